import Combine
import Foundation
import SceneKit
import SwiftUI
import simd

/// The entities of a view, with their systems, events and physics.
///
/// Follows Apple's [Scene](https://developer.apple.com/documentation/realitykit/scene).
@MainActor @preconcurrency
public final class Scene: EventSource {
    /// The entity around all others.
    let root = Entity()
    /// The scene that is drawn.
    let drawn = SCNScene()
    /// The name; empty here.
    public let name = ""
    /// The number of the scene.
    public nonisolated var id: ObjectIdentifier { ObjectIdentifier(self) }
    /// The anchors.
    public var anchors: AnchorCollection {
        get { AnchorCollection(scene: self) }
        set {}
    }
    private var subscriptions: [SceneSubscription] = []
    private var systems: [ObjectIdentifier: any System] = [:]
    /// Called when frames are wanted all the time, or no longer.
    var framesWanted: ((Bool) -> Void)?
    private lazy var contacts = SceneContacts(self)
    private static let live = NSHashTable<SceneBox>.weakObjects()
    private lazy var box = SceneBox(self)

    init() {
        root.ownScene = self
        drawn.rootNode.addChildNode(root.node)
        drawn.physicsWorld.contactDelegate = contacts
        Self.live.add(box)
    }
    static var all: [Scene] { live.allObjects.compactMap(\.scene) }

    // MARK: Anchors

    /// Adds an anchor.
    public func addAnchor(_ anchor: any HasAnchoring) { root.addChild(anchor) }
    /// Removes an anchor.
    public func removeAnchor(_ anchor: any HasAnchoring) { root.removeChild(anchor) }
    /// Returns the entity of a name; nil if there is none.
    public func findEntity(named name: String) -> Entity? { root.findEntity(named: name) }
    /// Returns the entity of a number; nil if there is none.
    public func findEntity(id: Entity.ID) -> Entity? { entities.first { $0.id == id } }

    /// The anchors of a scene.
    @MainActor @preconcurrency
    public struct AnchorCollection: @preconcurrency RandomAccessCollection {
        let scene: Scene
        public var startIndex: Int { 0 }
        public var endIndex: Int { scene.root.children.count }
        /// The anchor at a place.
        public subscript(position: Int) -> Entity { scene.root.children[position] }
        /// Adds an anchor.
        public func append(_ anchor: any HasAnchoring) { scene.addAnchor(anchor) }
        /// Adds anchors.
        public func append(contentsOf anchors: [any HasAnchoring]) { for anchor in anchors { append(anchor) } }
        /// Removes an anchor.
        public func remove(_ anchor: any HasAnchoring) { scene.removeAnchor(anchor) }
        /// Removes the anchor at a place.
        public func remove(at index: Int) { scene.root.removeChild(self[index]) }
        /// Removes all anchors.
        public func removeAll(keepCapacity: Bool = false) { scene.root.children.removeAll() }
    }

    /// All entities, the outer ones first.
    var entities: [Entity] {
        var found: [Entity] = []
        func visit(_ entity: Entity) {
            for child in entity.children {
                found.append(child)
                visit(child)
            }
        }
        visit(root)
        return found
    }
    /// Returns the entities that a query finds.
    public func performQuery(_ query: EntityQuery) -> QueryResult<Entity> {
        QueryResult(found: entities.filter { query.predicate?.matches($0) ?? true })
    }

    // MARK: Frames

    /// Whether anything happens in each frame.
    var wantsFrames: Bool {
        !SystemRegistry.types.isEmpty || subscriptions.contains { $0.type == SceneEvents.Update.self }
            || entities.contains { !$0.animations.isEmpty }
    }
    func noteFrames() { framesWanted?(wantsFrames) }

    /// Continues the scene for a time: systems, animations, then the update's events.
    func update(_ seconds: Double) {
        for type in SystemRegistry.types where systems[ObjectIdentifier(type)] == nil {
            systems[ObjectIdentifier(type)] = type.init(scene: self)
        }
        let context = SceneUpdateContext(scene: self, deltaTime: seconds)
        for type in SystemRegistry.types { systems[ObjectIdentifier(type)]?.update(context: context) }
        for entity in entities where !entity.animations.isEmpty { entity.advanceAnimations(seconds) }
        send(SceneEvents.Update(scene: self, deltaTime: seconds), from: [])
        noteFrames()
    }

    // MARK: Events

    /// Calls a handler with events, of an entity if one is given, until the subscription is canceled.
    public func subscribe<E: Event>(
        to event: E.Type, on sourceObject: (any EventSource)? = nil, _ handler: @escaping (E) -> Void
    ) -> any Cancellable { subscribe(to: event, on: sourceObject, componentType: nil, handler) }

    /// Calls a handler with events of entities with a part, until the subscription is canceled.
    public func subscribe<E: Event>(
        to event: E.Type, on sourceObject: (any EventSource)? = nil, componentType: (any Component.Type)?,
        _ handler: @escaping (E) -> Void
    ) -> any Cancellable {
        let subscription = SceneSubscription(event, sourceObject, componentType) {
            if let event = $0 as? E { handler(event) }
        }
        subscription.end = { [weak self, weak subscription] in
            self?.subscriptions.removeAll { $0 === subscription }
            self?.noteFrames()
        }
        subscriptions.append(subscription)
        noteFrames()
        return AnyCancellable { subscription.cancel() }
    }
    /// Returns a publisher of events, of an entity if one is given.
    public func publisher<E: Event>(for event: E.Type, on sourceObject: (any EventSource)? = nil) -> Publisher<E> {
        Publisher(scene: self, source: sourceObject)
    }

    /// The events of a scene as a publisher.
    public struct Publisher<Output: Event>: Combine.Publisher {
        public typealias Failure = Never
        let scene: Scene
        let source: (any EventSource)?
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            let subject = PassthroughSubject<Output, Never>()
            let scene = scene
            nonisolated(unsafe) let source = source
            let subscription = MainActor.assumeIsolated {
                scene.subscribe(to: Output.self, on: source) { subject.send($0) }
            }
            subject.handleEvents(receiveCancel: { subscription.cancel() }).receive(subscriber: subscriber)
        }
    }

    /// Sends an event to the subscribers of its sources.
    func send<E: Event>(_ event: E, from sources: [Entity]) {
        for subscription in subscriptions where subscription.type == E.self {
            guard subscription.receives(from: sources, of: self) else { continue }
            if let part = subscription.part, !sources.contains(where: { $0.components.has(part) }) { continue }
            subscription.call(event)
        }
    }
}

/// Refers to a scene from the list of scenes.
final class SceneBox: NSObject {
    weak var scene: Scene?
    init(_ scene: Scene) { self.scene = scene }
}

/// A subscription to events of a scene.
final class SceneSubscription {
    let type: any Event.Type
    weak var source: AnyObject?
    let part: (any Component.Type)?
    /// Whether one source alone counts, which may be gone.
    private let hasSource: Bool
    let call: (any Event) -> Void
    var end: (() -> Void)?

    init(
        _ type: any Event.Type, _ source: (any EventSource)?, _ part: (any Component.Type)?,
        _ call: @escaping (any Event) -> Void
    ) {
        (self.type, self.source, self.part, self.call) = (type, source, part, call)
        hasSource = source != nil
    }
    func receives(from sources: [Entity], of scene: Scene) -> Bool {
        guard hasSource else { return true }
        return source === scene || sources.contains { $0 === source }
    }
    func cancel() {
        end?()
        end = nil
    }
}

/// Passes contacts of bodies on as events.
@MainActor
private final class SceneContacts: NSObject, @preconcurrency SCNPhysicsContactDelegate {
    private weak var scene: Scene?
    init(_ scene: Scene) { self.scene = scene }

    private func entities(_ contact: SCNPhysicsContact) -> (Entity, Entity)? {
        guard let a = contact.nodeA.entityOfRealityKit as? Entity, let b = contact.nodeB.entityOfRealityKit as? Entity
        else { return nil }
        return (a, b)
    }
    func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {
        guard let (a, b) = entities(contact) else { return }
        scene?.send(
            CollisionEvents.Began(
                entityA: a, entityB: b, position: SIMD3(contact.contactPoint), impulse: Float(contact.collisionImpulse),
                penetrationDistance: Float(contact.penetrationDistance)), from: [a, b])
    }
    func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact) {
        guard let (a, b) = entities(contact) else { return }
        scene?.send(
            CollisionEvents.Updated(
                entityA: a, entityB: b, position: SIMD3(contact.contactPoint), impulse: Float(contact.collisionImpulse),
                penetrationDistance: Float(contact.penetrationDistance)), from: [a, b])
    }
    func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact) {
        guard let (a, b) = entities(contact) else { return }
        scene?.send(CollisionEvents.Ended(entityA: a, entityB: b), from: [a, b])
    }
}
