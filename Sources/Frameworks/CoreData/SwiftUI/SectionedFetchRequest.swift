import Foundation
import SwiftUICore

/// The objects that a request finds in the view's context, in sections, kept up to date.
///
/// Follows Apple's [SectionedFetchRequest](https://developer.apple.com/documentation/swiftui/sectionedfetchrequest). Objects
/// that follow one another and have the same identifier are a section.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSManagedObject>: DynamicProperty {
    @State private var follower = FetchFollower<Result>()
    @State private var choice = SectionChoice<SectionIdentifier, Result>()
    @Environment(\.managedObjectContext) private var context
    private let followed: FollowedRequest<Result>
    private let identifier: KeyPath<Result, SectionIdentifier>

    init(_ followed: FollowedRequest<Result>, _ identifier: KeyPath<Result, SectionIdentifier>) {
        self.followed = followed
        self.identifier = identifier
    }

    /// Creates a request of one's own.
    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        animation: Animation? = nil
    ) {
        nonisolated(unsafe) let request = fetchRequest
        self.init(FollowedRequest(Transaction(animation: animation)) { _ in request }, sectionIdentifier)
    }

    /// Creates a request for the objects of an entity.
    public init(
        entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>(entityName: entity.name ?? "")
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        self.init(fetchRequest: request, sectionIdentifier: sectionIdentifier, animation: animation)
    }

    /// Creates a request for the objects of a class.
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            FollowedRequest(Transaction(animation: animation)) { context in
                let name = context.model?.entity(for: Result.self)?.name
                let request = NSFetchRequest<Result>(entityName: name ?? "\(Result.self)")
                request.predicate = predicate
                request.sortDescriptors = sortDescriptors.map { NSSortDescriptor($0) }
                FetchOrders.shared.remember(sortDescriptors, for: request.sortDescriptors ?? [])
                return request
            }, sectionIdentifier)
    }

    /// The sections.
    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        SectionedFetchResults(follower, choice, choice.identifier ?? identifier)
    }

    /// Connects the results with the context of the view.
    public mutating func update() { follower.follow(followed, in: context) }
}

/// The property by which a view has its sections now, if it has set another one.
final class SectionChoice<SectionIdentifier: Hashable, Result: NSManagedObject> {
    var identifier: KeyPath<Result, SectionIdentifier>?
}

/// The objects that a view's request has found, in sections.
///
/// Follows Apple's [SectionedFetchResults](https://developer.apple.com/documentation/swiftui/sectionedfetchresults).
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSManagedObject>: RandomAccessCollection {
    /// Objects that follow one another and have the same identifier.
    public struct Section: RandomAccessCollection, Identifiable {
        /// The common value of the section's objects.
        public let id: SectionIdentifier
        fileprivate var objects: [Result]
        /// The place of the first object.
        public var startIndex: Int { 0 }
        /// The place behind the last object.
        public var endIndex: Int { objects.count }
        /// The object at a place.
        public subscript(position: Int) -> Result { objects[position] }
    }

    private let follower: FetchFollower<Result>
    private let choice: SectionChoice<SectionIdentifier, Result>
    private let identifier: KeyPath<Result, SectionIdentifier>
    private let sections: [Section]

    init(
        _ follower: FetchFollower<Result>, _ choice: SectionChoice<SectionIdentifier, Result>,
        _ identifier: KeyPath<Result, SectionIdentifier>
    ) {
        self.follower = follower
        self.choice = choice
        self.identifier = identifier
        sections = follower.read().reduce(into: []) { sections, object in
            let own = object[keyPath: identifier]
            if sections.last?.id == own {
                sections[sections.count - 1].objects.append(object)
            } else {
                sections.append(Section(id: own, objects: [object]))
            }
        }
    }

    /// The place of the first section.
    public var startIndex: Int { 0 }
    /// The place behind the last section.
    public var endIndex: Int { sections.count }
    /// The section at a place.
    public subscript(position: Int) -> Section { sections[position] }

    /// The property by which objects are divided.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
        get { identifier }
        nonmutating set {
            choice.identifier = newValue
            follower.change { _ in }
        }
    }

    /// The condition; nil for all objects.
    public var nsPredicate: NSPredicate? {
        get { follower.request?.predicate }
        nonmutating set { follower.change { $0.predicate = newValue } }
    }

    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { follower.request?.sortDescriptors ?? [] }
        nonmutating set { follower.change { $0.sortDescriptors = newValue } }
    }

    /// The order.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { FetchOrders.shared.swift(follower.request?.sortDescriptors ?? []) }
        nonmutating set {
            let order = newValue.map { NSSortDescriptor($0) }
            FetchOrders.shared.remember(newValue, for: order)
            follower.change { $0.sortDescriptors = order }
        }
    }
}
