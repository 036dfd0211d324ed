import Foundation
import UniformTypeIdentifiers

/// The clipboard.
///
/// Text is written to and read from the desktop's clipboard, on request and at no other time; images and data are
/// written to it, but read only if this app wrote them. Bodies of views cannot wait for the desktop and get the
/// contents of its clipboard at the time of the last request.
///
/// Follows Apple's [UIPasteboard](https://developer.apple.com/documentation/uikit/uipasteboard).
open class UIPasteboard: NSObject, @unchecked Sendable {
    /// The clipboard that all apps share.
    public static let general = UIPasteboard(isShared: true)

    private let isShared: Bool
    private let store: PasteboardContent
    /// The name.
    public let name: Name

    private var content: [NSItemProvider] {
        get { store.providers }
        set { store.providers = newValue }
    }
    private var kept: [String: Any] {
        get { store.values }
        set { store.values = newValue }
    }
    /// The contents of the desktop's clipboard when this was last written or read.
    private var desktopText: String? {
        get { store.desktopText }
        set { store.desktopText = newValue }
    }
    /// How often the content was replaced.
    open private(set) var changeCount: Int {
        get { store.changeCount }
        set { store.changeCount = newValue }
    }

    init(isShared: Bool, name: Name = .general, store: PasteboardContent = PasteboardContent()) {
        self.isShared = isShared
        self.name = name
        self.store = store
    }

    /// Returns the app's clipboard of a name; nil if there is none.
    ///
    /// Other apps do not see it.
    /// - Parameters:
    ///   - pasteboardName: The name.
    ///   - create: Whether it is made if there is none.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard let store = PasteboardContent.find(pasteboardName, creates: create) else { return nil }
        self.init(isShared: false, name: pasteboardName, store: store)
    }

    /// Removes a clipboard of the app's own.
    open class func remove(withName pasteboardName: Name) { PasteboardContent.remove(pasteboardName) }

    /// Creates a clipboard of the app's own.
    public static func withUniqueName() -> UIPasteboard {
        UIPasteboard(isShared: false, name: Name(rawValue: UUID().uuidString))
    }

    /// Posted when the content was replaced.
    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    private func replace(_ providers: [NSItemProvider], _ values: [String: Any], text: String?) {
        content = providers
        kept = values
        changeCount += 1
        if isShared {
            if let text { AppWindows.writeClipboard(text) } else { AppWindows.writeClipboard(providers) }
            // The app's own contents are newer than the desktop's.
            desktopText = text ?? AppWindows.clipboardText()
        }
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }

    private func refresh() {
        guard isShared, let text = AppWindows.clipboardText(), text != desktopText else { return }
        desktopText = text
        kept = ["string": text]
        if let url = URL(string: text.trimmingCharacters(in: .whitespacesAndNewlines)), url.scheme != nil {
            kept["url"] = url
        }
        content = [NSItemProvider(object: text as NSString)]
        changeCount += 1
    }

    /// The text; nil if there is none.
    open var string: String? {
        get {
            refresh()
            return kept["string"] as? String
        }
        set {
            let values = newValue.map { ["string": $0] } ?? [:]
            replace(newValue.map { [NSItemProvider(object: $0 as NSString)] } ?? [], values, text: newValue)
        }
    }

    /// The texts; nil if there is none.
    open var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.joined(separator: "\n") }
    }

    /// The URL; nil if there is none.
    open var url: URL? {
        get {
            refresh()
            return kept["url"] as? URL
        }
        set {
            let values: [String: Any] = newValue.map { ["url": $0, "string": $0.absoluteString] } ?? [:]
            replace(
                newValue.map { [NSItemProvider(object: $0 as NSURL)] } ?? [], values, text: newValue?.absoluteString)
        }
    }

    /// The URLs; nil if there is none.
    open var urls: [URL]? {
        get { url.map { [$0] } }
        set { url = newValue?.first }
    }

    /// The image; nil if there is none.
    open var image: UIImage? {
        get {
            refresh()
            return kept["image"] as? UIImage
        }
        set {
            replace(
                newValue.map { [NSItemProvider(object: $0)] } ?? [], newValue.map { ["image": $0] } ?? [:], text: nil)
        }
    }

    /// The images; nil if there is none.
    open var images: [UIImage]? {
        get { image.map { [$0] } }
        set { image = newValue?.first }
    }

    /// The color; nil if there is none.
    open var color: UIColor? {
        get {
            refresh()
            return kept["color"] as? UIColor
        }
        set { replace([], newValue.map { ["color": $0] } ?? [:], text: nil) }
    }

    /// Whether there is text.
    open var hasStrings: Bool { string != nil }
    /// Whether there is a URL.
    open var hasURLs: Bool { url != nil }
    /// Whether there is an image.
    open var hasImages: Bool { image != nil }
    /// Whether there is a color.
    open var hasColors: Bool { color != nil }

    /// The content.
    open var itemProviders: [NSItemProvider] {
        get {
            refresh()
            return content
        }
        set { replace(newValue, [:], text: nil) }
    }

    /// Replaces the content.
    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        self.itemProviders = itemProviders
    }

    /// The types that the content has.
    open var types: [String] { itemProviders.flatMap(\.registeredTypeIdentifiers) }

    /// Whether the content has one of some types.
    open func contains(pasteboardTypes: [String]) -> Bool {
        itemProviders.contains { provider in pasteboardTypes.contains { provider.hasItemConformingToTypeIdentifier($0) }
        }
    }

    /// The data of a type; nil if there is none.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        refresh()
        if let data = kept["data " + pasteboardType] as? Data { return data }
        let isText = UTType(exportedAs: pasteboardType).conforms(to: .text)
        return isText ? string.map { Data($0.utf8) } : nil
    }

    /// Replaces the content by data of a type.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: pasteboardType, visibility: .all) {
            $0(data, nil)
            return nil
        }
        let isText = UTType(exportedAs: pasteboardType).conforms(to: .text)
        replace(
            [provider], ["data " + pasteboardType: data], text: isText ? String(data: data, encoding: .utf8) : nil)
    }

    /// Replaces the content by a value of a type.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        switch value {
        case let text as String: string = text
        case let address as URL: url = address
        case let picture as UIImage: image = picture
        case let data as Data: setData(data, forPasteboardType: pasteboardType)
        default: break
        }
    }
}
