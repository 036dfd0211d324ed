import SwiftUICore

/// A controller that holds a SwiftUI view.
///
/// Follows Apple's
/// [UIHostingController](https://developer.apple.com/documentation/swiftui/uihostingcontroller).
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController, MeasuredController {
    /// The view.
    public var rootView: Content { didSet { AppWindows.presentationChanged() } }
    /// Which parts of the controller's size follow the view; the window's size never does here.
    open var sizingOptions: UIHostingControllerSizingOptions = []
    /// The regions whose safe areas the view keeps clear of; all by default.
    ///
    /// The view extends into the others.
    open var safeAreaRegions: SafeAreaRegions = .all { didSet { AppWindows.presentationChanged() } }
    /// Whether the content ignores all safe areas; an older name, which libraries use, for regions that are empty.
    public var _disableSafeArea: Bool {
        get { safeAreaRegions.isEmpty }
        set { safeAreaRegions = newValue ? [] : .all }
    }

    /// Holds a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// Holds a view, where the controller comes from an archive; there are none here.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
    }

    /// Creates the object from an archive; there are none here.
    public required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
    }

    /// Returns the size that the view chooses, given room, in whole points.
    open func sizeThatFits(in size: CGSize) -> CGSize { contentSize(for: ProposedViewSize(size)) ?? size }

    override var showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView {
        let content = rootView.modifier(ControllerSurroundings(controller: self))
        let ignored = SafeAreaRegions.all.subtracting(safeAreaRegions)
        return ignored.isEmpty ? AnyView(content) : AnyView(content.ignoresSafeArea(ignored))
    }
}

/// Which parts of a hosting controller's size follow its view.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The preferred size.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The size of the content itself.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
