import SwiftUICore

// Hints of newer systems for what desktops and terminals don't have. Visible ones say once that they have no
// effect, and are listed in CompatibilityGaps.md.

/// The action of a hand gesture.
public struct HandGestureShortcut: Hashable, Sendable {
    private let name: String
    /// The main action.
    public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

/// An input that scrolls a view besides the pointer and keys.
///
/// Follows Apple's [ScrollInputKind](https://developer.apple.com/documentation/swiftui/scrollinputkind).
public struct ScrollInputKind: Equatable, Sendable {
    private let name: String
    /// A gesture of the hand.
    public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
    /// A view that is looked at.
    public static let look = ScrollInputKind(name: "look")
}

/// Whether something scrolls a view.
public struct ScrollInputBehavior: Equatable, Sendable {
    private let name: String
    /// As the place has it.
    public static let automatic = ScrollInputBehavior(name: "automatic")
    /// It does.
    public static let enabled = ScrollInputBehavior(name: "enabled")
    /// It does not.
    public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// Where the field for searching is in a bar.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let name: String
    /// As the place has it.
    public static let automatic = SearchToolbarBehavior(name: "automatic")
    /// A button until it is pressed.
    public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// How the colors of a symbol are filled.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let name: String
    /// With one color.
    public static let flat = SymbolColorRenderingMode(name: "flat")
    /// With a gradient of the color.
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How the value of a symbol is shown.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let name: String
    /// By the color of its parts.
    public static let color = SymbolVariableValueMode(name: "color")
    /// By how far its outline is drawn.
    public static let draw = SymbolVariableValueMode(name: "draw")
}

extension View {
    /// Sets how materials look in windows that are not in front: here as in the one in front.
    public nonisolated func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
        withoutEffect(
            "materialActiveAppearance(_:)", where: appearance == .inactive || appearance == .matchWindow)
    }

    /// Sets whether a press that brings the window to the front counts: the desktop decides.
    public nonisolated func allowsWindowActivationEvents(_ value: Bool? = true) -> some View {
        withoutEffect("allowsWindowActivationEvents(_:)", where: value == false)
    }

    /// Without effect: there are no gestures of the hand.
    public nonisolated func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
        withoutEffect("handGestureShortcut(_:isEnabled:)", where: isEnabled)
    }

    /// Sets whether something other than the pointer and keys scrolls: nothing does.
    public nonisolated func scrollInputBehavior(
        _ behavior: ScrollInputBehavior, for input: ScrollInputKind
    ) -> some View {
        withoutEffect("scrollInputBehavior(_:for:)", where: behavior == .enabled)
    }

    /// Hides the button of tools for writing: there is none.
    public nonisolated func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
        withoutEffect("writingToolsAffordanceVisibility(_:)", where: visibility == .visible)
    }

    /// Without effect: the field for searching is always open.
    public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
        withoutEffect("searchToolbarBehavior(_:)", where: behavior == .minimize)
    }

    /// Without effect: symbols are filled with one color.
    public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
        withoutEffect("symbolColorRenderingMode(_:)", where: mode == .gradient)
    }

    /// Without effect: the value of a symbol is shown by the color of its parts.
    public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
        withoutEffect("symbolVariableValueMode(_:)", where: mode == .draw)
    }

    /// Without effect: bars have their own colors.
    public nonisolated func toolbarForegroundStyle<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View {
        withoutEffect("toolbarForegroundStyle(_:for:)")
    }

    /// Without effect: rows are not highlighted under the pointer.
    public nonisolated func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
        withoutEffect("listRowHoverEffect(_:)", where: effect != nil && effect != .automatic)
    }

    /// Switches the highlight of rows under the pointer off: there is none.
    public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
        withoutEffect("listRowHoverEffectDisabled(_:)", where: !disabled)
    }

    /// Names the place of a section in an index beside a list, which is not shown.
    public nonisolated func sectionIndexLabel(_ label: Text?) -> some View {
        withoutEffect("sectionIndexLabel(_:)", where: label != nil)
    }

    /// Names the place of a section in an index beside a list, which is not shown.
    @_disfavoredOverload
    public nonisolated func sectionIndexLabel(_ label: (some StringProtocol)?) -> some View {
        sectionIndexLabel(label.map { Text($0) })
    }

    /// Sets whether a list has an index beside it: it has none.
    public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
        withoutEffect("listSectionIndexVisibility(_:)", where: visibility == .visible)
    }

    /// Puts a bar at an edge of the view, which has that much less room.
    ///
    /// Follows Apple's
    /// [safeAreaBar(edge:alignment:spacing:content:)](https://developer.apple.com/documentation/swiftui/view/safeareabar(edge:alignment:spacing:content:)).
    /// - Parameter spacing: The room between the view and the bar, in points.
    public nonisolated func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

    /// Puts a bar at an edge of the view, which has that much less room.
    /// - Parameter spacing: The room between the view and the bar, in points.
    public nonisolated func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
}
