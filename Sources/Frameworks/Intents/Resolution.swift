import Foundation
import OrielFoundation

/// What an app says of a parameter of an intent: it has understood it, needs it, or can't use it.
///
/// Follows Apple's [INIntentResolutionResult](https://developer.apple.com/documentation/intents/inintentresolutionresult).
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
    enum Outcome {
        case success(Any?), disambiguation([Any]), confirmation(Any?), notRequired, needsValue, unsupported(Int)
    }
    private(set) var outcome = Outcome.notRequired

    /// Creates a result of a parameter that is not needed.
    public required override init() {}

    class func make(_ outcome: Outcome) -> Self {
        let result = self.init()
        result.outcome = outcome
        return result
    }

    /// The intent needs a value.
    open class func needsValue() -> Self { make(.needsValue) }
    /// The intent needs no value.
    open class func notRequired() -> Self { make(.notRequired) }
    /// The value can't be used.
    open class func unsupported() -> Self { make(.unsupported(0)) }
    /// The value can't be used, for a reason of the app's.
    open class func unsupported(forReason reason: Int) -> Self { make(.unsupported(reason)) }
}

/// What an app says of a text.
open class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// The text is understood.
    open class func success(with resolvedString: String) -> Self { make(.success(resolvedString)) }
    /// One of several texts is meant.
    open class func disambiguation(with stringsToDisambiguate: [String]) -> Self {
        make(.disambiguation(stringsToDisambiguate))
    }
    /// The user should confirm the text.
    open class func confirmationRequired(with stringToConfirm: String?) -> Self { make(.confirmation(stringToConfirm)) }
}

/// What an app says of a yes or no.
open class INBooleanResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// The value is understood.
    open class func success(with resolvedValue: Bool) -> Self { make(.success(resolvedValue)) }
    /// The user should confirm the value.
    open class func confirmationRequired(with valueToConfirm: Bool?) -> Self { make(.confirmation(valueToConfirm)) }
}

/// What an app says of a word.
open class INSpeakableStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// The word is understood.
    open class func success(with resolvedString: INSpeakableString) -> Self { make(.success(resolvedString)) }
    /// One of several words is meant.
    open class func disambiguation(with stringsToDisambiguate: [INSpeakableString]) -> Self {
        make(.disambiguation(stringsToDisambiguate))
    }
}

/// What an app says of a person.
open class INPersonResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// Resolves to a person.
    open class func success(with resolvedPerson: INPerson) -> Self { make(.success(resolvedPerson)) }
    /// One of several people is meant.
    open class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self {
        make(.disambiguation(peopleToDisambiguate))
    }
}

/// Values that a user can choose from, in sections.
///
/// Follows Apple's [INObjectCollection](https://developer.apple.com/documentation/intents/inobjectcollection).
public final class INObjectCollection<ObjectType: NSObject>: NSObject, @unchecked Sendable {
    /// The sections.
    public let sections: [INObjectSection<ObjectType>]
    /// All values.
    public var allItems: [ObjectType] { sections.flatMap(\.items) }
    /// Whether the values are in alphabetical sections.
    public var usesIndexedCollation = false

    /// Creates a collection of sections.
    public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections }
    /// Creates a collection of values.
    public init(items: [ObjectType]) { sections = [INObjectSection(title: nil, items: items)] }
}

/// Values with a title.
public final class INObjectSection<ObjectType: NSObject>: NSObject, @unchecked Sendable {
    /// The title; nil for none.
    public let title: String?
    /// The values.
    public let items: [ObjectType]
    /// Creates a section.
    public init(title: String?, items: [ObjectType]) { (self.title, self.items) = (title, items) }
}

/// A value of the app's own.
open class INObject: NSObject, @unchecked Sendable {
    /// The app's name for it; nil for none.
    public let identifier: String?
    /// The name that is shown.
    public let displayString: String
    /// How it is said; nil as it is written.
    public let pronunciationHint: String?
    /// The line below the name; nil for none.
    open var subtitleString: String?
    /// The picture; nil for none.
    open var displayImage: INImage?

    /// Creates a value.
    public init(identifier: String?, display displayString: String, pronunciationHint: String? = nil) {
        (self.identifier, self.displayString, self.pronunciationHint) = (identifier, displayString, pronunciationHint)
    }
}
