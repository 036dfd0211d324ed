import Foundation

extension WindowGroup {
    private nonisolated init<D, C>(
        _title: Text?, id: String?, standIn: @escaping () -> D, content: @escaping (Binding<D>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        let view = PresentedWindowContent<D, C>(defaultValue: standIn) { value in
            content(Binding(get: { value.wrappedValue ?? standIn() }, set: { value.wrappedValue = $0 }))
        }
        self.init(_content: view, title: _title?.plainString, id: id, valueType: D.self)
    }

    /// Creates windows that are opened for values of a type, or for a default one.
    public nonisolated init<D: Hashable & Codable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(_title: nil, id: nil, standIn: defaultValue, content: content)
    }

    /// Creates windows with an identifier that are opened for values of a type, or for a default one.
    public nonisolated init<D: Hashable & Codable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(_title: nil, id: id, standIn: defaultValue, content: content)
    }

    /// Creates windows with a title that are opened for values of a type, or for a default one.
    public nonisolated init<D: Hashable & Codable, C: View>(
        _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(_title: title, id: nil, standIn: defaultValue, content: content)
    }

    /// Creates windows with a title that are opened for values of a type, or for a default one; the key is translated.
    public nonisolated init<D: Hashable & Codable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(_title: Text(titleKey), id: nil, standIn: defaultValue, content: content)
    }

    /// Creates windows with a title that are opened for values of a type, or for a default one.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, D: Hashable & Codable, C: View>(
        _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(_title: Text(title), id: nil, standIn: defaultValue, content: content)
    }

    /// Creates windows with a title and an identifier that are opened for values of a type, or for a default one.
    public nonisolated init<D: Hashable & Codable, C: View>(
        _ title: Text, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(_title: title, id: id, standIn: defaultValue, content: content)
    }

    /// Creates windows with a title and an identifier that are opened for values of a type, or for a default one; the key is translated.
    public nonisolated init<D: Hashable & Codable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(_title: Text(titleKey), id: id, standIn: defaultValue, content: content)
    }

    /// Creates windows with a title and an identifier that are opened for values of a type, or for a default one.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, D: Hashable & Codable, C: View>(
        _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(_title: Text(title), id: id, standIn: defaultValue, content: content)
    }
}
