import CoreVideo
import MetalKit
import SwiftUI
import SwiftUITesting
import Testing

/// Requests to a device that an app makes up, as Metal has none here.
@MainActor
@Suite("Refusals of Metal, and requests of drawing")
struct MetalRefusalTests {
    /// A device that makes nothing.
    private final class Card: NSObject, MTLDevice {
        let name = "Card"
        let maxThreadsPerThreadgroup = MTLSize(width: 1, height: 1, depth: 1)
        let isLowPower = false
        func makeCommandQueue() -> (any MTLCommandQueue)? { nil }
        func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)? { nil }
        func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)? {
            nil
        }
        func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)? { nil }
        func makeDefaultLibrary() -> (any MTLLibrary)? { nil }
        func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary { throw CocoaError(.featureUnsupported) }
        func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary {
            throw CocoaError(.featureUnsupported)
        }
        func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState {
            throw CocoaError(.featureUnsupported)
        }
        func makeComputePipelineState(function: any MTLFunction) throws -> any MTLComputePipelineState {
            throw CocoaError(.featureUnsupported)
        }
        func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)? { nil }
        func makeDepthStencilState(descriptor: MTLDepthStencilDescriptor) -> (any MTLDepthStencilState)? { nil }
        func supportsTextureSampleCount(_ sampleCount: Int) -> Bool { false }
    }

    @Test("A cache is not made: the variable becomes nil, and a warning says so")
    func caches() {
        var cache: CVMetalTextureCache? = CVMetalTextureCache()
        let warnings = TestHost.warnings {
            #expect(CVMetalTextureCacheCreate(nil, nil, Card(), nil, &cache) == kCVReturnUnsupported)
        }
        #expect(cache == nil && warnings.count == 1)
    }

    @Test("A texture of pixels is not made: the variable becomes nil, and a warning says so")
    func textures() throws {
        var pixels: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, 2, 3, kCVPixelFormatType_32BGRA, nil, &pixels) == kCVReturnSuccess)
        let image = try #require(pixels)
        let cache = CVMetalTextureCache()
        var texture: CVMetalTexture? = CVMetalTexture()
        let warnings = TestHost.warnings {
            let result = CVMetalTextureCacheCreateTextureFromImage(
                nil, cache, image, nil, .bgra8Unorm, 2, 3, 0, &texture)
            #expect(result == kCVReturnUnsupported)
        }
        #expect(texture == nil && warnings.count == 1)
        CVMetalTextureCacheFlush(cache, 0)
        #expect(CVMetalTextureGetTexture(CVMetalTexture()) == nil && !CVMetalTextureIsFlipped(CVMetalTexture()))
    }

    @Test("A loader keeps its device, and loads nothing")
    func loaders() {
        let card = Card()
        let loader = MTKTextureLoader(device: card)
        #expect(loader.device === card)
        #expect(throws: NSError.self) { try loader.newTexture(URL: URL(filePath: "/none")) }
        #expect(throws: NSError.self) { try loader.newTexture(name: "a", scaleFactor: 1, bundle: nil) }
    }

    @Test("A view's delegate is an outlet of documents of Interface Builder, and no other name is")
    func outlets() {
        final class Delegate: NSObject, MTKViewDelegate {
            func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize) {}
            func draw(in view: MTKView) {}
        }
        let (view, delegate) = (MTKView(), Delegate())
        #expect(!view.setInterfaceOutlet(delegate, named: "device") && view.delegate == nil)
        #expect(view.setInterfaceOutlet(delegate, named: "delegate") && view.delegate === delegate)
        #expect(view.setInterfaceOutlet(NSObject(), named: "delegate") && view.delegate == nil)
    }

    @Test(
        "A texture has a smaller version for each halving of its longer side",
        arguments: [(1, 1, 1), (2, 1, 2), (1, 3, 2), (4, 1, 3), (255, 7, 8), (7, 256, 9), (257, 7, 9), (0, 0, 1)])
    func levels(width: Int, height: Int, count: Int) {
        let texture = MTLTextureDescriptor.texture2DDescriptor(
            pixelFormat: .rgba16Float, width: width, height: height, mipmapped: true)
        #expect(texture.mipmapLevelCount == count && texture.width == width && texture.height == height)
        let plain = MTLTextureDescriptor.texture2DDescriptor(
            pixelFormat: .rgba16Float, width: width, height: height, mipmapped: false)
        #expect(plain.mipmapLevelCount == 1 && plain.pixelFormat == .rgba16Float && plain.depth == 1)
    }

    @Test("Requests have Apple's defaults")
    func defaults() {
        let pipeline = MTLRenderPipelineDescriptor()
        #expect(pipeline.rasterSampleCount == 1 && pipeline.depthAttachmentPixelFormat == .invalid)
        pipeline.sampleCount = 4
        #expect(pipeline.rasterSampleCount == 4 && pipeline.sampleCount == 4)
        let color: MTLRenderPipelineColorAttachmentDescriptor = pipeline.colorAttachments[1]
        #expect(!color.isBlendingEnabled && color.sourceRGBBlendFactor == .one && color.writeMask == .all)
        #expect(color.destinationRGBBlendFactor == .zero && color.destinationAlphaBlendFactor == .zero)
        #expect(pipeline.colorAttachments[1] === color && pipeline.colorAttachments[0] !== color)
        let pass = MTLRenderPassDescriptor()
        #expect(pass.colorAttachments[0].clearColor.alpha == 1 && pass.colorAttachments[0].clearColor.red == 0)
        #expect(pass.depthAttachment.clearDepth == 1 && pass.depthAttachment.storeAction == .dontCare)
        let sampler = MTLSamplerDescriptor()
        #expect(sampler.minFilter == .nearest && sampler.mipFilter == .notMipmapped && sampler.maxAnisotropy == 1)
        #expect(sampler.normalizedCoordinates && sampler.sAddressMode == .clampToEdge)
        let depth = MTLDepthStencilDescriptor()
        #expect(depth.depthCompareFunction == .always && !depth.isDepthWriteEnabled)
        let vertices = MTLVertexDescriptor()
        #expect(vertices.layouts[0].stepRate == 1 && vertices.layouts[0].stepFunction == .perVertex)
        #expect(vertices.attributes[0].format == .invalid && vertices.attributes[0].bufferIndex == 0)
        let view = MTKView()
        #expect(view.preferredFramesPerSecond == 60 && view.sampleCount == 1 && view.clearDepth == 1)
        #expect(view.framebufferOnly && view.autoResizeDrawable && !view.isPaused && !view.enableSetNeedsDisplay)
        #expect(view.clearColor.alpha == 1 && view.clearColor.green == 0 && view.colorPixelFormat == .bgra8Unorm)
    }
}
