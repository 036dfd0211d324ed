// 14. Models in a database
//
// The model is classes that the database keeps: what is entered is there at the next start, and a view asks for what it
// shows instead of going through all there is.
//
// Try: enter books, search for a letter without its accent, end the app and start it again.

import Foundation
import SwiftData

/// A shelf and the books on it.
///
/// When a shelf is thrown away, its books go, too.
@Model
final class Shelf {
    @Attribute(.unique) var name: String
    @Relationship(deleteRule: .cascade, inverse: \Book.shelf) var books: [Book] = []

    init(name: String) { self.name = name }
}

@Model
final class Book {
    var title: String
    var isRead = false
    var added = Date.now
    var shelf: Shelf?

    init(title: String, shelf: Shelf? = nil) {
        self.title = title
        self.shelf = shelf
    }
}
