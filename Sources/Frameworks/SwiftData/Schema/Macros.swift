/// Makes a class's stored variables persistent and observable.
///
/// Follows Apple's [Model()](https://developer.apple.com/documentation/swiftdata/model()).
@attached(
    member, conformances: Observable, PersistentModel, Sendable, names: named(_$record), named(schemaMetadata),
    named(_$constraints), named(_$inheritedKeyPaths), named(_$keyPaths), named(_$first), named(_$fill),
    named(_$store), named(init))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel)
public macro Model() = #externalMacro(module: "OrielMacros", type: "ModelMacro")

/// Gives a model's property its accessors; `@Model` attaches it.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty(_ index: Int, of model: String = "") =
    #externalMacro(module: "OrielMacros", type: "PersistedPropertyMacro")

/// Says how a property of a model is kept.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "OrielMacros", type: "ModelMarkMacro")

/// Says how a property relates its model to others.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
    inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "OrielMacros", type: "ModelMarkMacro")

/// Keeps a property of a model out of the store.
@attached(peer)
public macro Transient() = #externalMacro(module: "OrielMacros", type: "ModelMarkMacro")

/// Declares combinations of properties of which no two models have the same values.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "OrielMacros", type: "ModelMarkMacro")

/// Declares properties by which the store finds models quickly.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "OrielMacros", type: "ModelMarkMacro")

/// Gives an actor a context of its own.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "OrielMacros", type: "ModelActorMacro")
