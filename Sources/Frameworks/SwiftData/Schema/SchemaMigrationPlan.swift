/// The models of an app at one time.
///
/// Follows Apple's [VersionedSchema](https://developer.apple.com/documentation/swiftdata/versionedschema).
public protocol VersionedSchema {
    /// The models.
    static var models: [any PersistentModel.Type] { get }
    /// The version.
    static var versionIdentifier: Schema.Version { get }
}

/// A plan for migrating models from earlier versions to later ones.
///
/// Follows Apple's [SchemaMigrationPlan](https://developer.apple.com/documentation/swiftdata/schemamigrationplan).
public protocol SchemaMigrationPlan {
    /// The versions, the oldest first.
    static var schemas: [any VersionedSchema.Type] { get }
    /// The steps, in the same order.
    static var stages: [MigrationStage] { get }
}

/// A step from one version of the models to the next.
public enum MigrationStage {
    /// New properties get their default values, removed ones go.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    /// As above, with work of the app before and after it.
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)

    var versions: (from: any VersionedSchema.Type, to: any VersionedSchema.Type) {
        switch self {
        case .lightweight(let from, let to), .custom(let from, let to, _, _): (from, to)
        }
    }
}

extension MigratableStore {
    /// Takes a store step by step to the present version.
    package func migrate(by plan: any SchemaMigrationPlan.Type, to schema: Schema) throws {
        guard let stored = try storedVersion() else { return try migrate(to: schema) }
        let versions = plan.schemas.map { $0.versionIdentifier.description }
        guard versions.contains(stored) else {
            throw SwiftDataError(
                .unknownSchema, "The store is of version \(stored), which the migration plan does not have.")
        }
        var current = stored
        for stage in plan.stages where stage.versions.from.versionIdentifier.description == current {
            let (from, to) = stage.versions
            if case .custom(_, _, let willMigrate?, _) = stage {
                let context = ModelContext(ModelContainer(schema: Schema(versionedSchema: from), store: self))
                try willMigrate(context)
                try context.save()
            }
            let next = Schema(versionedSchema: to)
            try migrate(to: next)
            if case .custom(_, _, _, let didMigrate?) = stage {
                let context = ModelContext(ModelContainer(schema: next, store: self))
                try didMigrate(context)
                try context.save()
            }
            current = to.versionIdentifier.description
        }
        try migrate(
            to: Schema(schema.entities.map(\.type), version: plan.schemas.last?.versionIdentifier ?? schema.version))
    }
}
