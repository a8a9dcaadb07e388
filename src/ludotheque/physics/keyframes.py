"""A compact encoding of pawn poses at 30 Hz: second differences, Rice-coded with a parameter for each channel.

No general-purpose compression: its output differs between libraries, and re-simulating a walk must give identical
bytes everywhere.  A codec for this format fits on one page in any language.  It is one bit stream, most significant
bit first:

    8 bits   the format, 1
    16 bits  number of frames, at least 1
    8 bits   number of pawns
    then for each pawn its six channels, in the order of Frame, each:
      16 bits  the first value, as two's complement
      4 bits   k, the parameter of the code; 15: the channel never changes, and nothing follows
      then for each further frame its second difference d (for the first one, the preceding difference counts as 0),
      as the number z = 2d if d >= 0, else -2d - 1:
        (z >> k) ones and a zero, then the k low bits of z;
        but if z >> k is 20 or more: 20 ones, then z in 18 bits.
    zeros up to a whole byte
"""

from __future__ import annotations

import math
from typing import Final

FORMAT: Final = 1
CHANNELS: Final = 6
CONSTANT: Final = 15  # written instead of k for a channel that never changes
MOST_ONES: Final = 20  # this many ones announce a number in LONG bits
LONG: Final = 18


class Frame:
    """A pose: position in 0.1 mm; facing, pitch and roll in milliradians; remaining winds of the spring in hundredths."""

    def __init__(self, x: int, y: int, facing: int, pitch: int, roll: int, winds: int) -> None:
        self.x = x
        self.y = y
        self.facing = facing  # the angle grows beyond a full turn, so that it can be interpolated
        self.pitch = pitch
        self.roll = roll
        self.winds = winds

    def numbers(self) -> tuple[int, ...]:
        return (self.x, self.y, self.facing, self.pitch, self.roll, self.winds)


def nearest(value: float) -> int:
    """Returns the nearest whole number that fits into 16 bits."""
    whole = math.floor(value + 0.5)
    return -32768 if whole < -32768 else (32767 if whole > 32767 else whole)


def differences(channel: list[int]) -> list[int]:
    """Returns second differences, mapped to non-negative numbers so that small changes of speed give small numbers."""
    numbers: list[int] = []
    last = channel[0]
    speed = 0
    for value in channel[1:]:
        change = value - last - speed
        numbers.append(2 * change if change >= 0 else -2 * change - 1)
        speed = value - last
        last = value
    return numbers


def cost(numbers: list[int], k: int) -> int:
    """Returns the number of bits in which the code with parameter k writes these numbers."""
    bits = 0
    for z in numbers:
        ones = z >> k
        bits += ones + 1 + k if ones < MOST_ONES else MOST_ONES + LONG
    return bits


class Writer:
    """Writes numbers as a stream of bits."""

    def __init__(self) -> None:
        self.done: list[int] = []  # the bytes so far; compiled code is faster with a list than with a bytearray
        self.bits = 0
        self.count = 0

    def write(self, value: int, count: int) -> None:
        self.bits = self.bits << count | value
        self.count += count
        while self.count >= 8:
            self.count -= 8
            self.done.append(self.bits >> self.count)
            self.bits &= (1 << self.count) - 1

    def to_bytes(self) -> bytes:
        if self.count:
            self.write(0, 8 - self.count)
        return bytes(self.done)


def encoded(pawns: list[list[Frame]]) -> bytes:
    """Encodes the frames of all pawns; every pawn must have the same number of frames."""
    count = len(pawns[0])
    writer = Writer()
    writer.write(FORMAT, 8)
    writer.write(count, 16)
    writer.write(len(pawns), 8)
    for frames in pawns:
        if is_still(frames):
            for value in frames[0].numbers():
                write_constant(writer, value)
            continue
        rows = [frame.numbers() for frame in frames]
        for which in range(CHANNELS):
            write_channel(writer, [row[which] for row in rows])
    return writer.to_bytes()


def is_still(frames: list[Frame]) -> bool:
    """Returns whether all frames are one object: the simulation reuses the frame of a pawn that does not move."""
    first = frames[0]
    for frame in frames:
        if frame is not first:
            return False
    return True


def write_constant(writer: Writer, value: int) -> None:
    """Writes a channel whose value never changes."""
    writer.write(value & 0xFFFF, 16)
    writer.write(CONSTANT, 4)


def write_channel(writer: Writer, channel: list[int]) -> None:
    """Writes one channel with the smallest k for which k + 1 would give no shorter code."""
    numbers = differences(channel)
    if not any(numbers):
        write_constant(writer, channel[0])
        return
    writer.write(channel[0] & 0xFFFF, 16)
    best = 0
    bits = cost(numbers, 0)
    while best < 12 and (fewer := cost(numbers, best + 1)) < bits:
        best += 1
        bits = fewer
    writer.write(best, 4)
    for z in numbers:
        ones = z >> best
        if ones < MOST_ONES:
            writer.write(((1 << (ones + 1)) - 2) << best | z & ((1 << best) - 1), ones + 1 + best)
        else:
            writer.write((1 << MOST_ONES) - 1, MOST_ONES)
            writer.write(z, LONG)


class Reader:
    """Reads a stream of bits; raises ValueError if the stream ends too soon."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def bit(self) -> int:
        if self.at >= 8 * len(self.data):
            raise ValueError("these keyframes end too early")
        bit = self.data[self.at >> 3] >> (7 - (self.at & 7)) & 1
        self.at += 1
        return bit

    def read(self, count: int) -> int:
        value = 0
        for _ in range(count):
            value = value << 1 | self.bit()
        return value


def decoded(data: bytes) -> list[list[Frame]]:
    """Decodes the frames of each pawn."""
    reader = Reader(data)
    if reader.read(8) != FORMAT:
        raise ValueError("not keyframes of this format")
    count = reader.read(16)
    pawns: list[list[Frame]] = []
    for _ in range(reader.read(8)):
        channels = [read_channel(reader, count) for _ in range(CHANNELS)]
        x, y, facing, pitch, roll, winds = channels
        pawns.append([Frame(x[i], y[i], facing[i], pitch[i], roll[i], winds[i]) for i in range(count)])
    return pawns


def read_channel(reader: Reader, count: int) -> list[int]:
    """Reads one channel: one value per frame."""
    value = reader.read(16)
    if value >= 0x8000:
        value -= 0x10000
    k = reader.read(4)
    channel = [value]
    speed = 0
    while len(channel) < count:
        z = 0
        if k != CONSTANT:
            ones = 0
            while ones < MOST_ONES and reader.bit():
                ones += 1
            z = ones << k | reader.read(k) if ones < MOST_ONES else reader.read(LONG)
        speed += z >> 1 if z & 1 == 0 else -(z + 1 >> 1)
        value += speed
        channel.append(value)
    return channel
