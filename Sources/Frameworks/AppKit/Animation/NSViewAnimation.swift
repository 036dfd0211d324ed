import Foundation
import SwiftUI

/// An animation that moves, fades in and fades out views and windows.
///
/// Follows Apple's [NSViewAnimation](https://developer.apple.com/documentation/appkit/nsviewanimation). Windows are shown and hidden;
/// the desktop decides on their places.
@MainActor @preconcurrency
open class NSViewAnimation: NSAnimation {
    /// A key of a description.
    public struct Key: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The view or window.
        public static let target = Key(rawValue: "NSViewAnimationTargetKey")
        /// The frame at the start, as an `NSValue`; the present one by default.
        public static let startFrame = Key(rawValue: "NSViewAnimationStartFrameKey")
        /// The frame at the end, as an `NSValue`; the one at the start by default.
        public static let endFrame = Key(rawValue: "NSViewAnimationEndFrameKey")
        /// An ``EffectName``; none by default.
        public static let effect = Key(rawValue: "NSViewAnimationEffectKey")
    }
    /// An effect.
    public struct EffectName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Shows the target.
        public static let fadeIn = EffectName(rawValue: "NSViewAnimationFadeInEffect")
        /// Hides the target.
        public static let fadeOut = EffectName(rawValue: "NSViewAnimationFadeOutEffect")
    }

    /// The descriptions, one of each target.
    open var viewAnimations: [[Key: Any]] = []
    private var moves: [ViewMove] = []

    /// Creates an animation of half a second of described views.
    public convenience init(viewAnimations: [[Key: Any]]) {
        self.init(duration: 0.5, animationCurve: .easeInOut)
        self.viewAnimations = viewAnimations
    }

    open override func start() {
        if !isAnimating {
            if moves.isEmpty || currentProgress >= 1 { moves = viewAnimations.compactMap(ViewMove.init) }
        }
        super.start()
    }

    open override var currentProgress: Progress {
        get { super.currentProgress }
        set {
            super.currentProgress = newValue
            guard isAnimating else { return }
            let (progress, value) = (super.currentProgress, CGFloat(currentValue))
            for move in moves { move.show(value, isAtStart: progress <= 0, isAtEnd: progress >= 1) }
        }
    }
}

/// The way of a view or window.
@MainActor
private final class ViewMove {
    private let target: AnyObject
    private let from: NSRect
    private let to: NSRect
    private let effect: NSViewAnimation.EffectName?
    private let alpha: CGFloat

    init?(_ description: [NSViewAnimation.Key: Any]) {
        let present: NSRect
        switch description[.target] {
        case let view as NSView: (target, present, alpha) = (view, view.frame, view.alphaValue)
        case let window as NSWindow: (target, present, alpha) = (window, window.frame, window.alphaValue)
        default: return nil
        }
        from = Self.rect(description[.startFrame]) ?? present
        to = Self.rect(description[.endFrame]) ?? from
        effect =
            description[.effect] as? NSViewAnimation.EffectName
            ?? (description[.effect] as? String).map(NSViewAnimation.EffectName.init(rawValue:))
    }

    private static func rect(_ value: Any?) -> NSRect? {
        guard let object = value as? NSValue else { return value as? NSRect }
        return String(cString: object.objCType).hasPrefix("{CGRect") ? object.rectValue : nil
    }

    func show(_ value: CGFloat, isAtStart: Bool, isAtEnd: Bool) {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * value }
        let frame =
            isAtEnd
            ? to
            : NSRect(
                x: mix(from.minX, to.minX), y: mix(from.minY, to.minY), width: mix(from.width, to.width),
                height: mix(from.height, to.height))
        if let view = target as? NSView {
            if view.frame != frame { view.frame = frame }
            switch effect {
            case .fadeIn?:
                view.isHidden = false
                view.alphaValue = alpha > 0 ? alpha * value : value
            case .fadeOut?:
                view.isHidden = isAtEnd
                view.alphaValue = isAtEnd ? alpha : alpha * (1 - value)
            default: break
            }
        } else if let window = target as? NSWindow {
            if isAtEnd, window.frame != frame { window.setFrame(frame, display: true) }
            if effect == .fadeIn, isAtStart { window.orderFront(nil) }
            if effect == .fadeOut, isAtEnd { window.orderOut(nil) }
        }
    }
}
