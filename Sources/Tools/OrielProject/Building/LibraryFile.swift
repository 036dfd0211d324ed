import Foundation

/// A program or shared library (ELF, of 64 bits): the libraries that it needs, and where they are looked for.
///
/// Nothing is believed of a file: what leads out of it counts as not there.
struct LibraryFile {
    /// The names of the libraries that it needs.
    private(set) var needed: [String] = []
    /// The folders in which those are looked for, separated by colons; nil for none of its own.
    private(set) var runPath: String?
    /// Where in the file the text of `runPath` is.
    private var runPathOffset = 0
    /// Where texts begin that may share the bytes of others.
    private var textOffsets: [Int] = []

    /// Reads a file; nil if it is no such file.
    init?(_ data: Data) {
        let reader = Bytes(data: data)
        guard data.count > 64, data.prefix(6) == Data([0x7F, 0x45, 0x4C, 0x46, 2, 1]),
            let table = reader.number(at: 0x20, size: 8), let size = reader.number(at: 0x36, size: 2),
            let count = reader.number(at: 0x38, size: 2)
        else { return nil }
        var segments: [(place: Int, address: Int, size: Int)] = []
        var dynamic: (place: Int, size: Int)?
        for index in 0..<count {
            let entry = table &+ index &* size
            guard let kind = reader.number(at: entry, size: 4), let place = reader.number(at: entry &+ 8, size: 8),
                let address = reader.number(at: entry &+ 16, size: 8),
                let length = reader.number(at: entry &+ 32, size: 8)
            else { return nil }
            if kind == 1 { segments.append((place, address, length)) }
            if kind == 2 { dynamic = (place, length) }
        }
        // A program that is linked with nothing.
        guard let dynamic else { return }
        var entries: [(tag: Int, value: Int)] = []
        for index in 0..<min(dynamic.size / 16, 4096) {
            let entry = dynamic.place &+ index &* 16
            guard let tag = reader.number(at: entry, size: 8), let value = reader.number(at: entry &+ 8, size: 8),
                tag != 0
            else { break }
            entries.append((tag, value))
        }
        guard let strings = entries.first(where: { $0.tag == 5 })?.value,
            let segment = segments.first(where: { $0.address <= strings && strings - $0.address < $0.size })
        else { return }
        let texts = strings - segment.address &+ segment.place
        for (tag, value) in entries where [1, 14, 15, 29].contains(tag) {
            guard let text = reader.text(at: texts &+ value) else { continue }
            if tag == 1 { needed.append(text) }
            if tag == 15 || tag == 29 {
                runPath = text
                runPathOffset = texts &+ value
            } else {
                textOffsets.append(texts &+ value)
            }
        }
    }

    /// Changes where a file's libraries are looked for.
    /// - Returns: Whether it could: the text has to fit in the place of the one before.
    static func setRunPath(_ path: String, of file: URL) throws -> Bool {
        var data = try Data(contentsOf: file)
        guard let library = LibraryFile(data) else { return false }
        guard let old = library.runPath else { return true }
        if old == path { return true }
        let place = library.runPathOffset..<library.runPathOffset + old.utf8.count
        guard path.utf8.count <= place.count, !library.textOffsets.contains(where: place.contains) else { return false }
        let start = data.startIndex
        let filled = Data(path.utf8) + Data(count: place.count - path.utf8.count)
        data.replaceSubrange(start + place.lowerBound..<start + place.upperBound, with: filled)
        try data.write(to: file)
        return true
    }

    /// Reads numbers and texts, and nothing beyond the end.
    private struct Bytes {
        let data: Data

        func number(at place: Int, size: Int) -> Int? {
            guard place >= 0, place <= data.count - size else { return nil }
            var number: UInt64 = 0
            for index in (0..<size).reversed() { number = number << 8 | UInt64(data[data.startIndex + place + index]) }
            return Int(exactly: number)
        }

        func text(at place: Int) -> String? {
            guard place >= 0, place < data.count else { return nil }
            let rest = data[(data.startIndex + place)...].prefix(4096)
            guard let end = rest.firstIndex(of: 0) else { return nil }
            return String(data: rest[..<end], encoding: .utf8)
        }
    }
}
