#if canImport(SwiftData)
import Foundation
import SwiftData

/// A part of what is kept, such as one theme.
///
/// Each is an object of its own, so that a program saves what it has changed and leaves the rest to others.
@Model
final class StoredPart {
    #Unique<StoredPart>([\.kind, \.name])

    /// What it is a part of, such as the themes.
    var kind: String
    /// What tells it from the other parts; empty for the mark that there are parts, even if none is left.
    var name: String
    /// Its place among the others.
    var place: Int
    /// The part as JSON.
    var content: Data

    init(kind: String, name: String, place: Int, content: Data) {
        self.kind = kind
        self.name = name
        self.place = place
        self.content = content
    }
}
#endif
