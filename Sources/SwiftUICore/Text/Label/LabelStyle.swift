import Foundation

/// The look of labels.
///
/// Follows Apple's [LabelStyle](https://developer.apple.com/documentation/swiftui/labelstyle).
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The type of the body, normally inferred.
    associatedtype Body: View
    /// The parts of a label.
    typealias Configuration = LabelStyleConfiguration

    /// The view that shows a label.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a label.
///
/// Follows Apple's [LabelStyleConfiguration](https://developer.apple.com/documentation/swiftui/labelstyleconfiguration).
public struct LabelStyleConfiguration {
    /// A label's title.
    public struct Title: View {
        let view: AnyView
        public var body: some View { view }
    }

    /// A label's icon.
    public struct Icon: View {
        let view: AnyView
        public var body: some View { view }
    }

    /// The title.
    public let title: Title
    /// The icon.
    public let icon: Icon
}

extension View {
    /// Sets the look of labels in this view.
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        transformEnvironment(\._labelStyle) { $0 = AnyLabelStyle(style, outer: $0) }
    }
}

enum LabelStyleKey: EnvironmentKey { static var defaultValue: AnyLabelStyle? { nil } }

extension EnvironmentValues {
    var _labelStyle: AnyLabelStyle? {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

/// A style, its type hidden behind a closure, and the one further out.
struct AnyLabelStyle {
    private final class Outer {
        let style: AnyLabelStyle
        init(_ style: AnyLabelStyle) { self.style = style }
    }

    private let style: Any
    private let isSame: (Any) -> Bool
    private let make: @MainActor (LabelStyleConfiguration) -> AnyView
    private let outerBox: Outer?

    init<S: LabelStyle>(_ style: S, outer: AnyLabelStyle?) {
        self.style = style
        isSame = { ($0 as? S).map { valuesAreEqual(style, $0) } ?? false }
        make = { AnyView(style.makeBody(configuration: $0)) }
        outerBox = outer.map(Outer.init)
    }

    /// The style further out; nil for the default one.
    var outer: AnyLabelStyle? { outerBox?.style }

    @MainActor func makeBody(_ configuration: LabelStyleConfiguration) -> AnyView { make(configuration) }
}

extension AnyLabelStyle: PlanComparable {
    static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        areSame(
            a.assumingMemoryBound(to: AnyLabelStyle.self).pointee, b.assumingMemoryBound(to: AnyLabelStyle.self).pointee
        )
    }

    private static func areSame(_ a: AnyLabelStyle, _ b: AnyLabelStyle) -> Bool {
        if !a.isSame(b.style) { return false }
        switch (a.outer, b.outer) {
        case (nil, nil): return true
        case (let x?, let y?): return areSame(x, y)
        default: return false
        }
    }
}
