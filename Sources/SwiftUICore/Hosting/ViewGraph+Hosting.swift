import DisplayList
import Foundation

extension ViewGraph {
    /// When something moves next, in seconds of the host's clock; nil when nothing does until an event comes.
    var nextFrameTime: Double? {
        if hasWork { return time }
        return [animated.nextTime, motion.nextTime, events.deadline].compactMap { $0 }.min()
    }

    /// Tells nodes that wait for the time that it has come.
    func tick() {
        advanceMotion()
        for node in animated.take(at: time) { node.pointee.kind.timeCame(node, time) }
        events.timeCame()
    }

    /// Ends the tree: `onDisappear` runs, state and subscriptions go.
    func close() {
        removeSiblings(from: root.pointee.firstChild)
        root.pointee.firstChild = nil
        for action in actions.take() { action() }
    }

    /// Whether the content asks for a dark (true) or light (false) window.
    var preferredDark: Bool? { preferredColorScheme.map { $0 == .dark } }
}
