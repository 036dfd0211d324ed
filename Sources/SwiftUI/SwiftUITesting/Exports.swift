@_exported import struct DisplayList.InputLog
