"""All Wound Up, section by section."""
