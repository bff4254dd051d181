"""Reads the temperature sensors on the I2C bus."""
from smbus2 import SMBus

ADDRESS = 0x48


def celsius(bus: SMBus) -> float:
    high, low = bus.read_i2c_block_data(ADDRESS, 0x00, 2)  # type: ignore
    raw = (high << 8 | low) >> 4
    if raw & 0x800:
        raw -= 0x1000
    return raw * 0.0625
