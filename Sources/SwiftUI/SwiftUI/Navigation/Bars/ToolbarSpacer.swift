import SwiftUICore

/// Whether a space has a fixed width or takes the remaining room.
///
/// Follows Apple's [SpacerSizing](https://developer.apple.com/documentation/swiftui/spacersizing).
public struct SpacerSizing: Hashable, Sendable {
    fileprivate let isFlexible: Bool

    /// As wide as there is room.
    public static let flexible = SpacerSizing(isFlexible: true)
    /// As wide as the distance between two items.
    public static let fixed = SpacerSizing(isFlexible: false)
}

/// A space between the items of a toolbar.
///
/// Follows Apple's [ToolbarSpacer](https://developer.apple.com/documentation/swiftui/toolbarspacer).
public struct ToolbarSpacer: ToolbarContent {
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// Creates a space; by default it takes the remaining room.
    public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    public var body: Never { return fatalError("ToolbarSpacer has no body.") }
    public nonisolated func _collect(_ entries: inout _ToolbarEntries) {
        let content = sizing.isFlexible ? AnyView(Spacer()) : AnyView(Color.clear.frame(width: 8, height: 1))
        entries.add(placement, content)
    }
}

extension ToolbarContent {
    /// Sets whether items share a background of glass: the items of bars have none here, so that all look hidden, and
    /// `.visible` has no effect.
    public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        if visibility == .visible {
            RuntimeWarning.issue("sharedBackgroundVisibility(_:) has no effect here: see CompatibilityGaps.md.")
        }
        var entries = _ToolbarEntries()
        _collect(&entries)
        return _ToolbarList(entries: entries)
    }
}
