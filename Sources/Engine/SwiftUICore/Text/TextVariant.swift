/// Which of the forms of a text is shown, where it has several.
///
/// Follows Apple's
/// [TextVariantPreference](https://developer.apple.com/documentation/swiftui/textvariantpreference).
public protocol TextVariantPreference {
    /// Whether the form depends on the room that there is.
    var _isSizeDependent: Bool { get }
}

/// The longest form, always.
public struct FixedTextVariant: TextVariantPreference, Sendable {
    public var _isSizeDependent: Bool { false }
}

/// The longest form that there is room for.
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {
    public var _isSizeDependent: Bool { true }
}

extension TextVariantPreference where Self == FixedTextVariant {
    /// The longest form, always.
    public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
    /// The longest form that there is room for.
    public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension Text {
    /// Sets which of the text's forms is shown; texts have one form here, which is shown in any case.
    ///
    /// Follows Apple's [textVariant(_:)](https://developer.apple.com/documentation/swiftui/text/textvariant(_:)).
    @MainActor public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View {
        unsupported("textVariant(_:)", where: preference._isSizeDependent)
    }
}
