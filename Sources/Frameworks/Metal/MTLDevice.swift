import Foundation
import OrielFoundation

/// Returns nil, and says so once: there is no device of Metal's here.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? {
    RuntimeWarning.issue("Metal: there is no device here that draws. See CompatibilityGaps.md.")
    return nil
}

/// Returns no devices: there are none of Metal's here.
public func MTLCopyAllDevices() -> [any MTLDevice] { [] }

/// A graphics card; there is none of Metal's here.
///
/// Follows Apple's [MTLDevice](https://developer.apple.com/documentation/metal/mtldevice).
public protocol MTLDevice: NSObjectProtocol {
    /// The name.
    var name: String { get }
    /// The largest group of threads.
    var maxThreadsPerThreadgroup: MTLSize { get }
    /// Whether the device uses little power.
    var isLowPower: Bool { get }
    /// Makes a queue of commands.
    func makeCommandQueue() -> (any MTLCommandQueue)?
    /// Makes memory.
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    /// Makes memory of bytes.
    func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    /// Makes a picture.
    func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
    /// Returns the functions of the app's shaders.
    func makeDefaultLibrary() -> (any MTLLibrary)?
    /// Returns the functions of the shaders of a bundle.
    func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary
    /// Compiles shaders.
    func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
    /// Makes a way of drawing.
    func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
    /// Makes a way of computing.
    func makeComputePipelineState(function: any MTLFunction) throws -> any MTLComputePipelineState
    /// Makes a way of reading pictures.
    func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)?
    /// Makes a way of comparing depths.
    func makeDepthStencilState(descriptor: MTLDepthStencilDescriptor) -> (any MTLDepthStencilState)?
    /// Returns whether a number of samples of each pixel is possible.
    func supportsTextureSampleCount(_ sampleCount: Int) -> Bool
}

/// An object of a device.
public protocol MTLResource: NSObjectProtocol {
    /// The name for debugging.
    var label: String? { get set }
    /// The device.
    var device: any MTLDevice { get }
    /// The memory that it is in.
    var storageMode: MTLStorageMode { get }
}

/// Memory of a device.
public protocol MTLBuffer: MTLResource {
    /// The number of bytes.
    var length: Int { get }
    /// Returns the address of the bytes.
    func contents() -> UnsafeMutableRawPointer
}

/// A picture of a device.
public protocol MTLTexture: MTLResource {
    /// The width, in pixels.
    var width: Int { get }
    /// The height, in pixels.
    var height: Int { get }
    /// The format.
    var pixelFormat: MTLPixelFormat { get }
    /// Its uses.
    var usage: MTLTextureUsage { get }
    /// Writes a part of the picture.
    func replace(region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int)
    /// Reads a part of the picture.
    func getBytes(
        _ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion, mipmapLevel level: Int)
}

/// Functions of shaders.
public protocol MTLLibrary: NSObjectProtocol {
    /// The names.
    var functionNames: [String] { get }
    /// Returns the function of a name.
    func makeFunction(name functionName: String) -> (any MTLFunction)?
}

/// A function of a shader.
public protocol MTLFunction: NSObjectProtocol {
    /// The name.
    var name: String { get }
    /// Its purpose.
    var functionType: MTLFunctionType { get }
}

/// A way of drawing.
public protocol MTLRenderPipelineState: NSObjectProtocol {
    /// The name for debugging.
    var label: String? { get }
}

/// A way of computing.
public protocol MTLComputePipelineState: NSObjectProtocol {
    /// The most threads of a group.
    var maxTotalThreadsPerThreadgroup: Int { get }
    /// The number of threads that run as one.
    var threadExecutionWidth: Int { get }
}

/// A way of reading pictures.
public protocol MTLSamplerState: NSObjectProtocol {
    /// The name for debugging.
    var label: String? { get }
}

/// A way of comparing depths.
public protocol MTLDepthStencilState: NSObjectProtocol {
    /// The name for debugging.
    var label: String? { get }
}
