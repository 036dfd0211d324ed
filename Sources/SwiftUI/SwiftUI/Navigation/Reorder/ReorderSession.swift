import Combine
import Foundation
import SwiftUICore

/// An item of a container whose items are moved by dragging.
struct ReorderItem: Hashable {
    let collection: AnyHashable
    let id: AnyHashable
}

/// The order in which a container shows its items while one is dragged.
final class ReorderSession: ObservableObject {
    /// The items of each collection, in the order of the app's data.
    private var items: [AnyHashable: [AnyHashable]] = [:]
    /// The collections, in the order in which they were shown first.
    private var collections: [AnyHashable] = []
    /// The item that is dragged; nil for none.
    @Published private(set) var dragged: ReorderItem?
    /// The collection in which it is shown, and the item before which it is; nil for the end.
    @Published private(set) var place: (collection: AnyHashable, before: AnyHashable?)?
    /// The place of its upper left corner in the window.
    @Published private(set) var origin = CGPoint.zero
    /// Where the pointer holds it.
    private var grip = CGSize.zero
    /// Called with the item and its place when it is let go.
    var move: ((ReorderItem, (collection: AnyHashable, before: AnyHashable?)) -> Void)?

    /// The name by which the place of an item in the window is looked up.
    func placeID(of item: ReorderItem) -> ZoomPlaceID { ZoomPlaceID(item: AnyHashable(item), of: self) }

    /// Notes the items of a collection; returns the order in which they are shown.
    func order(_ collection: AnyHashable, _ ids: [AnyHashable]) -> [AnyHashable] {
        if items[collection] == nil { collections.append(collection) }
        items[collection] = ids
        // Over another collection the item keeps its place in its own: its view must stay.
        guard let dragged, let place, dragged.collection == collection, place.collection == collection else {
            return ids
        }
        var shown = ids.filter { $0 != dragged.id }
        shown.insert(dragged.id, at: place.before.flatMap { shown.firstIndex(of: $0) } ?? shown.count)
        return shown
    }

    /// Begins to drag an item.
    func begin(_ item: ReorderItem, frame: CGRect, at location: CGPoint) {
        dragged = item
        place = (item.collection, next(of: item.id, in: items[item.collection] ?? []))
        grip = CGSize(width: location.x - frame.minX, height: location.y - frame.minY)
        origin = frame.origin
    }

    /// Follows the pointer: the item takes the place of the one below it.
    func move(to location: CGPoint) {
        guard let dragged else { return }
        origin = CGPoint(x: location.x - grip.width, y: location.y - grip.height)
        for collection in collections {
            let shown = order(collection, items[collection] ?? [])
            for id in shown where id != dragged.id || collection != dragged.collection {
                guard let frame = placeID(of: ReorderItem(collection: collection, id: id)).place?.frame,
                    frame.contains(location)
                else { continue }
                return take(collection, id, shown, dragged, isBelowMiddle: location.y > frame.midY)
            }
        }
    }

    /// Puts the dragged item behind an item that it comes to from before, else before that; in another collection, where the
    /// pointer is below the middle of the item, behind it.
    private func take(
        _ collection: AnyHashable, _ id: AnyHashable, _ shown: [AnyHashable], _ dragged: ReorderItem,
        isBelowMiddle: Bool
    ) {
        guard let target = shown.firstIndex(of: id) else { return }
        let own = shown.firstIndex(of: dragged.id)
        let isBehind = dragged.collection == collection ? own.map { $0 < target } ?? false : isBelowMiddle
        let before = isBehind ? next(of: id, in: shown.filter { $0 != dragged.id }) : id
        if place?.collection == collection, place?.before == before { return }
        withAnimation(.snappy(duration: 0.25)) { place = (collection, before) }
    }

    /// Lets an item go whose view is gone, where it was.
    func abandon(_ item: ReorderItem) {
        guard dragged == item else { return }
        (dragged, place) = (nil, nil)
    }

    /// Lets the item go where it is shown.
    func end() {
        guard let dragged, let place else { return }
        let isMoved =
            place.collection != dragged.collection
            || place.before != next(of: dragged.id, in: items[dragged.collection] ?? [])
        withAnimation(.snappy(duration: 0.25)) {
            self.dragged = nil
            self.place = nil
            if isMoved { move?(dragged, place) }
        }
    }

    private func next(of id: AnyHashable, in ids: [AnyHashable]) -> AnyHashable? {
        guard let index = ids.firstIndex(of: id), index + 1 < ids.count else { return nil }
        return ids[index + 1]
    }
}

extension ReorderSession: ViewOwned {
    func ownerRemoved() { move = nil }
}

private enum ReorderSessionKey: EnvironmentKey { static var defaultValue: ReorderSession? { nil } }

extension EnvironmentValues {
    /// The container in which the view's items are moved by dragging; nil for none.
    var reorderSession: ReorderSession? {
        get { self[ReorderSessionKey.self] }
        set { self[ReorderSessionKey.self] = newValue }
    }
}
