import Foundation
import OrielFoundation

/// A thing that can be shown as words and a picture.
public protocol InstanceDisplayRepresentable: Sendable {
    /// How it is shown.
    var displayRepresentation: DisplayRepresentation { get }
}

/// A type whose name can be shown.
public protocol TypeDisplayRepresentable: Sendable {
    /// How the type is shown.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A thing of the app that actions work with.
///
/// Follows Apple's [AppEntity](https://developer.apple.com/documentation/appintents/appentity).
public protocol AppEntity: Identifiable, InstanceDisplayRepresentable, TypeDisplayRepresentable where ID: Sendable {
    /// The type of the query that finds things of this type.
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    /// The query that finds things of this type.
    static var defaultQuery: DefaultQuery { get }
}

/// A thing of the app that exists only as a value of an action.
public protocol TransientAppEntity: InstanceDisplayRepresentable, TypeDisplayRepresentable {
    /// Creates a thing, for its properties to be set.
    init()
}

/// A type of a fixed number of cases that actions work with.
///
/// Follows Apple's [AppEnum](https://developer.apple.com/documentation/appintents/appenum).
public protocol AppEnum: CaseIterable, Hashable, RawRepresentable, TypeDisplayRepresentable
where RawValue: LosslessStringConvertible {
    /// How each case is shown.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
    /// The case as text, in the language of the app.
    public var localizedStringResource: LocalizedStringResource {
        Self.caseDisplayRepresentations[self]?.title ?? LocalizedStringResource(stringLiteral: "\(rawValue)")
    }
}

/// A thing of which there is one, such as the app's settings.
public protocol UniqueAppEntity: InstanceDisplayRepresentable, TypeDisplayRepresentable {}

/// A thing that a search of the system finds; no search looks for it here.
public protocol IndexedEntity: AppEntity {}

extension AppEntity {
    /// A property of the thing that actions can read.
    public typealias Property = EntityProperty
}

extension TransientAppEntity {
    /// A property of the thing that actions can read.
    public typealias Property = EntityProperty
}
