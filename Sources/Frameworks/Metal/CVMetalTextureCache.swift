import CoreVideo
import Foundation

/// Makes textures of pixels in memory; none can be made, as there is no device of Metal's here.
///
/// On Apple's systems the type is Core Video's; here it is beside the devices, which Core Video's module does not know.
///
/// Follows Apple's [CVMetalTextureCache](https://developer.apple.com/documentation/corevideo/cvmetaltexturecache-q3g).
public final class CVMetalTextureCache: NSObject {}

/// A texture of pixels in memory; there is none here.
public final class CVMetalTexture: NSObject {}

/// How long a texture is kept after its last use, in seconds.
public let kCVMetalTextureCacheMaximumTextureAgeKey: CFString = "MaximumTextureAge"
/// The use of a texture.
public let kCVMetalTextureUsage: CFString = "MetalTextureUsage"
/// Where a texture is kept.
public let kCVMetalTextureStorageMode: CFString = "MetalTextureStorageMode"

private func refuse() -> CVReturn {
    RuntimeWarning.issue("CVMetalTextureCache: there is no texture of Metal's here. See CompatibilityGaps.md.")
    return kCVReturnUnsupported
}

/// Creates a cache; fails, and says so once.
/// - Parameter cacheOut: Receives nil.
@discardableResult
public func CVMetalTextureCacheCreate(
    _ allocator: CFAllocator?, _ cacheAttributes: CFDictionary?, _ metalDevice: any MTLDevice,
    _ textureAttributes: CFDictionary?, _ cacheOut: UnsafeMutablePointer<CVMetalTextureCache?>
) -> CVReturn {
    cacheOut.pointee = nil
    return refuse()
}
/// Creates a texture of pixels; fails, and says so once.
/// - Parameter textureOut: Receives nil.
@discardableResult
public func CVMetalTextureCacheCreateTextureFromImage(
    _ allocator: CFAllocator?, _ textureCache: CVMetalTextureCache, _ sourceImage: CVImageBuffer,
    _ textureAttributes: CFDictionary?, _ pixelFormat: MTLPixelFormat, _ width: Int, _ height: Int, _ planeIndex: Int,
    _ textureOut: UnsafeMutablePointer<CVMetalTexture?>
) -> CVReturn {
    textureOut.pointee = nil
    return refuse()
}
/// Releases textures that are no longer used; there are none here.
public func CVMetalTextureCacheFlush(_ textureCache: CVMetalTextureCache, _ options: CVOptionFlags) {}
/// Returns the texture; nil, as there is none here.
public func CVMetalTextureGetTexture(_ image: CVMetalTexture) -> (any MTLTexture)? { nil }
/// Returns whether a texture begins at the lower edge; never here.
public func CVMetalTextureIsFlipped(_ image: CVMetalTexture) -> Bool { false }
