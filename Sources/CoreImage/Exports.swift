// Apple's module passes Foundation and Core Graphics on; pictures of UIKit are SwiftUI's here.
@_exported import CoreGraphics
@_exported import OrielFoundation
