import SwiftUICore

/// What kind of element assistive technology finds, and its state.
///
/// Follows Apple's [UIAccessibilityTraits](https://developer.apple.com/documentation/uikit/uiaccessibilitytraits).
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// No traits.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// Selected, among others.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// Plays a sound of its own.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Text that cannot be changed.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// Sums up the state of an app when it starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// Disabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A field to search with.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Starts something to listen to.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Has a value that goes up and down.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Handles touches by itself.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// Turns the page when it has been read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// A bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// A heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// Supports zooming.
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
    /// A switch.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 18)

    /// The traits by SwiftUI's names; traits without one are left out.
    var inSwiftUI: AccessibilityTraits {
        Self.names.reduce(into: AccessibilityTraits()) { if contains($1.0) { $0.formUnion($1.1) } }
    }

    private static let names: [(UIAccessibilityTraits, AccessibilityTraits)] = [
        (.button, .isButton), (.link, .isLink), (.image, .isImage), (.selected, .isSelected),
        (.playsSound, .playsSound), (.keyboardKey, .isKeyboardKey), (.staticText, .isStaticText),
        (.summaryElement, .isSummaryElement), (.updatesFrequently, .updatesFrequently),
        (.searchField, .isSearchField), (.startsMediaSession, .startsMediaSession),
        (.allowsDirectInteraction, .allowsDirectInteraction), (.causesPageTurn, .causesPageTurn),
        (.tabBar, .isTabBar), (.header, .isHeader), (.toggleButton, .isToggle),
    ]
}

extension UIView {
    /// The traits of the views of UIKit's own.
    var standardTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits =
            switch self {
            case is UIButton: .button
            case is UILabel: .staticText
            case is UIImageView: .image
            case is UISwitch: .toggleButton
            case is UISearchTextField: .searchField
            case is UISlider, is UIStepper, is UIPageControl: .adjustable
            case is UIProgressView, is UIActivityIndicatorView: .updatesFrequently
            case is UITabBar: .tabBar
            default: .none
            }
        if let control = self as? UIControl {
            if control.isSelected { traits.insert(.selected) }
            if !control.isEnabled { traits.insert(.notEnabled) }
        }
        return traits
    }
}
