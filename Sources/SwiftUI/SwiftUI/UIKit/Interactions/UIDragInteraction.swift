import Foundation
import OrielFoundation
import SwiftUICore

/// One of the things that are dragged.
///
/// Follows Apple's [UIDragItem](https://developer.apple.com/documentation/uikit/uidragitem).
@MainActor @preconcurrency
open class UIDragItem: NSObject {
    /// The dragged content.
    open private(set) var itemProvider: NSItemProvider
    /// An object for the app that began the drag; nil for none.
    open var localObject: Any?
    /// Makes the picture of the item; the desktop shows its own.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Creates an item.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}

/// What drags and drops have in common.
///
/// Follows Apple's [UIDragDropSession](https://developer.apple.com/documentation/uikit/uidragdropsession).
@MainActor @preconcurrency
public protocol UIDragDropSession: NSObjectProtocol {
    /// The dragged items.
    var items: [UIDragItem] { get }
    /// Returns where the drag is, in points of a view.
    func location(in view: UIView) -> CGPoint
    /// Whether the items may be moved, and not copied alone.
    var allowsMoveOperation: Bool { get }
    /// Whether the drag stays in the app.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Whether an item has one of some types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Whether an item can become an object of a class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
    /// Whether an item can become a value of a type, such as `String`.
    func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading
}

/// A drag of items of the app's.
@MainActor @preconcurrency
public protocol UIDragSession: UIDragDropSession {
    /// An object for the app; nil for none.
    var localContext: Any? { get set }
}

/// A drag as the interaction shows it to its delegate.
@MainActor
class SessionOfDrag: NSObject, UIDragSession {
    var items: [UIDragItem]
    var localContext: Any?
    let allowsMoveOperation = true
    let isRestrictedToDraggingApplication = false
    private let place: CGPoint
    private weak var view: UIView?

    init(items: [UIDragItem], place: CGPoint, view: UIView?) {
        (self.items, self.place, self.view) = (items, place, view)
        super.init()
    }

    func location(in view: UIView) -> CGPoint { self.view?.convert(place, to: view) ?? place }
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in
            typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
        }
    }
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
    func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}

/// Lets the user drag items out of a view.
///
/// One item is dragged at a time here, the first.
///
/// Follows Apple's [UIDragInteraction](https://developer.apple.com/documentation/uikit/uidraginteraction).
@MainActor @preconcurrency
open class UIDragInteraction: _UIInteractionBase {
    /// The delegate, which has the items; nil for none.
    public private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// Whether other gestures are recognized during the press that begins a drag; SwiftUI's gestures decide here.
    open var allowsSimultaneousRecognitionDuringLift = false
    /// Whether items can be dragged; true by default.
    open var isEnabled = true
    /// Whether items can be dragged by default: with a pointer, they can.
    open class var isEnabledByDefault: Bool { true }

    /// Creates an interaction whose delegate has the items.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// The item of a drag that begins now; nil for none.
    func provider() -> NSItemProvider? {
        guard isEnabled, let view, let delegate else { return nil }
        let session = SessionOfDrag(items: [], place: CGPoint(x: view.bounds.midX, y: view.bounds.midY), view: view)
        session.items = delegate.dragInteraction(self, itemsForBeginning: session)
        guard let item = session.items.first else { return nil }
        delegate.dragInteraction(self, sessionWillBegin: session)
        return item.itemProvider
    }
}

extension UIDragInteraction: ShownInteraction {
    func attached(to content: AnyView) -> AnyView {
        isEnabled ? AnyView(content.onDrag { self.provider() ?? NSItemProvider() }) : content
    }
}

/// Methods of drags; all but the first are optional.
@MainActor @preconcurrency
public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// Returns the items of a drag that begins; none for no drag.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    /// Returns the picture of an item; never asked for here.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
    /// Called when a drag is about to begin.
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
    /// Whether items may be moved; never asked for here.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool
    /// Called when a drag has ended; not called here, as the desktop does not say so.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { nil }
    public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {}
}

/// Changes of views along with the preview of a dragged item.
@MainActor @preconcurrency
public protocol UIDragAnimating: AnyObject {
    /// Changes views in the animation.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Calls a function at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
