import Foundation

/// A type whose values have words in the user's language.
///
/// Follows Apple's
/// [CustomLocalizedStringResourceConvertible](https://developer.apple.com/documentation/foundation/customlocalizedstringresourceconvertible).
public protocol CustomLocalizedStringResourceConvertible {
    /// The words.
    var localizedStringResource: LocalizedStringResource { get }
}
