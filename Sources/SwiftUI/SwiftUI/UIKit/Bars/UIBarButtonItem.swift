import Foundation
import OrielFoundation
import SwiftUICore

/// An entry of a bar.
@MainActor @preconcurrency
open class UIBarItem: _AccessibleObject {
    /// The title; nil for none.
    open var title: String? { didSet { AppWindows.presentationChanged() } }
    /// The image; nil for none.
    open var image: UIImage? { didSet { AppWindows.presentationChanged() } }
    /// Whether the entry can be selected.
    open var isEnabled = true { didSet { AppWindows.presentationChanged() } }
    /// A number of the app's.
    open var tag = 0
    private var titleAttributes: [UInt: UITextAttributes] = [:]

    /// Sets the attributes of the title in a state, of which color and font are used.
    ///
    /// Buttons use the normal state's attributes, tabs the normal and the selected state's.
    open func setTitleTextAttributes(_ attributes: UITextAttributes?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
        AppWindows.presentationChanged()
    }

    /// Returns the attributes of the title in a state; nil where none were set.
    open func titleTextAttributes(for state: UIControl.State) -> UITextAttributes? { titleAttributes[state.rawValue] }

    /// Creates an entry.
    public override init() { super.init() }

    override func accessibilityChanged() { AppWindows.presentationChanged() }
}

/// A button of a navigation bar.
///
/// Follows Apple's [UIBarButtonItem](https://developer.apple.com/documentation/uikit/uibarbuttonitem).
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
    /// The appearance of a button.
    public enum Style: Int, Sendable {
        case plain
        case done = 2
        case prominent
    }

    /// The purposes of the system's buttons.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        case close = 24
    }

    /// The appearance.
    open var style = Style.plain { didSet { AppWindows.presentationChanged() } }
    /// The color; nil for the tint of the bar.
    open var tintColor: UIColor? { didSet { AppWindows.presentationChanged() } }
    /// The width, in points; 0 for the content's.
    open var width: CGFloat = 0
    /// The object whose method is called; nil for none.
    open weak var target: AnyObject?
    /// The method that is called; nil for none.
    open var action: Selector?
    /// The action; nil for the method.
    open var primaryAction: UIAction? {
        didSet {
            title = primaryAction?.title ?? title
            image = primaryAction?.image ?? image
        }
    }
    /// The menu that the button opens; nil for none.
    open var menu: UIMenu? { didSet { AppWindows.presentationChanged() } }
    /// The view that is shown in place of a button; nil for none.
    open var customView: UIView? { didSet { AppWindows.presentationChanged() } }
    let systemItem: SystemItem?

    /// Creates a button without a title.
    public override init() {
        systemItem = nil
        super.init()
    }

    /// Creates a button with a title.
    public init(title: String?, style: Style = .plain, target: Any? = nil, action: Selector? = nil) {
        systemItem = nil
        super.init()
        self.title = title
        set(style, target, action)
    }

    /// Creates a button with an image.
    public init(image: UIImage?, style: Style = .plain, target: Any? = nil, action: Selector? = nil) {
        systemItem = nil
        super.init()
        self.image = image
        set(style, target, action)
    }

    /// Creates one of the system's buttons.
    public init(barButtonSystemItem systemItem: SystemItem, target: Any? = nil, action: Selector? = nil) {
        self.systemItem = systemItem
        super.init()
        set([.done, .save].contains(systemItem) ? .done : .plain, target, action)
    }

    /// Creates one of the system's buttons that performs an action, or opens a menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates a button that performs an action.
    public convenience init(primaryAction: UIAction?) {
        self.init(title: nil, image: nil, primaryAction: primaryAction)
    }

    /// Creates a button with a title and an image that performs an action, or opens a menu.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.menu = menu
    }

    /// Creates an entry that shows a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Space that takes all that is left.
    public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(barButtonSystemItem: .flexibleSpace) }
    /// Space of a width, in points.
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let space = UIBarButtonItem(barButtonSystemItem: .fixedSpace)
        space.width = width
        return space
    }

    private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Performs the button's action.
    func press() {
        if let primaryAction {
            primaryAction.sender = self
            primaryAction.handler(primaryAction)
            primaryAction.sender = nil
        } else if let target, let action {
            _ = action.call(on: target, with: [self])
        }
    }
}

extension UIBarButtonItem.SystemItem {
    /// The title; nil where an image is usual.
    var title: LocalizedStringKey? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        default: nil
        }
    }

    /// The name of the symbol that is shown.
    var symbol: String {
        switch self {
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop, .close: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        default: "circle"
        }
    }

    /// The label of an image for assistive technologies.
    var spoken: LocalizedStringKey {
        switch self {
        case .add: "Add"
        case .compose: "Compose"
        case .reply: "Reply"
        case .action: "Share"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .refresh: "Refresh"
        case .stop: "Stop"
        case .close: "Close"
        case .camera: "Camera"
        case .trash: "Delete"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Fast Forward"
        default: title ?? ""
        }
    }
}
