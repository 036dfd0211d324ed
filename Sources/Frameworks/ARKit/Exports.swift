// As Apple's module does.
@_exported import Metal
@_exported import SceneKit
@_exported import simd
