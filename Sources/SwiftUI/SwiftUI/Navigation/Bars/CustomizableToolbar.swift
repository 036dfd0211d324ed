import Foundation
import SwiftUICore

/// The content of toolbars whose items the user may choose.
///
/// Items are shown as they are by default: users don't choose them here. Follows Apple's
/// [CustomizableToolbarContent](https://developer.apple.com/documentation/swiftui/customizabletoolbarcontent).
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}
extension ToolbarItem: CustomizableToolbarContent where ID == String {}
extension _ToolbarList: CustomizableToolbarContent {}
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

/// How the user may change an item of a toolbar.
///
/// Without effect here. Follows Apple's
/// [ToolbarCustomizationBehavior](https://developer.apple.com/documentation/swiftui/toolbarcustomizationbehavior).
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
    private let kind: UInt8
    /// It may be moved and removed.
    public static let `default` = ToolbarCustomizationBehavior(kind: 0)
    /// It may be moved.
    public static let reorderable = ToolbarCustomizationBehavior(kind: 1)
    /// It stays as it is.
    public static let disabled = ToolbarCustomizationBehavior(kind: 2)
}

/// Further settings of an item of a toolbar.
///
/// Follows Apple's
/// [ToolbarCustomizationOptions](https://developer.apple.com/documentation/swiftui/toolbarcustomizationoptions).
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// It can be shown in the overflow menu although it was removed; without effect here.
    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

extension CustomizableToolbarContent {
    /// Sets whether the items are shown as long as the user does not choose otherwise, which is always here.
    public nonisolated func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        var entries = _ToolbarEntries()
        if defaultVisibility != .hidden { _collect(&entries) }
        return _ToolbarList(entries: entries)
    }

    /// Sets how the user may change the items: not at all here.
    public nonisolated func customizationBehavior(
        _ behavior: ToolbarCustomizationBehavior
    ) -> some CustomizableToolbarContent {
        var entries = _ToolbarEntries()
        _collect(&entries)
        return _ToolbarList(entries: entries)
    }
}

/// The menu of the title in the bar.
///
/// Follows Apple's [ToolbarTitleMenu](https://developer.apple.com/documentation/swiftui/toolbartitlemenu).
public struct ToolbarTitleMenu<Content: View>: ToolbarContent, CustomizableToolbarContent {
    private nonisolated(unsafe) let content: Content

    /// Creates a menu without items, which is not shown.
    public nonisolated init() where Content == EmptyView { content = EmptyView() }
    /// Creates a menu.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: Never { return fatalError("ToolbarTitleMenu has no body.") }
    public nonisolated func _collect(_ entries: inout _ToolbarEntries) {
        if Content.self != EmptyView.self { entries.titleMenu = entries.titleMenu ?? AnyView(content) }
    }
}

extension View {
    /// Adds items, each with a name, to the bars of the navigation stack that the view is in.
    ///
    /// Follows Apple's
    /// [toolbar(id:content:)](https://developer.apple.com/documentation/swiftui/view/toolbar(id:content:)); users can't
    /// choose the items here.
    public nonisolated func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View { toolbar(content: content) }
}
