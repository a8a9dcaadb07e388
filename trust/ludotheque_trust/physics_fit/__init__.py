"""Measures the physics kernel, fits the stand-in, and makes the plots of docs/physics.md.  This package is never
compiled.
"""
