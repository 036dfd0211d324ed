import MetalKit
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Metal")
struct GraphicsCardTests {
    @Test("There is no device, and a view says that it is an empty place")
    func device() {
        #expect(MTLCreateSystemDefaultDevice() == nil && MTLCopyAllDevices().isEmpty)
        struct Place: UIViewRepresentable {
            func makeUIView(context: Context) -> MTKView {
                MTKView(frame: .zero, device: MTLCreateSystemDefaultDevice())
            }
            func updateUIView(_ view: MTKView, context: Context) { view.draw() }
        }
        let host = TestHost(Place(), size: CGSize(width: 50, height: 50))
        host.advance(by: 0.1)
        #expect(MTKView().currentDrawable == nil && MTKView().currentRenderPassDescriptor == nil)
    }

    @Test("Descriptors keep what apps set")
    func descriptors() {
        let pass = MTLRenderPassDescriptor()
        pass.colorAttachments[0].clearColor = MTLClearColorMake(1, 0, 0, 1)
        pass.colorAttachments[0].loadAction = .clear
        #expect(pass.colorAttachments[0].clearColor.red == 1 && pass.colorAttachments[1].loadAction == .dontCare)
        let texture = MTLTextureDescriptor.texture2DDescriptor(
            pixelFormat: .bgra8Unorm, width: 256, height: 100, mipmapped: true)
        #expect(texture.mipmapLevelCount == 9 && texture.pixelFormat.rawValue == 80)
        let vertex = MTLVertexDescriptor()
        vertex.attributes[2].format = .float3
        vertex.layouts[0].stride = 24
        #expect(vertex.attributes[2].format == .float3 && vertex.layouts[0].stepRate == 1)
        let region = MTLRegionMake2D(1, 2, 3, 4)
        #expect(region.origin.y == 2 && region.size.height == 4 && region.size.depth == 1)
    }

    @Test("A layer keeps what apps set, and has no pictures; names of vectors are passed on")
    func layers() {
        let layer = CAMetalLayer()
        layer.pixelFormat = .rgba16Float
        layer.drawableSize = CGSize(width: 3, height: 4)
        let warnings = TestHost.warnings { #expect(layer.nextDrawable() == nil) }
        #expect(warnings.count == 1 && layer.drawableSize.height == 4)
        let size: simd_float1 = simd_length(simd_float2(3, 4))
        #expect(size == 5)
    }
}
