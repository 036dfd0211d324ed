@_exported import Combine
@_exported import CoreTransferable
@_exported import ImageFilters
@_exported import ImageIO
@_exported import OrielFoundation
@_exported import SwiftUICore
@_exported import UniformTypeIdentifiers

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
@_exported import func DisplayList.CGPointApplyAffineTransform
@_exported import func DisplayList.CGRectApplyAffineTransform
@_exported import func DisplayList.CGSizeApplyAffineTransform
@_exported import func DisplayList.CGVectorMake
