import Foundation
import OrielFoundation

/// The setup of the app: its clients, ports and endpoints, which deliver to each other.
///
/// No system connects apps and devices here: the endpoints of the app are the only ones.
final class MIDIServer: @unchecked Sendable {
    static let shared = MIDIServer()

    /// An object of the setup.
    final class Object: @unchecked Sendable {
        enum Kind { case client, inputPort, outputPort, source, destination, thru }
        let ref: MIDIObjectRef
        let kind: Kind
        let client: MIDIObjectRef
        let version: MIDIProtocolID
        /// The properties by their names.
        var properties: [String: Any] = [:]
        /// Receives changes of the setup; clients have it.
        var notified: ((UnsafePointer<MIDINotification>) -> Void)?
        /// Receives messages, with a value of the app's; ports and destinations have it.
        var receiver: MIDIReceiver?
        /// The sources of a port, with the values of the app's.
        var sources: [MIDIObjectRef: UnsafeMutableRawPointer?] = [:]
        /// The endpoints of a connection that conducts messages.
        var thru = MIDIThruConnectionParams()
        /// Which deliveries still count: flushing begins another number.
        var flushes = 0

        init(_ ref: MIDIObjectRef, _ kind: Kind, client: MIDIObjectRef, version: MIDIProtocolID) {
            (self.ref, self.kind, self.client, self.version) = (ref, kind, client, version)
        }
    }

    private let lock = NSRecursiveLock()
    private var last: MIDIObjectRef = 0
    private var objects: [MIDIObjectRef: Object] = [:]
    /// Messages are delivered one after the other.
    private let queue = DispatchQueue(label: "org.oriel.midi", qos: .userInteractive)

    /// Adds an object; nil for a client that does not exist.
    func add(
        _ kind: Object.Kind, name: String?, client: MIDIObjectRef = 0, version: MIDIProtocolID = ._1_0,
        _ prepare: (Object) -> Void = { _ in }
    ) -> Object? {
        lock.withLock {
            guard kind == .client || kind == .thru || objects[client]?.kind == .client else { return nil }
            last += 1
            let object = Object(last, kind, client: client, version: version)
            object.properties["name"] = name
            if kind == .source || kind == .destination {
                object.properties["uniqueID"] = freeIdentifier()
                object.properties["displayName"] = name
                object.properties["protocol"] = version.rawValue
            }
            prepare(object)
            objects[last] = object
            return object
        }
    }

    private func freeIdentifier() -> Int32 {
        var identifier: Int32
        repeat { identifier = Int32.random(in: 1...Int32.max) } while self.object(identifiedBy: identifier) != nil
        return identifier
    }

    /// Removes an object of some kinds, with a client its objects; returns whether it existed.
    func remove(_ ref: MIDIObjectRef, _ kinds: Object.Kind...) -> Bool {
        let removed: [Object] = lock.withLock {
            guard let object = objects[ref], kinds.contains(object.kind) else { return [] }
            var removed = [object]
            if object.kind == .client { removed += objects.values.filter { $0.client == ref } }
            for object in removed { objects[object.ref] = nil }
            for port in objects.values { for object in removed { port.sources[object.ref] = nil } }
            return removed
        }
        for object in removed where object.kind == .source || object.kind == .destination {
            announce(.msgObjectRemoved, object)
        }
        return !removed.isEmpty
    }

    /// The object with a number, if it is of one of some kinds.
    func object(_ ref: MIDIObjectRef, _ kinds: Object.Kind...) -> Object? {
        lock.withLock { objects[ref].flatMap { kinds.isEmpty || kinds.contains($0.kind) ? $0 : nil } }
    }
    func object(identifiedBy identifier: Int32) -> Object? {
        lock.withLock { objects.values.first { $0.properties["uniqueID"] as? Int32 == identifier } }
    }
    /// The objects of a kind that are not hidden, in the order in which they were added.
    func all(_ kind: Object.Kind) -> [Object] {
        lock.withLock {
            objects.values.filter { $0.kind == kind && $0.properties["private"] as? Int32 ?? 0 == 0 }
                .sorted { $0.ref < $1.ref }
        }
    }
    func withLock<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }

    // MARK: Messages

    /// Delivers a source's messages to the ports that are connected with it, and to connections that conduct them.
    func receive(from source: Object, _ list: MIDIMessages) {
        let (ports, conducted) = lock.withLock {
            (
                objects.values.filter { $0.kind == .inputPort && $0.sources[source.ref] != nil }.sorted {
                    $0.ref < $1.ref
                },
                objects.values.filter { $0.kind == .thru }.flatMap { $0.thru.targets(of: source.ref) }
            )
        }
        for port in ports {
            queue.async { [self] in
                guard let context = lock.withLock({ port.sources[source.ref] }) else { return }
                port.receiver?.receive(list, from: source.ref, context)
            }
        }
        for target in conducted { if let target = object(target, .destination) { send(list, to: target) } }
    }

    /// Delivers messages to a destination, each when its time has come.
    func send(_ list: MIDIMessages, to destination: Object) {
        let now = DispatchTime.now().uptimeNanoseconds
        let number = lock.withLock { destination.flushes }
        let deliver: @Sendable (MIDIMessages) -> Void = { [self] part in
            guard lock.withLock({ objects[destination.ref] === destination && destination.flushes == number }) else {
                return
            }
            destination.receiver?.receive(part, from: 0, nil)
        }
        let due = list.filtered { $0 <= now }
        if !due.isEmpty { queue.async { deliver(due) } }
        for time in Set(list.times).filter({ $0 > now }).sorted() {
            let part = list.filtered { $0 == time }
            queue.asyncAfter(deadline: DispatchTime(uptimeNanoseconds: time)) { deliver(part) }
        }
    }

    // MARK: Changes

    /// Notifies all clients of an object that was added or removed, on the main thread.
    func announce(_ change: MIDINotificationMessageID, _ object: Object) {
        let change = MIDIObjectAddRemoveNotification(
            messageID: change, messageSize: UInt32(MemoryLayout<MIDIObjectAddRemoveNotification>.size), parent: 0,
            parentType: .other, child: object.ref, childType: object.type)
        notify(change)
        notify(
            MIDINotification(messageID: .msgSetupChanged, messageSize: UInt32(MemoryLayout<MIDINotification>.size)))
    }

    /// Notifies all clients of a change, on the main thread: of a value that begins as a notification does.
    func notify<Change: Sendable>(_ change: Change) {
        let clients = lock.withLock { objects.values.filter { $0.kind == .client && $0.notified != nil } }
        guard !clients.isEmpty else { return }
        DispatchQueue.main.async {
            withUnsafePointer(to: change) { pointer in
                let start = UnsafeRawPointer(pointer).assumingMemoryBound(to: MIDINotification.self)
                for client in clients { client.notified?(start) }
            }
        }
    }
}

extension MIDIServer.Object {
    /// The kind as apps see it.
    var type: MIDIObjectType {
        switch kind {
        case .source: .source
        case .destination: .destination
        default: .other
        }
    }
}
