import Foundation
import SwiftUICore

// UIKit's bars, whose appearance apps set with `appearance()`: stored, and without effect.

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
    /// The line's picture.
    open var shadowImage: UIImage?
    /// Creates the usual looks.
    public override init() { super.init() }
    /// Makes the background the default one.
    open func configureWithDefaultBackground() {}
    /// Makes the background opaque.
    open func configureWithOpaqueBackground() {}
    /// Makes the background clear.
    open func configureWithTransparentBackground() {}
}

/// The appearance of a navigation bar.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
    /// The title's attributes.
    open var titleTextAttributes: UITextAttributes = [:]
    /// The large title's attributes.
    open var largeTitleTextAttributes: UITextAttributes = [:]
}

/// The appearance of the entries of a tab bar.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
    /// An entry in one state.
    @MainActor @preconcurrency
    public final class State: NSObject {
        /// The picture's color.
        public var iconColor: UIColor?
        /// The title's attributes.
        public var titleTextAttributes: UITextAttributes = [:]
    }
    /// As usual.
    public let normal = State()
    /// Chosen.
    public let selected = State()
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
}

/// The appearance of a toolbar.
@MainActor @preconcurrency
open class UIToolbarAppearance: UIBarAppearance {}

/// The position of a bar.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }

/// A navigation bar.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
    /// As usual.
    open var standardAppearance = UINavigationBarAppearance()
    /// In a low window.
    open var compactAppearance: UINavigationBarAppearance?
    /// Above content that is scrolled to its top.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The background color.
    open var barTintColor: UIColor?
    /// Whether things shine through.
    open var isTranslucent = true
    /// Whether titles may be large.
    open var prefersLargeTitles = false
    /// The title's attributes.
    open var titleTextAttributes: UITextAttributes?
    /// The large title's attributes.
    open var largeTitleTextAttributes: UITextAttributes?
    /// The line's picture.
    open var shadowImage: UIImage?
    /// Sets the background image.
    open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// A tab bar.
@MainActor @preconcurrency
open class UITabBar: UIView {
    /// As usual.
    open var standardAppearance = UITabBarAppearance()
    /// Above content that is scrolled to its end.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// The background color.
    open var barTintColor: UIColor?
    /// The color of entries that are not chosen.
    open var unselectedItemTintColor: UIColor?
    /// Whether things shine through.
    open var isTranslucent = true
    /// The background image.
    open var backgroundImage: UIImage?
    /// The line's picture.
    open var shadowImage: UIImage?
}

/// A toolbar.
@MainActor @preconcurrency
open class UIToolbar: UIView {
    /// As usual.
    open var standardAppearance = UIToolbarAppearance()
    /// The background color.
    open var barTintColor: UIColor?
}

/// A field for searching.
@MainActor @preconcurrency
open class UISearchBar: UIView {
    /// The text.
    open var text: String?
    /// The text that is shown while the field is empty.
    open var placeholder: String?
    /// The background color.
    open var barTintColor: UIColor?
}

/// A button of a bar.
@MainActor @preconcurrency
open class UIBarButtonItem: NSObject {
    /// The color.
    open var tintColor: UIColor?
}
