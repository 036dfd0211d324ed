import Foundation

/// Reads a record while the program writes it: the current content, and whether it rests.
struct RecordReader {
    /// An accessibility element.
    struct Item: Equatable {
        let role: String
        let label: String
        let frame: CGRect
        let line: String
    }

    /// The facts about a window.
    struct Window {
        /// Its elements when it last came to rest.
        var items: [Item] = []
        /// Its content's size, in points.
        var size = CGSize.zero
        /// Where the pointer was last, in points of the content.
        var pointer: CGPoint?
        var frames = 0
        /// How often the content changed.
        var changes = 0
        var isAtRest = false
        var isClosed = false
    }

    private(set) var windows: [Int: Window] = [:]
    /// The number of entries, and the number of those that are user input.
    private(set) var entryCount = 0
    private(set) var eventCount = 0

    private let url: URL
    /// The file; nil until the program has made it.
    private var file: FileHandle?
    private var rest = Data()
    private var shownIn: Int?
    private var isRest = false
    /// Whether the next line is the first of the shown content, which is missing if nothing changed.
    private var isFirstLine = false

    init(_ url: URL) { self.url = url }

    /// Whether all windows have come to rest.
    var isAtRest: Bool { !windows.isEmpty && windows.values.allSatisfy { $0.isAtRest || $0.isClosed } }

    /// Reads the lines written since; returns whether there were any.
    mutating func readOn() -> Bool {
        if file == nil { file = try? FileHandle(forReadingFrom: url) }
        guard let new = file?.readDataToEndOfFile(), !new.isEmpty else { return false }
        rest.append(new)
        let bytes = [UInt8](rest)
        var start = 0
        bytes.withUnsafeBufferPointer { buffer in
            // Only the shown elements matter here: most lines are layers.
            while start < buffer.count,
                let end = memchr(buffer.baseAddress! + start, 10, buffer.count - start)
            {
                let length = end - UnsafeMutableRawPointer(mutating: buffer.baseAddress! + start)
                let line = UnsafeBufferPointer(rebasing: buffer[start..<start + length])
                start += length + 1
                if line.first != 124 {
                    readEntry(String(decoding: line, as: UTF8.self))
                } else if isFirstLine || (isRest && length > 6 && memcmp(line.baseAddress!, "| item ", 7) == 0) {
                    readShown(String(decoding: line, as: UTF8.self))
                }
            }
        }
        rest = Data(bytes[start...])
        return true
    }

    private mutating func readShown(_ line: String) {
        guard let window = shownIn else { return }
        if isFirstLine {
            windows[window]?.changes += 1
            if isRest { windows[window]?.items = [] }
            isFirstLine = false
        } else if let item = Self.item(line) {
            windows[window]?.items.append(item)
        }
    }

    private mutating func readEntry(_ line: String) {
        let words = line.split(separator: " ").map(String.init)
        guard words.count >= 2, Double(words[0]) != nil else { return }
        // Timers go on for ever.
        if !words.contains("timer") { entryCount += 1 }
        let number = words[1].hasPrefix("@") ? Int(words[1].dropFirst()) ?? 0 : 0
        let what = Array(words.dropFirst(words[1].hasPrefix("@") ? 2 : 1))
        switch what[0] {
        case "opened": windows[number] = Window()
        case "size": windows[number]?.size = CGSize(width: Double(what[1])!, height: Double(what[2])!)
        case "frame":
            windows[number]?.isAtRest = false
            windows[number]?.frames += 1
        case "shown":
            isRest = what.dropFirst().first == "rest"
            shownIn = number
            windows[number]?.isAtRest = isRest
            isFirstLine = true
        case "end": windows[number]?.isClosed = true
        case "timer", "turn", "update", "phase", "traits", "menu": break
        case "pointer":
            eventCount += 1
            windows[number]?.pointer = CGPoint(x: Double(what[2])!, y: Double(what[3])!)
        default: eventCount += 1
        }
    }

    /// Reads a line such as `| item button "Next" 10,20 30×40 …`.
    static func item(_ line: String) -> Item? {
        guard let first = line.firstIndex(of: "\"") else { return nil }
        let role = line[..<first].split(separator: " ").last.map(String.init) ?? ""
        var label = ""
        var place = line.index(after: first)
        while place < line.endIndex, line[place] != "\"" {
            if line[place] == "\\" { place = line.index(after: place) }
            label.append(line[place])
            place = line.index(after: place)
        }
        let numbers = line[place...].dropFirst().split(separator: " ").prefix(2)
            .flatMap { $0.split { $0 == "," || $0 == "×" } }.compactMap { Double($0) }
        guard numbers.count == 4 else { return nil }
        return Item(
            role: role, label: label,
            frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), line: line)
    }
}
