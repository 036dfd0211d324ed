import DisplayList

/// Shows a view only as far as another one, laid out over it, is opaque.
@frozen
public struct _MaskModifier<Mask: View> {
    /// The view whose opacity counts.
    public var mask: Mask
    /// Where the two meet.
    public var alignment: Alignment

    /// Creates a mask.
    @inlinable
    public nonisolated init(mask: Mask, alignment: Alignment = .center) {
        self.mask = mask
        self.alignment = alignment
    }
}

extension _MaskModifier: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        // The stack is one layer whatever the mask holds, and, being behind, the first child of the masked one.
        let mask = ZStack(alignment: modifier.alignment) { modifier.mask }.modifier(_MaskLayer(.mask))
        let masked = content.background(mask, alignment: modifier.alignment).modifier(_MaskLayer(.masked))
        context.masked(masked)
    }
}

/// One of the two layers of a mask.
struct _MaskLayer: Equatable {
    enum Role: Equatable { case mask, masked }

    let role: Role

    nonisolated init(_ role: Role) { self.role = role }
}

extension _MaskLayer: LayerEffectModifier {
    nonisolated static var name: String { "mask" }
    nonisolated func layerEffects(_ place: _EffectPlace) -> [LayerEffect] { role == .masked ? [.mask] : [] }
    nonisolated var allowsHitTesting: Bool { role == .masked }
}

extension _Reconciler {
    fileprivate mutating func masked<V: View>(_ view: V) { V._reconcile(view, &self) }
}

extension View {
    /// Shows the view only as far as a mask over it is opaque.
    /// - Parameter alignment: Where the two meet; the centers by default.
    public nonisolated func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(_MaskModifier(mask: mask(), alignment: alignment))
    }

    /// Shows the view only as far as a mask over it is opaque.
    public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(_MaskModifier(mask: mask))
    }
}
