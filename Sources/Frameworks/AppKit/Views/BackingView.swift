import Foundation
import SwiftUI

/// The view of UIKit's that shows a view of AppKit's.
final class BackingView: UIView, RepresentingView {
    /// The view that is shown; nil once it is gone.
    weak var owner: NSView?

    init() { super.init(frame: .zero) }
    required init?(coder: NSCoder) { nil }

    override var _showsOwnContent: Bool { owner?.counterpart != nil }
    override var _swiftUIContent: AnyView { owner?.counterpart ?? super._swiftUIContent }

    var drawsContent: Bool { owner?.drawsContent ?? false }
    var takesTouches: Bool { owner?.takesPointer ?? false }

    func decorated(_ content: AnyView) -> AnyView { owner?.decorated(content) ?? content }

    override func draw(_ rect: CGRect) { owner?.drawContent(rect) }

    override func layoutSubviews() { owner?.backingLaidOut() }
    override func updateConstraints() { owner?.updateConstraints() }

    override var intrinsicContentSize: CGSize {
        let size = owner?.intrinsicContentSize ?? CGSize(width: -1, height: -1)
        return owner?.isMeasured == true ? super.intrinsicContentSize : size
    }
    /// The natural size of the counterpart.
    var measuredSize: CGSize { super.intrinsicContentSize }

    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }

    override func didMoveToWindow() { owner?.enteredWindow() }

    override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.size
            super.bounds = newValue
            if old != newValue.size { owner?.resized(from: old) }
        }
    }

    // MARK: The pointer

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { pass(touches, .leftMouseDown) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { pass(touches, .leftMouseDragged) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { pass(touches, .leftMouseUp) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { pass(touches, .leftMouseUp) }

    private func pass(_ touches: Set<UITouch>, _ type: NSEvent.EventType) {
        guard let owner, let touch = touches.first else { return }
        owner.pointer(type, at: touch.location(in: self))
    }
}
