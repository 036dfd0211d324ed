import DisplayList
import Foundation
import SwiftUICore

extension TestHost {
    /// Sends an event to the window, as a front end does.
    ///
    /// Changes are not applied: see ``update()``.
    /// - Returns: Whether anything answered.
    @discardableResult
    public func send(_ event: InputEvent) -> Bool {
        recording?.recorder.note(event, in: recording?.number ?? 0, at: time)
        return host.send(event)
    }

    /// Records the input to the window while a function runs.
    ///
    /// ```swift
    /// let host = TestHost(CounterView())
    /// let log = host.record { host.tap(text: "Count to 1") }
    /// let other = TestHost(CounterView(), size: host.size)
    /// try other.replay(log)
    /// #expect(other.layers == host.layers)
    /// ```
    public func record(_ body: () throws -> Void) rethrows -> InputLog {
        let recorder = InputRecorder()
        begin(recorder, number: 0)
        defer { recording = nil }
        try body()
        recorder.end(0, at: time)
        return recorder.log
    }

    func begin(_ recorder: InputRecorder, number: Int) {
        recorder.begin(host, number: number, size: size, at: time)
        recording = (recorder, number)
    }

    /// Replays a log, at its times from now on.
    /// - Parameters:
    /// - log: The recorded input of one window.
    ///   - look: Called after each entry, the window being up to date.
    public func replay(_ log: InputLog, look: (InputLog.Entry) throws -> Void = { _ in }) throws {
        let start = time
        for entry in log.entries {
            if entry.window != 0 { throw InputLog.Problem("There is no window \(entry.window).") }
            try replay(entry, from: start)
            try look(entry)
        }
    }

    func replay(_ entry: InputLog.Entry, from start: Double) throws {
        let moment = start + entry.time
        if moment > time { advance(by: moment - time) } else { update() }
        switch entry.what {
        case .size(let size): if size != self.size { resize(to: size) }
        case .end: break
        case .event(let event):
            send(try located(event))
            update()
        // A replay at its own pace makes its own frames.
        case .opened, .traits, .turn, .update, .frame, .shown, .timer, .menu, .phase: break
        }
    }

    /// An event of a record at the present time; elements are named by their places there.
    func located(_ event: InputEvent) throws -> InputEvent {
        var event = event
        event.time = time
        guard case .accessibility(let place, let action) = event else { return event }
        let items = host.accessibilityItems
        guard place < UInt64(items.count) else {
            throw InputLog.Problem("The tree has \(items.count) elements, none of them number \(place).")
        }
        return .accessibility(id: items[Int(place)].id, action: action)
    }
}

extension AppTestHost {
    /// Records the input to the app's windows while a function runs.
    public func record(_ body: () throws -> Void) rethrows -> InputLog {
        let recorder = InputRecorder()
        self.recorder = recorder
        for window in windows { window.begin(recorder, number: window.number) }
        defer {
            self.recorder = nil
            for window in windows { window.recording = nil }
        }
        try body()
        for window in windows { recorder.end(window.number, at: window.time) }
        return recorder.log
    }

    /// Replays a log, at its times from now on: of each window's own clock.
    /// - Parameters:
    ///   - log: The input to the app's windows.
    ///   - look: Called after each entry, with its window, which is up to date.
    public func replay(_ log: InputLog, look: (InputLog.Entry, TestHost) throws -> Void = { _, _ in }) throws {
        var starts = Dictionary(uniqueKeysWithValues: windows.map { ($0.number, $0.time) })
        for entry in log.entries {
            guard let window = windows.first(where: { $0.number == entry.window }) else {
                throw InputLog.Problem("There is no window \(entry.window).")
            }
            let start = starts[entry.window] ?? 0
            starts[entry.window] = start
            try window.replay(entry, from: start)
            for other in windows where other !== window { other.update() }
            try look(entry, window)
        }
    }
}
