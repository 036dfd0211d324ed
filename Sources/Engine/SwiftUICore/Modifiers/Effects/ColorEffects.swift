import DisplayList
import Foundation

/// Changes the color of every pixel of a view by an amount.
public struct _ColorEffect: Equatable {
    /// The operation that the amount applies to.
    enum Operation: Equatable {
        case brightness, contrast, saturation, grayscale, hueRotation, invert, luminanceToAlpha
    }

    let operation: Operation
    /// How much: a factor, a share, or an angle in radians.
    var amount: Double = 1

    nonisolated init(_ operation: Operation, _ amount: Double = 1) {
        self.operation = operation
        self.amount = amount
    }

    /// The animatable data.
    public nonisolated var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    private nonisolated var filter: ColorFilter {
        switch operation {
        case .brightness: .brightness(amount)
        case .contrast: .contrast(amount)
        case .saturation: .saturation(amount)
        case .grayscale: .grayscale(min(max(amount, 0), 1))
        case .hueRotation: .hueRotation(amount)
        case .invert: .invert
        case .luminanceToAlpha: .luminanceToAlpha
        }
    }
}

extension _ColorEffect: LayerEffectModifier {
    nonisolated static var name: String { "colorEffect" }
    nonisolated func layerEffects(_ place: _EffectPlace) -> [LayerEffect] { [.filter(filter)] }
}

/// Multiplies the color of every pixel of a view with another.
@frozen
public struct _ColorMultiplyEffect: Equatable {
    /// The other color.
    public var color: Color
    /// Creates the effect.
    @inlinable public nonisolated init(color: Color) { self.color = color }
}

extension _ColorMultiplyEffect: LayerEffectModifier {
    nonisolated static var name: String { "colorMultiply" }
    nonisolated static var environmentEffects: _EnvironmentEffect { .paint }
    nonisolated func layerEffects(_ place: _EffectPlace) -> [LayerEffect] {
        [.filter(.multiply(color.rgba(in: place.environment)))]
    }
}

extension View {
    /// Makes the view's colors brighter: 0 changes nothing, 1 makes them white.
    public nonisolated func brightness(_ amount: Double) -> some View { modifier(_ColorEffect(.brightness, amount)) }

    /// Spreads the view's colors from the middle: 0 is gray, 1 changes nothing, a negative amount inverts.
    public nonisolated func contrast(_ amount: Double) -> some View { modifier(_ColorEffect(.contrast, amount)) }

    /// Makes the view's colors more vivid: 0 is gray, 1 changes nothing.
    public nonisolated func saturation(_ amount: Double) -> some View { modifier(_ColorEffect(.saturation, amount)) }

    /// Moves the view's colors toward gray: 0 changes nothing, 1 is gray.
    public nonisolated func grayscale(_ amount: Double) -> some View { modifier(_ColorEffect(.grayscale, amount)) }

    /// Turns the hue of the view's colors by an angle.
    public nonisolated func hueRotation(_ angle: Angle) -> some View {
        modifier(_ColorEffect(.hueRotation, angle.radians))
    }

    /// Turns the view's colors into their opposites.
    public nonisolated func colorInvert() -> some View { modifier(_ColorEffect(.invert)) }

    /// Multiplies the view's colors with another.
    public nonisolated func colorMultiply(_ color: Color) -> some View { modifier(_ColorMultiplyEffect(color: color)) }

    /// Turns the brightness of the view's colors into opacity: black becomes clear.
    ///
    /// Useful for masks.
    public nonisolated func luminanceToAlpha() -> some View { modifier(_ColorEffect(.luminanceToAlpha)) }
}
