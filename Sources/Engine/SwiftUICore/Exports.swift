@_exported import Combine
@_exported import Foundation
@_exported import Observation
@_exported import OrielFoundation

@_exported import enum DisplayList.BlendMode
@_exported import struct DisplayList.CGAffineTransform
@_exported import enum DisplayList.CGLineCap
@_exported import enum DisplayList.CGLineJoin
@_exported import struct DisplayList.CGVector
@_exported import struct DisplayList.FillStyle
@_exported import struct DisplayList.Path
@_exported import struct DisplayList.ProjectionTransform
@_exported import enum DisplayList.RoundedCornerStyle
@_exported import struct DisplayList.StrokeStyle
