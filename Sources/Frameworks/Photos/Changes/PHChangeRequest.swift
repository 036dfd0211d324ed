import SwiftUI

/// The common part of requests for changes.
///
/// Follows Apple's [PHChangeRequest](https://developer.apple.com/documentation/photos/phchangerequest).
open class PHChangeRequest: NSObject, @unchecked Sendable {
    override init() {}

    /// Notes a change of the library's facts.
    func edit(_ body: @escaping (inout LibraryIndex) -> Void) {
        PHPhotoLibrary.shared().note { $0.edits.append { index, _ in body(&index) } }
    }

    /// Returns the identifiers of things, whichever sequence holds them.
    static func identifiers(_ objects: any Sequence) -> [String] {
        func names<S: Sequence>(_ sequence: S) -> [String] {
            sequence.compactMap { ($0 as? PHObject)?.localIdentifier }
        }
        return names(objects)
    }
}
