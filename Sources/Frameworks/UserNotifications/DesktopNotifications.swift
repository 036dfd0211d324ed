import Foundation
import OrielFoundation

/// A notification on its way to the desktop.
package struct NotificationDelivery {
    /// The notification.
    package let notification: UNNotification
    /// Its buttons.
    package let actions: [UNNotificationAction]
    /// Called on the main thread when a button is pressed.
    package let answered: (NotificationPress) -> Void

    /// The notification's content.
    package var content: UNNotificationContent { notification.request.content }
}

/// The pressed part of a notification.
package enum NotificationPress {
    /// The notification itself.
    case notification
    /// One of its buttons.
    case button(UNNotificationAction)
}

/// The desktop's notifications: by the program `notify-send`, which reports presses, else by `gdbus`, which comes with GLib.
enum DesktopNotifications {
    private static let sender = "/usr/bin/notify-send"
    private static let bus = "/usr/bin/gdbus"
    private static let lock = NSLock()
    /// Programs that wait for presses.
    nonisolated(unsafe) private static var waiting: [Process] = []
    private static let endsWithApp = atexit { for process in lock.withLock({ waiting }) { process.terminate() } }

    /// Whether the desktop can be asked to show any.
    static var arePossible: Bool {
        let environment = ProcessInfo.processInfo.environment
        let hasBus = environment["DBUS_SESSION_BUS_ADDRESS"]?.isEmpty == false
        if hasBus, [sender, bus].contains(where: FileManager.default.isExecutableFile) { return true }
        RuntimeWarning.issue("Notifications are not shown: there is no session bus, or neither notify-send nor gdbus.")
        return false
    }

    /// Shows a notification; returns whether the desktop was asked.
    static func show(_ delivery: NotificationDelivery) -> Bool {
        guard arePossible else { return false }
        let app = ProcessInfo.processInfo.processName
        guard FileManager.default.isExecutableFile(atPath: sender) else {
            RuntimeWarning.issue("Presses on notifications are not noticed: there is no notify-send.")
            return process(bus, arguments(delivery.content, app: app)) { _ in } != nil
        }
        let process = process(sender, words(delivery, app: app)) { answer in
            DispatchQueue.main.async { if let press = press(answer, of: delivery) { delivery.answered(press) } }
        }
        // Interrupted, the program closes its notification.
        delivery.notification.close = { process?.interrupt() }
        return process != nil
    }

    /// The pressed button, parsed from the output of `notify-send`; nil if the notification was closed.
    static func press(_ answer: String, of delivery: NotificationDelivery) -> NotificationPress? {
        let name = answer.trimmingCharacters(in: .whitespacesAndNewlines)
        if name == "default" { return .notification }
        guard let index = Int(name), delivery.actions.indices.contains(index) else { return nil }
        return .button(delivery.actions[index])
    }

    /// Starts a program, and passes on its output once it has ended; nil if it can't be started.
    private static func process(
        _ program: String, _ arguments: [String], ended: @escaping @Sendable (String) -> Void
    ) -> Process? {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.terminationHandler = { process in
            lock.withLock { waiting.removeAll { $0 === process } }
            ended(String(decoding: output.fileHandleForReading.availableData, as: UTF8.self))
        }
        guard (try? process.run()) != nil else { return nil }
        lock.withLock { if process.isRunning { waiting.append(process) } }
        _ = endsWithApp
        return process
    }

    /// The arguments of `notify-send`, none of which can be taken for an option.
    static func words(_ delivery: NotificationDelivery, app: String) -> [String] {
        let content = delivery.content
        let urgency =
            switch content.interruptionLevel {
            case .passive: "low"
            case .active, .timeSensitive: "normal"
            case .critical: "critical"
            }
        var words = ["--app-name=\(plain(app))", "--urgency=\(urgency)", "--wait", "--action=default=\(plain("Open"))"]
        for (index, action) in delivery.actions.prefix(10).enumerated() {
            words.append("--action=\(index)=\(plain(action.title))")
        }
        if let picture = content.attachments.first { words.append("--icon=\(picture.url.path)") }
        // A summary may not be empty.
        let title = plain(content.title)
        return words + ["--", title.isEmpty ? plain(app) : title, plain(escaped(text(content)))]
    }

    /// The arguments of `gdbus`.
    static func arguments(_ content: UNNotificationContent, app: String) -> [String] {
        [
            "call", "--session", "--timeout", "5", "--dest", "org.freedesktop.Notifications", "--object-path",
            "/org/freedesktop/Notifications", "--method", "org.freedesktop.Notifications.Notify", quoted(app), "0",
            quoted(""), quoted(content.title), quoted(escaped(text(content))), "[]", "{}", "-1",
        ]
    }

    private static func text(_ content: UNNotificationContent) -> String {
        [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// A text in the notation of GLib's values.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in plain(text).unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
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
