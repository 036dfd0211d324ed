import DisplayList
import Foundation
import SwiftUI
import SwiftUICore

extension AppTestHost {
    /// Starts an app and replays a recording with frames, and nothing else: events, frames and timers at its times.
    ///
    /// After each frame the windows then show exactly the program's output, to the last layer.
    /// - Parameters:
    ///   - log: The record of a program that ran with `ORIEL_RECORD_FRAMES=1`.
    ///   - app: Makes the app.
    ///   - text: Where the sizes of texts come from.
    ///   - before: Called before each entry.
    /// - after: Called after each entry, with the window that it is about; nil for an entry about the app.
    ///   - end: Called with the app after the last entry.
    public static func follow<A: App>(
        _ log: InputLog, as app: @MainActor () -> A, text: TextMetricsSource,
        before: (InputLog.Entry) -> Void = { _ in },
        after: (InputLog.Entry, TestHost?) throws -> Void, end: (AppTestHost) throws -> Void = { _ in }
    ) throws {
        try TestClock.shared.apart {
            let host = AppTestHost(app(), asIn: log, text: text)
            // Turns end where the record says so.
            let requestEnd = MainTurn.requestEnd
            MainTurn.requestEnd = {}
            defer {
                for window in host.windows { host.close(window) }
                MainTurn.end()
                MainTurn.requestEnd = requestEnd
            }
            for (place, entry) in log.entries.enumerated() {
                before(entry)
                if let date = entry.date {
                    TestClock.shared.move(to: Date(timeIntervalSinceReferenceDate: date))
                }
                if entry.what == .turn { host.moveClocks(log.entries[place...].dropFirst()) }
                try after(entry, host.follow(entry))
            }
            try end(host)
        }
    }

    /// Moves the windows' clocks to the time at which the turn's changes were applied, which is recorded after it.
    private func moveClocks(_ entries: ArraySlice<InputLog.Entry>) {
        for entry in entries {
            switch entry.what {
            case .update: windows.first { $0.number == entry.window }?.move(to: entry.time)
            case .frame, .event, .turn, .timer, .size: return
            default: break
            }
        }
    }

    private func follow(_ entry: InputLog.Entry) throws -> TestHost? {
        switch entry.what {
        case .turn: MainTurn.end()
        case .timer:
            TestClock.shared.doNext(at: entry.date.map { Date(timeIntervalSinceReferenceDate: $0) })
        case .menu(let titles):
            guard case .action(let id) = item(titles)?.kind else {
                throw InputLog.Problem("The menus have no item \(titles.joined(separator: ", ")).")
            }
            app.performMenuItem(id)
        case .phase(let phase): app.phaseChanged(to: phase)
        default:
            guard let window = windows.first(where: { $0.number == entry.window }) else {
                if entry.what == .end { return nil }
                throw InputLog.Problem("There is no window \(entry.window).")
            }
            try window.follow(entry)
            if entry.what == .end { close(window) }
            return window
        }
        return nil
    }
}

extension TestHost {
    /// The window's content as text, without processing anything: title, background, layers, and accessibility
    /// elements.
    public func shown(withAccessibility: Bool) -> String { host.shown(withAccessibility: withAccessibility) }
}
