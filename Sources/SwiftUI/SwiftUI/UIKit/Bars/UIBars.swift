import Foundation
import SwiftUICore

// The appearance of UIKit's bars. Bars use the background, the line and the colors and fonts of titles and icons.

/// The appearance of a bar.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
    /// The background color.
    open var backgroundColor: UIColor?
    /// The background's appearance.
    open var backgroundEffect: UIBlurEffect?
    /// The background image.
    open var backgroundImage: UIImage?
    /// The line's color.
    open var shadowColor: UIColor?
    /// The line's image.
    open var shadowImage: UIImage?
    /// How the background's image fills the bar.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// Creates the default appearance.
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }
    /// Creates a copy of another bar's appearance.
    public required init(barAppearance: UIBarAppearance) {
        super.init()
        (backgroundColor, backgroundEffect) = (barAppearance.backgroundColor, barAppearance.backgroundEffect)
        (backgroundImage, shadowColor) = (barAppearance.backgroundImage, barAppearance.shadowColor)
        shadowImage = barAppearance.shadowImage
        backgroundImageContentMode = barAppearance.backgroundImageContentMode
    }

    /// Returns an independent copy.
    open func copy() -> Self {
        let copy = Self(barAppearance: self)
        copy.take(self)
        return copy
    }

    @_disfavoredOverload
    public nonisolated override func copy() -> Any {
        MainActor.assumeIsolated { UncheckedBox(copy() as UIBarAppearance) }.value
    }

    /// Takes what only bars of the kind have; not called for another kind.
    func take(_ appearance: UIBarAppearance) {}
    /// Makes the background the default one.
    open func configureWithDefaultBackground() {
        (backgroundColor, backgroundImage, shadowImage) = (nil, nil, nil)
        (backgroundEffect, shadowColor) = (UIBlurEffect(style: .systemChromeMaterial), .separator)
    }
    /// Makes the background opaque.
    open func configureWithOpaqueBackground() {
        (backgroundEffect, backgroundImage, shadowImage) = (nil, nil, nil)
        (backgroundColor, shadowColor) = (.systemBackground, .separator)
    }
    /// Makes the background clear.
    open func configureWithTransparentBackground() {
        (backgroundColor, backgroundEffect, backgroundImage) = (nil, nil, nil)
        (shadowColor, shadowImage) = (nil, nil)
    }
}

/// The appearance of a navigation bar.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
    /// The title's attributes.
    open var titleTextAttributes: UITextAttributes = [:]
    /// The large title's attributes.
    open var largeTitleTextAttributes: UITextAttributes = [:]
    /// How far the title is moved.
    open var titlePositionAdjustment = UIOffset.zero
    /// The appearance of buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The appearance of buttons that finish something.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// The appearance of the back button.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// The image of the back button; nil for the default.
    open private(set) var backIndicatorImage: UIImage?
    /// The mask of the back button's image during transitions; nil for the default.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?
    /// Sets the image of the back button.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        self.backIndicatorImage = backIndicatorImage
        backIndicatorTransitionMaskImage = transitionMaskImage
    }

    override func take(_ appearance: UIBarAppearance) {
        guard let other = appearance as? UINavigationBarAppearance else { return }
        (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
        titlePositionAdjustment = other.titlePositionAdjustment
        (buttonAppearance, doneButtonAppearance) = (other.buttonAppearance.twin, other.doneButtonAppearance.twin)
        backButtonAppearance = other.backButtonAppearance.twin
        setBackIndicatorImage(other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
    }
}

/// The appearance of the buttons of a bar.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
    /// A button in one state.
    @MainActor @preconcurrency
    public final class State: NSObject {
        /// The title's attributes.
        public var titleTextAttributes: UITextAttributes = [:]
        /// How far the title is moved.
        public var titlePositionAdjustment = UIOffset.zero
        /// The background's image.
        public var backgroundImage: UIImage?
    }
    /// The standard appearance.
    public let normal = State()
    /// Pressed.
    public let highlighted = State()
    /// Disabled.
    public let disabled = State()
    /// Focused.
    public let focused = State()

    /// Creates the appearance of buttons of a kind.
    public init(style: UIBarButtonItem.Style = .plain) { super.init() }
    /// Sets the default appearance of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {}

    /// An independent copy.
    fileprivate var twin: UIBarButtonItemAppearance {
        let twin = UIBarButtonItemAppearance()
        for state in [\UIBarButtonItemAppearance.normal, \.highlighted, \.disabled, \.focused] {
            let (new, old) = (twin[keyPath: state], self[keyPath: state])
            (new.titleTextAttributes, new.backgroundImage) = (old.titleTextAttributes, old.backgroundImage)
            new.titlePositionAdjustment = old.titlePositionAdjustment
        }
        return twin
    }
}

/// The appearance of the entries of a tab bar.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
    /// An entry in one state.
    @MainActor @preconcurrency
    public final class State: NSObject {
        /// The image's color.
        public var iconColor: UIColor?
        /// The title's attributes.
        public var titleTextAttributes: UITextAttributes = [:]
        /// How far the title is moved.
        public var titlePositionAdjustment = UIOffset.zero
        /// The badge's color.
        public var badgeBackgroundColor: UIColor?
        /// The attributes of the words on the badge.
        public var badgeTextAttributes: UITextAttributes = [:]
    }
    /// The standard appearance.
    public let normal = State()
    /// Selected.
    public let selected = State()
    /// Disabled.
    public let disabled = State()
    /// Focused.
    public let focused = State()

    /// An independent copy.
    fileprivate var twin: UITabBarItemAppearance {
        let twin = UITabBarItemAppearance()
        for state in [\UITabBarItemAppearance.normal, \.selected, \.disabled, \.focused] {
            let (new, old) = (twin[keyPath: state], self[keyPath: state])
            (new.iconColor, new.badgeBackgroundColor) = (old.iconColor, old.badgeBackgroundColor)
            (new.titleTextAttributes, new.badgeTextAttributes) = (old.titleTextAttributes, old.badgeTextAttributes)
            new.titlePositionAdjustment = old.titlePositionAdjustment
        }
        return twin
    }
}

/// The appearance of a tab bar.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
    /// Entries with the title below.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// Entries with the title beside.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// Small entries with the title beside.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()

    override func take(_ appearance: UIBarAppearance) {
        guard let other = appearance as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance.twin
        inlineLayoutAppearance = other.inlineLayoutAppearance.twin
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.twin
    }
}

/// The appearance of a toolbar.
@MainActor @preconcurrency
open class UIToolbarAppearance: UIBarAppearance {}
