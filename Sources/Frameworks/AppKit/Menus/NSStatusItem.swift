import Foundation
import SwiftUI

/// The part of the desktop with small items of apps; desktops have none that all apps can use.
///
/// Follows Apple's [NSStatusBar](https://developer.apple.com/documentation/appkit/nsstatusbar).
@MainActor @preconcurrency
open class NSStatusBar: NSObject {
    /// The bar of the desktop.
    public static let system = NSStatusBar()
    private(set) var items: [NSStatusItem] = [] { didSet { model.changed() } }
    let model = StatusItemModel()
    /// The height, in points.
    open var thickness: CGFloat { 24 }
    /// Whether the bar is upright.
    open var isVertical: Bool { false }

    /// Adds an item; it is shown in the first window, of an app that opens none or has a `Settings` scene alone.
    ///
    /// Use `MenuBarExtra`, which is a menu of the window's here.
    open func statusItem(withLength length: CGFloat) -> NSStatusItem {
        RuntimeWarning.issue(
            "NSStatusItem is shown in a window of the app's own, if it opens no other: desktops have no bar for items of apps (see CompatibilityGaps.md)."
        )
        let item = NSStatusItem(length: length, bar: self)
        items.append(item)
        return item
    }
    /// Removes an item.
    open func removeStatusItem(_ item: NSStatusItem) { items.removeAll { $0 === item } }
}

/// A small item of an app on the desktop; shown in the first window, of an app that opens none.
///
/// Follows Apple's [NSStatusItem](https://developer.apple.com/documentation/appkit/nsstatusitem).
@MainActor @preconcurrency
open class NSStatusItem: NSObject {
    /// The length of a square item.
    nonisolated public static let squareLength: CGFloat = -2
    /// The length of an item that is as long as its content.
    nonisolated public static let variableLength: CGFloat = -1
    /// How an item can be removed.
    public struct Behavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The user can remove it.
        public static let removalAllowed = Behavior(rawValue: 2)
        /// The app ends with it.
        public static let terminationOnRemoval = Behavior(rawValue: 4)
    }
    /// A name under which the item's place is kept.
    public typealias AutosaveName = String

    /// The bar; nil for none.
    open private(set) weak var statusBar: NSStatusBar?
    /// The length, in points.
    open var length: CGFloat
    /// The menu that the item opens; nil for none.
    open var menu: NSMenu? { didSet { statusBar?.model.changed() } }
    /// The button that stands for the item; nil never.
    open var button: NSStatusBarButton? { own }
    private let own: NSStatusBarButton
    /// Whether the item is visible, as the app wants it.
    open var isVisible = true { didSet { statusBar?.model.changed() } }
    /// How the item can be removed.
    open var behavior: Behavior = []
    /// A name under which the item's place is kept.
    open var autosaveName: AutosaveName! = ""

    // The older names of the button's values.

    /// The words of the button; nil for none.
    open var title: String? {
        get { own.title }
        set { own.title = newValue ?? "" }
    }
    /// The styled words of the button; nil for none.
    open var attributedTitle: NSAttributedString? {
        get { own.attributedTitle }
        set { own.attributedTitle = newValue ?? NSAttributedString(string: "") }
    }
    /// The image of the button; nil for none.
    open var image: NSImage? {
        get { own.image }
        set { own.image = newValue }
    }
    /// The image of the pressed button; nil for none.
    open var alternateImage: NSImage? {
        get { own.alternateImage }
        set { own.alternateImage = newValue }
    }
    /// The object whose method the button calls; nil for none.
    open var target: AnyObject? {
        get { own.target }
        set { own.target = newValue }
    }
    /// The method that the button calls; nil for none.
    open var action: Selector? {
        get { own.action }
        set { own.action = newValue }
    }
    /// The words that appear beside the pointer; nil for none.
    open var toolTip: String? {
        get { own.toolTip }
        set { own.toolTip = newValue }
    }
    /// Whether the button can be pressed.
    open var isEnabled: Bool {
        get { own.isEnabled }
        set { own.isEnabled = newValue }
    }
    /// Whether the button is marked while the menu is open; without effect.
    open var highlightMode = true
    /// Sets the events for which the button calls its method; returns the events before.
    @discardableResult
    open func sendAction(on mask: NSEvent.EventTypeMask) -> Int { own.sendAction(on: mask) }
    /// Opens a menu from within the app's code; set ``menu`` here.
    open func popUpMenu(_ menu: NSMenu) { self.menu = menu }

    init(length: CGFloat, bar: NSStatusBar) {
        self.length = length
        own = NSStatusBarButton(of: bar)
        statusBar = bar
        super.init()
    }
}

/// The button of a status item.
///
/// Follows Apple's [NSStatusBarButton](https://developer.apple.com/documentation/appkit/nsstatusbarbutton).
@MainActor @preconcurrency
open class NSStatusBarButton: NSButton {
    /// Whether the button is dimmed.
    open var appearsDisabled = false { didSet { changed() } }
    private weak var bar: NSStatusBar?

    init(of bar: NSStatusBar) {
        super.init(frame: NSRect(x: 0, y: 0, width: 24, height: 24))
        title = ""
        isBordered = false
        self.bar = bar
    }
    /// Creates a button from an archive; there are none here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func changed() {
        super.changed()
        bar?.model.changed()
    }
}
