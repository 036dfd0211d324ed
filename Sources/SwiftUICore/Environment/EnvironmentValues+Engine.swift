import DisplayList
import Foundation

extension EnvironmentValues {
    /// Whether the language is read from right to left.
    var isRightToLeft: Bool { layoutDirection == .rightToLeft }
    /// Whether colours are the dark ones.
    var isDark: Bool { colorScheme == .dark }

    /// Sets the values that follow the desktop.
    mutating func setHostTraits(_ traits: HostTraits) {
        colorScheme = traits.isDark ? .dark : .light
        displayScale = traits.displayScale
        dynamicTypeSize = .nearest(to: traits.fontScale)
        if let identifier = traits.localeIdentifier { locale = Locale(identifier: identifier) }
        accessibilityReduceMotion = traits.reducesMotion
    }
}

extension DynamicTypeSize {
    /// The text size that is nearest to a factor of the usual one.
    fileprivate static func nearest(to factor: CGFloat) -> DynamicTypeSize {
        // How much larger than usual the body style is at each size, of 17 points.
        let sizes: [(DynamicTypeSize, CGFloat)] = [
            (.xSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.xLarge, 19), (.xxLarge, 21), (.xxxLarge, 23),
            (.accessibility1, 28), (.accessibility2, 33), (.accessibility3, 40), (.accessibility4, 47),
            (.accessibility5, 53),
        ]
        return sizes.min { abs($0.1 - 17 * factor) < abs($1.1 - 17 * factor) }!.0
    }
}

private enum ReduceMotionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether motion should be kept small, as the desktop asks.
    public var accessibilityReduceMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }
}
