import Observation

/// What makes items, when they are wanted: those of a collection's elements, or a single one.
///
/// A list of a million elements has as many items, and needs twenty: the state of those is kept here.
///
/// Main thread only.
final class ViewItemRun: @unchecked Sendable {
    private enum Places {
        /// The path of the collection, which an element's identity follows.
        case elements([AnyHashable], id: (Int) -> AnyHashable)
        /// The place of a single item, and the identity of the element around it.
        case single(AnyHashable, elementID: AnyHashable?)
    }

    private let places: Places
    /// The node whose body requested the items, and is evaluated again when state that they read changes.
    private let owner: NodeHandle?
    /// Whether what was made is kept; not where it is made of other items, which can change.
    private let keepsMade: Bool
    /// Makes the content and traits of an item.
    private let make: (Int) -> (ViewItem.Content, ViewItemTraits)
    /// The state of the items that were wanted so far, by their number.
    private var slots: [Int: Slot] = [:]

    /// The state of an item.
    private final class Slot {
        var made: Made?
        /// The nodes whose bodies show the item: when an observed property that it was made of changes, they alone are
        /// evaluated again.
        var readers = ReaderList()
    }

    /// The content and traits of an item.
    final class Made {
        let content: ViewItem.Content
        let traits: ViewItemTraits
        init(_ value: (ViewItem.Content, ViewItemTraits)) { (content, traits) = value }
    }

    /// Creates what makes the items of a collection's elements.
    init(
        path: [AnyHashable], owner: NodeHandle?, id: @escaping (Int) -> AnyHashable,
        make: @escaping (Int) -> (ViewItem.Content, ViewItemTraits)
    ) {
        places = .elements(path, id: id)
        (self.owner, self.make, keepsMade) = (owner, make, true)
    }

    /// Creates what makes one item.
    init(
        place: AnyHashable, owner: NodeHandle?, elementID: AnyHashable?, keepsMade: Bool = true,
        make: @escaping () -> (ViewItem.Content, ViewItemTraits)
    ) {
        places = .single(place, elementID: elementID)
        (self.owner, self.make, self.keepsMade) = (owner, { _ in make() }, keepsMade)
    }

    /// The place of an item in the structure.
    func place(of index: Int) -> AnyHashable {
        switch places {
        case .elements(let path, let id): AnyHashable(path + [id(index)])
        case .single(let place, _): place
        }
    }

    /// The identity of the element in the innermost `ForEach`; nil outside of one.
    func elementID(_ index: Int) -> AnyHashable? {
        switch places {
        case .elements(_, let id): id(index)
        case .single(_, let elementID): elementID
        }
    }

    private func slot(of index: Int) -> Slot {
        if let slot = slots[index] { return slot }
        let slot = Slot()
        slots[index] = slot
        return slot
    }

    /// The content and traits of an item; made when they are first wanted.
    func value(of index: Int) -> Made {
        let slot = slot(of: index)
        if let reader = UpdateContext.reader { slot.readers.insert(reader) }
        if let made = slot.made { return made }
        let value = evaluate(index) { $0.observedPropertyChanged(index) }
        if keepsMade { slot.made = value }
        return value
    }

    /// The content and traits of an item, which are not kept if they were not made before.
    func passingValue(of index: Int) -> Made {
        slots[index]?.made ?? evaluate(index) { $0.owner?.node?.observedPropertyChanged() }
    }

    /// Makes the content in the owner's name.
    private func evaluate(_ index: Int, onChange: @escaping @Sendable (ViewItemRun) -> Void) -> Made {
        guard let owner = owner?.node else { return Made(make(index)) }
        return UpdateContext.withReader(owner) {
            withObservationTracking {
                Made(make(index))
            } onChange: { [weak self] in
                guard let self else { return }
                onMainThread { onChange(self) }
            }
        }
    }

    private func observedPropertyChanged(_ index: Int) {
        let slot = slot(of: index)
        slot.made = nil
        if slot.readers.isEmpty { owner?.node?.observedPropertyChanged() }
        slot.readers.drain { $0.observedPropertyChanged() }
    }
}
