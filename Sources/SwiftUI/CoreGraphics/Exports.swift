// The geometry types that apps expect from `import CoreGraphics`, wherever they are declared on Linux.
@_exported import Foundation
@_exported import OrielFoundation

@_exported import struct DisplayList.CGAffineTransform
@_exported import func DisplayList.CGAffineTransformConcat
@_exported import func DisplayList.CGAffineTransformEqualToTransform
@_exported import func DisplayList.CGAffineTransformInvert
@_exported import func DisplayList.CGAffineTransformIsIdentity
@_exported import func DisplayList.CGAffineTransformMake
@_exported import func DisplayList.CGAffineTransformMakeRotation
@_exported import func DisplayList.CGAffineTransformMakeScale
@_exported import func DisplayList.CGAffineTransformMakeTranslation
@_exported import func DisplayList.CGAffineTransformRotate
@_exported import func DisplayList.CGAffineTransformScale
@_exported import func DisplayList.CGAffineTransformTranslate
@_exported import enum DisplayList.CGLineCap
@_exported import enum DisplayList.CGLineJoin
@_exported import func DisplayList.CGPointApplyAffineTransform
@_exported import func DisplayList.CGRectApplyAffineTransform
@_exported import func DisplayList.CGSizeApplyAffineTransform
@_exported import struct DisplayList.CGVector
@_exported import func DisplayList.CGVectorMake
