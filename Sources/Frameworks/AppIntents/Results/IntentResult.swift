import Foundation

/// The result of an action.
///
/// Follows Apple's [IntentResult](https://developer.apple.com/documentation/appintents/intentresult).
public protocol IntentResult: Sendable {
    /// The type of the value.
    associatedtype Value: Sendable
    /// The value; nil for none.
    var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result with words for the user.
public protocol ProvidesDialog: IntentResult {
    /// The words.
    var dialog: IntentDialog? { get }
}

/// A result with a view for the user.
public protocol ShowsSnippetView: IntentResult {}

/// A result with an action that shows a view for the user.
public protocol ShowsSnippetIntent: IntentResult {}

/// A result after which another action is performed.
public protocol OpensIntent: IntentResult {}

/// The result of most actions.
///
/// Actions make it with `.result(…)`. A part that it lacks is of the type `Never`.
public struct IntentResultContainer<ResultValue: Sendable, OpensAppIntent: Sendable, SnippetView, Dialog: Sendable>:
    IntentResult,
    @unchecked Sendable
{
    /// The value; nil for none.
    public var value: ResultValue?
    /// The action that comes after; nil for none.
    public var opensIntent: OpensAppIntent?
    /// The view for the user; nil for none.
    public var view: SnippetView?
    /// The words for the user; nil for none.
    public var dialog: Dialog?

    init(value: ResultValue? = nil, opensIntent: OpensAppIntent? = nil, view: SnippetView? = nil, dialog: Dialog? = nil)
    {
        (self.value, self.opensIntent, self.view, self.dialog) = (value, opensIntent, view, dialog)
    }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView {}
extension IntentResultContainer: OpensIntent where OpensAppIntent: AppIntent {}
