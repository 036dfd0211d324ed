import Foundation

/// Records the input of windows and, if wanted, the times and contents of their frames.
///
/// ```swift
/// let recorder = InputRecorder()
/// recorder.begin(window, number: 0, size: CGSize(width: 390, height: 844), at: 0)
/// let tap = InputEvent.pointer(PointerEvent(.down, at: CGPoint(x: 20, y: 30), time: 0.5))
/// recorder.note(tap, in: 0, at: 0.5)
/// window.send(tap)
/// recorder.end(0, at: 1)
/// print(recorder.log.text)
/// ```
@MainActor
public final class InputRecorder {
    /// The log so far.
    public private(set) var log = InputLog()
    /// Called with each entry.
    public var onEntry: ((InputLog.Entry) -> Void)?
    /// Whether frames are recorded: then a replay makes them at the same times.
    public let recordsFrames: Bool
    /// Whether entries are kept in ``log``; otherwise they are only reported.
    public var keepsEntries = true

    private struct Window {
        let content: any HostedWindow
        let start: Double
        var shown: String?
    }
    private var windows: [Int: Window] = [:]
    /// When the first window was opened; the times of entries about the app are relative to it.
    private var start: Double?

    /// Creates a recorder that has nothing yet.
    public init(recordsFrames: Bool = false) { self.recordsFrames = recordsFrames }

    /// Begins with a window.
    /// - Parameters:
    ///   - window: The window.
    ///   - number: How many windows were opened before it.
    ///   - size: Its size, in points.
    ///   - time: Its time, from which entries count, in seconds of the host's clock.
    public func begin(_ window: any HostedWindow, number: Int, size: CGSize, at time: Double) {
        begin(window, number, at: time)
        note(.size(size), in: number, at: time)
    }

    /// Begins with a window that has no size yet, where frames are recorded.
    public func begin(_ window: any HostedWindow, number: Int, traits: HostTraits, at time: Double) {
        guard recordsFrames else { return }
        begin(window, number, at: time)
        note(.opened(traits, clock: time), in: number, at: time)
    }

    private func begin(_ window: any HostedWindow, _ number: Int, at time: Double) {
        windows[number] = Window(content: window, start: time)
        if start == nil { start = time }
    }

    /// Whether a window is recorded.
    public func isRecording(_ number: Int) -> Bool { windows[number] != nil }

    /// Records an event; one that has a time is recorded with that time.
    public func note(_ event: InputEvent, in number: Int, at time: Double) {
        guard let window = windows[number]?.content else { return }
        var named = event
        if case .accessibility(let id, let action) = event {
            guard let place = window.accessibilityItems.firstIndex(where: { $0.id == id }) else { return }
            named = .accessibility(id: UInt64(place), action: action)
        }
        note(.event(named), in: number, at: event.time ?? time)
    }

    /// Notes that a window got another size.
    public func note(size: CGSize, in number: Int, at time: Double) { note(.size(size), in: number, at: time) }

    /// Notes that the desktop's settings around a window changed.
    public func note(traits: HostTraits, in number: Int, at time: Double) {
        if recordsFrames { note(.traits(traits), in: number, at: time) }
    }

    /// Notes that a turn of the main loop that changed something is about to end.
    public func noteTurn(at time: Double) { noteOfApp(.turn, at: time) }

    /// Notes that a window applied the changes of a turn at its end.
    public func noteUpdate(in number: Int, at time: Double) {
        if recordsFrames { note(.update, in: number, at: time) }
    }

    /// Notes that a window is about to make a frame.
    public func noteFrame(in number: Int, at time: Double) {
        if recordsFrames { note(.frame, in: number, at: time) }
    }

    /// Notes the content of a window's frame.
    /// - Parameters:
    ///   - number: The window's number.
    ///   - isAtRest: Whether nothing is due soon.
    ///   - time: When, in seconds since the window was opened.
    public func noteShown(in number: Int, isAtRest: Bool, at time: Double) {
        guard recordsFrames, let window = windows[number] else { return }
        let text = window.content.shown(withAccessibility: isAtRest)
        note(.shown(text == window.shown ? "" : text, isAtRest: isAtRest), in: number, at: time)
        windows[number]?.shown = text
    }

    /// Notes that a timer of the app fires.
    public func noteTimer(at time: Double) { noteOfApp(.timer, at: time) }

    /// Notes that an item of the menu bar is chosen, by the titles on the way to it.
    public func note(menu titles: [String], at time: Double) { noteOfApp(.menu(titles), at: time) }

    /// Notes that the app moves to the front, to the back, or out of sight.
    public func note(phase: AppPhase, at time: Double) { noteOfApp(.phase(phase), at: time) }

    /// Ends the record of a window.
    public func end(_ number: Int, at time: Double) {
        note(.end, in: number, at: time)
        windows[number] = nil
    }

    private func note(_ what: InputLog.What, in number: Int, at time: Double) {
        guard let start = windows[number]?.start else { return }
        var what = what
        if case .event(var event) = what {
            event.time = time - start
            what = .event(event)
        }
        add(InputLog.Entry(time: time - start, window: number, what: what))
    }

    private func noteOfApp(_ what: InputLog.What, at time: Double) {
        guard recordsFrames, let start else { return }
        add(InputLog.Entry(time: time - start, what: what))
    }

    private func add(_ entry: InputLog.Entry) {
        var entry = entry
        if recordsFrames { entry.date = Date().timeIntervalSinceReferenceDate }
        if keepsEntries { log.entries.append(entry) }
        onEntry?(entry)
    }
}
