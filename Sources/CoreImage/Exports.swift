// Apple's module passes Foundation and Core Graphics on. The filters are in a module of another name, since SwiftUI passes
// them on, as UIKit does: a test that sees a module named CoreImage, or CoreGraphics, is looked up a part of Testing for it.
@_exported import CoreGraphics
@_exported import ImageFilters
@_exported import OrielFoundation
