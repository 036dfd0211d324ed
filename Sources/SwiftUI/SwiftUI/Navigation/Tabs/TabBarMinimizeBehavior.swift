import OrielFoundation
import SwiftUICore

/// When the bar of a tab view becomes small.
///
/// Follows Apple's [TabBarMinimizeBehavior](https://developer.apple.com/documentation/swiftui/tabbarminimizebehavior).
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let id: UInt8
    /// As the platform has it.
    public static let automatic = TabBarMinimizeBehavior(id: 0)
    /// When the content is scrolled down.
    public static let onScrollDown = TabBarMinimizeBehavior(id: 1)
    /// When the content is scrolled up.
    public static let onScrollUp = TabBarMinimizeBehavior(id: 2)
    /// Never.
    public static let never = TabBarMinimizeBehavior(id: 3)
}

extension View {
    /// Without effect: tab bars keep their size.
    public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        if behavior == .onScrollDown || behavior == .onScrollUp {
            RuntimeWarning.issue("tabBarMinimizeBehavior(_:) has no effect here: see CompatibilityGaps.md.")
        }
        return self
    }
}
