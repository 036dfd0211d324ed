import Foundation

/// A place in the changes of the health data.
///
/// Follows Apple's [HKQueryAnchor](https://developer.apple.com/documentation/healthkit/hkqueryanchor).
open class HKQueryAnchor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    let change: Int
    init(change: Int) { self.change = change }
    /// Creates a place from a number of Apple's older systems.
    public init(fromValue value: Int) { change = value }
    /// Reads a place from an archive.
    public required init?(coder: NSCoder) { change = coder.decodeInteger(forKey: "change") }
    /// Writes the place into an archive.
    open func encode(with coder: NSCoder) { coder.encode(change, forKey: "change") }
    /// Whether places can be read securely: yes.
    public class var supportsSecureCoding: Bool { true }
    /// The place itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? HKQueryAnchor)?.change == change }
    public override var hash: Int { change }
}

/// Asks for what has changed since an anchor, and for later changes as they are made.
///
/// Follows Apple's [HKAnchoredObjectQuery](https://developer.apple.com/documentation/healthkit/hkanchoredobjectquery).
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    /// Called with new samples, deleted ones, and the place of the next question.
    public typealias Handler =
        @Sendable (
            HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
        ) -> Void

    private let kinds: [HKQueryDescriptor]
    private let limit: Int
    private let results: Handler
    private var anchor: Int
    /// Called for later changes; nil for none.
    open var updateHandler: Handler?

    /// Creates a query for a kind.
    public init(
        type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
        resultsHandler handler: @escaping Handler
    ) {
        kinds = [HKQueryDescriptor(sampleType: type, predicate: predicate)]
        (self.limit, results, self.anchor) = (limit, handler, anchor?.change ?? 0)
        super.init(type: type, predicate: predicate)
    }

    /// Creates a query for several kinds.
    public init(
        queryDescriptors: [HKQueryDescriptor], anchor: HKQueryAnchor?, limit: Int,
        resultsHandler handler: @escaping Handler
    ) {
        kinds = queryDescriptors
        (self.limit, results, self.anchor) = (limit, handler, anchor?.change ?? 0)
        super.init(type: queryDescriptors.count == 1 ? queryDescriptors[0].sampleType : nil, predicate: nil)
    }

    override func run(_ database: HealthDatabase, _ queue: DispatchQueue) {
        answer(database, results)
        guard updateHandler != nil else { return }
        let identifiers = Set(kinds.map(\.sampleType.identifier))
        database.observe(self) { [weak self] changed in
            guard !changed.isDisjoint(with: identifiers) else { return }
            queue.async { [weak self] in
                if let self, let handler = self.updateHandler { self.answer(database, handler) }
            }
        }
    }

    private func answer(_ database: HealthDatabase, _ handler: Handler) {
        let next = database.changes(since: anchor, kinds, limit: limit)
        anchor = next.now
        handler(self, next.added, next.deleted, HKQueryAnchor(change: next.now), nil)
    }
}

extension HealthDatabase {
    /// What has changed of several kinds since a place.
    func changes(
        since start: Int, _ kinds: [HKQueryDescriptor], limit: Int
    ) -> (
        added: [HKSample], deleted: [HKDeletedObject], now: Int
    ) {
        var result: (added: [HKSample], deleted: [HKDeletedObject], now: Int) = ([], [], start)
        for kind in kinds {
            let one = changes(since: start, kind.sampleType, kind.predicate)
            result.added += one.added
            result.deleted += one.deleted
            result.now = max(result.now, one.now)
        }
        if limit > 0, result.added.count > limit {
            result.added = Array(result.added.prefix(limit))
            result.now = result.added.last.flatMap { change(of: $0) } ?? result.now
        }
        return result
    }
}

/// Called when an app has taken note of a change.
public typealias HKObserverQueryCompletionHandler = @Sendable () -> Void

/// Observes changes of samples.
///
/// Follows Apple's [HKObserverQuery](https://developer.apple.com/documentation/healthkit/hkobserverquery). The handler is called once at the
/// beginning, and then for each change until the query is stopped.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
    private let update: @Sendable (HKObserverQuery, Set<HKSampleType>?, (any Error)?) -> Void
    private let kinds: Set<HKSampleType>

    /// Creates a query for a kind.
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler:
            @escaping @Sendable (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
    ) {
        update = { query, _, error in updateHandler(query, {}, error) }
        kinds = [sampleType]
        super.init(type: sampleType, predicate: predicate)
    }

    /// Creates a query for several kinds.
    public init(
        queryDescriptors: [HKQueryDescriptor],
        updateHandler:
            @escaping @Sendable (
                HKObserverQuery, Set<HKSampleType>?, @escaping HKObserverQueryCompletionHandler, (any Error)?
            ) -> Void
    ) {
        update = { query, changed, error in updateHandler(query, changed, {}, error) }
        kinds = Set(queryDescriptors.map(\.sampleType))
        super.init(type: kinds.count == 1 ? kinds.first : nil, predicate: nil)
    }

    override func run(_ database: HealthDatabase, _ queue: DispatchQueue) {
        update(self, nil, nil)
        database.observe(self) { [weak self] changed in
            guard let self else { return }
            let own = kinds.filter { changed.contains($0.identifier) }
            if !own.isEmpty { queue.async { self.update(self, own, nil) } }
        }
    }
}
