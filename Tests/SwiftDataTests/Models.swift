import SwiftData
import SwiftUI

@Model
final class Author {
    @Attribute(.unique) var name: String
    @Relationship(deleteRule: .cascade, inverse: \Book.author) var books: [Book] = []

    init(name: String) { self.name = name }
}

@Model
final class Book {
    var title: String
    var pages: Int = 0
    var rating: Double?
    var author: Author?
    var tags: [Tag] = []

    init(title: String, pages: Int = 0, rating: Double? = nil, author: Author? = nil) {
        self.title = title
        self.pages = pages
        self.rating = rating
        self.author = author
    }
}

@Model
final class Tag {
    var name = "new"
    @Relationship(inverse: \Book.tags) var books: [Book] = []

    init(name: String) { self.name = name }
}

/// A container of the models above, in memory.
func makeContainer() throws -> ModelContainer {
    try ModelContainer(
        for: Author.self, Book.self, Tag.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
}
