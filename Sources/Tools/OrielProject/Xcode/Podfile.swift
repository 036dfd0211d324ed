import Foundation

/// The libraries that a project asks CocoaPods for.
///
/// A Podfile is a program in Ruby; read are its lines that name a library, whatever target they are for.
struct Podfile {
    /// A library, by its own name and the name of a part of it.
    struct Pod: Hashable {
        var name: String
        var part: String?
        /// The address of the library's repository, where the Podfile has one.
        var address: String?
        /// Which versions will do, as a manifest writes it.
        var requirement: String
    }

    private(set) var pods: [Pod] = []

    /// Reads the Podfile of a project's folder, and the versions that were last installed; nil where there is none.
    init?(in folder: URL) {
        guard let text = Self.text(of: folder.appending(path: "Podfile")) else { return nil }
        self.init(text, lock: Self.text(of: folder.appending(path: "Podfile.lock")) ?? "")
    }

    private static func text(of file: URL) -> String? {
        guard let handle = try? FileHandle(forReadingFrom: file), let data = try? handle.read(upToCount: 1 << 20) else {
            return nil
        }
        return String(decoding: data, as: UTF8.self)
    }

    init(_ text: String, lock: String) {
        let installed = Self.versions(in: lock)
        for line in text.split(whereSeparator: \.isNewline) {
            guard let pod = Self.pod(in: line, installed), !pods.contains(pod) else { continue }
            pods.append(pod)
        }
    }

    /// Reads a line such as `pod 'Moya/Combine', '~> 15.0'`; nil for another one.
    private static func pod(in line: Substring, _ installed: [Substring: Substring]) -> Pod? {
        let line = line.drop { $0.isWhitespace }
        guard line.hasPrefix("pod"), let next = line.dropFirst(3).first, " \t('\"".contains(next) else { return nil }
        let texts = literals(in: line)
        guard let first = texts.first?.text, !first.isEmpty else { return nil }
        let names = first.split(separator: "/", maxSplits: 1)
        guard let name = names.first else { return nil }
        func option(_ key: String) -> Substring? {
            texts.first { $0.before.contains(":\(key)") || $0.before.contains("\(key):") }?.text
        }
        // A copy in the project's own folder is not fetched.
        if option("path") != nil || option("podspec") != nil { return nil }
        let wanted = texts.dropFirst().first { !$0.before.contains(":") && !$0.before.contains("=>") }?.text
        let requirement: String
        if let branch = option("branch") {
            requirement = "branch: \(PackageGraph.quoted(String(branch)))"
        } else if let commit = option("commit") {
            requirement = "revision: \(PackageGraph.quoted(String(commit)))"
        } else {
            requirement = versions(from: option("tag") ?? installed[first[...]] ?? installed[name] ?? wanted)
        }
        return Pod(
            name: String(name), part: names.count > 1 ? String(names[1]) : nil, address: option("git").map(String.init),
            requirement: requirement)
    }

    /// The texts between quotation marks in a line, up to a comment, each with the code before it.
    private static func literals(in line: Substring) -> [(before: Substring, text: Substring)] {
        var found: [(Substring, Substring)] = []
        var rest = line
        while let mark = rest.firstIndex(where: { "'\"#".contains($0) }), rest[mark] != "#" {
            let content = rest[rest.index(after: mark)...]
            guard let end = content.firstIndex(of: rest[mark]) else { break }
            found.append((rest[..<mark], content[..<end]))
            rest = content[content.index(after: end)...]
        }
        return found
    }

    /// The versions in the first list of a lock file: `  - Alamofire (5.4.3):`.
    private static func versions(in lock: String) -> [Substring: Substring] {
        var found: [Substring: Substring] = [:]
        for line in lock.split(whereSeparator: \.isNewline) {
            if !line.hasPrefix(" "), !line.hasPrefix("PODS:") { break }
            let words = line.split { " \"():".contains($0) }
            if line.hasPrefix("  - "), words.count == 3 { found[words[1]] = words[2] }
        }
        return found
    }

    /// The versions with the same first number as one, and not older; any where none is given.
    private static func versions(from text: Substring?) -> String {
        let digits = (text ?? "").drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
        let numbers = digits.split(separator: ".").prefix(3).map { Int($0) ?? 0 }
        guard !numbers.isEmpty, text?.contains("<") != true, text?.contains(">=") != true else {
            return #""0.0.1"..<"9999.0.0""#
        }
        let whole = (numbers + [0, 0]).prefix(3).map(String.init).joined(separator: ".")
        return "from: \(PackageGraph.quoted(whole))"
    }
}
