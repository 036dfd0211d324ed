import Foundation

/// Writes down what is done to windows.
@MainActor
public final class InputRecorder {
    /// What was done so far.
    public private(set) var log = InputLog()
    /// Called with each entry.
    public var onEntry: ((InputLog.Entry) -> Void)?
    private var windows: [Int: (any HostedWindow, Double)] = [:]

    /// Creates a recorder that has nothing yet.
    public init() {}

    /// Begins with a window.
    /// - Parameters:
    ///   - window: The window.
    ///   - number: How many windows were opened before it.
    ///   - size: Its size, in points.
    ///   - time: Its time, from which entries count, in seconds of the host's clock.
    public func begin(_ window: any HostedWindow, number: Int, size: CGSize, at time: Double) {
        windows[number] = (window, time)
        note(.size(size), in: number, at: time)
    }

    /// Whether a window is recorded.
    public func isRecording(_ number: Int) -> Bool { windows[number] != nil }

    /// Notes what a person did; an event that has a time of its own happened then.
    public func note(_ event: InputEvent, in number: Int, at time: Double) {
        guard let (window, _) = windows[number] else { return }
        var named = event
        if case .accessibility(let id, let action) = event {
            guard let place = window.accessibilityItems.firstIndex(where: { $0.id == id }) else { return }
            named = .accessibility(id: UInt64(place), action: action)
        }
        note(.event(named), in: number, at: event.time ?? time)
    }

    /// Notes that a window got another size.
    public func note(size: CGSize, in number: Int, at time: Double) { note(.size(size), in: number, at: time) }

    /// Ends the record of a window.
    public func end(_ number: Int, at time: Double) {
        note(.end, in: number, at: time)
        windows[number] = nil
    }

    private func note(_ what: InputLog.What, in number: Int, at time: Double) {
        guard let (_, start) = windows[number] else { return }
        var what = what
        if case .event(var event) = what {
            event.time = time - start
            what = .event(event)
        }
        let entry = InputLog.Entry(time: time - start, window: number, what: what)
        log.entries.append(entry)
        onEntry?(entry)
    }
}
