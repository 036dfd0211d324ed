import Foundation

/// Entries of a rotor: a way through what belongs together on the screen.
///
/// Follows Apple's
/// [AccessibilityRotorContent](https://developer.apple.com/documentation/swiftui/accessibilityrotorcontent).
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
    /// The type of the body, normally inferred.
    associatedtype Body: AccessibilityRotorContent
    /// The entries that this content is made of.
    @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// Adds the entries: the engine's way in.
    nonisolated func _addEntries(to list: inout _RotorEntries)
}

extension AccessibilityRotorContent {
    nonisolated public func _addEntries(to list: inout _RotorEntries) {
        MainActor.assumeIsolated { body._addEntries(to: &list) }
    }
}

extension Never: AccessibilityRotorContent {
    nonisolated public func _addEntries(to list: inout _RotorEntries) {}
}

/// The entries of a rotor.
public struct _RotorEntries {
    struct Entry {
        /// The identity of the view; nil for the view with the rotor.
        var id: AnyHashable?
        var namespace: Namespace.ID?
        var label: String?
        var range: Range<String.Index>?
        var prepare: () -> Void = {}
    }

    var all: [Entry] = []
}

/// An entry of a rotor: a view, or a part of a text.
///
/// Follows Apple's
/// [AccessibilityRotorEntry](https://developer.apple.com/documentation/swiftui/accessibilityrotorentry).
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    public typealias Body = Never
    nonisolated(unsafe) let entry: _RotorEntries.Entry

    private nonisolated init(
        _ label: Text?, _ id: ID?, _ namespace: Namespace.ID?, _ range: Range<String.Index>?,
        _ prepare: @escaping () -> Void
    ) {
        entry = .init(
            id: id.map { AnyHashable($0) }, namespace: namespace, label: label?.plainString, range: range,
            prepare: prepare)
    }

    /// Creates an entry for the view with an identity, from `id(_:)` or `ForEach`.
    /// - Parameters:
    ///   - prepare: Called before the view is looked for, to make it visible; nothing by default.
    ///   - textRange: The part of the view's text; all of it by default.
    public nonisolated init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) {
        self.init(label, id, nil, textRange, prepare)
    }

    /// Creates an entry for the view with an identity, from `id(_:)` or `ForEach`.
    public nonisolated init(
        _ label: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) {
        self.init(Text(label), id, nil, textRange, prepare)
    }

    /// Creates an entry for the view with an identity, from `id(_:)` or `ForEach`.
    @_disfavoredOverload
    public nonisolated init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) {
        self.init(Text(label), id, nil, textRange, prepare)
    }

    /// Creates an entry for the view with an identity from ``View/accessibilityRotorEntry(id:in:)``.
    public nonisolated init(
        _ label: Text? = nil, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(label, id, namespace, textRange, prepare)
    }

    /// Creates an entry for the view with an identity from ``View/accessibilityRotorEntry(id:in:)``.
    public nonisolated init(
        _ label: LocalizedStringKey, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(Text(label), id, namespace, textRange, prepare)
    }

    /// Creates an entry for the view with an identity from ``View/accessibilityRotorEntry(id:in:)``.
    @_disfavoredOverload
    public nonisolated init<L: StringProtocol>(
        _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(Text(label), id, namespace, textRange, prepare)
    }

    /// Creates an entry for the view with an identity from ``View/accessibilityRotorEntry(id:in:)``.
    public nonisolated init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(label, id, namespace, textRange, prepare)
    }

    /// Creates an entry for the view with an identity from ``View/accessibilityRotorEntry(id:in:)``.
    public nonisolated init(
        _ label: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(Text(label), id, namespace, textRange, prepare)
    }

    /// Creates an entry for the view with an identity from ``View/accessibilityRotorEntry(id:in:)``.
    @_disfavoredOverload
    public nonisolated init<L: StringProtocol>(
        _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(Text(label), id, namespace, textRange, prepare)
    }

    public var body: Never { return fatalError("AccessibilityRotorEntry has no body.") }

    nonisolated public func _addEntries(to list: inout _RotorEntries) { list.all.append(entry) }
}

extension AccessibilityRotorEntry where ID == Never {
    /// Creates an entry for a part of the text of the view with the rotor.
    public nonisolated init(_ label: Text, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}) {
        self.init(label, nil, nil, textRange, prepare)
    }

    /// Creates an entry for a part of the text of the view with the rotor.
    public nonisolated init(
        _ label: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
    ) {
        self.init(Text(label), nil, nil, textRange, prepare)
    }

    /// Creates an entry for a part of the text of the view with the rotor.
    @_disfavoredOverload
    public nonisolated init<L: StringProtocol>(
        _ label: L, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
    ) {
        self.init(Text(label), nil, nil, textRange, prepare)
    }
}
