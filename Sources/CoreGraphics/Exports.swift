// What apps mean by `import CoreGraphics`: the geometry types, wherever they live on Linux.
@_exported import Foundation

@_exported import struct DisplayList.CGAffineTransform
@_exported import enum DisplayList.CGLineCap
@_exported import enum DisplayList.CGLineJoin
@_exported import struct DisplayList.CGVector
