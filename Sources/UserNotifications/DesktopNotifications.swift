import Foundation
import OrielFoundation

/// The desktop's notifications, by the program `gdbus` that comes with GLib.
enum DesktopNotifications {
    private static let program = "/usr/bin/gdbus"

    /// Whether the desktop can be asked to show any.
    static var arePossible: Bool {
        let environment = ProcessInfo.processInfo.environment
        let hasBus = environment["DBUS_SESSION_BUS_ADDRESS"]?.isEmpty == false
        if hasBus, FileManager.default.isExecutableFile(atPath: program) { return true }
        RuntimeWarning.issue("Notifications are not shown: there is no session bus, or no gdbus.")
        return false
    }

    /// Shows a notification; returns whether the desktop was asked.
    static func show(_ content: UNNotificationContent) -> Bool {
        guard arePossible else { return false }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments(content, app: ProcessInfo.processInfo.processName)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return (try? process.run()) != nil
    }

    static func arguments(_ content: UNNotificationContent, app: String) -> [String] {
        let text = [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n")
        return [
            "call", "--session", "--timeout", "5", "--dest", "org.freedesktop.Notifications", "--object-path",
            "/org/freedesktop/Notifications", "--method", "org.freedesktop.Notifications.Notify", quoted(app), "0",
            quoted(""), quoted(content.title), quoted(escaped(text)), "[]", "{}", "-1",
        ]
    }

    /// A text in the notation of GLib's values.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars.prefix(2000) {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            default: if scalar.value >= 32 { result.unicodeScalars.append(scalar) }
            }
        }
        return result + "\""
    }

    /// A text without the desktop's markup.
    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
    }
}
