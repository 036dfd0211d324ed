import Foundation

/// Puts entries of a rotor together.
///
/// Follows Apple's
/// [AccessibilityRotorContentBuilder](https://developer.apple.com/documentation/swiftui/accessibilityrotorcontentbuilder).
@resultBuilder
public struct AccessibilityRotorContentBuilder {
    /// Entries as they are.
    public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
    /// No entries.
    public static func buildBlock() -> _RotorList { _RotorList(parts: []) }
    /// Entries as they are.
    public static func buildPartialBlock<C: AccessibilityRotorContent>(first: C) -> C { first }
    /// Entries one after the other.
    public static func buildPartialBlock<A: AccessibilityRotorContent, C: AccessibilityRotorContent>(
        accumulated: A, next: C
    ) -> _RotorList { _RotorList(parts: [accumulated, next]) }
    /// Entries while a condition holds.
    public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> C? { content }
    /// The entries where a condition holds.
    public static func buildEither<C: AccessibilityRotorContent>(first: C) -> _RotorList { _RotorList(parts: [first]) }
    /// The entries where a condition does not hold.
    public static func buildEither<C: AccessibilityRotorContent>(second: C) -> _RotorList {
        _RotorList(parts: [second])
    }
    /// Entries of a version of the system.
    public static func buildLimitedAvailability<C: AccessibilityRotorContent>(_ content: C) -> C { content }
}

/// Entries of several kinds, one after the other.
public struct _RotorList: AccessibilityRotorContent {
    public typealias Body = Never
    nonisolated(unsafe) let parts: [any AccessibilityRotorContent]
    nonisolated init(parts: [any AccessibilityRotorContent]) { self.parts = parts }
    public var body: Never { return fatalError("Lists of entries have no body.") }
    nonisolated public func _addEntries(to list: inout _RotorEntries) {
        for part in parts { part._addEntries(to: &list) }
    }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
    public typealias Body = Never
    public var body: Never { return fatalError("Optional has no body.") }
    nonisolated public func _addEntries(to list: inout _RotorEntries) { self?._addEntries(to: &list) }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public typealias Body = Never
    public var body: Never { return fatalError("ForEach has no body.") }
    nonisolated public func _addEntries(to list: inout _RotorEntries) {
        for element in data { content(element)._addEntries(to: &list) }
    }
}

extension ForEach where Content: AccessibilityRotorContent {
    /// Creates entries for each of a collection's identifiable elements.
    public nonisolated init(
        _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data: data, id: .closure { $0.id }, content: content)
    }

    /// Creates entries for each of a collection's elements, whose identity a key path finds.
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, id: .keyPath(id), content: content)
    }
}

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public typealias Body = Never
    public var body: Never { return fatalError("Group has no body.") }
    /// Creates a group of entries.
    public nonisolated init(@AccessibilityRotorContentBuilder content: () -> Content) {
        self.init(grouping: content())
    }

    nonisolated public func _addEntries(to list: inout _RotorEntries) { grouped._addEntries(to: &list) }
}
