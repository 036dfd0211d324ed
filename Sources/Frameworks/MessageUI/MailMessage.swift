import Foundation
import OrielBasics

/// A message for the desktop's mail program.
struct MailMessage {
    var subject = ""
    var to: [String] = []
    var cc: [String] = []
    var bcc: [String] = []
    var body = ""
    var attachments: [(name: String, data: Data)] = []

    /// The program that opens the mail program.
    static let program = "/usr/bin/xdg-email"

    /// The arguments of the program, with the files at their places.
    ///
    /// An address never begins like an option: those that do are left out.
    func arguments(files: [String]) -> [String] {
        let isAddress: (String) -> Bool = { !$0.hasPrefix("-") && !$0.isEmpty }
        var words = ["--utf8"]
        for address in cc where isAddress(address) { words += ["--cc", address] }
        for address in bcc where isAddress(address) { words += ["--bcc", address] }
        if !subject.isEmpty { words += ["--subject", subject] }
        if !body.isEmpty { words += ["--body", body] }
        for file in files { words += ["--attach", file] }
        return words + to.filter(isAddress)
    }

    /// Opens the mail program, and calls a function on the main queue with whether that succeeded.
    func open(with program: String, completion: @escaping @MainActor @Sendable (Bool) -> Void) {
        let answer: @Sendable (Bool) -> Void = { isOpen in
            DispatchQueue.main.async { MainActor.assumeIsolated { completion(isOpen) } }
        }
        guard let files = try? write(), ChildProcess(program, arguments(files: files), ended: answer) != nil else {
            return answer(false)
        }
    }

    /// Writes the attachments into a folder of their own, which stays for the mail program.
    private func write() throws -> [String] {
        if attachments.isEmpty { return [] }
        let folder = try PrivateFile.makeFolder(named: "oriel-mail-\(UUID().uuidString)")
        return try attachments.enumerated().map { number, file in
            let own = folder.appending(path: "\(number)")
            try FileManager.default.createDirectory(at: own, withIntermediateDirectories: false)
            let path = own.appending(path: PrivateFile.name(file.name)).path
            try PrivateFile.write(file.data, to: path)
            return path
        }
    }

    /// The words of a text in HTML: elements are left out, and those that begin a line do so.
    static func plain(_ html: String) -> String {
        var (result, isTag, tag) = ("", false, "")
        for character in html {
            switch character {
            case "<": (isTag, tag) = (true, "")
            case ">" where isTag:
                isTag = false
                let name = tag.lowercased()
                if ["br", "br/", "br /", "/p", "/div", "/li", "/h1", "/h2", "/h3", "/tr"].contains(name) {
                    result += "\n"
                }
            default: if isTag { tag.append(character) } else { result.append(character) }
            }
        }
        for (entity, sign) in [("&lt;", "<"), ("&gt;", ">"), ("&nbsp;", " "), ("&quot;", "\""), ("&amp;", "&")] {
            result = result.replacingOccurrences(of: entity, with: sign)
        }
        return result.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
