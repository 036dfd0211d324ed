import Foundation
import OrielFoundation
import SwiftUICore

/// A group of changes between `beginAnimations(_:context:)` and `commitAnimations()`.
@MainActor
final class AnimationBlock {
    /// The groups that have begun and not ended, the innermost one last.
    static var open: [AnimationBlock] = []

    var duration: TimeInterval = 0.2 { didSet { settingsChanged() } }
    var delay: TimeInterval = 0 { didSet { settingsChanged() } }
    var curve = UIView.AnimationCurve.easeInOut { didSet { settingsChanged() } }
    /// How often the animation runs; 0 for once.
    var repeatCount: Float = 0 { didSet { settingsChanged() } }
    var autoreverses = false { didSet { settingsChanged() } }
    /// The object whose methods are called at the beginning and the end; nil for none.
    var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?

    private let name: String?
    private let context: UnsafeMutableRawPointer?
    private var transaction: OpenTransaction?

    init(_ name: String?, _ context: UnsafeMutableRawPointer?) {
        (self.name, self.context) = (name, context)
        transaction = OpenTransaction { [self] in
            MainActor.assumeIsolated { call(didStop, [name as Any?, NSNumber(value: true), context as Any?]) }
        }
        settingsChanged()
    }

    func end() {
        call(willStart, [name as Any?, context as Any?])
        transaction?.end()
        transaction = nil
    }

    private func call(_ selector: Selector?, _ arguments: [Any?]) {
        if let delegate, let selector { _ = selector.call(on: delegate, with: arguments) }
    }

    private func settingsChanged() { transaction?.animation = UIView.areAnimationsEnabled ? animation : nil }

    private var animation: Animation? {
        let lasts = duration.isFinite ? max(duration, 0) : 0
        let wait = delay.isFinite ? max(delay, 0) : 0
        guard lasts + wait > 0 else { return nil }
        var animation: Animation =
            switch curve {
            case .easeInOut: .easeInOut(duration: lasts)
            case .easeIn: .easeIn(duration: lasts)
            case .easeOut: .easeOut(duration: lasts)
            case .linear: .linear(duration: lasts)
            }
        if repeatCount == .infinity || repeatCount >= 1e6 {
            animation = animation.repeatForever(autoreverses: autoreverses)
        } else if repeatCount > 0 {
            animation = animation.repeatCount(max(Int(repeatCount.rounded()), 1), autoreverses: autoreverses)
        }
        return wait > 0 ? animation.delay(wait) : animation
    }
}
