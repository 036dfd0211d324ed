import Foundation

/// The request for a way of drawing.
open class MTLRenderPipelineDescriptor: NSObject, @unchecked Sendable {
    /// The name for debugging.
    open var label: String?
    /// The function for vertices.
    open var vertexFunction: (any MTLFunction)?
    /// The function for pixels.
    open var fragmentFunction: (any MTLFunction)?
    /// How vertices are arranged.
    open var vertexDescriptor: MTLVertexDescriptor?
    /// The targets of colors.
    public let colorAttachments = MTLRenderPipelineColorAttachmentDescriptorArray()
    /// The format of depths.
    open var depthAttachmentPixelFormat = MTLPixelFormat.invalid
    /// The format of stencils.
    open var stencilAttachmentPixelFormat = MTLPixelFormat.invalid
    /// The number of samples of each pixel; 1 by default.
    open var rasterSampleCount = 1
    /// The number of samples of each pixel; 1 by default.
    open var sampleCount: Int {
        get { rasterSampleCount }
        set { rasterSampleCount = newValue }
    }
}

/// A list that grows when an element is read.
open class _MTLDescriptorArray<Element: NSObject>: NSObject, @unchecked Sendable {
    private var elements: [Int: Element] = [:]
    private let make: () -> Element
    init(_ make: @escaping () -> Element) { self.make = make }
    /// The element at an index; made when it is first read.
    public subscript(index: Int) -> Element! {
        get {
            if let known = elements[index] { return known }
            let new = make()
            elements[index] = new
            return new
        }
        set { elements[index] = newValue }
    }
}

/// The targets of colors of a way of drawing.
open class MTLRenderPipelineColorAttachmentDescriptorArray: _MTLDescriptorArray<
    MTLRenderPipelineColorAttachmentDescriptor
>, @unchecked Sendable
{
    init() { super.init { MTLRenderPipelineColorAttachmentDescriptor() } }
}

/// A target of colors of a way of drawing.
open class MTLRenderPipelineColorAttachmentDescriptor: NSObject, @unchecked Sendable {
    /// The format.
    open var pixelFormat = MTLPixelFormat.invalid
    /// Whether colors are mixed.
    open var isBlendingEnabled = false
    /// How much of a color is mixed, from the drawing and from the target.
    open var sourceRGBBlendFactor = MTLBlendFactor.one, destinationRGBBlendFactor = MTLBlendFactor.zero
    /// How much of an opacity is mixed, from the drawing and from the target.
    open var sourceAlphaBlendFactor = MTLBlendFactor.one, destinationAlphaBlendFactor = MTLBlendFactor.zero
    /// How colors and opacities are mixed.
    open var rgbBlendOperation = MTLBlendOperation.add, alphaBlendOperation = MTLBlendOperation.add
    /// The components that are drawn.
    open var writeMask = MTLColorWriteMask.all
}

/// The request for a picture.
open class MTLTextureDescriptor: NSObject, @unchecked Sendable {
    /// The form.
    open var textureType = MTLTextureType.type2D
    /// The format.
    open var pixelFormat = MTLPixelFormat.rgba8Unorm
    /// The size, in pixels.
    open var width = 1, height = 1, depth = 1
    /// The number of smaller versions, and of samples.
    open var mipmapLevelCount = 1, sampleCount = 1, arrayLength = 1
    /// Its uses.
    open var usage = MTLTextureUsage.shaderRead
    /// The memory that it is in.
    open var storageMode = MTLStorageMode.shared
    /// How memory is kept.
    open var resourceOptions: MTLResourceOptions = []
    /// Returns the request for a picture of a format and size.
    open class func texture2DDescriptor(
        pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool
    ) -> MTLTextureDescriptor {
        let descriptor = MTLTextureDescriptor()
        (descriptor.pixelFormat, descriptor.width, descriptor.height) = (pixelFormat, width, height)
        if mipmapped {
            descriptor.mipmapLevelCount = Int.bitWidth - max(width, height, 1).leadingZeroBitCount
        }
        return descriptor
    }
}

/// A target of a pass.
open class MTLRenderPassAttachmentDescriptor: NSObject, @unchecked Sendable {
    /// The picture.
    open var texture: (any MTLTexture)?
    /// The picture into which samples are mixed.
    open var resolveTexture: (any MTLTexture)?
    /// The effect on the picture before.
    open var loadAction = MTLLoadAction.dontCare
    /// The effect on the picture after.
    open var storeAction = MTLStoreAction.dontCare
}

/// A target of colors of a pass.
open class MTLRenderPassColorAttachmentDescriptor: MTLRenderPassAttachmentDescriptor, @unchecked Sendable {
    /// The color before.
    open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
}

/// A target of depths of a pass.
open class MTLRenderPassDepthAttachmentDescriptor: MTLRenderPassAttachmentDescriptor, @unchecked Sendable {
    /// The depth before.
    open var clearDepth = 1.0
}

/// The targets of colors of a pass.
open class MTLRenderPassColorAttachmentDescriptorArray: _MTLDescriptorArray<MTLRenderPassColorAttachmentDescriptor>,
    @unchecked Sendable
{
    init() { super.init { MTLRenderPassColorAttachmentDescriptor() } }
}

/// The targets of a pass.
open class MTLRenderPassDescriptor: NSObject, @unchecked Sendable {
    /// The targets of colors.
    public let colorAttachments = MTLRenderPassColorAttachmentDescriptorArray()
    /// The target of depths.
    open var depthAttachment: MTLRenderPassDepthAttachmentDescriptor! = MTLRenderPassDepthAttachmentDescriptor()
}

/// The request for a way of reading pictures.
open class MTLSamplerDescriptor: NSObject, @unchecked Sendable {
    /// How pictures are read smaller and larger.
    open var minFilter = MTLSamplerMinMagFilter.nearest, magFilter = MTLSamplerMinMagFilter.nearest
    /// How smaller versions are read.
    open var mipFilter = MTLSamplerMipFilter.notMipmapped
    /// The colors outside of the picture.
    open var sAddressMode = MTLSamplerAddressMode.clampToEdge, tAddressMode = MTLSamplerAddressMode.clampToEdge
    /// The colors outside of the picture in depth.
    open var rAddressMode = MTLSamplerAddressMode.clampToEdge
    /// How many samples are read for slanted surfaces.
    open var maxAnisotropy = 1
    /// Whether places are shares of the size.
    open var normalizedCoordinates = true
    /// The name for debugging.
    open var label: String?
}

/// The request for a way of comparing depths.
open class MTLDepthStencilDescriptor: NSObject, @unchecked Sendable {
    /// How depths are compared.
    open var depthCompareFunction = MTLCompareFunction.always
    /// Whether depths are written.
    open var isDepthWriteEnabled = false
    /// The name for debugging.
    open var label: String?
}

/// A value of a vertex.
open class MTLVertexAttributeDescriptor: NSObject, @unchecked Sendable {
    /// The type.
    open var format = MTLVertexFormat.invalid
    /// The place within a vertex in bytes, and the number of the memory.
    open var offset = 0, bufferIndex = 0
}

/// How far vertices are apart in memory.
open class MTLVertexBufferLayoutDescriptor: NSObject, @unchecked Sendable {
    /// The number of bytes.
    open var stride = 0
    /// When the next values are read.
    open var stepFunction = MTLVertexStepFunction.perVertex
    /// After how many steps the next values are read.
    open var stepRate = 1
}

/// The values of a vertex.
open class MTLVertexAttributeDescriptorArray: _MTLDescriptorArray<MTLVertexAttributeDescriptor>, @unchecked Sendable {
    init() { super.init { MTLVertexAttributeDescriptor() } }
}

/// How far vertices are apart in each memory.
open class MTLVertexBufferLayoutDescriptorArray: _MTLDescriptorArray<MTLVertexBufferLayoutDescriptor>,
    @unchecked Sendable
{
    init() { super.init { MTLVertexBufferLayoutDescriptor() } }
}

/// How vertices are arranged.
open class MTLVertexDescriptor: NSObject, @unchecked Sendable {
    /// The values.
    public let attributes = MTLVertexAttributeDescriptorArray()
    /// How far vertices are apart.
    public let layouts = MTLVertexBufferLayoutDescriptorArray()
}

/// How shaders are compiled.
open class MTLCompileOptions: NSObject, @unchecked Sendable {
    /// Whether arithmetic may be less exact.
    open var fastMathEnabled = true
    /// The version of the language.
    open var languageVersion = MTLLanguageVersion.version3_0
}
