import Foundation
import SwiftUICore

/// The preview of a shared item.
///
/// Follows Apple's [SharePreview](https://developer.apple.com/documentation/swiftui/sharepreview).
public struct SharePreview<Image, Icon> {
    let title: Text
}

extension SharePreview where Image == Never, Icon == Never {
    /// Shows a title.
    public init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }
    /// Shows a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.title = Text(title) }
    /// Shows a title.
    public init(_ title: Text) { self.title = title }
}

extension SharePreview where Icon == Never {
    /// Shows a title and a picture.
    public init(_ titleKey: LocalizedStringKey, image: Image) { title = Text(titleKey) }
    /// Shows a title and a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) { self.title = Text(title) }
}

extension SharePreview where Image == Never {
    /// Shows a title and a small picture.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { title = Text(titleKey) }
    /// Shows a title and a small picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) { self.title = Text(title) }
}

extension SharePreview {
    /// Shows a title, a picture and a small picture.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { title = Text(titleKey) }
    /// Shows a title, a picture and a small picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.title = Text(title) }
    /// Shows a title, a picture and a small picture.
    public init(_ title: Text, image: Image, icon: Icon) { self.title = title }
}

/// The default label of a share link.
public struct DefaultShareLinkLabel {
    let title: Text

    @ViewBuilder @MainActor public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

extension DefaultShareLinkLabel: View {}

/// A button that shares things: it shows them, to be copied.
///
/// Follows Apple's [ShareLink](https://developer.apple.com/documentation/swiftui/sharelink).
public struct ShareLink<Label: View> {
    let texts: [() async -> String?]
    let label: Label
    @State private var shared: String?

    nonisolated init(_texts: [() async -> String?], label: Label) {
        texts = _texts
        self.label = label
    }

    @ViewBuilder @MainActor public var body: some View {
        Button(action: share, label: { label })
            .sheet(isPresented: Binding(get: { shared != nil }, set: { if !$0 { shared = nil } })) {
                SharePanel(text: shared ?? "", activities: []) { _ in shared = nil }
            }
    }

    @MainActor private func share() {
        nonisolated(unsafe) let texts = texts
        Task { @MainActor in
            var found: [String] = []
            for text in texts { if let text = await text() { found.append(text) } }
            shared = found.joined(separator: "\n")
        }
    }
}

extension ShareLink: View {}

/// The text of a value: its own form as text or address, else the kinds of data it can become.
private func text<T: Transferable>(of item: T) async -> String? {
    for type in [UTType.utf8PlainText, .text, .url] {
        if let data = try? await item.exported(as: type) { return String(decoding: data, as: UTF8.self) }
    }
    return item.exportedContentTypes().first.map { $0.localizedDescription ?? $0.identifier }
}

extension ShareLink {
    /// Shares values, with a label.
    public nonisolated init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element: Transferable {
        self.init(_texts: items.map { item in { await text(of: item) } }, label: label())
    }

    /// Shares values, with previews and a label.
    public nonisolated init<Data: RandomAccessCollection, I, J>(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<I, J>, @ViewBuilder label: () -> Label
    ) where Data.Element: Transferable {
        self.init(_texts: items.map { item in { await text(of: item) } }, label: label())
    }

    /// Shares a value, with a label.
    public nonisolated init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(_texts: [{ await text(of: item) }], label: label())
    }

    /// Shares a value, with a preview and a label.
    public nonisolated init<I: Transferable, P, J>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, J>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(_texts: [{ await text(of: item) }], label: label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Shares a value.
    public nonisolated init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil) {
        self.init(_texts: [{ await text(of: item) }], label: DefaultShareLinkLabel(title: Text("Share…")))
    }

    /// Shares a value, with a preview.
    public nonisolated init<I: Transferable, P, J>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, J>
    ) {
        self.init(_texts: [{ await text(of: item) }], label: DefaultShareLinkLabel(title: Text("Share…")))
    }

    /// Shares a value, with a title.
    public nonisolated init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(_texts: [{ await text(of: item) }], label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Shares a value, with a title and a preview.
    public nonisolated init<I: Transferable, P, J>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<P, J>
    ) {
        self.init(_texts: [{ await text(of: item) }], label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Shares a value, with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(_texts: [{ await text(of: item) }], label: DefaultShareLinkLabel(title: Text(title)))
    }

    /// Shares values.
    public nonisolated init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element: Transferable {
        self.init(
            _texts: items.map { item in { await text(of: item) } }, label: DefaultShareLinkLabel(title: Text("Share…")))
    }

    /// Shares values, with a title.
    public nonisolated init<Data: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element: Transferable {
        self.init(
            _texts: items.map { item in { await text(of: item) } }, label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Shares values, with previews.
    public nonisolated init<Data: RandomAccessCollection, I, J>(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<I, J>
    ) where Data.Element: Transferable {
        self.init(items: items, subject: subject, message: message)
    }

    /// Shares values, with a title and previews.
    public nonisolated init<Data: RandomAccessCollection, I, J>(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<I, J>
    ) where Data.Element: Transferable {
        self.init(titleKey, items: items, subject: subject, message: message)
    }

    /// Shares values, with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, Data: RandomAccessCollection>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element: Transferable {
        self.init(
            _texts: items.map { item in { await text(of: item) } }, label: DefaultShareLinkLabel(title: Text(title)))
    }

    /// Shares values, with a title and previews.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, Data: RandomAccessCollection, I, J>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<I, J>
    ) where Data.Element: Transferable {
        self.init(title, items: items, subject: subject, message: message)
    }

    /// Shares a value, with a title and a preview.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, I: Transferable, P, J>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, J>
    ) {
        self.init(title, item: item, subject: subject, message: message)
    }
}
