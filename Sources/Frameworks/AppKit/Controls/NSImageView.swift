import Foundation
import SwiftUI

/// An image.
///
/// Follows Apple's [NSImageView](https://developer.apple.com/documentation/appkit/nsimageview).
@MainActor @preconcurrency
open class NSImageView: NSControl {
    /// The image; nil for none.
    open var image: NSImage? {
        didSet {
            changed()
            invalidateIntrinsicContentSize()
        }
    }
    /// How the image is fitted into the view.
    open var imageScaling = NSImageScaling.scaleProportionallyDown { didSet { changed() } }
    /// Where a smaller image is in the view.
    open var imageAlignment = NSImageAlignment.alignCenter { didSet { changed() } }
    /// The frame around the image; without effect.
    open var imageFrameStyle = FrameStyle.none
    /// The color of a template image; nil for the usual one.
    open var contentTintColor: NSColor? { didSet { changed() } }
    /// How a symbol is made; nil for the usual way.
    open var symbolConfiguration: NSImage.SymbolConfiguration? { didSet { changed() } }
    /// Whether images can be dropped; they can't here.
    open var isEditable = false
    /// Whether images of several frames move; the engine decides.
    open var animates = false

    /// The frame around an image.
    public enum FrameStyle: UInt, Sendable { case none, photo, grayBezel, groove, button }

    /// Creates a view of a rectangle.
    public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
    /// Creates a view from an archive; there are none here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Creates a view of an image, with its size.
    public convenience init(image: NSImage) {
        self.init(frame: NSRect(origin: .zero, size: image.size))
        self.image = image
    }

    open override var acceptsFirstResponder: Bool { false }

    override var counterpart: AnyView? {
        guard imageAlignment != .alignCenter, let picture else { return picture }
        return AnyView(picture.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: imageAlignment.swiftUI))
    }

    private var picture: AnyView? {
        guard let image else { return AnyView(Color.clear) }
        let configured = symbolConfiguration.flatMap { image.applyingSymbolConfiguration($0) } ?? image
        let picture = Image(nsImage: configured)
        let tint = contentTintColor.map { Color($0) }
        switch imageScaling {
        case .scaleAxesIndependently: return AnyView(picture.resizable().foregroundStyle(tint ?? .primary))
        case .scaleProportionallyUpOrDown:
            return AnyView(picture.resizable().scaledToFit().foregroundStyle(tint ?? .primary))
        case .scaleNone: return AnyView(picture.foregroundStyle(tint ?? .primary))
        case .scaleProportionallyDown:
            if image.isSymbolImage { return AnyView(picture.foregroundStyle(tint ?? .primary)) }
            return AnyView(
                picture.resizable().scaledToFit()
                    .frame(maxWidth: image.size.width, maxHeight: image.size.height).foregroundStyle(tint ?? .primary))
        }
    }
}

/// How an image is fitted into a rectangle.
public enum NSImageScaling: UInt, Sendable {
    case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}

/// Where a smaller image is in a rectangle.
public enum NSImageAlignment: UInt, Sendable {
    case alignCenter, alignTop, alignTopLeft, alignTopRight, alignLeft, alignBottom, alignBottomLeft,
        alignBottomRight, alignRight
}

extension NSImageAlignment {
    fileprivate var swiftUI: Alignment {
        switch self {
        case .alignCenter: .center
        case .alignTop: .top
        case .alignTopLeft: .topLeading
        case .alignTopRight: .topTrailing
        case .alignLeft: .leading
        case .alignBottom: .bottom
        case .alignBottomLeft: .bottomLeading
        case .alignBottomRight: .bottomTrailing
        case .alignRight: .trailing
        }
    }
}
