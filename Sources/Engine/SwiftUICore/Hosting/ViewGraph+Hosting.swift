import DisplayList
import Foundation

extension ViewGraph {
    /// The time of the next motion, in seconds of the host's clock; nil if nothing moves until an event arrives.
    var nextFrameTime: Double? {
        if hasWork { return time }
        return [animated.nextTime, motion.nextTime, events.deadline].compactMap { $0 }.min()
    }

    /// Updates the nodes that wait for the current time.
    func tick() {
        advanceMotion()
        for node in animated.take(at: time) { node.kind.timeCame(node, time) }
        events.timeCame()
    }

    /// Ends the tree: `onDisappear` runs, state and subscriptions go.
    func close() {
        removeSiblings(from: root.firstChild)
        root.firstChild = nil
        for action in actions.take() { action() }
    }

    /// Whether the content prefers a dark (true) or light (false) window.
    var preferredDark: Bool? { preferredColorScheme.map { $0 == .dark } }
}
