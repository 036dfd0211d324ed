import Foundation
import SwiftUI

/// A rectangle with a title and a frame around other views.
///
/// Follows Apple's [NSBox](https://developer.apple.com/documentation/appkit/nsbox).
@MainActor @preconcurrency
open class NSBox: NSView {
    /// The purpose of a box.
    public enum BoxType: UInt, Sendable {
        case primary = 0
        case separator = 2
        case custom = 4
    }
    /// Where the title is.
    public enum TitlePosition: UInt, Sendable {
        case noTitle, aboveTop, atTop, belowTop, aboveBottom, atBottom, belowBottom
    }

    /// The purpose; a group of controls by default.
    open var boxType = BoxType.primary { didSet { arrange() } }
    /// The title; “Title” by default.
    open var title = "Title" { didSet { arrange() } }
    /// The title's font.
    open var titleFont = NSFont.systemFont(ofSize: 11) { didSet { arrange() } }
    /// Where the title is; above the frame by default.
    open var titlePosition = TitlePosition.atTop { didSet { arrange() } }
    /// The color within the frame of a custom box.
    open var fillColor = NSColor.clear { didSet { arrange() } }
    /// The color of a custom box's frame.
    open var borderColor = NSColor.separatorColor { didSet { arrange() } }
    /// The width of a custom box's frame, in points.
    open var borderWidth: CGFloat = 1 { didSet { arrange() } }
    /// How round the corners of a custom box are, in points.
    open var cornerRadius: CGFloat = 5 { didSet { arrange() } }
    /// Whether neither the frame nor the color within is drawn.
    open var isTransparent = false { didSet { arrange() } }
    /// The room between the frame and the view within, in points.
    open var contentViewMargins = NSSize(width: 5, height: 5) { didSet { arrange() } }
    /// The view within.
    open var contentView: NSView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let contentView { addSubview(contentView) }
            arrange()
        }
    }
    /// The size for which the parts are in their places; nil for none.
    private var arranged: NSSize?
    private let ground = CALayer()
    private let words = CATextLayer()

    /// Creates a box of a rectangle.
    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        prepare()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        backing.layer.insertSublayer(ground, at: 0)
        backing.layer.addSublayer(words)
        contentView = NSView(frame: bounds)
    }

    open override func layout() {
        super.layout()
        if arranged != bounds.size { arrange() }
    }
    open override func setFrameSize(_ newSize: NSSize) {
        super.setFrameSize(newSize)
        arrange()
    }

    /// The rectangle of the frame.
    open var borderRect: NSRect { fromTop(frameFromTop) }
    /// The rectangle of the title; empty for none.
    open var titleRect: NSRect { fromTop(titleFromTop) }

    /// Makes the box as large as the views within need.
    open func sizeToFit() {
        let needed = (contentView?.subviews ?? []).reduce(NSRect.zero) { $0.union($1.frame) }
        let around = bounds.height - frameFromTop.height
        setFrameSize(
            NSSize(
                width: needed.maxX + 2 * contentViewMargins.width,
                height: needed.maxY + 2 * contentViewMargins.height + around))
    }

    // MARK: - Places

    private var titleHeight: CGFloat {
        boxType == .separator || titlePosition == .noTitle || title.isEmpty
            ? 0 : (titleFont.pointSize * 1.3).rounded(.up)
    }

    /// The title's rectangle, from the upper edge.
    private var titleFromTop: NSRect {
        let height = titleHeight
        if height == 0 { return .zero }
        let y: CGFloat =
            switch titlePosition {
            case .noTitle, .aboveTop, .atTop: 0
            case .belowTop: 5
            case .aboveBottom: bounds.height - height - 5
            case .atBottom, .belowBottom: bounds.height - height
            }
        return NSRect(x: 8, y: y, width: max(bounds.width - 16, 0), height: height)
    }

    /// The frame's rectangle, from the upper edge.
    private var frameFromTop: NSRect {
        let height = titleHeight == 0 ? 0 : titleHeight + 3
        var rect = bounds
        switch titlePosition {
        case .aboveTop, .atTop: (rect.origin.y, rect.size.height) = (height, max(rect.height - height, 0))
        case .atBottom, .belowBottom: rect.size.height = max(rect.height - height, 0)
        case .noTitle, .belowTop, .aboveBottom: break
        }
        return rect
    }

    /// A rectangle from the upper edge in the box's own space.
    private func fromTop(_ rect: NSRect) -> NSRect {
        NSRect(x: rect.minX, y: bounds.height - rect.maxY, width: rect.width, height: rect.height)
    }

    private func arrange() {
        arranged = bounds.size
        let isLine = boxType == .separator
        let isCustom = boxType == .custom
        ground.frame = isLine ? line : frameFromTop
        ground.isHidden = isTransparent
        ground.backgroundColor =
            (isLine ? borderColor : isCustom ? fillColor : NSColor.quaternarySystemFill).cgColor
        ground.borderWidth = isLine ? 0 : isCustom ? borderWidth : 1
        ground.borderColor = borderColor.cgColor
        ground.cornerRadius = isLine ? 0 : isCustom ? cornerRadius : 5
        words.isHidden = titleHeight == 0
        words.frame = titleFromTop
        words.string = title
        words.font = titleFont
        words.fontSize = titleFont.pointSize
        words.foregroundColor = NSColor.secondaryLabelColor.cgColor
        let inner = borderRect.insetBy(dx: contentViewMargins.width, dy: contentViewMargins.height)
        contentView?.frame = isLine || inner.isNull ? .zero : inner
        changed()
    }

    /// A line in the middle, along the longer side.
    private var line: NSRect {
        bounds.width >= bounds.height
            ? NSRect(x: 0, y: bounds.midY - 0.5, width: bounds.width, height: 1)
            : NSRect(x: bounds.midX - 0.5, y: 0, width: 1, height: bounds.height)
    }
}
