import Foundation
import SwiftUI

/// Animates the changes of nodes' places and opacity that are made between its beginning and its end.
///
/// Follows Apple's [SCNTransaction](https://developer.apple.com/documentation/scenekit/scntransaction). Without a beginning changes are at once.
open class SCNTransaction: NSObject {
    struct Level {
        var duration = 0.25
        var timing: CAMediaTimingFunction?
        var isDisabled = false
        var completion: (() -> Void)?
    }
    nonisolated(unsafe) private static var levels: [Level] = []
    private static let lock = NSRecursiveLock()

    /// Begins a transaction of a quarter of a second.
    open class func begin() { lock.withLock { levels.append(Level()) } }
    /// Ends the transaction: the completion is called when the animation has ended.
    open class func commit() {
        guard let level = lock.withLock({ levels.popLast() }), let completion = level.completion else { return }
        nonisolated(unsafe) let call = completion
        SceneChanges.after(level.isDisabled ? 0 : level.duration) { call() }
    }
    /// Ends all transactions.
    open class func flush() { while lock.withLock({ !levels.isEmpty }) { commit() } }
    /// The length, in seconds; 0.25 within a transaction, and 0 outside.
    open class var animationDuration: CFTimeInterval {
        get { lock.withLock { levels.last?.duration ?? 0 } }
        set { change { $0.duration = newValue.isFinite ? max(newValue, 0) : 0 } }
    }
    /// The curve; nil for an even one.
    open class var animationTimingFunction: CAMediaTimingFunction? {
        get { lock.withLock { levels.last?.timing } }
        set { change { $0.timing = newValue } }
    }
    /// Whether changes are at once.
    open class var disableActions: Bool {
        get { lock.withLock { levels.last?.isDisabled ?? false } }
        set { change { $0.isDisabled = newValue } }
    }
    /// Called when the animation has ended; nil for none.
    open class var completionBlock: (() -> Void)? {
        get { lock.withLock { levels.last?.completion } }
        set { change { $0.completion = newValue } }
    }
    /// Keeps other threads out of transactions.
    open class func lockScene() { lock.lock() }
    /// Ends ``lockScene()``.
    open class func unlockScene() { lock.unlock() }

    private class func change(_ body: (inout Level) -> Void) {
        lock.withLock {
            if levels.isEmpty { return }
            body(&levels[levels.count - 1])
        }
    }

    /// The length of the animation of a change now; nil for none.
    static var current: Double? {
        lock.withLock {
            guard let level = levels.last, !level.isDisabled, level.duration > 0 else { return nil }
            return level.duration
        }
    }
}

/// What SceneKit lacks here; each sentence is issued once.
enum SceneGaps {
    static func file(_ name: String) {
        RuntimeWarning.issue("SceneKit: “\(name)” is not read: files of scenes (.scn, .usdz, .dae) are not supported.")
    }
    static func say(_ sentence: String) { RuntimeWarning.issue("SceneKit: \(sentence)") }
}

/// Notifies views of changes of their scenes.
enum SceneChanges {
    private struct Entry {
        weak var view: SCNView?
    }
    private final class Shared: @unchecked Sendable {
        let lock = NSLock()
        var entries: [Entry] = []
        var isNoted = false
        var clock = 0.0
        var waiting: [(time: Double, call: () -> Void)] = []
    }
    private static let shared = Shared()

    static func add(_ view: SCNView) {
        shared.lock.withLock {
            shared.entries.removeAll { $0.view == nil }
            shared.entries.append(Entry(view: view))
        }
    }

    /// Draws all views again, once, after any number of changes.
    static func note() {
        let isFirst = shared.lock.withLock { () -> Bool in
            defer { shared.isNoted = true }
            return !shared.isNoted && !shared.entries.isEmpty
        }
        guard isFirst else { return }
        if MainQueue.isServed {
            MainActor.assumeIsolated { notify() }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { notify() } }
        }
    }

    @MainActor private static func notify() {
        let views = shared.lock.withLock { shared.entries.compactMap(\.view) }
        for view in views { view.changed() }
    }

    /// Notes that a view has drawn what has changed.
    static func drawn() { shared.lock.withLock { shared.isNoted = false } }

    /// Calls a function when scenes have moved for a time.
    static func after(_ seconds: Double, _ call: @escaping () -> Void) {
        shared.lock.withLock { shared.waiting.append((shared.clock + seconds, call)) }
        note()
    }
    static var isWaiting: Bool { shared.lock.withLock { !shared.waiting.isEmpty } }
    static func advance(_ seconds: Double) {
        let due = shared.lock.withLock { () -> [(time: Double, call: () -> Void)] in
            shared.clock += seconds
            let due = shared.waiting.filter { $0.time <= shared.clock }
            shared.waiting.removeAll { $0.time <= shared.clock }
            return due
        }
        for entry in due { entry.call() }
    }
}
