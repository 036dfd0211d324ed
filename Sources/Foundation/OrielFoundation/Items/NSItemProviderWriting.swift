import Foundation

/// An object that can be exported as data of several types.
///
/// Follows Apple's [NSItemProviderWriting](https://developer.apple.com/documentation/foundation/nsitemproviderwriting).
public protocol NSItemProviderWriting: AnyObject {
    /// The types in which objects can give themselves away, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// The types in which this object can be exported, the best first.
    var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes the data of a type, and passes it, or an error, to a function; returns its progress, if that is known.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// The types of all objects of the class.
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}

/// Something that can be made from data of several types.
///
/// Follows Apple's [NSItemProviderReading](https://developer.apple.com/documentation/foundation/nsitemproviderreading).
public protocol NSItemProviderReading: AnyObject {
    /// The types from which objects can be made, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes an object from data of a type.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// The programs and users that can access an item provider's data.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Every app.
    case all
    /// Apps of the same team.
    case team
    /// Apps of the same group.
    case group
    /// This app.
    case ownProcess
}

/// How files of an item provider may be opened.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The file may stay where it is.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
