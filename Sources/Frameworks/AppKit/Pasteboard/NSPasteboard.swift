import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// The clipboard, or another place for content that apps exchange.
///
/// Follows Apple's [NSPasteboard](https://developer.apple.com/documentation/appkit/nspasteboard). Text is shared with the desktop in both
/// directions; images and data are written to the desktop, but read only if this app wrote them.
open class NSPasteboard: NSObject, @unchecked Sendable {
    /// The clipboard that all apps share.
    public static let general = NSPasteboard(.general, .general)

    /// The name of a place.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The clipboard.
        public static let general = Name("Apple CFPasteboard general")
        /// The dragged content.
        public static let drag = Name("Apple CFPasteboard drag")
        /// The text of a search.
        public static let find = Name("Apple CFPasteboard find")
        /// A font.
        public static let font = Name("Apple CFPasteboard font")
    }

    /// The name.
    public let name: Name
    private let shared: UIPasteboard?
    private var items: [NSPasteboardItem] = []
    private var count = 0
    /// The number of changes of the shared clipboard that is known.
    private var known: Int

    private init(_ name: Name, _ shared: UIPasteboard?) {
        (self.name, self.shared) = (name, shared)
        known = shared?.changeCount ?? 0
        super.init()
    }
    /// Returns the place with a name, which only this app has.
    public convenience init(name: Name) { self.init(name, name == .general ? .general : nil) }
    /// Returns a new place, which only this app has.
    open class func withUniqueName() -> NSPasteboard { NSPasteboard(Name(UUID().uuidString), nil) }
    /// Creates a place with the items that are dragged into a view.
    convenience init(items: [NSPasteboardItem]) {
        self.init(.drag, nil)
        self.items = items
    }

    /// Reads the content that another app has put on the clipboard since.
    private func refresh() {
        guard let shared else { return }
        let text = shared.string
        if shared.changeCount == known { return }
        known = shared.changeCount
        count += 1
        let item = NSPasteboardItem()
        if let text { item.setString(text, forType: .string) }
        if let url = shared.url { item.setString(url.absoluteString, forType: url.isFileURL ? .fileURL : .URL) }
        if let data = shared.image?.pngData() { item.setData(data, forType: .png) }
        items = [item]
    }

    /// Writes the items to the clipboard that apps share.
    private func publish() {
        count += 1
        guard let shared else { return }
        if let text = items.lazy.compactMap({ $0.string(forType: .string) }).first {
            shared.string = text
        } else if let image = items.lazy.compactMap({ $0.image }).first {
            shared.image = image
        } else if let url = items.lazy.compactMap({ $0.url }).first {
            shared.url = url
        } else if let item = items.first, let type = item.types.first, let data = item.data(forType: type) {
            shared.setData(data, forPasteboardType: type.rawValue)
        } else {
            shared.itemProviders = []
        }
        known = shared.changeCount
    }

    /// How often the content was replaced.
    open var changeCount: Int {
        refresh()
        return count
    }
    /// The items; nil for none.
    open var pasteboardItems: [NSPasteboardItem]? {
        refresh()
        return items
    }
    /// The types that the content has; nil for none.
    open var types: [PasteboardType]? {
        refresh()
        return items.reduce(into: []) { all, item in all += item.types.filter { !all.contains($0) } }
    }

    /// Removes the content; returns the new number of changes.
    @discardableResult
    open func clearContents() -> Int {
        items = []
        publish()
        return count
    }
    /// Removes the content, and names the types of the next one; returns the new number of changes.
    @discardableResult
    open func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { clearContents() }
    /// Names further types; returns the number of changes.
    @discardableResult
    open func addTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { count }
    /// Removes the content, before the next one is written; returns the number of changes.
    @discardableResult
    open func prepareForNewContents(with options: ContentsOptions = []) -> Int { clearContents() }

    private func change(_ change: (NSPasteboardItem) -> Bool) -> Bool {
        let item = items.first ?? NSPasteboardItem()
        if items.isEmpty { items = [item] }
        guard change(item) else { return false }
        let old = count
        publish()
        // Further types of the same content are no change of it.
        count = old
        return true
    }
    /// Writes text of a type; returns whether that was done.
    @discardableResult
    open func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
        change { $0.setString(string, forType: dataType) }
    }
    /// Writes data of a type; returns whether that was done.
    @discardableResult
    open func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
        change { item in data.map { item.setData($0, forType: dataType) } ?? false }
    }
    /// Writes a property list of a type; returns whether that was done.
    @discardableResult
    open func setPropertyList(_ plist: Any, forType dataType: PasteboardType) -> Bool {
        change { $0.setPropertyList(plist, forType: dataType) }
    }
    /// Returns the text of a type; nil for none.
    open func string(forType dataType: PasteboardType) -> String? {
        refresh()
        return items.lazy.compactMap { $0.string(forType: dataType) }.first
    }
    /// Returns the data of a type; nil for none.
    open func data(forType dataType: PasteboardType) -> Data? {
        refresh()
        return items.lazy.compactMap { $0.data(forType: dataType) }.first
    }
    /// Returns the property list of a type; nil for none.
    open func propertyList(forType dataType: PasteboardType) -> Any? {
        refresh()
        return items.lazy.compactMap { $0.propertyList(forType: dataType) }.first
    }
    /// Returns the first of some types that the content has; nil for none.
    open func availableType(from types: [PasteboardType]) -> PasteboardType? {
        let own = self.types ?? []
        return types.first(where: own.contains)
    }
    /// Whether the content has one of some types.
    open func canReadItem(withDataConformingToTypes types: [String]) -> Bool {
        let wanted = types.compactMap { UTType($0) }
        return (self.types ?? []).contains { own in
            UTType(own.rawValue).map { type in wanted.contains(where: type.conforms) } ?? types.contains(own.rawValue)
        }
    }

    /// Adds objects; returns whether all could be written.
    @discardableResult
    open func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
        let new = objects.map { object in
            if let item = object as? NSPasteboardItem { return item }
            let item = NSPasteboardItem()
            for type in object.writableTypes(for: self) {
                if let list = object.pasteboardPropertyList(forType: type) { item.setPropertyList(list, forType: type) }
            }
            return item
        }
        items += new
        publish()
        return new.allSatisfy { !$0.types.isEmpty }
    }
    /// Returns the objects of some classes that can be made of the content; nil for none.
    open func readObjects(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> [Any]? {
        refresh()
        let isForFiles = options?[.urlReadingFileURLsOnly] as? Bool ?? false
        let found = items.compactMap { item -> Any? in
            for kind in classArray {
                if kind == NSURL.self, let url = item.url, url.isFileURL || !isForFiles { return url as NSURL }
                if kind == NSImage.self, let image = item.image { return image }
                if kind == NSString.self, let text = item.string(forType: .string) { return NSString(string: text) }
                if kind == NSAttributedString.self, let text = item.string(forType: .string) {
                    return NSAttributedString(string: text)
                }
                if kind == NSFilePromiseReceiver.self, let promise = NSFilePromiseReceiver(item) { return promise }
                if kind == NSPasteboardItem.self { return item }
            }
            return nil
        }
        return found.isEmpty ? nil : found
    }
    /// Whether an object of one of some classes can be made of the content.
    open func canReadObject(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> Bool {
        readObjects(forClasses: classArray, options: options) != nil
    }
    /// Releases the content.
    open func releaseGlobally() { items = [] }
}
