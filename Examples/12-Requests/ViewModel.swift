import SwiftUI

/// Stands between the server and the views: asks, waits, and says at any time how things stand.
@MainActor
final class ShoppingList: ObservableObject {
    enum State: Equatable {
        case loading, loaded, offline
        case failed(String)
    }

    /// What is asked for; when it changes, views ask again.
    struct Wish: Equatable {
        var shop = Shop.market
        var attempt = 1
    }

    @Published var wish = Wish()
    @Published private(set) var state = State.loading
    @Published private(set) var items: [Item] = []
    /// The items of whose change the server has not said anything yet.
    @Published private(set) var waiting: Set<Item.ID> = []
    /// Why a change was taken back, in a sentence; nil for nothing.
    @Published var complaint: String?

    private let service: Service
    private var loads = 0
    private var numbers = 0

    init(_ service: Service) { self.service = service }

    /// Loads what is asked for; what a load finds that was cancelled, or followed by another, is not shown any more.
    func load() async {
        loads += 1
        let load = loads
        (state, items) = (.loading, [])
        let result: (State, [Item])
        do {
            result = (.loaded, try await service.items(of: wish.shop))
        } catch {
            result = (Self.isOffline(error) ? .offline : .failed(Self.sentence(for: error)), [])
        }
        if load == loads, !Task.isCancelled { (state, items) = result }
    }

    func retry() { wish.attempt += 1 }

    /// Ticks an item off, or takes the tick away.
    func toggle(_ item: Item) async {
        var changed = item
        changed.isDone.toggle()
        await change(item, to: changed) { [service] in try await service.change($0, of: $1) }
    }

    /// Adds an item; until the server has given it a number, it has one that no server gives.
    func add(_ name: String) async {
        numbers -= 1
        await change(nil, to: Item(id: numbers, name: name)) { [service] in try await service.add($0, to: $1) }
    }

    /// Shows a change at once, and takes it back if the server refuses; it goes on when nobody looks any more.
    private func change(_ old: Item?, to new: Item, sending: (Item, Shop) async throws -> Item) async {
        guard waiting.insert(new.id).inserted else { return }
        defer { waiting.remove(new.id) }
        let shop = wish.shop
        put(new, for: new.id)
        do {
            let answer = try await sending(new, shop)
            if shop == wish.shop { put(answer, for: new.id) }
        } catch {
            if shop == wish.shop { put(old, for: new.id) }
            complaint = "“\(new.name)” could not be saved. \(Self.sentence(for: error))"
        }
    }

    /// Puts an item in another's place, or at the end where that is not in the list; nil takes it out.
    private func put(_ item: Item?, for id: Item.ID) {
        let place = items.firstIndex { $0.id == id || $0.id == item?.id } ?? items.count
        items.replaceSubrange(place..<min(place + 1, items.count), with: item.map { [$0] } ?? [])
    }

    private static func isOffline(_ error: any Error) -> Bool {
        let codes: [URLError.Code] = [.cannotConnectToHost, .cannotFindHost, .notConnectedToInternet]
        return (error as? URLError).map { codes.contains($0.code) } ?? false
    }

    private static func sentence(for error: any Error) -> String {
        switch error {
        case let refusal as Service.Refusal: refusal.localizedDescription
        case is DecodingError: "The server's answer makes no sense."
        case URLError.timedOut: "The server takes too long to answer."
        default: isOffline(error) ? "There is no connection." : "The connection broke."
        }
    }
}
