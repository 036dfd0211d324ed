/// Identifiers of objects, each once, in an order.
///
/// Adding at the end and removing take the same time however many there are.
struct IdentifierList: Equatable {
    /// The identifiers, with gaps where some were removed.
    private var slots: [NSManagedObjectID?] = []
    private var places: [NSManagedObjectID: Int] = [:]

    init(_ identifiers: [NSManagedObjectID] = []) {
        for identifier in identifiers { append(identifier) }
    }

    static func == (lhs: IdentifierList, rhs: IdentifierList) -> Bool {
        lhs.count == rhs.count && lhs.order == rhs.order
    }

    var order: [NSManagedObjectID] { slots.compactMap { $0 } }
    var count: Int { places.count }
    func contains(_ identifier: NSManagedObjectID) -> Bool { places[identifier] != nil }

    mutating func append(_ identifier: NSManagedObjectID) {
        guard places[identifier] == nil else { return }
        places[identifier] = slots.count
        slots.append(identifier)
    }

    mutating func remove(_ identifier: NSManagedObjectID) {
        guard let place = places.removeValue(forKey: identifier) else { return }
        slots[place] = nil
        if slots.count > 16, slots.count > 2 * places.count { self = IdentifierList(order) }
    }

    /// Whether the same identifiers are in both, whatever their order.
    func hasSameMembers(as other: IdentifierList) -> Bool {
        count == other.count && places.keys.allSatisfy(other.contains)
    }
}
