import Foundation

/// Identifies a named value of a view for assistive technology, and names it.
///
/// Follows Apple's
/// [AccessibilityCustomContentKey](https://developer.apple.com/documentation/swiftui/accessibilitycustomcontentkey).
public struct AccessibilityCustomContentKey: Hashable {
    let label: Text
    private let id: String

    /// Creates a key with a name.
    public init(_ label: Text, id: String) {
        self.label = label
        self.id = id
    }

    /// Creates a key with a name that is localized.
    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

    /// Creates a key that is its own name, which is localized.
    public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey), id: Text(labelKey).plainString) }

    public static func == (first: Self, second: Self) -> Bool { first.id == second.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// How important a named value of a view is.
///
/// Follows Apple's
/// [AXCustomContent.Importance](https://developer.apple.com/documentation/accessibility/axcustomcontent/importance).
public enum AXCustomContent {
    /// How important a value is.
    public enum Importance: UInt, Sendable {
        /// Spoken when the user asks.
        case `default`
        /// Spoken with the view.
        case high
    }
}

extension View {
    /// Adds a named value; nil removes the one with that key further in.
    ///
    /// All values are part of the view's description here, important ones first.
    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(
            AccessibilityAttachmentModifier {
                $0.customContent = [
                    .init(key: key, label: key.label, value: value, isImportant: importance == .high)
                ]
            })
    }

    /// Adds a named value, which is localized.
    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(key, Text(valueKey), importance: importance)
    }

    /// Adds a named value.
    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(key, Text(value), importance: importance)
    }

    /// Adds a named value, available on request.
    public nonisolated func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(
            AccessibilityCustomContentKey(label, id: label.plainString), value, importance: importance)
    }

    /// Adds a named value; the name is localized.
    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(Text(labelKey), value, importance: importance)
    }

    /// Adds a named value; both are localized.
    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
    }

    /// Adds a named value; the name is localized.
    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
    }
}
