import SwiftUICore

/// The category of an action of assistive technology.
///
/// Follows Apple's
/// [AccessibilityActionCategory](https://developer.apple.com/documentation/swiftui/accessibilityactioncategory).
public struct AccessibilityActionCategory: Equatable, Sendable {
    private let name: String

    /// In no category.
    public static let `default` = AccessibilityActionCategory(name: "default")
    /// Editing.
    public static let edit = AccessibilityActionCategory(name: "edit")
    /// A category of the app's own.
    public init(_ nameKey: LocalizedStringKey) { name = "\(nameKey)" }
    /// A category of the app's own.
    @_disfavoredOverload
    public init(_ name: some StringProtocol) { self.name = String(name) }
    /// A category of the app's own.
    public init(_ name: Text) { self.name = name.plainTitle ?? "" }

    private init(name: String) { self.name = name }
}

extension View {
    /// Adds what may be done with the view, of a category, which assistive technology does not ask for here.
    public nonisolated func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View {
        withoutEffect("accessibilityActions(category:_:) of another category", where: category != .default)
            .accessibilityActions(content)
    }

    /// Has assistive technology begin at the view where a state has a value.
    public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> some View { onAppear { binding.wrappedValue = value } }

    /// Without effect: assistive technology here doesn't drag.
    public nonisolated func accessibilityDragPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool = true
    ) -> some View {
        withoutEffect("accessibilityDragPoint(_:description:)", where: isEnabled)
    }

    /// Without effect: assistive technology here doesn't drag.
    public nonisolated func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
    ) -> some View { accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled) }

    /// Without effect: assistive technology here doesn't drag.
    @_disfavoredOverload
    public nonisolated func accessibilityDragPoint(
        _ point: UnitPoint, description: some StringProtocol, isEnabled: Bool = true
    ) -> some View { accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled) }

    /// Without effect: assistive technology here doesn't drag.
    public nonisolated func accessibilityDropPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool = true
    ) -> some View {
        withoutEffect("accessibilityDropPoint(_:description:)", where: isEnabled)
    }

    /// Without effect: assistive technology here doesn't drag.
    public nonisolated func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
    ) -> some View { accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled) }

    /// Without effect: assistive technology here doesn't drag.
    @_disfavoredOverload
    public nonisolated func accessibilityDropPoint(
        _ point: UnitPoint, description: some StringProtocol, isEnabled: Bool = true
    ) -> some View { accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled) }
}
