import Foundation
import SwiftUI

/// Shows a notification with the program `notify-send`, which reports presses.
enum NotificationBanner {
    private static let program = "/usr/bin/notify-send"
    private static let lock = NSLock()
    /// Programs that wait for presses.
    nonisolated(unsafe) private static var waiting: [Process] = []
    private static let endsWithApp = atexit { for process in lock.withLock({ waiting }) { process.terminate() } }

    /// Shows a notification; returns whether the desktop was asked.
    static func show(
        _ notification: NSUserNotification, answered: @escaping @Sendable (NSUserNotification.ActivationType) -> Void
    ) -> Bool {
        let hasBus = ProcessInfo.processInfo.environment["DBUS_SESSION_BUS_ADDRESS"]?.isEmpty == false
        guard hasBus, FileManager.default.isExecutableFile(atPath: program) else {
            RuntimeWarning.issue("NSUserNotification is not shown: there is no session bus, or no notify-send.")
            return false
        }
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments(notification, app: ProcessInfo.processInfo.processName)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.terminationHandler = { process in
            lock.withLock { waiting.removeAll { $0 === process } }
            answered(press(String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)))
        }
        guard (try? process.run()) != nil else { return false }
        lock.withLock { if process.isRunning { waiting.append(process) } }
        _ = endsWithApp
        return true
    }

    /// The part that was pressed, from the program's output.
    static func press(_ answer: String) -> NSUserNotification.ActivationType {
        switch answer.trimmingCharacters(in: .whitespacesAndNewlines) {
        case "default": .contentsClicked
        case "action": .actionButtonClicked
        default: .none
        }
    }

    /// The program's arguments, none of which can be taken for an option.
    static func arguments(_ notification: NSUserNotification, app: String) -> [String] {
        var words = ["--app-name=\(plain(app))", "--wait", "--action=default=Open"]
        if notification.hasActionButton, !notification.actionButtonTitle.isEmpty {
            words.append("--action=action=\(plain(notification.actionButtonTitle))")
        }
        let title = plain(notification.title ?? "")
        let text = [notification.subtitle, notification.informativeText].compactMap { $0 }.filter { !$0.isEmpty }
        return words + ["--", title.isEmpty ? plain(app) : title, escaped(plain(text.joined(separator: "\n")))]
    }

    /// A text without control characters, of a length that a notification can have.
    private static func plain(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.prefix(2000).filter { $0.value >= 32 || $0 == "\n" }))
    }
    /// A text without the desktop's markup.
    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
    }
}
