import DisplayList
import Foundation
import OrielBasics

/// Opens addresses by the front end or else the desktop, where these do no more than show something.
@MainActor enum DesktopOpener {
    /// The schemes that open without asking.
    static let schemes: Set<String> = ["http", "https", "mailto", "tel", "sms", "facetime", "facetime-audio"]

    /// The program that opens a place by its address.
    static var program = "/usr/bin/xdg-open"

    /// Opens a place.
    /// - Parameter completion: Called on the main queue with whether it was opened.
    static func open(_ url: URL, completion: @escaping (Bool) -> Void) {
        if let objection = objection(to: url) {
            RuntimeWarning.issue("The address \(shortened(url)) was not opened: \(objection).")
            return completion(false)
        }
        if HostScope.services?.open(url, completion: completion) == true { return }
        let answer = Answer(completion)
        // An address begins with its scheme, never like an option.
        let process = ChildProcess(program, [url.absoluteString]) { isOpen in
            DispatchQueue.main.async { MainActor.assumeIsolated { answer.give(isOpen) } }
        }
        if process == nil { answer.give(false) }
    }

    /// Returns why a place is not opened; nil if it is opened.
    static func objection(to url: URL) -> String? {
        guard let scheme = url.scheme?.lowercased() else { return "it has no scheme" }
        if schemes.contains(scheme) { return nil }
        guard scheme == "file" else {
            return "only \(schemes.sorted().joined(separator: ", ")) and files are opened"
        }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            return "there is no such file"
        }
        if isFolder.boolValue { return nil }
        let isProgram = url.pathExtension == "desktop" || FileManager.default.isExecutableFile(atPath: url.path)
        return isProgram ? "the file is a program" : nil
    }

    private static func shortened(_ url: URL) -> String {
        let text = url.absoluteString
        return text.count > 80 ? "\(text.prefix(80))…" : text
    }

    /// The callback that waits for the desktop's answer.
    private final class Answer: @unchecked Sendable {
        private var completion: ((Bool) -> Void)?
        init(_ completion: @escaping (Bool) -> Void) { self.completion = completion }

        func give(_ isOpen: Bool) {
            completion?(isOpen)
            completion = nil
        }
    }
}
