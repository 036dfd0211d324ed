import Foundation

extension NSManagedObject {
    private func list(_ key: String) -> (Int, [NSManagedObjectID])? {
        guard let index = layout.indexes[key], case .many(let list) = managed(index) else { return nil }
        return (index, list.order)
    }

    private static func places(_ value: Any) -> [Int] {
        switch value {
        case let place as Int: [place]
        case let places as IndexSet: Array(places)
        case let places as NSIndexSet: Array(places as IndexSet)
        default: []
        }
    }

    private func replace(_ index: Int, _ order: [NSManagedObjectID]) { set(.many(IdentifierList(order)), at: index) }

    /// Inserts an object, or the objects of an array, into an ordered relationship.
    public func _insertManaged(_ value: Any, at place: Any, _ key: String) {
        guard case (let index, var order)? = list(key) else { return }
        for (object, place) in zip(Self.objects(in: value), Self.places(place)) {
            order.removeAll { $0 == object.objectID }
            order.insert(object.objectID, at: min(max(place, 0), order.count))
        }
        replace(index, order)
    }

    /// Removes the objects at places of an ordered relationship.
    public func _removeManaged(at place: Any, _ key: String) {
        guard case (let index, var order)? = list(key) else { return }
        for place in Self.places(place).sorted(by: >) where order.indices.contains(place) { order.remove(at: place) }
        replace(index, order)
    }

    /// Replaces the objects at places of an ordered relationship.
    public func _replaceManaged(at place: Any, with value: Any, _ key: String) {
        guard case (let index, var order)? = list(key) else { return }
        for (object, place) in zip(Self.objects(in: value), Self.places(place)) where order.indices.contains(place) {
            order[place] = object.objectID
        }
        replace(index, order)
    }

    // MARK: Sets that change the object

    /// Returns a set of a relationship's objects; changing it changes the relationship.
    public func mutableSetValue(forKey key: String) -> NSMutableSet { RelationshipSet(self, key) }

    /// Returns an ordered set of a relationship's objects; changing it changes the relationship.
    public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet { OrderedRelationshipSet(self, key) }
}

/// A set whose members are the objects of a relationship.
final class RelationshipSet: NSMutableSet {
    private let object: NSManagedObject
    private let key: String

    init(_ object: NSManagedObject, _ key: String) {
        self.object = object
        self.key = key
        super.init(capacity: 0)
    }

    required init(capacity numItems: Int) { fatalError("A relationship's set is made of an object.") }
    required init?(coder aDecoder: NSCoder) { nil }

    private var members: [NSManagedObject] { NSManagedObject.objects(in: object.value(forKey: key)) }

    override var count: Int { members.count }
    override func member(_ object: Any) -> Any? { members.first { $0 === object as AnyObject } }
    override func objectEnumerator() -> NSEnumerator { NSSet(array: members).objectEnumerator() }
    override var allObjects: [Any] { members }
    override func add(_ object: Any) { self.object._addManaged(object, key) }
    override func remove(_ object: Any) { self.object._removeManaged(object, key) }
    override func removeAllObjects() { self.object._removeManaged(members, key) }
}

/// An ordered set whose members are the objects of a relationship.
final class OrderedRelationshipSet: NSMutableOrderedSet {
    private let object: NSManagedObject
    private let key: String

    init(_ object: NSManagedObject, _ key: String) {
        self.object = object
        self.key = key
        super.init(capacity: 0)
    }

    override init(capacity numItems: Int) { fatalError("A relationship's set is made of an object.") }
    required init(arrayLiteral elements: Any...) { fatalError("A relationship's set is made of an object.") }
    required init?(coder aDecoder: NSCoder) { nil }

    private var members: [NSManagedObject] { NSManagedObject.objects(in: object.value(forKey: key)) }

    override var count: Int { members.count }
    override func object(at idx: Int) -> Any { members[idx] }
    override func index(of object: Any) -> Int {
        members.firstIndex { $0 === object as AnyObject } ?? NSNotFound
    }
    override func contains(_ object: Any) -> Bool { members.contains { $0 === object as AnyObject } }
    override func insert(_ object: Any, at idx: Int) { self.object._insertManaged(object, at: idx, key) }
    override func removeObject(at idx: Int) { object._removeManaged(at: idx, key) }
    override func replaceObject(at idx: Int, with obj: Any) { object._replaceManaged(at: idx, with: obj, key) }
    override func add(_ object: Any) { self.object._addManaged(object, key) }
    override func remove(_ object: Any) { self.object._removeManaged(object, key) }
}
