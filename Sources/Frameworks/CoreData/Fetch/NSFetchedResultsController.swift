import Foundation

/// The objects that a request finds, in sections, and tells a delegate of changes.
///
/// Follows Apple's
/// [NSFetchedResultsController](https://developer.apple.com/documentation/coredata/nsfetchedresultscontroller).
public final class NSFetchedResultsController<ResultType>: NSObject {
    /// The request; after a change call `performFetch()`.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// Where the objects are from.
    public let managedObjectContext: NSManagedObjectContext
    /// The property by which objects are divided; nil for one section.
    public let sectionNameKeyPath: String?
    /// A name for results that are kept; here none are.
    public let cacheName: String?
    /// The delegate, which is notified of changes.
    ///
    /// It is notified when the context posts its changes: at the end of the turn, or when it is saved.
    public weak var delegate: (any NSFetchedResultsControllerDelegate)?
    /// The objects; nil before `performFetch()`.
    public private(set) var fetchedObjects: [ResultType]?
    private var parts: [SectionInformation] = []
    private var observer: (any NSObjectProtocol)?

    /// Creates a controller, which has no objects before `performFetch()`.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        self.fetchRequest = fetchRequest
        managedObjectContext = context
        self.sectionNameKeyPath = sectionNameKeyPath
        cacheName = name
        super.init()
    }

    deinit { observer.map { NotificationCenter.default.removeObserver($0) } }

    /// Nothing: no results are kept.
    public class func deleteCache(withName name: String?) {}

    /// Finds the objects, and follows them from then on.
    public func performFetch() throws {
        try fetch()
        guard observer == nil else { return }
        observer = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: managedObjectContext, queue: nil
        ) { [weak self] notification in
            nonisolated(unsafe) let information = notification.userInfo ?? [:]
            self?.contextChanged(information)
        }
    }

    private func fetch() throws {
        let found = try managedObjectContext.fetch(fetchRequest)
        fetchedObjects = found
        parts = []
        for object in found {
            let name = sectionName(of: object)
            if let last = parts.last, last.name == name {
                last.members.append(object)
            } else {
                parts.append(SectionInformation(name: name, members: [object]))
            }
        }
        if sectionNameKeyPath == nil, parts.isEmpty { parts = [SectionInformation(name: "", members: [])] }
    }

    private func sectionName(of object: ResultType) -> String {
        guard let sectionNameKeyPath, let object = object as? NSManagedObject,
            let value = object.value(forKeyPath: sectionNameKeyPath)
        else { return "" }
        return "\(value)"
    }

    /// The sections; nil before `performFetch()`.
    public var sections: [any NSFetchedResultsSectionInfo]? { fetchedObjects == nil ? nil : parts }
    /// The first letters of the sections' names.
    public var sectionIndexTitles: [String] { parts.compactMap(\.indexTitle) }

    /// Returns the object at a place: its section, and its place in that.
    public func object(at indexPath: IndexPath) -> ResultType {
        guard let object = parts[indexPath[0]].members[indexPath[1]] as? ResultType else {
            fatalError("no object at index \(indexPath[1]) in section at index \(indexPath[0])")
        }
        return object
    }

    /// Returns the place of an object; nil where it is none of the controller's.
    public func indexPath(forObject object: ResultType) -> IndexPath? {
        (object as? NSManagedObject).flatMap { Self.places(parts)[$0.objectID] }
    }

    /// Returns the first letter of a section's name, as the list of titles has it.
    public func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        sectionName.isEmpty ? nil : sectionName.prefix(1).uppercased()
    }

    /// Returns the section that a title of the index leads to; there is one title for each section with a name.
    public func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        let titled = parts.indices.filter { parts[$0].indexTitle != nil }
        guard titled.indices.contains(sectionIndex), parts[titled[sectionIndex]].indexTitle == title else {
            return parts.firstIndex { $0.indexTitle == title } ?? 0
        }
        return titled[sectionIndex]
    }

    // MARK: Changes

    private static func places(_ parts: [SectionInformation]) -> [NSManagedObjectID: IndexPath] {
        var places: [NSManagedObjectID: IndexPath] = [:]
        for (section, part) in parts.enumerated() {
            for (row, member) in part.members.enumerated() {
                guard let object = member as? NSManagedObject else { continue }
                places[object.objectID] = IndexPath(indexes: [section, row])
            }
        }
        return places
    }

    private func contextChanged(_ information: [AnyHashable: Any]) {
        guard let entity = managedObjectContext.model?.entitiesByName[fetchRequest.entityName ?? ""] else { return }
        // A context that was reset has other objects for the same rows.
        let isReset = information[NSInvalidatedAllObjectsKey] != nil
        func objects(_ key: String) -> Set<NSManagedObject> { information[key] as? Set<NSManagedObject> ?? [] }
        let updated = objects(NSUpdatedObjectsKey).union(objects(NSRefreshedObjectsKey))
        let all = updated.union(objects(NSInsertedObjectsKey)).union(objects(NSDeletedObjectsKey))
        let follows = fetchRequest.predicate?.node.followsRelationships == true
        guard isReset || follows || all.contains(where: { $0.entity.isKindOf(entity: entity) }) else { return }
        let (before, old) = (parts, Self.places(parts))
        do {
            try fetch()
        } catch {
            return RuntimeWarning.issue("CoreData: error: a controller could not read: \(error.localizedDescription)")
        }
        tell(before, old, isReset ? Set(old.keys) : Set(updated.map(\.objectID)))
    }

    private func tell(
        _ before: [SectionInformation], _ old: [NSManagedObjectID: IndexPath], _ updated: Set<NSManagedObjectID>
    ) {
        guard let delegate else { return }
        let new = Self.places(parts)
        let (oldNames, newNames) = (before.map(\.name), parts.map(\.name))
        var changes: [(NSFetchedResultsChangeType, Any, IndexPath?, IndexPath?)] = []
        for part in before {
            for case let object as NSManagedObject in part.members where new[object.objectID] == nil {
                changes.append((.delete, object, old[object.objectID], nil))
            }
        }
        // Objects that stay keep their order unless they are moved: the longest run that is in order in both is not.
        let kept = before.flatMap(\.members).compactMap { ($0 as? NSManagedObject)?.objectID }.filter { new[$0] != nil }
        let still = Self.unmoved(kept.compactMap { new[$0] })
        for part in parts {
            for case let object as NSManagedObject in part.members {
                let identifier = object.objectID
                guard let place = new[identifier] else { continue }
                guard let was = old[identifier] else {
                    changes.append((.insert, object, nil, place))
                    continue
                }
                let isSameSection = oldNames[was[0]] == newNames[place[0]]
                if !still.contains(place) || !isSameSection {
                    changes.append((.move, object, was, place))
                } else if updated.contains(identifier) {
                    changes.append((.update, object, was, place))
                }
            }
        }
        if changes.isEmpty, oldNames == newNames { return }
        let untyped = NSFetchedResultsController<any NSFetchRequestResult>.untyped(self)
        delegate.controllerWillChangeContent(untyped)
        for (index, part) in before.enumerated() where !newNames.contains(part.name) {
            delegate.controller(untyped, didChange: part, atSectionIndex: index, for: .delete)
        }
        for (index, part) in parts.enumerated() where !oldNames.contains(part.name) {
            delegate.controller(untyped, didChange: part, atSectionIndex: index, for: .insert)
        }
        for (type, object, was, place) in changes {
            delegate.controller(untyped, didChange: object, at: was, for: type, newIndexPath: place)
        }
        delegate.controllerDidChangeContent(untyped)
    }

    /// The longest run of places, in the order in which the objects were, that is in order.
    private static func unmoved(_ places: [IndexPath]) -> Set<IndexPath> {
        var tails: [Int] = []
        var previous: [Int?] = Array(repeating: nil, count: places.count)
        for index in places.indices {
            var (low, high) = (0, tails.count)
            while low < high {
                let middle = (low + high) / 2
                if places[tails[middle]] < places[index] { low = middle + 1 } else { high = middle }
            }
            previous[index] = low > 0 ? tails[low - 1] : nil
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        var found: Set<IndexPath> = []
        var next = tails.last
        while let index = next {
            found.insert(places[index])
            next = previous[index]
        }
        return found
    }
}

extension NSFetchedResultsController where ResultType == any NSFetchRequestResult {
    /// The controller for a delegate, whatever the type of its objects: the same where it can be, and else one with the
    /// same request, context and objects.
    fileprivate static func untyped<Other>(
        _ controller: NSFetchedResultsController<Other>
    ) -> NSFetchedResultsController<any NSFetchRequestResult> {
        if let same = controller as? NSFetchedResultsController<any NSFetchRequestResult> { return same }
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: controller.fetchRequest.entityName ?? "")
        request.predicate = controller.fetchRequest.predicate
        request.sortDescriptors = controller.fetchRequest.sortDescriptors
        let other = NSFetchedResultsController<any NSFetchRequestResult>(
            fetchRequest: request, managedObjectContext: controller.managedObjectContext,
            sectionNameKeyPath: controller.sectionNameKeyPath, cacheName: nil)
        other.take(controller.fetchedObjects?.compactMap { $0 as? any NSFetchRequestResult }, controller.allSections)
        return other
    }
}

extension NSFetchedResultsController {
    fileprivate var allSections: [SectionInformation] { parts }

    fileprivate func take(_ objects: [ResultType]?, _ sections: [SectionInformation]) {
        fetchedObjects = objects
        parts = sections
    }
}

/// A section, with its objects.
final class SectionInformation: NSFetchedResultsSectionInfo {
    let name: String
    var members: [Any]

    init(name: String, members: [Any]) {
        self.name = name
        self.members = members
    }

    var indexTitle: String? { name.isEmpty ? nil : name.prefix(1).uppercased() }
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
}
