import Foundation

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// Text in the usual encoding first.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    /// Any text.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text", "public.text"] }

    /// Makes the data of the text.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((self as String).utf8), nil)
        return nil
    }

    /// Makes a string from text.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let isWide = typeIdentifier.contains("utf16")
        guard
            let text = String(data: data, encoding: isWide ? .utf16 : .utf8)
                ?? String(data: data, encoding: .isoLatin1)
        else { throw CocoaError(.fileReadInapplicableStringEncoding) }
        return unsafeDowncast(NSString(string: text), to: Self.self)
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// URLs; a file's URL is a file URL, too.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    /// Any address.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

    /// URLs; a file's URL is a file URL, too.
    public var writableTypeIdentifiersForItemProvider: [String] {
        isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
    }

    /// Makes the data of the address.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }

    /// Makes an address from one written down.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let text = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).first.map(String.init)
        guard let text, let url = NSURL(string: text) else { throw CocoaError(.coderInvalidValue) }
        return unsafeDowncast(url, to: Self.self)
    }
}

extension NSAttributedString: NSItemProviderWriting {
    /// Plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

    /// Makes the data of the plain text.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(string.utf8), nil)
        return nil
    }
}
