/// The model that a file describes: entities, with attributes and relationships as they are written there.
package struct ModelFile: Equatable, Sendable {
    package var entities: [Entity] = []
    package var fetchRequests: [FetchRequest] = []
    /// The entities of each configuration, by its name.
    package var configurations: [String: [String]] = [:]
    package var versionIdentifier: String?

    package struct Entity: Equatable, Sendable {
        package var name: String
        /// The class as it is written: with a dot before it for one of the app's module.
        package var className: String?
        package var parent: String?
        package var isAbstract = false
        package var generation = CodeGeneration.none
        package var renamingIdentifier: String?
        package var attributes: [Attribute] = []
        package var relationships: [Relationship] = []
        package var uniquenessConstraints: [[String]] = []
        package var indexes: [FetchIndex] = []
        package var userInfo: [String: String] = [:]
    }

    /// The code that Xcode generates for an entity.
    package enum CodeGeneration: String, Sendable {
        case none = ""
        case wholeClass = "class"
        case category
    }

    package struct Attribute: Equatable, Sendable {
        package var name: String
        /// The type as it is written, such as `Integer 16`.
        package var type: String
        package var isOptional = false
        package var isTransient = false
        package var usesScalar = false
        package var defaultValue: String?
        package var minimum: String?
        package var maximum: String?
        package var pattern: String?
        package var allowsExternalStorage = false
        package var className: String?
        package var transformer: String?
        package var derivation: String?
        package var renamingIdentifier: String?
        package var userInfo: [String: String] = [:]
    }

    package struct Relationship: Equatable, Sendable {
        package var name: String
        package var destination: String
        package var inverse: String?
        package var isOptional = false
        package var isToMany = false
        package var isOrdered = false
        package var isTransient = false
        package var deleteRule = "No Action"
        package var minimum: Int?
        package var maximum: Int?
        package var renamingIdentifier: String?
        package var userInfo: [String: String] = [:]
    }

    package struct FetchIndex: Equatable, Sendable {
        package struct Element: Equatable, Sendable {
            package var property: String
            package var isAscending = true
            /// Whether values are found by their place in space.
            package var isTree = false
        }

        package var name: String
        package var elements: [Element] = []
        package var predicate: String?
    }

    package struct FetchRequest: Equatable, Sendable {
        package var name: String
        package var entity: String
        package var predicate: String?
        package var limit: Int?
        package var batchSize: Int?
    }
}
