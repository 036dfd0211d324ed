import Foundation

/// Brings a pipeline's reports to the main thread, in order; of pictures only the newest.
package final class MediaInbox: @unchecked Sendable {
    private let condition = NSCondition()
    private var events: [MediaPipeline.Event] = []
    private var frame: FilmFrame?
    private var isScheduled = false
    /// Called on the main thread.
    private let handle: (MediaPipeline.Event) -> Void, show: (FilmFrame) -> Void

    /// Creates an inbox whose functions are called on the main thread.
    package init(handle: @escaping (MediaPipeline.Event) -> Void, show: @escaping (FilmFrame) -> Void) {
        (self.handle, self.show) = (handle, show)
    }

    /// Adds an event.
    package func add(_ event: MediaPipeline.Event) { add { $0.events.append(event) } }
    /// Replaces the picture.
    package func add(_ frame: FilmFrame) { add { $0.frame = frame } }

    private func add(_ change: (MediaInbox) -> Void) {
        condition.lock()
        change(self)
        let isFirst = !isScheduled
        isScheduled = true
        condition.signal()
        condition.unlock()
        if isFirst { DispatchQueue.main.async { [weak self] in self?.empty() } }
    }

    /// Calls the functions with all that has come.
    package func empty() {
        condition.lock()
        let (events, frame) = (events, frame)
        (self.events, self.frame, isScheduled) = ([], nil, false)
        condition.unlock()
        if let frame { show(frame) }
        for event in events { handle(event) }
    }

    /// Waits on the main thread until something has come and was passed on, or the time is over.
    package func wait(until end: Date) {
        condition.lock()
        while events.isEmpty, frame == nil, condition.wait(until: end) {}
        condition.unlock()
        empty()
    }
}
