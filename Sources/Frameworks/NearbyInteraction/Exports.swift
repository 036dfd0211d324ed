// As Apple's module does.
@_exported import Foundation
@_exported import OrielFoundation
@_exported import simd
