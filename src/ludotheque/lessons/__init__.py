"""Lessons: guided first matches, kept as data in the folder of each game, and played by the game's real rules."""

from ludotheque.lessons.lesson import Chapter, Lesson, Mistake, Reply, Step
from ludotheque.lessons.pictures import Picture, match_of_picture, pictures_of
from ludotheque.lessons.reading import find_lesson, has_lesson, real_match
from ludotheque.lessons.scene import Act, Frame, Guess, Input, Scene
from ludotheque.lessons.teacher import MOST_INPUTS, play_chapter

__all__ = (
    "MOST_INPUTS",
    "Act",
    "Chapter",
    "Frame",
    "Guess",
    "Input",
    "Lesson",
    "Mistake",
    "Picture",
    "Reply",
    "Scene",
    "Step",
    "match_of_picture",
    "find_lesson",
    "has_lesson",
    "pictures_of",
    "play_chapter",
    "real_match",
)
