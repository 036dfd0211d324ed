import Foundation
import Metal
import SwiftUI

/// Receives when a view of Metal's draws; it never does here.
///
/// Follows Apple's [MTKViewDelegate](https://developer.apple.com/documentation/metalkit/mtkviewdelegate).
@MainActor @preconcurrency
public protocol MTKViewDelegate: NSObjectProtocol {
    /// Called when the size has changed.
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
    /// Called for each frame.
    func draw(in view: MTKView)
}

/// A view that a device would draw into: an empty place here, which says so once.
///
/// Follows Apple's [MTKView](https://developer.apple.com/documentation/metalkit/mtkview).
@MainActor @preconcurrency
open class MTKView: UIView {
    /// The device; nil for none.
    open var device: (any MTLDevice)?
    /// Receives when the view draws; it never does here.
    open weak var delegate: (any MTKViewDelegate)?
    /// The format of colors.
    open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
    /// The format of depths and stencils.
    open var depthStencilPixelFormat = MTLPixelFormat.invalid
    /// The color before each frame.
    open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// The depth before each frame.
    open var clearDepth = 1.0
    /// The stencil before each frame.
    open var clearStencil: UInt32 = 0
    /// The number of samples of each pixel.
    open var sampleCount = 1
    /// How many frames a second are wanted.
    open var preferredFramesPerSecond = 60
    /// Whether frames are drawn when they are requested.
    open var enableSetNeedsDisplay = false
    /// Whether no frames are drawn.
    open var isPaused = false
    /// Whether the size of pictures follows the view's.
    open var autoResizeDrawable = true
    /// Whether pictures can only be drawn into.
    open var framebufferOnly = true
    /// Whether frames come with changes of Core Animation.
    open var presentsWithTransaction = false
    /// The size of pictures, in pixels.
    open var drawableSize = CGSize.zero
    /// The present picture; nil here.
    open var currentDrawable: (any CAMetalDrawable)? { nil }
    /// The targets of a pass into the present picture; nil here.
    open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }

    /// Creates a view of a rectangle, with a device.
    public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
        self.device = device
        super.init(frame: frameRect)
        Self.say()
    }
    /// Creates a view of a rectangle.
    public convenience override init(frame: CGRect) { self.init(frame: frame, device: nil) }
    /// Creates an empty view.
    public convenience init() { self.init(frame: .zero, device: nil) }
    /// Creates an empty view: archives cannot be read here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        Self.say()
    }

    private static func say() {
        RuntimeWarning.issue(
            "MetalKit: an MTKView shows an empty place, as there is no device here that draws. See CompatibilityGaps.md."
        )
    }

    /// Requests a frame; none is drawn here.
    open func draw() {}
    /// Frees pictures.
    open func releaseDrawables() {}
}

/// Would make pictures of a device's; loading fails here.
///
/// Follows Apple's [MTKTextureLoader](https://developer.apple.com/documentation/metalkit/mtktextureloader).
open class MTKTextureLoader: NSObject, @unchecked Sendable {
    /// The device.
    public let device: any MTLDevice

    /// An option of loading.
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates an option.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Whether smaller versions are kept.
        public static let allocateMipmaps = Option(rawValue: "MTKTextureLoaderOptionAllocateMipmaps")
        /// Whether smaller versions are made.
        public static let generateMipmaps = Option(rawValue: "MTKTextureLoaderOptionGenerateMipmaps")
        /// Whether colors are in sRGB.
        public static let SRGB = Option(rawValue: "MTKTextureLoaderOptionSRGB")
        /// The uses of the picture.
        public static let textureUsage = Option(rawValue: "MTKTextureLoaderOptionTextureUsage")
        /// The memory that the picture is in.
        public static let textureStorageMode = Option(rawValue: "MTKTextureLoaderOptionTextureStorageMode")
        /// Where the first row is.
        public static let origin = Option(rawValue: "MTKTextureLoaderOptionOrigin")
    }

    /// Creates a loader for a device.
    public init(device: any MTLDevice) { self.device = device }

    /// Fails: there are no pictures of a device's here.
    open func newTexture(URL: URL, options: [Option: Any]? = nil) throws -> any MTLTexture { throw missing }
    /// Fails: there are no pictures of a device's here.
    open func newTexture(
        name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [Option: Any]? = nil
    ) throws -> any MTLTexture { throw missing }
    /// Fails: there are no pictures of a device's here.
    open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil) throws -> any MTLTexture { throw missing }

    private var missing: NSError { NSError(domain: "MTKTextureLoaderErrorDomain", code: 0) }
}
