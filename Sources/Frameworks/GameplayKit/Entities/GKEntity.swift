import Foundation

/// A thing in a game, made of components.
///
/// Follows Apple's [GKEntity](https://developer.apple.com/documentation/gameplaykit/gkentity).
open class GKEntity: NSObject {
    /// The components, one of each class.
    open private(set) var components: [GKComponent] = []

    /// Creates a thing without components.
    public override init() {}
    /// Creates a thing without components: archives cannot be read here.
    public required init?(coder: NSCoder) {}

    /// Adds a component, in place of another of its class.
    open func addComponent(_ component: GKComponent) {
        component.entity?.remove { $0 === component }
        remove { type(of: $0) == type(of: component) }
        components.append(component)
        component.entity = self
        component.didAddToEntity()
    }

    /// Removes the component of a class.
    open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
        remove { type(of: $0) == componentClass }
    }

    /// The component of a class; nil for none.
    open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
        components.lazy.compactMap { $0 as? ComponentType }.first
    }

    /// Updates all components.
    /// - Parameter seconds: The time since the last update.
    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }

    private func remove(where isGone: (GKComponent) -> Bool) {
        for component in components.filter(isGone) {
            component.willRemoveFromEntity()
            component.entity = nil
            components.removeAll { $0 === component }
        }
    }
}

/// A part of the behavior of an entity in a game.
///
/// Follows Apple's [GKComponent](https://developer.apple.com/documentation/gameplaykit/gkcomponent).
open class GKComponent: NSObject {
    /// The thing that it is a part of; nil for none.
    open internal(set) weak var entity: GKEntity?

    /// Creates a component.
    public override init() {}
    /// Creates a component: archives cannot be read here.
    public required init?(coder: NSCoder) {}
    /// Called at each update of the thing or the system.
    open func update(deltaTime seconds: TimeInterval) {}
    /// Called when the component was added to a thing.
    open func didAddToEntity() {}
    /// Called when the component is about to be removed from its thing.
    open func willRemoveFromEntity() {}
}

/// The components of one class, updated together.
///
/// Follows Apple's [GKComponentSystem](https://developer.apple.com/documentation/gameplaykit/gkcomponentsystem).
open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
    /// The class of the components.
    open private(set) var componentClass: AnyClass
    /// The components.
    open private(set) var components: [ComponentType] = []

    /// Creates a system for the components of a class.
    public init(componentClass cls: AnyClass) { componentClass = cls }

    /// The component at a place.
    open subscript(idx: Int) -> ComponentType { components[idx] }
    /// Adds a component.
    open func addComponent(_ component: ComponentType) { components.append(component) }
    /// Adds the component of a thing, if it has one.
    open func addComponent(foundIn entity: GKEntity) {
        if let found = entity.components.first(where: { type(of: $0) == componentClass }) as? ComponentType {
            addComponent(found)
        }
    }
    /// Removes a component.
    open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
    /// Removes the component of a thing.
    open func removeComponent(foundIn entity: GKEntity) {
        components.removeAll { $0.entity === entity }
    }
    /// Updates all components.
    /// - Parameter seconds: The time since the last update.
    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }
}
