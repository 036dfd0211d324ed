import Foundation

/// A step of an order by the name of a property.
final class KeySortDescriptor: NSSortDescriptor {
    let path: String
    let kind: SortKey.Kind

    init(path: String, ascending: Bool, kind: SortKey.Kind) {
        self.path = path
        self.kind = kind
        super.init(keyPath: \String.count, ascending: ascending, comparator: { _, _ in .orderedSame })
    }

    required init?(coder: NSCoder) { nil }

    override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
        let key = sortKey
        return key.order(
            KeyPathReading.value(key.path, of: PredicateValue(object1)),
            KeyPathReading.value(key.path, of: PredicateValue(object2)))
    }

    override var reversedSortDescriptor: Any { KeySortDescriptor(path: path, ascending: !ascending, kind: kind) }
    override func copy(with zone: NSZone? = nil) -> Any { self }
    override func isEqual(_ object: Any?) -> Bool {
        (object as? KeySortDescriptor).map { $0.sortKey == sortKey } ?? false
    }
    override var hash: Int { path.hashValue }
}

/// Lets initializers of classes give back an object of a class below.
public protocol _SortDescriptorMaking {}

extension NSSortDescriptor: _SortDescriptorMaking {}

extension _SortDescriptorMaking where Self: NSSortDescriptor {
    private init(path: String, ascending: Bool, kind: SortKey.Kind) {
        guard let made = KeySortDescriptor(path: path, ascending: ascending, kind: kind) as? Self else {
            fatalError("Orders by a key are of NSSortDescriptor alone.")
        }
        self = made
    }

    /// Creates a step of an order by the name of a property.
    public init(key: String?, ascending: Bool) { self.init(path: key ?? "self", ascending: ascending, kind: .plain) }

    /// Creates a step of an order by the name of a property, whose texts a method compares.
    public init(key: String?, ascending: Bool, selector: (any CustomStringConvertible)?) {
        self.init(
            path: key ?? "self", ascending: ascending, kind: SortKey.Kind(selector: "\(selector.map { "\($0)" } ?? "")")
        )
    }

    /// Creates a step of an order by a property.
    public init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        guard let keys = keyPath.keys else {
            // Any other property is read by its key path.
            self.init(
                _made: NSSortDescriptor(
                    keyPath: keyPath, ascending: ascending,
                    comparator: { PredicateValue($0).order(PredicateValue($1)) ?? .orderedSame }))
            return
        }
        self.init(path: keys.joined(separator: "."), ascending: ascending, kind: .plain)
    }

    /// The name of the property; nil where it is in code.
    public var key: String? {
        if let own = self as? KeySortDescriptor { return own.path }
        return keyPath.keys?.joined(separator: ".")
    }
}

extension SortKey.Kind {
    /// The comparison that a method of texts makes.
    package init(selector: String) {
        let name = selector.lowercased()
        self =
            name.contains("localizedstandard")
            ? .localizedStandard
            : name.contains("localizedcaseinsensitive")
                ? .localizedCaseInsensitive
                : name.contains("localized") ? .localized : name.contains("caseinsensitive") ? .caseInsensitive : .plain
    }
}

extension NSSortDescriptor {
    package var sortKey: SortKey {
        guard let key else { fatalError("An order of a request is by the name of a property, not by code.") }
        return SortKey(
            path: key.split(separator: ".").map(String.init), isAscending: ascending,
            kind: (self as? KeySortDescriptor)?.kind ?? .plain)
    }

    /// Creates a step of an order from one of Swift's.
    public static func _make<Compared>(_ descriptor: SortDescriptor<Compared>) -> NSSortDescriptor {
        let isForward = descriptor.order == .forward
        guard let keyPath = descriptor.keyPath, let keys = keyPath.keys else {
            fatalError("An order of a request is by a property of its objects.")
        }
        return KeySortDescriptor(path: keys.joined(separator: "."), ascending: isForward, kind: .plain)
    }

    /// Creates a step of an order from one of Swift's.
    public convenience init<Compared>(_ descriptor: SortDescriptor<Compared>) {
        self.init(_made: Self._make(descriptor))
    }
}

extension _SortDescriptorMaking where Self: NSSortDescriptor {
    package init(_made descriptor: NSSortDescriptor) {
        guard let made = descriptor as? Self else { fatalError("Orders by a key are of NSSortDescriptor alone.") }
        self = made
    }
}
