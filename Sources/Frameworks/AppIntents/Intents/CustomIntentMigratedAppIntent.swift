import Foundation

/// An intent that takes the place of one of SiriKit's.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// The name of the class of the older intent.
    static var intentClassName: String { get }
}
