import CoreMedia
import Foundation
import OrielFoundation
import SwiftUI

/// A layer that shows the pictures of a player.
///
/// Follows Apple's [AVPlayerLayer](https://developer.apple.com/documentation/avfoundation/avplayerlayer). It is used as other layers
/// are: as a view's own (`layerClass`), or within one. Each new picture changes this layer alone.
open class AVPlayerLayer: CALayer, _KeyValueObserving, @unchecked Sendable {
    public let _observers = _KeyValueObservers()

    /// The player; nil for none.
    open var player: AVPlayer? {
        didSet {
            guard player !== oldValue else { return }
            oldValue?.removeViewer(self)
            player?.addViewer(self) { [weak self] in self?.frameChanged() }
            frameChanged()
        }
    }

    /// How pictures fit; as large as possible without being cut off, by default.
    open var videoGravity = AVLayerVideoGravity.resizeAspect {
        didSet { contentsGravity = videoGravity.contentsGravity }
    }

    /// Whether there is a picture to show.
    open private(set) var isReadyForDisplay = false

    /// The rectangle of the picture in the layer; zero without one.
    open var videoRect: CGRect {
        guard let size = player?.frame?.size, bounds.width > 0, bounds.height > 0 else { return .zero }
        return videoGravity.rectangle(of: size, in: bounds)
    }

    /// Creates a layer of no player.
    public override init() {
        super.init()
        begin()
    }

    /// Creates a layer of a player; nil for none.
    public convenience init(player: AVPlayer?) {
        self.init()
        show(player)
    }

    /// Creates a copy of a layer's looks and geometry.
    public override init(layer: Any) {
        super.init(layer: layer)
        begin()
    }

    /// Creates a layer from an archive; there are none here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    /// Shows a player: an initializer's changes are not observed.
    private func show(_ player: AVPlayer?) { self.player = player }

    private func begin() {
        contentsGravity = .resizeAspect
        masksToBounds = true
    }

    private func frameChanged() {
        contents = player?.frame?.image
        let isReady = contents != nil
        guard isReady != isReadyForDisplay else { return }
        isReadyForDisplay = isReady
        _observers.notify()
    }
}

extension AVLayerVideoGravity {
    var contentsGravity: CALayerContentsGravity {
        switch self {
        case .resize: .resize
        case .resizeAspectFill: .resizeAspectFill
        default: .resizeAspect
        }
    }

    /// Where a picture of a size is in a rectangle.
    package func rectangle(of size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return .zero }
        switch self {
        case .resize: return bounds
        case .resizeAspectFill:
            let scale = max(bounds.width / size.width, bounds.height / size.height)
            let (width, height) = (size.width * scale, size.height * scale)
            return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
        default: return AVMakeRect(aspectRatio: size, insideRect: bounds)
        }
    }
}
