import DisplayList

/// How colors are calculated with when drawings are put together.
public enum ColorRenderingMode: Hashable, Sendable {
    /// In sRGB as it is.
    case nonLinear
    /// In components proportional to light.
    case linear
    /// In components proportional to light, which may leave the range from 0 to 1.
    case extendedLinear
}

/// Draws a view as a whole before it is composited onto the content below.
public struct _GroupEffect: Equatable {
    /// The content kept together.
    enum Scope: Equatable { case compositing, drawing }

    let scope: Scope

    nonisolated init(_ scope: Scope) { self.scope = scope }
}

extension _GroupEffect: LayerEffectModifier {
    nonisolated static var name: String { "group" }
    nonisolated func layerEffects(_ place: _EffectPlace) -> [LayerEffect] { [.group] }
}

extension View {
    /// Draws the view as a whole before effects outside it, such as an opacity, apply.
    public nonisolated func compositingGroup() -> some View { modifier(_GroupEffect(.compositing)) }

    /// Draws the view into an offscreen picture before it is put onto the screen.
    ///
    /// Front ends that draw with the processor do so in sRGB: `opaque` and `colorMode` save nothing there.
    public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
    {
        modifier(_GroupEffect(.drawing))
            .unsupported("drawingGroup(opaque:colorMode:) with arguments", where: opaque || colorMode != .nonLinear)
    }
}
