import Foundation

/// The content of a window that was opened for a value.
public struct PresentedWindowContent<Data: Hashable & Codable, Content: View> {
    private let defaultValue: (() -> Data)?
    private let content: (Binding<Data?>) -> Content
    @Environment(\.windowValue) private var window
    @State private var fallback = Fallback()

    /// The value of a window that was opened for none; made once.
    private final class Fallback {
        var value: Data?
    }

    nonisolated init(defaultValue: (() -> Data)?, content: @escaping (Binding<Data?>) -> Content) {
        self.defaultValue = defaultValue
        self.content = content
    }
}

extension PresentedWindowContent: View {
    public var body: some View {
        let window = window
        let value = window.value?.base as? Data ?? fallbackValue
        content(
            Binding(get: { window.read()?.base as? Data ?? value }, set: { window.write($0.map(AnyHashable.init)) }))
    }

    private var fallbackValue: Data? {
        if fallback.value == nil { fallback.value = defaultValue?() }
        return fallback.value
    }
}

/// The value that a window was opened for, with a way to change it.
struct WindowValue: Equatable {
    var value: AnyHashable?
    var read: () -> AnyHashable? = { nil }
    var write: (AnyHashable?) -> Void = { _ in }

    static func == (a: WindowValue, b: WindowValue) -> Bool { a.value == b.value }
}

private enum WindowValueKey: EnvironmentKey {
    static var defaultValue: WindowValue { WindowValue() }
}

extension EnvironmentValues {
    /// The value that the window was opened for.
    var windowValue: WindowValue {
        get { self[WindowValueKey.self] }
        set { self[WindowValueKey.self] = newValue }
    }
}

extension WindowGroup {
    private nonisolated init<D, C>(
        _title: Text?, id: String?, defaultValue: (() -> D)?, content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            _content: PresentedWindowContent(defaultValue: defaultValue, content: content), title: _title?.plainString,
            id: id, valueType: D.self)
    }

    /// Creates windows that are opened for values of a type.
    public nonisolated init<D: Hashable & Codable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(_title: nil, id: nil, defaultValue: nil, content: content)
    }

    /// Creates windows with an identifier that are opened for values of a type.
    public nonisolated init<D: Hashable & Codable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(_title: nil, id: id, defaultValue: nil, content: content)
    }

    /// Creates windows with a title that are opened for values of a type.
    public nonisolated init<D: Hashable & Codable, C: View>(
        _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(_title: title, id: nil, defaultValue: nil, content: content)
    }

    /// Creates windows with a title that are opened for values of a type; the key is translated.
    public nonisolated init<D: Hashable & Codable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(_title: Text(titleKey), id: nil, defaultValue: nil, content: content)
    }

    /// Creates windows with a title that are opened for values of a type.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, D: Hashable & Codable, C: View>(
        _ title: S, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(_title: Text(title), id: nil, defaultValue: nil, content: content)
    }

    /// Creates windows with a title and an identifier that are opened for values of a type.
    public nonisolated init<D: Hashable & Codable, C: View>(
        _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(_title: title, id: id, defaultValue: nil, content: content)
    }

    /// Creates windows with a title and an identifier that are opened for values of a type; the key is translated.
    public nonisolated init<D: Hashable & Codable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(_title: Text(titleKey), id: id, defaultValue: nil, content: content)
    }

    /// Creates windows with a title and an identifier that are opened for values of a type.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, D: Hashable & Codable, C: View>(
        _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(_title: Text(title), id: id, defaultValue: nil, content: content)
    }
}
