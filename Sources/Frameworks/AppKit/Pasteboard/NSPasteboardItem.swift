import Foundation
import SwiftUI

/// One of the things on a clipboard, in several types.
///
/// Follows Apple's [NSPasteboardItem](https://developer.apple.com/documentation/appkit/nspasteboarditem).
open class NSPasteboardItem: NSObject, NSPasteboardWriting, @unchecked Sendable {
    private var values: [(type: NSPasteboard.PasteboardType, data: Data)] = []

    /// Creates an item without content.
    public override init() { super.init() }

    /// The types, in the order in which they were added.
    open var types: [NSPasteboard.PasteboardType] { values.map(\.type) }
    /// Sets the data of a type; returns true.
    @discardableResult
    open func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool {
        if let index = values.firstIndex(where: { $0.type == type }) {
            values[index].data = data
        } else {
            values.append((type, data))
        }
        return true
    }
    /// Sets the text of a type; returns true.
    @discardableResult
    open func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool {
        setData(Data(string.utf8), forType: type)
    }
    /// Sets the property list of a type; returns whether that could be done.
    @discardableResult
    open func setPropertyList(_ propertyList: Any, forType type: NSPasteboard.PasteboardType) -> Bool {
        switch propertyList {
        case let text as String: return setString(text, forType: type)
        case let text as NSString: return setString(String(describing: text), forType: type)
        case let data as Data: return setData(data, forType: type)
        default:
            let data = try? PropertyListSerialization.data(fromPropertyList: propertyList, format: .binary, options: 0)
            return data.map { setData($0, forType: type) } ?? false
        }
    }
    /// Requests the data of some types from another object: at once here.
    ///
    /// Returns true.
    @discardableResult
    open func setDataProvider(
        _ dataProvider: any NSPasteboardItemDataProvider, forTypes types: [NSPasteboard.PasteboardType]
    ) -> Bool {
        for type in types { dataProvider.pasteboard(nil, item: self, provideDataForType: type) }
        return true
    }
    /// Returns the data of a type; nil for none.
    open func data(forType type: NSPasteboard.PasteboardType) -> Data? { values.first { $0.type == type }?.data }
    /// Returns the text of a type; nil for none.
    open func string(forType type: NSPasteboard.PasteboardType) -> String? {
        data(forType: type).flatMap { String(data: $0, encoding: .utf8) }
    }
    /// Returns the property list of a type; nil for none.
    open func propertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
        guard let data = data(forType: type) else { return nil }
        return (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil))
            ?? String(data: data, encoding: .utf8)
    }
    /// Returns the first of some types that the item has; nil for none.
    open func availableType(from types: [NSPasteboard.PasteboardType]) -> NSPasteboard.PasteboardType? {
        types.first(where: self.types.contains)
    }

    /// The address; nil for none.
    var url: URL? { (string(forType: .fileURL) ?? string(forType: .URL)).flatMap { URL(string: $0) } }
    /// The image; nil for none.
    var image: NSImage? { (data(forType: .png) ?? data(forType: .tiff)).flatMap { NSImage(data: $0) } }

    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { types }
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { data(forType: type) }
}

/// An object that provides the data of an item.
public protocol NSPasteboardItemDataProvider: NSObjectProtocol {
    /// Provides the data of a type: by setting it.
    func pasteboard(
        _ pasteboard: NSPasteboard?, item: NSPasteboardItem, provideDataForType type: NSPasteboard.PasteboardType)
    /// Called when the content was replaced; never here.
    func pasteboardFinishedWithDataProvider(_ pasteboard: NSPasteboard)
}

extension NSPasteboardItemDataProvider {
    public func pasteboardFinishedWithDataProvider(_ pasteboard: NSPasteboard) {}
}

/// An object that can be written to a clipboard.
public protocol NSPasteboardWriting: AnyObject {
    /// Returns the types in which it can be written.
    func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
    /// Returns the property list of a type; nil for none.
    func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any?
}

/// An object that can be created from a clipboard's content.
public protocol NSPasteboardReading: AnyObject {}

extension NSString: NSPasteboardWriting, NSPasteboardReading {
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.string] }
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { String(describing: self) }
}

extension NSAttributedString: NSPasteboardWriting, NSPasteboardReading {
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.string] }
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { string }
}

extension NSURL: NSPasteboardWriting, NSPasteboardReading {
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
        isFileURL ? [.fileURL] : [.URL, .string]
    }
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { absoluteString }
}

extension NSImage: NSPasteboardWriting, NSPasteboardReading {
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.png] }
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { pngData() }
}

extension NSPasteboard {
    /// The type of something on a clipboard.
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a type of a name, such as `public.png`.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Text.
        public static let string = PasteboardType("public.utf8-plain-text")
        /// The address of a file.
        public static let fileURL = PasteboardType("public.file-url")
        /// An address.
        public static let URL = PasteboardType("public.url")
        /// An image as a PNG file.
        public static let png = PasteboardType("public.png")
        /// An image as a TIFF file.
        public static let tiff = PasteboardType("public.tiff")
        /// A document as a PDF file.
        public static let pdf = PasteboardType("com.adobe.pdf")
        /// Text with attributes.
        public static let rtf = PasteboardType("public.rtf")
        /// Text with attributes and pictures.
        public static let rtfd = PasteboardType("com.apple.flat-rtfd")
        /// A page of the web.
        public static let html = PasteboardType("public.html")
        /// Text in columns.
        public static let tabularText = PasteboardType("public.utf8-tab-separated-values-text")
        /// A color.
        public static let color = PasteboardType("com.apple.cocoa.pasteboard.color")
        /// A font.
        public static let font = PasteboardType("com.apple.cocoa.pasteboard.character-formatting")
        /// A sound.
        public static let sound = PasteboardType("com.apple.cocoa.pasteboard.sound")
        /// The paths of files.
        public static let fileNames = PasteboardType("NSFilenamesPboardType")
    }

    /// Who may read the content; without effect.
    public struct ContentsOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// This machine alone.
        public static let currentHostOnly = ContentsOptions(rawValue: 1)
    }

    /// How objects are read.
    public struct ReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Whether only addresses of files count.
        public static let urlReadingFileURLsOnly = ReadingOptionKey(rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
        /// The types of the files' contents; without effect.
        public static let urlReadingContentsConformToTypes = ReadingOptionKey(
            rawValue: "NSPasteboardURLReadingContentsConformToTypesKey")
    }
}
