import SwiftUICore

extension View {
    /// Shows another view while modifier keys are held.
    ///
    /// Follows Apple's
    /// [modifierKeyAlternate(_:_:)](https://developer.apple.com/documentation/swiftui/view/modifierkeyalternate(_:_:)).
    public nonisolated func modifierKeyAlternate<V: View>(
        _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
    ) -> some View {
        let alternate = alternate()
        return modifier(ModifierKeyAlternate(modifiers: modifiers, alternate: alternate))
    }
}

/// Shows another view while modifier keys are held.
private struct ModifierKeyAlternate<Alternate: View>: ViewModifier {
    let modifiers: EventModifiers
    let alternate: Alternate
    @State private var isHeld = false

    func body(content: Content) -> some View {
        ZStack { if isHeld { alternate } else { content } }
            .onModifierKeysChanged { isHeld = $1.isSuperset(of: modifiers) && !modifiers.isEmpty }
    }
}
