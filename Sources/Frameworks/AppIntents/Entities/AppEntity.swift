import Foundation
import OrielFoundation

/// A thing that can be shown as words and a picture.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible, Sendable {
    /// How it is shown.
    var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
    /// The title of the thing, in the language of the app.
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A type whose name can be shown.
public protocol TypeDisplayRepresentable: Sendable {
    /// How the type is shown.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A type whose name and values can be shown.
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}

/// A type of a fixed number of cases that can be shown.
///
/// Follows Apple's
/// [CaseDisplayRepresentable](https://developer.apple.com/documentation/appintents/casedisplayrepresentable).
public protocol CaseDisplayRepresentable: CustomLocalizedStringResourceConvertible, CaseIterable, Hashable {
    /// How each case is shown.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
    /// The case as text, in the language of the app.
    public var localizedStringResource: LocalizedStringResource {
        Self.caseDisplayRepresentations[self]?.title ?? LocalizedStringResource(stringLiteral: "\(self)")
    }
}

/// A type of a fixed number of cases whose name and cases can be shown.
public protocol StaticDisplayRepresentable: TypeDisplayRepresentable, CaseDisplayRepresentable {}

/// A value that actions work with.
///
/// Follows Apple's [AppValue](https://developer.apple.com/documentation/appintents/appvalue).
public protocol AppValue: TypeDisplayRepresentable {}

/// A thing of the app that actions work with.
///
/// Follows Apple's [AppEntity](https://developer.apple.com/documentation/appintents/appentity).
public protocol AppEntity: AppValue, Identifiable, DisplayRepresentable where ID: Sendable {
    /// The type of the query that finds things of this type.
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    /// The query that finds things of this type.
    static var defaultQuery: DefaultQuery { get }
}

/// A thing of the app that exists only as a value of an action.
public protocol TransientAppEntity: AppValue, DisplayRepresentable {
    /// Creates a thing, for its properties to be set.
    init()
}

/// A type of a fixed number of cases that actions work with.
///
/// Follows Apple's [AppEnum](https://developer.apple.com/documentation/appintents/appenum).
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible {}

extension AppEnum {
    /// The case as text, in the language of the app.
    public var localizedStringResource: LocalizedStringResource {
        Self.caseDisplayRepresentations[self]?.title ?? LocalizedStringResource(stringLiteral: "\(rawValue)")
    }
}

/// A thing of which there is one, such as the app's settings.
public protocol UniqueAppEntity: AppValue, DisplayRepresentable {}

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
