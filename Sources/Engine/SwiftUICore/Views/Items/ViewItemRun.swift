/// What makes items, when they are wanted: those of a collection's elements, or a single one.
///
/// A list of ten thousand elements has as many items, and needs twenty: an item knows no more than its number here.
final class ViewItemRun {
    private enum Places {
        /// The path of the collection, which an element's identity follows.
        case elements([AnyHashable], id: (Int) -> AnyHashable)
        /// The place of a single item, and the identity of the element around it.
        case single(AnyHashable, elementID: AnyHashable?)
    }

    private let places: Places
    /// The node whose body requested the items, and is evaluated again when state that they read changes.
    let owner: NodeHandle?
    /// Whether what was made is kept; not where it is made of other items, which can change.
    let keepsMade: Bool
    /// Makes the content and traits of an item.
    let make: (Int) -> (ViewItem.Content, ViewItemTraits)

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
}
