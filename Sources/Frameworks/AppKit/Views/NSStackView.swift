import Foundation
import SwiftUI

/// Views in a row or column.
///
/// Follows Apple's [NSStackView](https://developer.apple.com/documentation/appkit/nsstackview).
@MainActor @preconcurrency
open class NSStackView: NSView {
    private let stack = UIStackView(frame: .zero)
    /// How views share the length.
    public enum Distribution: Int, Sendable {
        case gravityAreas = -1
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
    /// A part of a stack.
    public enum Gravity: Int, Sendable {
        case leading = 1, center, trailing
        /// The upper part.
        public static let top = Gravity.leading
        /// The lower part.
        public static let bottom = Gravity.trailing
    }

    /// Whether the views are beside or below each other.
    open var orientation = NSUserInterfaceLayoutOrientation.horizontal {
        didSet { stack.axis = orientation == .horizontal ? .horizontal : .vertical }
    }
    /// The gaps between views, in points; 8 by default.
    open var spacing: CGFloat = 8 { didSet { stack.spacing = spacing } }
    /// Where views are across the stack.
    open var alignment = NSLayoutConstraint.Attribute.centerY { didSet { align() } }
    /// How views share the length.
    open var distribution = Distribution.gravityAreas {
        didSet { stack.distribution = UIStackView.Distribution(rawValue: max(distribution.rawValue, 0)) ?? .fill }
    }
    /// The room around the views, in points.
    open var edgeInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) {
        didSet {
            stack.layoutMargins = UIEdgeInsets(
                top: edgeInsets.top, left: edgeInsets.left, bottom: edgeInsets.bottom, right: edgeInsets.right)
            stack.isLayoutMarginsRelativeArrangement = true
        }
    }
    /// Whether hidden views take no room; always here.
    open var detachesHiddenViews = true
    /// The views in their order.
    open private(set) var arrangedSubviews: [NSView] = []
    /// The views in their order.
    open var views: [NSView] { arrangedSubviews }

    /// Creates a stack of a rectangle.
    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        prepare()
    }
    /// Creates a stack of views.
    public convenience init(views: [NSView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }
    /// Creates a stack from an archive; there are none here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.spacing = spacing
        stack.alignment = .center
        backing.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: backing.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: backing.trailingAnchor),
            stack.topAnchor.constraint(equalTo: backing.topAnchor),
            stack.bottomAnchor.constraint(equalTo: backing.bottomAnchor),
        ])
    }
    override var container: UIView { stack }

    private func align() {
        switch alignment {
        case .leading, .left, .top: stack.alignment = .leading
        case .trailing, .right, .bottom: stack.alignment = .trailing
        case .firstBaseline: stack.alignment = .firstBaseline
        case .lastBaseline: stack.alignment = .lastBaseline
        case .width, .height: stack.alignment = .fill
        default: stack.alignment = .center
        }
    }

    /// Adds a view at the end.
    open func addArrangedSubview(_ view: NSView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
    /// Adds a view at a place.
    open func insertArrangedSubview(_ view: NSView, at insertionIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        let index = min(max(insertionIndex, 0), arrangedSubviews.count)
        if view.superview !== self { addSubview(view) }
        arrangedSubviews.insert(view, at: index)
        stack.insertArrangedSubview(view.backing, at: index)
    }
    /// Removes a view from the arranged views; it remains a subview.
    open func removeArrangedSubview(_ view: NSView) {
        arrangedSubviews.removeAll { $0 === view }
        stack.removeArrangedSubview(view.backing)
    }
    /// Removes a view that leaves the stack from the arranged views.
    open override func willRemoveSubview(_ subview: NSView) { removeArrangedSubview(subview) }
    /// Adds a view to a part of the stack: at its start or at its end.
    open func addView(_ view: NSView, in gravity: Gravity) {
        insertArrangedSubview(view, at: gravity == .leading ? 0 : arrangedSubviews.count)
    }
    /// Returns the views of a part of the stack; all are at its start here.
    open func views(in gravity: Gravity) -> [NSView] { gravity == .leading ? arrangedSubviews : [] }
    /// Removes a view.
    open func removeView(_ view: NSView) { view.removeFromSuperview() }
    /// Replaces all views.
    open func setViews(_ views: [NSView], in gravity: Gravity) {
        for view in arrangedSubviews { view.removeFromSuperview() }
        for view in views { addArrangedSubview(view) }
    }
    /// Sets the gap behind a view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {
        stack.setCustomSpacing(spacing, after: view.backing)
    }
    /// Returns the gap behind a view, in points.
    open func customSpacing(after view: NSView) -> CGFloat { stack.customSpacing(after: view.backing) }
    /// Sets how strongly the stack keeps the size of its views; they decide here.
    open func setHuggingPriority(
        _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) { stack.setContentHuggingPriority(priority, for: orientation) }
}
