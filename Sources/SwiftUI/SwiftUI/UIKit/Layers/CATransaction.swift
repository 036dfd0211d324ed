import Foundation
import OrielFoundation
import SwiftUICore

/// Changes of layers that belong together.
///
/// Follows Apple's [CATransaction](https://developer.apple.com/documentation/quartzcore/catransaction). Changes are shown together
/// in any case, and without an animation of their own.
public enum CATransaction {
    /// The end of a group's animations, for which its block waits.
    final class Wait: @unchecked Sendable {
        var count = 0
        var block: (() -> Void)?

        /// Notes that an animation has ended.
        func endOne() {
            count -= 1
            guard count == 0, let block else { return }
            self.block = nil
            block()
        }
    }

    /// The innermost group's; nil outside of groups.
    static var waiting: Wait? { open.last?.wait }

    private struct Group {
        let wait = Wait()
        var duration: CFTimeInterval = 0.25
        var curve: CAMediaTimingFunction?
        var completion: (() -> Void)?
    }

    nonisolated(unsafe) private static var open: [Group] = []
    nonisolated(unsafe) private static var isDisabled: [Bool] = []

    /// Begins a group of changes.
    public static func begin() {
        open.append(Group())
        isDisabled.append(isDisabled.last ?? false)
    }
    /// Ends a group of changes; its completion block is called when the animations that were added have ended.
    public static func commit() {
        guard let last = open.popLast() else { return }
        isDisabled.removeLast()
        if last.wait.count > 0 { last.wait.block = last.completion } else { last.completion?() }
    }
    /// Shows changes at once; they are shown at the end of the turn in any case.
    public static func flush() {}
    /// How long changes of the group are animated, in seconds; without effect.
    public static func animationDuration() -> CFTimeInterval { open.last?.duration ?? 0.25 }
    /// Sets how long changes of the group are animated, in seconds; without effect.
    public static func setAnimationDuration(_ dur: CFTimeInterval) {
        if !open.isEmpty { open[open.count - 1].duration = dur }
    }
    /// Sets the curve of the group's animations; without effect.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        if !open.isEmpty { open[open.count - 1].curve = function }
    }
    /// The curve of the group's animations; nil for the usual one, and without effect.
    public static func animationTimingFunction() -> CAMediaTimingFunction? { open.last?.curve }
    /// The block that is called at the end of the group; nil for none.
    public static func completionBlock() -> (() -> Void)? { open.last?.completion }
    /// Keeps other threads from changing layers; they are the main thread's here.
    public static func lock() {}
    /// Lets other threads change layers.
    public static func unlock() {}

    /// Returns the setting of a key of the group; nil for another key.
    public static func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: nil
        }
    }

    /// Sets a setting of the group by its key; nothing for another key, or for a value of another type.
    public static func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration:
            if let duration = (anObject as? NSNumber)?.doubleValue { setAnimationDuration(duration) }
        case kCATransactionDisableActions:
            if let isDisabled = (anObject as? NSNumber)?.boolValue { setDisableActions(isDisabled) }
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: break
        }
    }
    /// Whether changes of the group are not animated.
    public static func disableActions() -> Bool { isDisabled.last ?? false }
    /// Sets whether changes of the group are not animated; they never are.
    public static func setDisableActions(_ flag: Bool) {
        if !isDisabled.isEmpty { isDisabled[isDisabled.count - 1] = flag }
    }
    /// Sets the block that is called at the end of the group.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        if open.isEmpty { block?() } else { open[open.count - 1].completion = block }
    }
}

/// The key of the duration of a group's animations.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether changes of a group are not animated.
public let kCATransactionDisableActions = "disableActions"
/// The key of the curve of a group's animations.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the block that is called at the end of a group.
public let kCATransactionCompletionBlock = "completionBlock"
