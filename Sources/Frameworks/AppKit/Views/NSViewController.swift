import Foundation
import SwiftUI

/// A part of an app's interface, with the view that shows it.
///
/// Follows Apple's [NSViewController](https://developer.apple.com/documentation/appkit/nsviewcontroller).
@MainActor @preconcurrency
open class NSViewController: NSResponder {
    private var ownView: NSView?
    private var isLoading = false
    /// The name of the controller's nib; nil for the class's name.
    open private(set) var nibName: String?
    /// The bundle of the controller's nib; nil for the app's.
    open private(set) var nibBundle: Bundle?
    /// The storyboard that the controller is from; nil for none.
    open internal(set) var storyboard: NSStoryboard?
    /// A name to find the controller by; nil for none.
    open var identifier: NSUserInterfaceItemIdentifier?
    /// Makes the view that a storyboard describes; nil for a controller of none.
    var nibView: (() -> NSView?)?
    var nibLoader: NibLoader?
    var nibObjects: [AnyObject] = []
    var nibSegues: [NibSegue] = []
    /// The controller's title; nil for none.
    open var title: String?
    /// The object that the controller shows; nil for none.
    open var representedObject: Any?
    /// The controller's preferred size, in points.
    open var preferredContentSize = NSSize.zero
    /// The parent controller; nil for none.
    open private(set) weak var parent: NSViewController?
    /// The child controllers.
    open var children: [NSViewController] = []
    /// The controller that presents this one; nil for none.
    open private(set) weak var presentingViewController: NSViewController?
    private var presentation: NSWindow?
    /// The controllers that this one presents.
    open private(set) var presentedViewControllers: [NSViewController]?

    /// Creates a controller whose view a nib has.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
        super.init()
    }
    /// Creates a controller.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    /// Creates a controller from an archive; there are none here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override var naturalNext: NSResponder? { viewIfLoaded?.superview ?? parent }

    /// The controller's view, which is made when it is first asked for.
    open var view: NSView {
        get {
            loadViewIfNeeded()
            if let ownView { return ownView }
            let made = NSView(frame: .zero)
            ownView = made
            return made
        }
        set {
            ownView?.controller = nil
            ownView = newValue
            newValue.controller = self
        }
    }
    /// The controller's view; nil while there is none.
    open var viewIfLoaded: NSView? { ownView }
    /// Whether there is a view.
    open var isViewLoaded: Bool { ownView != nil }

    /// Makes the view if there is none, and calls ``viewDidLoad()`` after that.
    open func loadViewIfNeeded() {
        if ownView != nil || isLoading { return }
        isLoading = true
        loadView()
        if ownView == nil { view = NSView(frame: .zero) }
        isLoading = false
        viewDidLoad()
    }
    /// Makes the view: by default the storyboard's or the nib's, an empty one where there is none.
    open func loadView() {
        if let make = nibView {
            nibView = nil
            view = make() ?? NSView(frame: .zero)
            return
        }
        let name = nibName ?? String(describing: type(of: self))
        guard let file = InterfaceFile.find(name, "xib", in: nibBundle) else {
            if nibName != nil {
                RuntimeWarning.issue(
                    "-[NSNib _initWithNibNamed:bundle:options:] could not load the nibName: \(name) in bundle.")
            }
            view = NSView(frame: .zero)
            return
        }
        NSNib.load(file, owner: self)
        if ownView == nil {
            RuntimeWarning.issue("-[\(type(of: self)) loadView] loaded the \"\(name)\" nib but didn't set a view.")
        }
    }
    /// Called before a connection of the storyboard is followed, with both controllers.
    open func prepare(for segue: NSStoryboardSegue, sender: Any?) {}
    /// Whether a connection that the user chose is followed; true by default.
    open func shouldPerformSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?) -> Bool { true }
    /// Follows the connection of a name; a warning says so where there is none.
    open func performSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?) {
        NibSegue.perform(identifier, of: self, in: nibSegues, sender)
    }
    /// Called when the view was loaded.
    open func viewDidLoad() {}
    /// Called when the view is about to appear.
    open func viewWillAppear() {}
    /// Called when the view has appeared.
    open func viewDidAppear() {}
    /// Called when the view is about to disappear.
    open func viewWillDisappear() {}
    /// Called when the view has disappeared.
    open func viewDidDisappear() {}
    /// Called when the subviews are about to be laid out.
    open func viewWillLayout() {}
    /// Called when the subviews were laid out.
    open func viewDidLayout() {}
    /// Adds constraints before a layout that they are requested for.
    open func updateViewConstraints() {}

    /// Adds a child controller; its view is not added.
    open func addChild(_ childViewController: NSViewController) {
        childViewController.removeFromParent()
        children.append(childViewController)
        childViewController.parent = self
    }
    /// Adds a child controller at a place; its view is not added.
    open func insertChild(_ childViewController: NSViewController, at index: Int) {
        childViewController.removeFromParent()
        children.insert(childViewController, at: min(max(index, 0), children.count))
        childViewController.parent = self
    }
    /// Removes the controller from its parent.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    /// Presents a controller in a window of its own.
    open func presentAsSheet(_ viewController: NSViewController) { show(viewController) }
    /// Presents a controller in a window of its own, which the app should not be used beside; it can be here.
    open func presentAsModalWindow(_ viewController: NSViewController) { show(viewController) }

    private func show(_ controller: NSViewController) {
        let window = NSWindow(contentViewController: controller)
        controller.presentation = window
        controller.presentingViewController = self
        presentedViewControllers = (presentedViewControllers ?? []) + [controller]
        window.makeKeyAndOrderFront(self)
    }

    /// Ends the presentation of a controller.
    open func dismiss(_ viewController: NSViewController) {
        viewController.presentation?.close()
        viewController.presentation = nil
        viewController.presentingViewController = nil
        presentedViewControllers?.removeAll { $0 === viewController }
    }
    /// Ends the presentation of this controller.
    open func dismiss(_ sender: Any?) { presentingViewController?.dismiss(self) }
    /// How one child takes the place of another; it is done at once here.
    public struct TransitionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// By fading over.
        public static let crossfade = TransitionOptions(rawValue: 1)
        /// By moving up.
        public static let slideUp = TransitionOptions(rawValue: 0x10)
        /// By moving down.
        public static let slideDown = TransitionOptions(rawValue: 0x20)
        /// By moving to the left.
        public static let slideLeft = TransitionOptions(rawValue: 0x40)
        /// By moving to the right.
        public static let slideRight = TransitionOptions(rawValue: 0x80)
        /// By moving forward.
        public static let slideForward = TransitionOptions(rawValue: 0x140)
        /// By moving backward.
        public static let slideBackward = TransitionOptions(rawValue: 0x180)
        /// The user can use the views meanwhile.
        public static let allowUserInteraction = TransitionOptions(rawValue: 0x1000)
    }
    /// Puts the view of one child where another child's is, and calls a function.
    open func transition(
        from fromViewController: NSViewController, to toViewController: NSViewController,
        options: TransitionOptions = [], completionHandler completion: (() -> Void)? = nil
    ) {
        let old = fromViewController.view
        toViewController.view.frame = old.frame
        old.superview?.replaceSubview(old, with: toViewController.view)
        completion?()
    }
}
