import Foundation
import SwiftUI

/// A view in front of glass, which shows the content behind it, blurred.
///
/// Follows Apple's [NSGlassEffectView](https://developer.apple.com/documentation/appkit/nsglasseffectview). The glass is a blur with a tint, without
/// the bending of light at its edge.
@MainActor @preconcurrency
open class NSGlassEffectView: NSView {
    /// The kind of glass.
    public enum Style: Int, Sendable { case regular, clear }
    /// The kind of glass.
    open var style = Style.regular { didSet { changed() } }
    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat = 999 { didSet { changed() } }
    /// The color of the glass; nil for none.
    open var tintColor: NSColor? { didSet { changed() } }
    private let glass = NSVisualEffectView(frame: .zero)
    /// The view in front of the glass; nil for none.
    open var contentView: NSView? { didSet { fill(with: contentView, insteadOf: oldValue) } }

    /// Creates a view of a rectangle.
    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        adopt()
    }
    /// Creates a view from an archive; there are none here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        adopt()
    }
    private func adopt() {
        glass.material = .popover
        glass.blendingMode = .withinWindow
        fill(with: glass)
        wantsLayer = true
        layer?.masksToBounds = true
    }
    open override func layout() {
        super.layout()
        layer?.cornerRadius = min(cornerRadius, min(bounds.width, bounds.height) / 2)
        layer?.backgroundColor = tintColor?.withAlphaComponent(0.3).cgColor
    }
}

/// Shows several views of glass, which stay apart here.
///
/// Follows Apple's
/// [NSGlassEffectContainerView](https://developer.apple.com/documentation/appkit/nsglasseffectcontainerview).
@MainActor @preconcurrency
open class NSGlassEffectContainerView: NSView {
    /// The distance at which glass becomes one piece, in points; without effect.
    open var spacing: CGFloat = 0
    /// The view with the glass; nil for none.
    open var contentView: NSView? { didSet { fill(with: contentView, insteadOf: oldValue) } }
}

extension NSView {
    /// Shows a view in all of this one, and no longer another.
    fileprivate func fill(with view: NSView?, insteadOf old: NSView? = nil) {
        old?.removeFromSuperview()
        guard let view else { return }
        view.frame = bounds
        view.autoresizingMask = [.width, .height]
        addSubview(view)
    }
}
