import Foundation

extension FileWrapper {
    /// How a file is read.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At once; files are always read at once here.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Without mapping it into memory; files never are here.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// How a file is written.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Writes the file in one step, so that a partial file is never visible.
        public static let atomic = WritingOptions(rawValue: 1)
        /// The names of files in folders are noted in them.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    /// Writes the file, folder or link.
    /// - Parameters:
    ///   - url: Where to.
    ///   - options: How.
    ///   - originalContentsURL: Where it was written before; files that are the same need not be written again.
    public func write(
        to url: URL, options: WritingOptions = [], originalContentsURL: URL?
    ) throws {
        let files = FileManager.default
        switch content {
        case .file(let data):
            try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        case .link(let target):
            if (try? files.destinationOfSymbolicLink(atPath: url.path)) != nil { try files.removeItem(at: url) }
            try files.createSymbolicLink(at: url, withDestinationURL: target)
        case .folder(let children):
            try writeFolder(children, to: url, options)
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }

    private func writeFolder(_ children: [String: FileWrapper], to url: URL, _ options: WritingOptions) throws {
        let files = FileManager.default
        // A folder takes its place only once all of it is written.
        let place =
            options.contains(.atomic)
            ? url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)") : url
        try files.createDirectory(at: place, withIntermediateDirectories: true)
        for (name, child) in children {
            try child.write(to: place.appendingPathComponent(name), options: options, originalContentsURL: nil)
        }
        if place != url {
            if files.fileExists(atPath: url.path) { try files.removeItem(at: url) }
            try files.moveItem(at: place, to: url)
        } else {
            for name in try files.contentsOfDirectory(atPath: url.path) where children[name] == nil {
                try files.removeItem(at: url.appendingPathComponent(name))
            }
        }
    }

    /// Reads the file, folder or link again.
    public func read(from url: URL, options: ReadingOptions = []) throws {
        let fresh = try FileWrapper(url: url, options: options)
        content = fresh.content
        filename = fresh.filename
        fileAttributes = fresh.fileAttributes
    }

    /// Returns whether the contents at an address are unchanged since they were read, by their modification date and size.
    public func matchesContents(of url: URL) -> Bool {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path) else { return false }
        let date = fileAttributes[FileAttributeKey.modificationDate.rawValue] as? Date
        let size = fileAttributes[FileAttributeKey.size.rawValue] as? NSNumber
        return date == attributes[.modificationDate] as? Date && size == attributes[.size] as? NSNumber
    }

    /// The whole as data, from which ``init(serializedRepresentation:)`` makes it again.
    ///
    /// The form is a property list of our own: other systems cannot read it.
    public var serializedRepresentation: Data? {
        try? PropertyListSerialization.data(fromPropertyList: propertyList, format: .binary, options: 0)
    }

    /// Makes a file, folder or link from data that ``serializedRepresentation`` made; nil for other data.
    public convenience init?(serializedRepresentation data: Data) {
        guard let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
            let content = FileWrapper.content(ofPropertyList: list)
        else { return nil }
        self.init(regularFileWithContents: Data())
        self.content = content
    }

    private var propertyList: [String: Any] {
        switch content {
        case .file(let data): ["file": data]
        case .link(let url): ["link": url.absoluteString]
        case .folder(let children): ["folder": children.mapValues(\.propertyList)]
        }
    }

    private static func content(ofPropertyList list: Any) -> Content? {
        guard let list = list as? [String: Any] else { return nil }
        if let data = list["file"] as? Data { return .file(data) }
        if let text = list["link"] as? String { return URL(string: text).map { .link($0) } }
        guard let folder = list["folder"] as? [String: Any] else { return nil }
        var children: [String: FileWrapper] = [:]
        for (name, child) in folder {
            guard let content = content(ofPropertyList: child) else { return nil }
            let wrapper = FileWrapper(regularFileWithContents: Data())
            wrapper.content = content
            wrapper.preferredFilename = name
            children[name] = wrapper
        }
        return .folder(children)
    }
}
