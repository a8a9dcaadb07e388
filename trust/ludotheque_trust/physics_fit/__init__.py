"""Measures the kernel: the fit of the stand-in, and the figures and plots of docs/physics.md.  Never compiled."""
