import Foundation

/// A queue of commands for a device.
public protocol MTLCommandQueue: NSObjectProtocol {
    /// The name for debugging.
    var label: String? { get set }
    /// The device.
    var device: any MTLDevice { get }
    /// Makes a list of commands.
    func makeCommandBuffer() -> (any MTLCommandBuffer)?
}

/// A list of commands.
public protocol MTLCommandBuffer: NSObjectProtocol {
    /// The name for debugging.
    var label: String? { get set }
    /// How far the commands are.
    var status: MTLCommandBufferStatus { get }
    /// The error; nil if there is none.
    var error: (any Error)? { get }
    /// Begins commands that draw.
    func makeRenderCommandEncoder(
        descriptor renderPassDescriptor: MTLRenderPassDescriptor
    )
        -> (any MTLRenderCommandEncoder)?
    /// Begins commands that compute.
    func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
    /// Begins commands that copy.
    func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)?
    /// Shows a picture when the commands are done.
    func present(_ drawable: any MTLDrawable)
    /// Calls a closure when the commands are done.
    func addCompletedHandler(_ block: @escaping (any MTLCommandBuffer) -> Void)
    /// Sends the commands.
    func commit()
    /// Waits until the commands are done.
    func waitUntilCompleted()
    /// Waits until the commands have begun.
    func waitUntilScheduled()
}

/// Something that can be shown.
public protocol MTLDrawable: NSObjectProtocol {
    /// Shows it.
    func present()
}

/// A picture of a layer that can be shown.
public protocol CAMetalDrawable: MTLDrawable {
    /// The picture.
    var texture: any MTLTexture { get }
    /// The layer that shows it.
    var layer: CAMetalLayer { get }
}

/// Adds commands to a list.
public protocol MTLCommandEncoder: NSObjectProtocol {
    /// The name for debugging.
    var label: String? { get set }
    /// Ends the commands.
    func endEncoding()
    /// Begins a group for debugging.
    func pushDebugGroup(_ string: String)
    /// Ends a group for debugging.
    func popDebugGroup()
}

/// Adds commands that draw.
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
    /// Sets the way of drawing.
    func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
    /// Sets the way of comparing depths.
    func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?)
    /// Sets memory of vertices.
    func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    /// Sets bytes of vertices.
    func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    /// Sets a picture for vertices.
    func setVertexTexture(_ texture: (any MTLTexture)?, index: Int)
    /// Sets memory of pixels.
    func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    /// Sets bytes of pixels.
    func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    /// Sets a picture for pixels.
    func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
    /// Sets a way of reading pictures.
    func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    /// Sets the part that is drawn into.
    func setViewport(_ viewport: MTLViewport)
    /// Sets the part outside of which nothing is drawn.
    func setScissorRect(_ rect: MTLScissorRect)
    /// Sets which triangles are left out.
    func setCullMode(_ cullMode: MTLCullMode)
    /// Sets which triangles are seen from the front.
    func setFrontFacing(_ frontFacingWinding: MTLWinding)
    /// Sets whether triangles are filled.
    func setTriangleFillMode(_ fillMode: MTLTriangleFillMode)
    /// Draws vertices.
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
    /// Draws vertices a number of times.
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
    /// Draws vertices by their numbers.
    func drawIndexedPrimitives(
        type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer,
        indexBufferOffset: Int)
}

/// Adds commands that compute.
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
    /// Sets the way of computing.
    func setComputePipelineState(_ state: any MTLComputePipelineState)
    /// Sets memory.
    func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    /// Sets bytes.
    func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    /// Sets a picture.
    func setTexture(_ texture: (any MTLTexture)?, index: Int)
    /// Runs groups of threads.
    func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
    /// Runs threads.
    func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
}

/// Adds commands that copy.
public protocol MTLBlitCommandEncoder: MTLCommandEncoder {
    /// Makes the smaller versions of a picture.
    func generateMipmaps(for texture: any MTLTexture)
    /// Copies memory.
    func copy(
        from sourceBuffer: any MTLBuffer, sourceOffset: Int, to destinationBuffer: any MTLBuffer,
        destinationOffset: Int, size: Int)
}
