import SwiftData

@Model
final class Note {
    var text: String
    var count = 0

    init(_ text: String) { self.text = text }
}
