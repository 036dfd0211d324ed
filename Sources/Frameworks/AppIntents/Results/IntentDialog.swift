import Foundation
import OrielFoundation

/// Words for the user, which a system speaks or shows.
///
/// Follows Apple's [IntentDialog](https://developer.apple.com/documentation/appintents/intentdialog).
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    /// All words, for when nothing is shown.
    public let full: LocalizedStringResource
    /// Fewer words, for when something is shown beside them.
    public let supporting: LocalizedStringResource

    /// Creates words.
    public init(_ dialog: LocalizedStringResource) { (full, supporting) = (dialog, dialog) }

    /// Creates words for when nothing is shown, and for when something is shown beside them.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String? = nil) {
        (self.full, self.supporting) = (full, supporting)
    }

    /// Creates words of a text.
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}
