import Foundation
import SwiftUI

/// A view of AppKit that shows a SwiftUI view.
///
/// Its natural size is the SwiftUI view's. Follows Apple's
/// [NSHostingView](https://developer.apple.com/documentation/swiftui/nshostingview).
@MainActor @preconcurrency
open class NSHostingView<Content: View>: NSView {
    /// The SwiftUI view.
    open var rootView: Content {
        didSet {
            changed()
            invalidateIntrinsicContentSize()
        }
    }
    /// Which sizes of the view follow the SwiftUI view; the window's size does not follow it.
    open var sizingOptions: NSHostingSizingOptions = .standardBounds
    /// Which parts of a window the view provides; without effect.
    open var sceneBridgingOptions: NSHostingSceneBridgingOptions = []
    /// The edges of the safe area that count; without effect, as windows have no bars.
    open var safeAreaRegions: SafeAreaRegions = .all

    /// Shows a SwiftUI view.
    public required init(rootView: Content) {
        self.rootView = rootView
        super.init(frame: .zero)
    }

    /// Creates the object from an archive; there are none here.
    public required init?(coder: NSCoder) { fatalError("init(coder:) of NSHostingView does not exist.") }

    override var counterpart: AnyView? { AnyView(rootView) }
    override var isMeasured: Bool { true }
    override var drawsContent: Bool { false }
    override var takesPointer: Bool { false }
    open override var isFlipped: Bool { true }
}

/// A controller of AppKit that shows a SwiftUI view.
///
/// Follows Apple's
/// [NSHostingController](https://developer.apple.com/documentation/swiftui/nshostingcontroller).
@MainActor @preconcurrency
open class NSHostingController<Content: View>: NSViewController {
    /// The SwiftUI view.
    open var rootView: Content { didSet { hosting?.rootView = rootView } }
    /// Which sizes of the controller follow the SwiftUI view; the window's size does not follow it.
    open var sizingOptions: NSHostingSizingOptions = .standardBounds
    /// Which parts of a window the controller provides; without effect.
    open var sceneBridgingOptions: NSHostingSceneBridgingOptions = []
    private var hosting: NSHostingView<Content>? { viewIfLoaded as? NSHostingView<Content> }

    /// Shows a SwiftUI view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// Shows a SwiftUI view, where the controller comes from an archive; there are none here.
    public init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: coder)
    }

    /// Creates the object from an archive; there are none here.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
    }

    open override func loadView() { view = NSHostingView(rootView: rootView) }

    /// Returns the size that the SwiftUI view chooses, in points.
    open func sizeThatFits(in size: CGSize) -> CGSize { view.backing.sizeThatFits(size) }
}

/// Which sizes of a hosting view follow its SwiftUI view.
public struct NSHostingSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The minimum size.
    public static let minSize = NSHostingSizingOptions(rawValue: 1)
    /// The natural size.
    public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 2)
    /// The maximum size.
    public static let maxSize = NSHostingSizingOptions(rawValue: 4)
    /// The preferred size.
    public static let preferredContentSize = NSHostingSizingOptions(rawValue: 8)
    /// The minimum, natural and maximum sizes.
    public static let standardBounds: NSHostingSizingOptions = [.minSize, .intrinsicContentSize, .maxSize]
}

/// Which parts of a window a hosting view provides.
public struct NSHostingSceneBridgingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The title.
    public static let title = NSHostingSceneBridgingOptions(rawValue: 1)
    /// The toolbars.
    public static let toolbars = NSHostingSceneBridgingOptions(rawValue: 2)
    /// All of these.
    public static let all: NSHostingSceneBridgingOptions = [.title, .toolbars]
}
