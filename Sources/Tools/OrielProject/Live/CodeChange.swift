import SwiftTokens

/// The difference between two versions of a file, as far as it is one of code alone.
struct CodeChange {
    /// The members with other code than before, in their new form.
    let members: [SourceOutline.Member]
    private let source: SwiftSource
    private let imports: [String]

    /// Compares two versions of a file.
    /// - Returns: Nil where they differ in more than code that can be replaced.
    init?(from old: SourceOutline, to new: SourceOutline) {
        guard old.frame == new.frame, old.members.map(\.key) == new.members.map(\.key) else { return nil }
        members = zip(old.members, new.members).filter { $0.code != $1.code }.map(\.1)
        source = new.source
        imports = new.imports
    }

    /// Returns a file whose functions replace those of the module, with the lines of the user's own file.
    /// - Parameters:
    ///   - file: The path of that file.
    ///   - number: A number that makes the functions' names unique.
    func replacement(of file: String, in module: String, number: Int) -> String {
        let name = file.split(separator: "/").last ?? ""
        var text = "@_private(sourceFile: \"\(name)\") import \(module)\n"
        // Whatever the file says of the module itself, it is imported once.
        text += imports.joined(separator: "\n") + "\n"
        for member in members {
            if !member.scope.isEmpty { text += "extension \(member.scope) {\n" }
            text += "#sourceLocation(file: \"\(file)\", line: \(line(of: member.range.lowerBound)))\n"
            text += "@_dynamicReplacement(for: \(member.name)) "
            text += declaration(of: member, prefix: "oriel\(number)_") + "\n#sourceLocation()\n"
            if !member.scope.isEmpty { text += "}\n" }
        }
        return text
    }

    private func line(of offset: Int) -> Int { source.bytes[..<offset].count { $0 == 0x0A } + 1 }

    /// The declaration under another name.
    private func declaration(of member: SourceOutline.Member, prefix: String) -> String {
        var bytes = Array(source.bytes[member.range])
        let start = member.range.lowerBound
        for range in member.leftOut {
            for index in range { bytes[index - start] = UInt8(ascii: " ") }
        }
        bytes.insert(contentsOf: prefix.utf8, at: member.nameRange.lowerBound - start)
        return String(decoding: bytes, as: UTF8.self)
    }
}
