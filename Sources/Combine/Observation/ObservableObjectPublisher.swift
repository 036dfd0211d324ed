import Synchronization

/// Receives a call before an observable object changes, without the cost of a subscription.
///
/// The user interface observes objects through this; applications use `sink`.
public protocol _ObjectObserver: AnyObject {
    /// Called on the thread that is about to change the object.
    func _objectWillChange()
}

/// A publisher that tells its subscribers that an observable object is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    /// Nothing but the event itself is published.
    public typealias Output = Void

    /// The publisher cannot fail.
    public typealias Failure = Never

    private let lock = Lock()
    private var listeners = TicketList<WillChangeListener>()
    private var observers: [ObjectIdentifier: ObserverListener] = [:]

    /// Follows `listeners.count`, so that sending to nobody needs no lock.
    private let listenerCount = Atomic(0)

    /// Makes a publisher without subscribers.
    public init() {}

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        let conduit = WillChangeConduit(publisher: self, downstream: subscriber)
        add(conduit)
        subscriber.receive(subscription: conduit)
    }

    /// Tells the subscribers that the object is about to change.
    public func send() {
        guard listenerCount.load(ordering: .acquiring) != 0 else { return }
        lock.lock()
        if let only = listeners.only {
            lock.unlock()
            return only.fire()
        }
        let targets = listeners.members
        lock.unlock()
        for listener in targets { listener?.fire() }
    }

    /// Calls the observer before each change, in the order of adding, and keeps it alive until it is removed.
    ///
    /// An observer added several times is called once a change and removed as many times.
    public func _addObserver(_ observer: any _ObjectObserver) {
        let key = ObjectIdentifier(observer)
        lock.withLock {
            if let listener = observers[key] {
                listener.uses += 1
            } else {
                let listener = ObserverListener(observer)
                observers[key] = listener
                listener.ticket = listeners.append(listener)
                listenerCount.add(1, ordering: .releasing)
            }
        }
    }

    /// Takes back one `_addObserver`; once all are, the observer is not called again, not even by a send under way.
    public func _removeObserver(_ observer: any _ObjectObserver) {
        let key = ObjectIdentifier(observer)
        lock.withLock {
            guard let listener = observers[key] else { return }
            listener.uses -= 1
            guard listener.uses == 0 else { return }
            listener.isWanted.store(false, ordering: .releasing)
            observers[key] = nil
            listeners.remove(listener.ticket)
            listenerCount.subtract(1, ordering: .releasing)
        }
    }

    /// Whether a send would reach anybody.
    public var _hasObservers: Bool { listenerCount.load(ordering: .acquiring) != 0 }

    fileprivate func add(_ listener: WillChangeListener) {
        lock.withLock {
            listener.ticket = listeners.append(listener)
            listenerCount.add(1, ordering: .releasing)
        }
    }

    fileprivate func remove(_ listener: WillChangeListener) {
        lock.withLock {
            listeners.remove(listener.ticket)
            listenerCount.subtract(1, ordering: .releasing)
        }
    }
}

/// Somebody to be told.
private class WillChangeListener {
    var ticket = -1

    func fire() { preconditionFailure("overridden") }
}

private final class ObserverListener: WillChangeListener {
    let isWanted = Atomic(true)
    var uses = 1
    private let observer: any _ObjectObserver

    init(_ observer: any _ObjectObserver) { self.observer = observer }

    override func fire() {
        if isWanted.load(ordering: .acquiring) { observer._objectWillChange() }
    }
}

private final class WillChangeConduit<Downstream: Subscriber>: WillChangeListener, Subscription, CustomStringConvertible
where Downstream.Input == Void, Downstream.Failure == Never {
    private let lock = Lock()
    private let delivery = RecursiveLock()
    private var publisher: ObservableObjectPublisher?
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none

    init(publisher: ObservableObjectPublisher, downstream: Downstream) {
        self.publisher = publisher
        self.downstream = downstream
    }

    override func fire() {
        delivery.withLock {
            lock.lock()
            guard let downstream, demand > .none else { return lock.unlock() }
            demand -= 1
            lock.unlock()
            let more = downstream.receive()
            if more > .none { lock.withLock { demand += more } }
        }
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
    }

    func cancel() {
        let (publisher, downstream) = lock.withLock {
            defer { (self.publisher, self.downstream) = (nil, nil) }
            return (self.publisher, self.downstream)
        }
        if downstream != nil { publisher?.remove(self) }
    }

    var description: String { "ObservableObjectPublisher" }
}
