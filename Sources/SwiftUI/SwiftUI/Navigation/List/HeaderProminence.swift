import SwiftUICore

/// How much something stands out.
///
/// Follows Apple's [Prominence](https://developer.apple.com/documentation/swiftui/prominence).
public enum Prominence: Hashable, Sendable {
    /// As usual.
    case standard
    /// More than usual.
    case increased
}

/// How prominent the header of a section is; nil where the list decides.
enum HeaderProminenceTrait: ViewItemTraitKey { static var defaultValue: Prominence? { nil } }
private enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

extension EnvironmentValues {
    /// How prominent the headers of sections are.
    ///
    /// Follows Apple's
    /// [headerProminence](https://developer.apple.com/documentation/swiftui/environmentvalues/headerprominence).
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

extension View {
    /// Sets how prominent the headers of the sections in the view are: with increased prominence they are large and dark.
    ///
    /// Follows Apple's
    /// [headerProminence(_:)](https://developer.apple.com/documentation/swiftui/view/headerprominence(_:)).
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
        itemTrait(HeaderProminenceTrait.self) { $0 = prominence }.environment(\.headerProminence, prominence)
    }
}
