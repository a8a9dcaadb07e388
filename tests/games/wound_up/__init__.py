"""Tests of All Wound Up, section by section."""
