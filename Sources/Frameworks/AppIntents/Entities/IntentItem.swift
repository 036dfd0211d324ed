import Foundation
import OrielFoundation

/// Values in sections, from which one is chosen.
///
/// Follows Apple's
/// [IntentItemCollection](https://developer.apple.com/documentation/appintents/intentitemcollection).
public struct IntentItemCollection<Item: Sendable>: Sendable {
    /// The text above all sections; nil for none.
    public let promptLabel: LocalizedStringResource?
    /// Whether the values have an order of their own, by which they are counted.
    public let usesIndexedCollation: Bool
    /// The sections.
    public let sections: [IntentItemSection<Item>]
    /// All values.
    public var items: [Item] { sections.flatMap(\.items).map(\.value) }

    /// Creates a collection of values.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Item]
    ) {
        self.init(promptLabel, usesIndexedCollation, [IntentItemSection(items: items)])
    }

    /// Creates a collection of sections.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Item>]
    ) {
        self.init(promptLabel, usesIndexedCollation, sections)
    }

    /// Creates a collection of sections that are written one below the other.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        @Builder sections: () -> [IntentItemSection<Item>]
    ) { self.init(promptLabel, usesIndexedCollation, sections()) }

    private init(_ label: LocalizedStringResource?, _ isIndexed: Bool, _ sections: [IntentItemSection<Item>]) {
        (promptLabel, usesIndexedCollation, self.sections) = (label, isIndexed, sections)
    }

    /// No values.
    public static var empty: IntentItemCollection<Item> { IntentItemCollection(sections: []) }

    /// Puts sections together.
    @resultBuilder
    public enum Builder {
        /// All sections.
        public static func buildBlock(_ components: [IntentItemSection<Item>]...) -> [IntentItemSection<Item>] {
            components.flatMap { $0 }
        }
        /// One section.
        public static func buildExpression(_ expression: IntentItemSection<Item>) -> [IntentItemSection<Item>] {
            [expression]
        }
        /// Sections while a condition holds.
        public static func buildOptional(_ component: [IntentItemSection<Item>]?) -> [IntentItemSection<Item>] {
            component ?? []
        }
        /// Sections or others.
        public static func buildEither(first component: [IntentItemSection<Item>]) -> [IntentItemSection<Item>] {
            component
        }
        /// Sections or others.
        public static func buildEither(second component: [IntentItemSection<Item>]) -> [IntentItemSection<Item>] {
            component
        }
        /// Sections of a loop.
        public static func buildArray(_ components: [[IntentItemSection<Item>]]) -> [IntentItemSection<Item>] {
            components.flatMap { $0 }
        }
    }
}

/// Values below a title.
///
/// Follows Apple's
/// [IntentItemSection](https://developer.apple.com/documentation/appintents/intentitemsection).
public struct IntentItemSection<Item: Sendable>: Sendable {
    /// The title; nil for none.
    public let title: LocalizedStringResource?
    /// The line below the title; nil for none.
    public let subtitle: LocalizedStringResource?
    /// The picture; nil for none.
    public let image: DisplayRepresentation.Image?
    /// The values.
    public let items: [IntentItem<Item>]

    /// Creates a section of values.
    public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, items: [Item]
    ) { self.init(title, subtitle: subtitle, image: image, items: items.map { IntentItem(bare: $0) }) }

    /// Creates a section of values that are shown in a way of their own.
    public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, items: [IntentItem<Item>]
    ) { (self.title, self.subtitle, self.image, self.items) = (title, subtitle, image, items) }

    /// Creates a section of values that are written one below the other.
    public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, @IntentItem<Item>.Builder items: () -> [IntentItem<Item>]
    ) { self.init(title, subtitle: subtitle, image: image, items: items()) }
}

/// A value from which one is chosen, as it is shown.
///
/// Follows Apple's [IntentItem](https://developer.apple.com/documentation/appintents/intentitem).
public struct IntentItem<Value: Sendable>: Sendable {
    /// The value.
    public var value: Value
    /// How the value is shown.
    public var description: DisplayRepresentation

    /// Creates an item that shows a value in its own way.
    public init(_ value: Value) where Value: InstanceDisplayRepresentable {
        (self.value, description) = (value, value.displayRepresentation)
    }

    /// Creates an item.
    public init(
        _ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) { (self.value, description) = (value, DisplayRepresentation(title: title, subtitle: subtitle, image: image)) }

    /// Creates an item that shows a value in its own way, if it has one, and else as a text.
    init(bare value: Value) {
        self.value = value
        description =
            (value as? any InstanceDisplayRepresentable)?.displayRepresentation
            ?? DisplayRepresentation(stringLiteral: "\(value)")
    }

    /// Puts items together.
    @resultBuilder
    public enum Builder {
        /// All items.
        public static func buildBlock(_ components: [IntentItem<Value>]...) -> [IntentItem<Value>] {
            components.flatMap { $0 }
        }
        /// One item.
        public static func buildExpression(_ expression: IntentItem<Value>) -> [IntentItem<Value>] { [expression] }
        /// Items while a condition holds.
        public static func buildOptional(_ component: [IntentItem<Value>]?) -> [IntentItem<Value>] { component ?? [] }
        /// Items or others.
        public static func buildEither(first component: [IntentItem<Value>]) -> [IntentItem<Value>] { component }
        /// Items or others.
        public static func buildEither(second component: [IntentItem<Value>]) -> [IntentItem<Value>] { component }
        /// Items of a loop.
        public static func buildArray(_ components: [[IntentItem<Value>]]) -> [IntentItem<Value>] {
            components.flatMap { $0 }
        }
    }
}
