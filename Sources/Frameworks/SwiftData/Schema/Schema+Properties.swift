import ValueTransformers

extension Schema {
    /// A property of a model, as `@Model` has found it.
    public struct PropertyMetadata {
        let property: _ModelProperty

        /// Describes a property.
        public init<Model: PersistentModel, Value>(
            name: String, keypath: KeyPath<Model, Value>,
            storage: ReferenceWritableKeyPath<Model, _Stored<Value>>, defaultValue: (() -> Value)? = nil,
            metadata: (any SchemaProperty)? = nil
        ) {
            property = TypedProperty(
                name: name, keyPath: keypath, storage: storage, defaultValue: defaultValue, metadata: metadata)
        }
    }

    /// How a property is kept.
    public struct Attribute: SchemaProperty {
        /// A choice.
        public enum Option: Hashable, Sendable {
            /// No two objects have the same value; one that is inserted takes the place of the other.
            case unique
            /// Data of 64 KB and more is in a file beside a store that is a file, and is read when it is needed.
            case externalStorage
            /// Values may be encrypted; here they are not.
            case allowsCloudEncryption
            /// The value stays in the history when the object is deleted.
            case preserveValueOnDeletion
            /// The value is kept in memory only.
            case ephemeral
            /// The value is indexed for the system's search; here it is not.
            case spotlight
            /// The value is stored as the data that the transformer with a name makes of it.
            case transformer(name: String)

            /// The value is stored as the data that a transformer makes of it.
            public static func transformable(by type: ValueTransformer.Type) -> Option {
                let name = String(reflecting: type)
                if ValueTransformer.find(name) == nil {
                    ValueTransformer.setValueTransformer(type.init(), forName: NSValueTransformerName(name))
                }
                return .transformer(name: name)
            }

            /// The value is stored as the data that the transformer that is registered under a name makes of it.
            public static func transformable(by name: String) -> Option { .transformer(name: name) }
        }

        /// The choices.
        public let options: [Option]
        /// The name that the property had in earlier versions.
        public let originalName: String?
        /// The property's name; empty before an entity has the property.
        public internal(set) var name = ""
        /// The type of the property, as far as an entity has it.
        public internal(set) var valueType: any Any.Type = Any.self

        /// Describes a property.
        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            self.options = options
            self.originalName = originalName
        }

        /// The name of the transformer that makes data of values.
        var transformerName: String? {
            for case .transformer(let name) in options { return name }
            return nil
        }

        /// Whether no two objects have the same value.
        public var isUnique: Bool { options.contains(.unique) }
    }

    /// How a property relates its model to others.
    public struct Relationship: SchemaProperty {
        /// A choice.
        public enum Option: Hashable, Sendable {
            /// No two objects are related to the same one.
            case unique
        }

        /// The rule for related objects when one is deleted.
        public enum DeleteRule: String, Hashable, Codable, Sendable {
            /// Nothing: their references lead nowhere.
            case noAction
            /// Their references become nil.
            case nullify
            /// They are deleted, too.
            case cascade
            /// Nothing may be deleted as long as there are any.
            case deny
        }

        /// The choices.
        public let options: [Option]
        /// The rule for related objects when one is deleted.
        public let deleteRule: DeleteRule
        /// The least number of related objects; zero or nil for no limit.
        public let minimumModelCount: Int?
        /// The greatest number of related objects; zero or nil for no limit.
        public let maximumModelCount: Int?
        /// The name that the property had in earlier versions.
        public let originalName: String?
        /// The related model's property that leads back.
        public let inverseKeyPath: AnyKeyPath?
        /// The property's name; empty before an entity has the property.
        public internal(set) var name = ""
        /// The type of the property, as far as an entity has it.
        public internal(set) var valueType: any Any.Type = Any.self
        /// Whether it leads to one object at most.
        public internal(set) var isToOneRelationship = true
        /// The name of the related model's property that leads back, named or found; nil for none.
        public internal(set) var inverseName: String?
        /// The name of the related model.
        public internal(set) var destination = ""

        /// Describes a relationship.
        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
            maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
            hashModifier: String? = nil
        ) {
            self.options = options
            self.deleteRule = deleteRule
            self.minimumModelCount = minimumModelCount
            self.maximumModelCount = maximumModelCount
            self.originalName = originalName
            inverseKeyPath = inverse
        }
    }
}

/// The description of a property, as an attribute such as `@Attribute` gives it.
public protocol SchemaProperty {
    /// The property's name; empty before an entity has the property.
    var name: String { get }
    /// The name that the property had in earlier versions.
    var originalName: String? { get }
    /// The type of the property, as far as an entity has it.
    var valueType: any Any.Type { get }
    /// Whether no two objects have the same value.
    var isUnique: Bool { get }
}

extension SchemaProperty {
    /// Whether an object may have no value.
    public var isOptional: Bool { valueType is any AnyOptional.Type }
    /// Whether it leads to other models.
    public var isRelationship: Bool { self is Schema.Relationship }
    /// Whether it is a value.
    public var isAttribute: Bool { !isRelationship }
    /// Whether it is kept in memory only: properties of a schema are kept in the store.
    public var isTransient: Bool { false }
}

extension Schema.Relationship {
    /// Whether no two objects are related to the same one; here they may be.
    public var isUnique: Bool { options.contains(.unique) }
}

/// Properties that are unique together, or indexed together.
public struct _SchemaConstraint {
    let isUnique: Bool
    let groups: [[AnyKeyPath]]

    /// Combinations of properties of which no two objects have the same values.
    public static func unique<T: PersistentModel>(_ type: T.Type, _ groups: [PartialKeyPath<T>]...) -> Self {
        Self(isUnique: true, groups: groups)
    }

    /// Properties by which the store finds objects quickly.
    public static func index<T: PersistentModel>(_ type: T.Type, _ groups: [PartialKeyPath<T>]...) -> Self {
        Self(isUnique: false, groups: groups)
    }
}
