import Foundation

/// A color by components from 0 to 1.
public struct MTLClearColor: Sendable {
    /// The components.
    public var red: Double, green: Double, blue: Double, alpha: Double
    /// Creates transparent black.
    public init() { self.init(red: 0, green: 0, blue: 0, alpha: 0) }
    /// Creates a color.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}

/// Returns a color.
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor {
    MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}

/// A place in a picture, in pixels.
public struct MTLOrigin: Sendable {
    /// The coordinates.
    public var x: Int, y: Int, z: Int
    /// Creates the origin.
    public init() { self.init(x: 0, y: 0, z: 0) }
    /// Creates a place.
    public init(x: Int, y: Int, z: Int) { (self.x, self.y, self.z) = (x, y, z) }
}

/// Returns a place.
public func MTLOriginMake(_ x: Int, _ y: Int, _ z: Int) -> MTLOrigin { MTLOrigin(x: x, y: y, z: z) }

/// The size of a picture or a grid of threads.
public struct MTLSize: Sendable {
    /// The sides.
    public var width: Int, height: Int, depth: Int
    /// Creates a size of zeros.
    public init() { self.init(width: 0, height: 0, depth: 0) }
    /// Creates a size.
    public init(width: Int, height: Int, depth: Int) { (self.width, self.height, self.depth) = (width, height, depth) }
}

/// Returns a size.
public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize {
    MTLSize(width: width, height: height, depth: depth)
}

/// A part of a picture.
public struct MTLRegion: Sendable {
    /// Where it begins.
    public var origin: MTLOrigin
    /// Its size.
    public var size: MTLSize
    /// Creates an empty part.
    public init() { self.init(origin: MTLOrigin(), size: MTLSize()) }
    /// Creates a part.
    public init(origin: MTLOrigin, size: MTLSize) { (self.origin, self.size) = (origin, size) }
}

/// Returns a part of a line.
public func MTLRegionMake1D(_ x: Int, _ width: Int) -> MTLRegion { MTLRegionMake3D(x, 0, 0, width, 1, 1) }
/// Returns a part of a picture.
public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion {
    MTLRegionMake3D(x, y, 0, width, height, 1)
}
/// Returns a part of a room.
public func MTLRegionMake3D(_ x: Int, _ y: Int, _ z: Int, _ width: Int, _ height: Int, _ depth: Int) -> MTLRegion {
    MTLRegion(origin: MTLOrigin(x: x, y: y, z: z), size: MTLSize(width: width, height: height, depth: depth))
}

/// The part of a target that is drawn into, with its depths.
public struct MTLViewport: Sendable {
    /// The rectangle in pixels, and the least and greatest depth.
    public var originX: Double, originY: Double, width: Double, height: Double, znear: Double, zfar: Double
    /// Creates a part.
    public init(originX: Double, originY: Double, width: Double, height: Double, znear: Double, zfar: Double) {
        (self.originX, self.originY, self.width, self.height) = (originX, originY, width, height)
        (self.znear, self.zfar) = (znear, zfar)
    }
}

/// The part of a target outside of which nothing is drawn, in pixels.
public struct MTLScissorRect: Sendable {
    /// The rectangle.
    public var x: Int, y: Int, width: Int, height: Int
    /// Creates a rectangle.
    public init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
}
