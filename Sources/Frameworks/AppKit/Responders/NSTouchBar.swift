import Foundation
import SwiftUI

/// The bar of controls above the keyboards of some Macs; never shown here.
///
/// Follows Apple's [NSTouchBar](https://developer.apple.com/documentation/appkit/nstouchbar). Its values are kept.
@MainActor @preconcurrency
open class NSTouchBar: NSObject {
    /// The name of a bar that the user can change.
    public typealias CustomizationIdentifier = String
    /// The delegate, which makes items; nil for none.
    open weak var delegate: (any NSTouchBarDelegate)?
    /// The name of the bar; nil for one that the user can't change.
    open var customizationIdentifier: CustomizationIdentifier?
    /// The names of the items that the user can add.
    open var customizationAllowedItemIdentifiers: [NSTouchBarItem.Identifier] = []
    /// The names of the items that the user can't remove.
    open var customizationRequiredItemIdentifiers: [NSTouchBarItem.Identifier] = []
    /// The names of the items at first.
    open var defaultItemIdentifiers: [NSTouchBarItem.Identifier] = []
    /// The name of the item in the middle; nil for none.
    open var principalItemIdentifier: NSTouchBarItem.Identifier?
    /// The name of the item in the place of Escape; nil for Escape.
    open var escapeKeyReplacementItemIdentifier: NSTouchBarItem.Identifier?
    /// Items beside the ones of the delegate.
    open var templateItems: Set<NSTouchBarItem> = []
    /// The names of the items.
    open var itemIdentifiers: [NSTouchBarItem.Identifier] { defaultItemIdentifiers }
    /// Whether the bar is shown; never here.
    open var isVisible: Bool { false }
    /// Creates a bar.
    public override init() {
        super.init()
        RuntimeWarning.issue("NSTouchBar is never shown: keyboards here have none (see CompatibilityGaps.md).")
    }
    /// Returns an item; nil if there is none of the name.
    open func item(forIdentifier identifier: NSTouchBarItem.Identifier) -> NSTouchBarItem? {
        templateItems.first { $0.identifier == identifier }
            ?? delegate?.touchBar(self, makeItemForIdentifier: identifier)
    }
}

/// Makes the items of a bar; all methods are optional.
@MainActor @preconcurrency
public protocol NSTouchBarDelegate: NSObjectProtocol {
    /// Returns an item; nil for none of the name.
    func touchBar(
        _ touchBar: NSTouchBar, makeItemForIdentifier identifier: NSTouchBarItem.Identifier
    ) -> NSTouchBarItem?
}
extension NSTouchBarDelegate {
    public func touchBar(
        _ touchBar: NSTouchBar, makeItemForIdentifier identifier: NSTouchBarItem.Identifier
    ) -> NSTouchBarItem? { nil }
}

/// An item of the bar above the keyboards of some Macs.
///
/// Follows Apple's [NSTouchBarItem](https://developer.apple.com/documentation/appkit/nstouchbaritem).
@MainActor @preconcurrency
open class NSTouchBarItem: NSObject {
    /// The name of an item.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// A small space.
        public static let fixedSpaceSmall = Identifier("NSTouchBarItemIdentifierFixedSpaceSmall")
        /// A large space.
        public static let fixedSpaceLarge = Identifier("NSTouchBarItemIdentifierFixedSpaceLarge")
        /// A space that grows.
        public static let flexibleSpace = Identifier("NSTouchBarItemIdentifierFlexibleSpace")
        /// The items of bars in front.
        public static let otherItemsProxy = Identifier("NSTouchBarItemIdentifierOtherItemsProxy")
    }
    /// The name.
    public let identifier: Identifier
    /// How important the item is where there is little room.
    open var visibilityPriority: Float = 0
    /// The view; nil for none.
    open var view: NSView? { nil }
    /// The controller of the view; nil for none.
    open var viewController: NSViewController? { nil }
    /// The words for the user who changes the bar.
    open var customizationLabel: String! = ""
    /// Whether the item is shown; never here.
    open var isVisible: Bool { false }
    /// Creates an item.
    public init(identifier: Identifier) {
        self.identifier = identifier
        super.init()
    }
}

/// An item with a view of the app's own.
///
/// Follows Apple's [NSCustomTouchBarItem](https://developer.apple.com/documentation/appkit/nscustomtouchbaritem).
@MainActor @preconcurrency
open class NSCustomTouchBarItem: NSTouchBarItem {
    private var shown = NSView(frame: .zero)
    /// The view.
    open override var view: NSView? {
        get { shown }
        set { shown = newValue ?? NSView(frame: .zero) }
    }
}

/// An item with a button.
///
/// Follows Apple's [NSButtonTouchBarItem](https://developer.apple.com/documentation/appkit/nsbuttontouchbaritem).
@MainActor @preconcurrency
open class NSButtonTouchBarItem: NSTouchBarItem {
    private let button = NSButton(frame: .zero)
    /// Creates an item with words.
    public convenience init(identifier: Identifier, title: String, target: Any?, action: Selector?) {
        self.init(identifier: identifier)
        button.title = title
        (button.target, button.action) = (target.map { $0 as AnyObject }, action)
    }
    /// Creates an item with an image.
    public convenience init(identifier: Identifier, image: NSImage, target: Any?, action: Selector?) {
        self.init(identifier: identifier)
        button.image = image
        (button.target, button.action) = (target.map { $0 as AnyObject }, action)
    }
    /// The button.
    open override var view: NSView? { button }
    /// The words.
    open var title: String {
        get { button.title }
        set { button.title = newValue }
    }
    /// The image; nil for none.
    open var image: NSImage? {
        get { button.image }
        set { button.image = newValue }
    }
    /// The color behind the words; nil for the usual one.
    open var bezelColor: NSColor? {
        get { button.bezelColor }
        set { button.bezelColor = newValue }
    }
    /// Whether the button can be pressed.
    open var isEnabled: Bool {
        get { button.isEnabled }
        set { button.isEnabled = newValue }
    }
}
