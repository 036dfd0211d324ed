import Foundation

/// How much room there is along an axis.
///
/// Follows Apple's
/// [UserInterfaceSizeClass](https://developer.apple.com/documentation/swiftui/userinterfacesizeclass).
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little room: a window as narrow as a phone.
    case compact
    /// Room for things beside each other.
    case regular
}

private enum HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
}

private enum VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
}

extension EnvironmentValues {
    /// How much room there is from left to right: compact in windows narrower than 600 points, but for apps of the Mac.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// How much room there is from top to bottom: compact in windows lower than 450 points, but for apps of the Mac.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// Sets the size classes of a window.
    mutating func setSizeClasses(_ classes: SizeClasses) {
        horizontalSizeClass = classes.horizontal
        verticalSizeClass = classes.vertical
    }
}

/// The size classes of a window.
struct SizeClasses: Equatable {
    var horizontal = UserInterfaceSizeClass.regular
    var vertical = UserInterfaceSizeClass.regular

    init() {}

    init(_ size: CGSize) {
        horizontal = size.width < 600 ? .compact : .regular
        vertical = size.height < 450 ? .compact : .regular
    }
}
