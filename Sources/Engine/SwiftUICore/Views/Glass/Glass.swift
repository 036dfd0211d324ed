/// The appearance of a view's glass.
///
/// Follows Apple's [Glass](https://developer.apple.com/documentation/swiftui/glass). Glass is drawn as a material with a
/// bright edge: it blurs the content behind it, and does not bend it.
public struct Glass: Equatable, Sendable {
    enum Variant { case regular, clear, identity }

    let variant: Variant
    var color: Color?
    var isInteractive = false

    private init(_ variant: Variant) { self.variant = variant }

    /// Glass that blurs the views behind it.
    public static var regular: Glass { Glass(.regular) }
    /// Glass that lets more of the views behind it through.
    public static var clear: Glass { Glass(.clear) }
    /// No glass: the content stays as it is.
    public static var identity: Glass { Glass(.identity) }

    /// Returns the glass in a color; nil for none.
    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.color = color
        return copy
    }

    /// Returns the glass with a choice of whether it reacts to presses; here it reacts no further than its content.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var copy = self
        copy.isInteractive = isEnabled
        return copy
    }
}

/// The shape of glass without a choice of the app: a capsule.
public struct DefaultGlassEffectShape: Shape {
    /// Creates the shape.
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
    /// Puts glass in a shape behind the view.
    /// - Parameters:
    ///   - glass: Its look; regular by default.
    ///   - shape: Its shape; a capsule around the view's frame by default.
    public nonisolated func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        modifier(GlassModifier(glass: glass, shape: shape))
    }
}

private struct GlassModifier<S: Shape>: ViewModifier {
    let glass: Glass
    let shape: S
    @Environment(\.chosenForegroundStyle) private var chosen
    private var hasChosen: Bool { chosen != nil }

    func body(content: Content) -> some View {
        // On a color, texts and the labels of buttons are white unless the app says otherwise.
        content.transformEnvironment(\._foregroundStyle) {
            if glass.variant != .identity, glass.color != nil, !hasChosen { $0 = AnyShapeStyle(Color.white) }
        }
        .background {
            GlassGround(
                shape: shape, variant: glass.variant, color: glass.color.map { AnyShapeStyle($0.opacity(0.75)) })
        }
    }
}

/// A piece of glass: a material with a bright edge, and its color above.
struct GlassGround<S: Shape>: View {
    let shape: S
    let variant: Glass.Variant
    /// The color of the glass; nil for none.
    let color: AnyShapeStyle?

    var body: some View {
        if variant != .identity {
            shape.fill(variant == .clear ? Material.ultraThin : Material.thin)
                .overlay { if let color { shape.fill(color) } }
                .overlay { shape.stroke(Color.white.opacity(0.4), lineWidth: 1) }
                .shadow(color: .black.opacity(0.12), radius: 8, y: 2)
        }
    }
}
