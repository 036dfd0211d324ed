/// Declares a preview of a view.
///
/// ```swift
/// #Preview("Face up") {
///     Text("👻").font(.system(size: 60)).padding()
/// }
/// ```
///
/// Nothing of it runs when the app does. Variables marked with `@Previewable` at the top level of the body keep
/// state.
///
/// - Parameters:
///   - name: The preview's title; nil, the default, for none.
///   - body: The view to show.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "OrielMacros", type: "PreviewMacro")

/// Declares a preview of a view, configured by its traits.
///
/// - Parameters:
///   - name: The preview's title; nil, the default, for none.
///   - traits: How the preview is laid out, or a modifier for its view.
///   - additionalTraits: More of these; later ones overrule earlier ones, and later modifiers go around earlier ones.
///   - body: The view to show.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "OrielMacros", type: "PreviewMacro")

/// A preview of a view for its author, as declared by `#Preview`.
@MainActor @preconcurrency
public struct Preview {
    /// The kind of traits that previews of views have.
    public enum ViewTraits: Sendable {}

    /// The title; nil for none.
    public let _name: String?
    /// How the preview is shown, in the order of declaration.
    public let _traits: [PreviewTrait<ViewTraits>]
    private let content: @MainActor () -> any View

    /// Creates a preview.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        _name = name
        _traits = traits
        content = body
    }

    /// Makes the view, with the modifiers among the traits applied in their order.
    public func _makeView() async throws -> AnyView {
        var view = Self.erase(content())
        for case .modifier(let modify) in _traits.map(\._kind) {
            view = try await modify(view)
        }
        return view
    }

    private static func erase(_ view: some View) -> AnyView { AnyView(view) }
}

/// The expansion of `#Preview`: a type that makes a preview, and knows where it was declared.
public protocol _PreviewRegistry {
    /// Module and file, as `#fileID` gives them.
    static var _fileID: String { get }
    /// The line of the declaration, counted from one.
    static var _line: Int { get }
    /// Makes the preview.
    @MainActor static func _makePreview() -> Preview
}
