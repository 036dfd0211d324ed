// Apple's module passes Foundation and Core Graphics on. The filters are in a module of another name, since SwiftUI passes
// them on, as UIKit does: in tests that see a module named CoreImage or CoreGraphics the compiler looks for a part of
// Testing that goes with it.
@_exported import CoreGraphics
@_exported import ImageFilters
@_exported import OrielFoundation
