import Foundation
import SwiftUICore

/// The document that a window shows, as its views know it.
///
/// Follows Apple's [DocumentConfiguration](https://developer.apple.com/documentation/swiftui/documentconfiguration).
public struct DocumentConfiguration: Sendable {
    /// The file of the document; nil before it is saved for the first time.
    public var fileURL: URL?
    /// Whether the document can be changed.
    public var isEditable: Bool
}

private enum DocumentConfigurationKey: EnvironmentKey { static var defaultValue: DocumentConfiguration? { nil } }

extension EnvironmentValues {
    /// The document that the window shows; nil where it shows none.
    public internal(set) var documentConfiguration: DocumentConfiguration? {
        get { self[DocumentConfigurationKey.self] }
        set { self[DocumentConfigurationKey.self] = newValue }
    }
}
