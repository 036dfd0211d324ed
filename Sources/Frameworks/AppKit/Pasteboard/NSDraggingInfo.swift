import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// The operations of a drop.
///
/// Follows Apple's [NSDragOperation](https://developer.apple.com/documentation/appkit/nsdragoperation).
public struct NSDragOperation: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is copied.
    public static let copy = NSDragOperation(rawValue: 1)
    /// It is linked.
    public static let link = NSDragOperation(rawValue: 2)
    /// The receiver decides.
    public static let generic = NSDragOperation(rawValue: 4)
    /// The apps decide.
    public static let `private` = NSDragOperation(rawValue: 8)
    /// It is moved.
    public static let move = NSDragOperation(rawValue: 16)
    /// It is deleted.
    public static let delete = NSDragOperation(rawValue: 32)
    /// Any of these.
    public static let every = NSDragOperation(rawValue: .max)
}

/// A drag into a view.
///
/// Follows Apple's [NSDraggingInfo](https://developer.apple.com/documentation/appkit/nsdragginginfo).
@MainActor @preconcurrency
public protocol NSDraggingInfo: NSObjectProtocol {
    /// The window that it is over.
    var draggingDestinationWindow: NSWindow? { get }
    /// The operations that the source allows.
    var draggingSourceOperationMask: NSDragOperation { get }
    /// The place in the window, in points; the y axis points up.
    var draggingLocation: NSPoint { get }
    /// The dragged content.
    var draggingPasteboard: NSPasteboard { get }
    /// The object that began the drag; nil for another app's.
    var draggingSource: Any? { get }
    /// How many things are dragged.
    var numberOfValidItemsForDrop: Int { get set }
}

/// A drag of the engine's, in AppKit's terms.
@MainActor
final class EngineDrag: NSObject, NSDraggingInfo {
    let draggingDestinationWindow: NSWindow?
    let draggingLocation: NSPoint
    let draggingPasteboard: NSPasteboard
    var draggingSourceOperationMask: NSDragOperation { .every }
    var draggingSource: Any? { nil }
    var numberOfValidItemsForDrop: Int

    init(window: NSWindow?, location: NSPoint, items: [NSPasteboardItem]) {
        (draggingDestinationWindow, draggingLocation) = (window, location)
        draggingPasteboard = NSPasteboard(items: items)
        numberOfValidItemsForDrop = items.count
        super.init()
    }
}

/// Passes drags over a view to the view.
struct ReceivedDrop: ViewModifier {
    let view: NSView

    func body(content: Content) -> some View {
        content.onDrop(
            of: view.draggedTypes.map { UTType($0.rawValue) ?? .data }, delegate: Receiver(view: view))
    }

    private struct Receiver: DropDelegate {
        let view: NSView

        private func drag(_ info: DropInfo, _ items: [NSPasteboardItem] = []) -> EngineDrag {
            let place = info.location
            let own = view.isFlipped ? place : NSPoint(x: place.x, y: view.bounds.height - place.y)
            return EngineDrag(window: view.window, location: view.convert(own, to: nil), items: items)
        }
        /// Items of the dragged types, whose data is not there before the drop.
        private func expected(_ info: DropInfo) -> [NSPasteboardItem] {
            info.itemProviders(for: [.item, .data, .text, .url]).map { provider in
                let item = NSPasteboardItem()
                for type in provider.registeredTypeIdentifiers {
                    item.setData(Data(), forType: NSPasteboard.PasteboardType(type))
                }
                return item
            }
        }

        func dropEntered(info: DropInfo) { _ = view.draggingEntered(drag(info, expected(info))) }
        func dropUpdated(info: DropInfo) -> DropProposal? {
            let operation = view.draggingUpdated(drag(info, expected(info)))
            if operation.isEmpty { return DropProposal(operation: .forbidden) }
            return DropProposal(operation: operation.contains(.copy) ? .copy : operation == .move ? .move : .copy)
        }
        func dropExited(info: DropInfo) { view.draggingExited(drag(info)) }

        func performDrop(info: DropInfo) -> Bool {
            let providers = info.itemProviders(for: [.item, .data, .text, .url])
            let items = providers.map { _ in NSPasteboardItem() }
            let group = DispatchGroup()
            for (provider, item) in zip(providers, items) {
                for type in provider.registeredTypeIdentifiers {
                    group.enter()
                    _ = provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
                        DispatchQueue.main.async {
                            if let data { item.setData(data, forType: NSPasteboard.PasteboardType(type)) }
                            group.leave()
                        }
                    }
                }
            }
            let receiver = view
            nonisolated(unsafe) let place = info
            group.notify(queue: .main) {
                MainActor.assumeIsolated {
                    let drag = drag(place, items)
                    guard receiver.prepareForDragOperation(drag) else { return }
                    if receiver.performDragOperation(drag) { receiver.concludeDragOperation(drag) }
                }
            }
            return true
        }
    }
}

/// Where a drag is: within the app, or outside of it.
public enum NSDraggingContext: Int, Sendable { case outsideApplication, withinApplication }

/// An object that begins drags.
///
/// Follows Apple's [NSDraggingSource](https://developer.apple.com/documentation/appkit/nsdraggingsource).
@MainActor @preconcurrency
public protocol NSDraggingSource: NSObjectProtocol {
    /// Returns the operations that drops may perform.
    func draggingSession(
        _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
    ) -> NSDragOperation
    /// Called when the drag began; never here.
    func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint)
    /// Called when the drag moved; never here.
    func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint)
    /// Called when the drag ended; never here.
    func draggingSession(
        _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation)
}

extension NSDraggingSource {
    public func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint) {}
    public func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint) {}
    public func draggingSession(
        _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation
    ) {}
}

/// One of the things that are dragged.
///
/// Follows Apple's [NSDraggingItem](https://developer.apple.com/documentation/appkit/nsdraggingitem).
@MainActor @preconcurrency
open class NSDraggingItem: NSObject {
    /// The thing.
    public let item: Any
    /// The rectangle of its image, in points.
    open var draggingFrame = NSRect.zero
    /// Creates an item.
    public init(pasteboardWriter: any NSPasteboardWriting) {
        item = pasteboardWriter
        super.init()
    }
    /// Sets the image that is dragged, and its rectangle.
    open func setDraggingFrame(_ frame: NSRect, contents: Any?) { draggingFrame = frame }
}

/// A drag that an app began.
///
/// Follows Apple's [NSDraggingSession](https://developer.apple.com/documentation/appkit/nsdraggingsession).
@MainActor @preconcurrency
open class NSDraggingSession: NSObject {
    /// The dragged content.
    public let draggingPasteboard = NSPasteboard.withUniqueName()
    /// The place, in points.
    open var draggingLocation: NSPoint { NSEvent.mouseLocation }
    /// Whether the images return where the drag fails.
    open var animatesToStartingPositionsOnCancelOrFail = true
}

extension NSView {
    /// Begins a drag from within the app's code; the engine begins drags by gestures alone.
    ///
    /// Use `onDrag(_:)` of SwiftUI.
    @discardableResult
    public func beginDraggingSession(
        with items: [NSDraggingItem], event: NSEvent, source: any NSDraggingSource
    ) -> NSDraggingSession {
        RuntimeWarning.issue(
            "NSView.beginDraggingSession has no effect here: drags begin with onDrag(_:) (see CompatibilityGaps.md).")
        return NSDraggingSession()
    }
}
