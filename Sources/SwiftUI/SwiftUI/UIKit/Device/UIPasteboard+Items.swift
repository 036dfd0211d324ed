import Foundation
import UniformTypeIdentifiers

extension UIPasteboard {
    /// The name of a clipboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The clipboard that all apps share.
        public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
    }

    /// How long a content is kept, and where.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The date at which the content disappears; without effect here.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether other devices do not get the content; there are none here.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// Something that a text can be recognized as.
    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
        /// The name of the pattern.
        public let rawValue: String
        /// Creates a pattern of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A number.
        public static let number = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
        /// An address of the web.
        public static let probableWebURL = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
        /// Words to search the web for.
        public static let probableWebSearch = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
    }

    /// The values of the content by their types, a dictionary for each item: at most one here.
    public var items: [[String: Any]] {
        get {
            var item: [String: Any] = [:]
            if let string { item[UTType.utf8PlainText.identifier] = string }
            if let url { item[UTType.url.identifier] = url }
            if let image { item[UTType.image.identifier] = image }
            for type in types where item[type] == nil { item[type] = data(forPasteboardType: type) }
            return item.isEmpty ? [] : [item]
        }
        set { setItems(newValue) }
    }

    /// The number of items: at most one here.
    public var numberOfItems: Int { items.count }

    /// Replaces the content by the values of the first item that has a text, a picture, an address or data.
    /// - Parameters:
    ///   - items: Values by their types.
    ///   - options: How long the content is kept; without effect here.
    public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        string = nil
        addItems(items)
    }

    /// Adds values to the content; where it has any, they take its place.
    public func addItems(_ items: [[String: Any]]) {
        for (type, value) in items.first ?? [:] { setValue(value, forPasteboardType: type) }
    }

    /// Returns the value of a type; nil if there is none.
    public func value(forPasteboardType pasteboardType: String) -> Any? {
        items.first?[pasteboardType] ?? data(forPasteboardType: pasteboardType)
    }

    /// Finds which patterns the content's text has.
    public func detectPatterns(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping @Sendable (Result<Set<DetectionPattern>, any Error>) -> Void
    ) {
        completionHandler(.success(found(patterns)))
    }

    /// Finds which patterns the content's text has.
    public func detectedPatterns(for patterns: Set<DetectionPattern>) async throws -> Set<DetectionPattern> {
        found(patterns)
    }

    private func found(_ patterns: Set<DetectionPattern>) -> Set<DetectionPattern> {
        guard let text = string?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else { return [] }
        var found: Set<DetectionPattern> = []
        if Double(text) != nil { found.insert(.number) }
        if let address = URL(string: text), let scheme = address.scheme, ["http", "https"].contains(scheme) {
            found.insert(.probableWebURL)
        } else if found.isEmpty {
            found.insert(.probableWebSearch)
        }
        return found.intersection(patterns)
    }
}

/// The contents of a clipboard.
final class PasteboardContent: @unchecked Sendable {
    var providers: [NSItemProvider] = []
    var values: [String: Any] = [:]
    var desktopText: String?
    var changeCount = 0

    nonisolated(unsafe) private static var named: [UIPasteboard.Name: PasteboardContent] = [:]
    private static let lock = NSLock()

    static func find(_ name: UIPasteboard.Name, creates: Bool) -> PasteboardContent? {
        lock.withLock {
            if let known = named[name] { return known }
            guard creates else { return nil }
            let made = PasteboardContent()
            named[name] = made
            return made
        }
    }

    static func remove(_ name: UIPasteboard.Name) { lock.withLock { named[name] = nil } }
}
