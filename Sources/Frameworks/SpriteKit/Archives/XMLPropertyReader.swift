import DataModelFiles
import Foundation

/// Reads property lists in XML, in which the numbers of objects are dictionaries of the key `CF$UID`.
enum XMLPropertyReader {
    /// Reads a list; nil if the bytes are none.
    static func table(_ bytes: [UInt8]) -> PropertyTable? {
        guard let document = try? XMLElement(parsing: bytes), document.name == "plist",
            let top = document.children.first
        else { return nil }
        var entries: [PropertyTable.Entry] = []
        let root = add(top, to: &entries)
        return PropertyTable(entries: entries, root: root)
    }

    /// Adds an element and returns its number; the reader of XML bounds how deep elements are nested.
    private static func add(_ element: XMLElement, to entries: inout [PropertyTable.Entry]) -> Int {
        let number = entries.count
        entries.append(.missing)
        let text = element.text
        let word = text.trimmingCharacters(in: .whitespacesAndNewlines)
        switch element.name {
        case "true": entries[number] = .bool(true)
        case "false": entries[number] = .bool(false)
        case "integer": entries[number] = Int64(word).map { .int($0) } ?? .missing
        case "real": entries[number] = Double(word).map { .real($0) } ?? .missing
        case "string", "key": entries[number] = .text(text)
        case "data":
            entries[number] = Data(base64Encoded: text, options: .ignoreUnknownCharacters).map { .data($0) } ?? .missing
        case "array": entries[number] = .list(element.children.map { add($0, to: &entries) })
        case "dict": entries[number] = record(element, &entries)
        default: break
        }
        return number
    }

    private static func record(
        _ element: XMLElement, _ entries: inout [PropertyTable.Entry]
    ) -> PropertyTable.Entry {
        var record: [String: Int] = [:]
        var key: String?
        for child in element.children {
            guard let name = key else {
                key = child.name == "key" ? child.text : nil
                continue
            }
            record[name] = add(child, to: &entries)
            key = nil
        }
        return .record(record, among: entries)
    }
}
