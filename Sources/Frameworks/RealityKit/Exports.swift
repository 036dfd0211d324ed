// As Apple's module does.
@_exported import ARKit
@_exported import SwiftUI
@_exported import simd
