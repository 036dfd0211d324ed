import Foundation
import SwiftUI

extension IntentResult {
    /// Returns a result without anything.
    public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
        IntentResultContainer()
    }

    /// Returns a result with words for the user.
    public static func result(dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        IntentResultContainer(dialog: dialog)
    }

    /// Returns a result with a value.
    public static func result<ResultValue>(value: ResultValue) -> Self
    where Self == IntentResultContainer<ResultValue, Never, Never, Never> {
        IntentResultContainer(value: value)
    }

    /// Returns a result with a value, and words for the user.
    public static func result<ResultValue>(value: ResultValue, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<ResultValue, Never, Never, IntentDialog> {
        IntentResultContainer(value: value, dialog: dialog)
    }

    /// Returns a result with a view for the user.
    public static func result<Content: View>(view: Content) -> Self
    where Self == IntentResultContainer<Never, Never, Content, Never> {
        IntentResultContainer(view: view)
    }

    /// Returns a result with words and a view for the user.
    public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self
    where Self == IntentResultContainer<Never, Never, Content, IntentDialog> {
        IntentResultContainer(view: view, dialog: dialog)
    }

    /// Returns a result with words and a view for the user, which a function makes.
    public static func result<Content: View>(dialog: IntentDialog, content: () -> Content) -> Self
    where Self == IntentResultContainer<Never, Never, Content, IntentDialog> {
        IntentResultContainer(view: content(), dialog: dialog)
    }

    /// Returns a result with a value and a view for the user.
    public static func result<ResultValue, Content: View>(value: ResultValue, view: Content) -> Self
    where Self == IntentResultContainer<ResultValue, Never, Content, Never> {
        IntentResultContainer(value: value, view: view)
    }

    /// Returns a result with a value, words and a view for the user.
    public static func result<ResultValue, Content: View>(
        value: ResultValue, dialog: IntentDialog, view: Content
    ) -> Self
    where Self == IntentResultContainer<ResultValue, Never, Content, IntentDialog> {
        IntentResultContainer(value: value, view: view, dialog: dialog)
    }

    /// Returns a result after which another action is performed.
    public static func result<Opened: AppIntent>(opensIntent: Opened) -> Self
    where Self == IntentResultContainer<Never, Opened, Never, Never> {
        IntentResultContainer(opensIntent: opensIntent)
    }

    /// Returns a result with words, after which another action is performed.
    public static func result<Opened: AppIntent>(opensIntent: Opened, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Opened, Never, IntentDialog> {
        IntentResultContainer(opensIntent: opensIntent, dialog: dialog)
    }

    /// Returns a result with a value, after which another action is performed.
    public static func result<ResultValue, Opened: AppIntent>(value: ResultValue, opensIntent: Opened) -> Self
    where Self == IntentResultContainer<ResultValue, Opened, Never, Never> {
        IntentResultContainer(value: value, opensIntent: opensIntent)
    }
}
