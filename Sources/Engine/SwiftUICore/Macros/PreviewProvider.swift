import Foundation

/// A type that makes previews of views.
///
/// Follows Apple's [PreviewProvider](https://developer.apple.com/documentation/swiftui/previewprovider). An app
/// that runs shows none of them.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previews, normally inferred.
    associatedtype Previews: View
    /// The views to preview.
    @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
    /// The platform to preview for; nil for the present one.
    @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// The present platform.
    public static var platform: PreviewPlatform? { nil }
}

/// A platform for previews.
public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }

/// The space that a preview gets.
public enum PreviewLayout: Sendable {
    /// The device's screen.
    case device
    /// The size that fits the view.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device to preview on, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    /// Names a device.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Names a device.
    public init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// A key for a value that a preview sets.
public protocol PreviewContextKey {
    /// The type of the value.
    associatedtype Value
    /// The value where the preview sets none.
    static var defaultValue: Value { get }
}

/// Values that a preview sets.
public protocol PreviewContext {
    /// The value of a key.
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

// These configure a preview in a previewer. They have no effect on a view that an app shows.
extension View {
    /// Names the device of a preview.
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { modifier(EmptyModifier()) }

    /// Sets the space of a preview.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { modifier(EmptyModifier()) }

    /// Names a preview.
    public nonisolated func previewDisplayName(_ value: String?) -> some View { modifier(EmptyModifier()) }

    /// Turns the device of a preview.
    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        modifier(EmptyModifier())
    }

    /// Sets values for a preview.
    public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View { modifier(EmptyModifier()) }
}
