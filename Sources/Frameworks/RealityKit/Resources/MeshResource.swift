import Foundation
import SceneKit
import SwiftUI
import simd

/// The form of a model.
///
/// Follows Apple's [MeshResource](https://developer.apple.com/documentation/realitykit/meshresource). Edges are sharp, and words flat.
@MainActor @preconcurrency
public final class MeshResource: @unchecked Sendable {
    nonisolated let geometry: SCNGeometry
    init(_ geometry: SCNGeometry) { self.geometry = geometry }

    /// The box around.
    public var bounds: BoundingBox {
        let (low, high) = geometry.boundingBox
        return BoundingBox(min: SIMD3(low), max: SIMD3(high))
    }
    /// Returns a box.
    public static func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource {
        generateBox(width: size, height: size, depth: size, cornerRadius: cornerRadius)
    }
    /// Returns a box.
    public static func generateBox(size: SIMD3<Float>, cornerRadius: Float = 0) -> MeshResource {
        generateBox(width: size.x, height: size.y, depth: size.z, cornerRadius: cornerRadius)
    }
    /// Returns a box.
    public static func generateBox(
        width: Float, height: Float, depth: Float, cornerRadius: Float = 0, splitFaces: Bool = false
    ) -> MeshResource {
        MeshResource(
            SCNBox(
                width: CGFloat(width), height: CGFloat(height), length: CGFloat(depth),
                chamferRadius: CGFloat(cornerRadius)))
    }
    /// Returns a ball.
    public static func generateSphere(radius: Float) -> MeshResource {
        MeshResource(SCNSphere(radius: CGFloat(radius)))
    }
    /// Returns a lying rectangle.
    public static func generatePlane(width: Float, depth: Float, cornerRadius: Float = 0) -> MeshResource {
        let floor = SCNFloor()
        (floor.width, floor.length) = (CGFloat(width), CGFloat(depth))
        return MeshResource(floor)
    }
    /// Returns an upright rectangle.
    public static func generatePlane(width: Float, height: Float, cornerRadius: Float = 0) -> MeshResource {
        MeshResource(SCNPlane(width: CGFloat(width), height: CGFloat(height)))
    }
    /// Returns a cylinder.
    public static func generateCylinder(height: Float, radius: Float) -> MeshResource {
        MeshResource(SCNCylinder(radius: CGFloat(radius), height: CGFloat(height)))
    }
    /// Returns a cone.
    public static func generateCone(height: Float, radius: Float) -> MeshResource {
        MeshResource(SCNCone(topRadius: 0, bottomRadius: CGFloat(radius), height: CGFloat(height)))
    }
    /// Returns words.
    public static func generateText(
        _ string: String, extrusionDepth: Float = 0.25, font: UIFont = .systemFont(ofSize: 1),
        containerFrame: CGRect = .zero, alignment: CTTextAlignment = .left,
        lineBreakMode: CTLineBreakMode = .byTruncatingTail
    ) -> MeshResource {
        let text = SCNText(string: string, extrusionDepth: CGFloat(extrusionDepth))
        text.font = font
        return MeshResource(text)
    }
    /// Returns a form of descriptions of vertices; fails for one without places.
    public static func generate(from descriptors: [MeshDescriptor]) throws -> MeshResource {
        MeshResource(try MeshDescriptor.geometry(descriptors))
    }
    /// Creates a form of descriptions of vertices; fails for one without places.
    public convenience init(from descriptors: [MeshDescriptor]) async throws {
        self.init(try MeshDescriptor.geometry(descriptors))
    }
    /// The number of materials that the form takes.
    public var expectedMaterialCount: Int { max(geometry.geometryElementCount, 1) }
    /// The alignments of lines; without effect.
    public enum CTTextAlignment: Sendable { case left, right, center, justified, natural }
    /// How words that do not fit are cut; without effect.
    public enum CTLineBreakMode: Sendable {
        case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
    }
}

/// A picture of a material; files are not read here.
public final class TextureResource: @unchecked Sendable {
    let image: CGImage?
    private init(_ image: CGImage?) { self.image = image }
    /// The meanings of pictures.
    public enum Semantic: Hashable, Sendable { case color, normal, raw, hdrColor, scalar }
    /// How a picture is made.
    public struct CreateOptions: Sendable {
        /// Creates options.
        public init(semantic: Semantic?) {}
    }
    /// Creates a picture of an image.
    public convenience init(image: CGImage, withName resourceName: String? = nil, options: CreateOptions) throws {
        self.init(image)
    }
    /// Returns a picture of an image.
    public static func generate(
        from cgImage: CGImage, withName resourceName: String? = nil, options: CreateOptions
    ) throws -> TextureResource { TextureResource(cgImage) }
    /// Returns a picture of the app; fails if there is none.
    public static func load(named name: String, in bundle: Bundle? = nil) throws -> TextureResource {
        guard let image = UIImage(named: name)?.cgImage else { throw CocoaError(.fileNoSuchFile) }
        return TextureResource(image)
    }
    /// Returns a picture of a file; fails if there is none.
    public static func load(contentsOf url: URL) throws -> TextureResource {
        guard let image = UIImage(contentsOfFile: url.path)?.cgImage else { throw CocoaError(.fileNoSuchFile) }
        return TextureResource(image)
    }
}
