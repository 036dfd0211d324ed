import Foundation
import SwiftData
import SwiftUI
import Testing

/// What a context should hold, in plain values.
private struct Plain: Equatable {
    var title: String
    var pages: Int
    var rating: Double?
    var author: String?
    var tags: Set<String> = []
}

/// The same actions on a context and on plain values.
private struct Play {
    var random: Seeded
    let container: ModelContainer
    var context: ModelContext
    var books: [String: Plain] = [:]
    var authors: Set<String> = []
    var tags: Set<String> = []
    var savedBooks: [String: Plain] = [:]
    var savedAuthors: Set<String> = []
    var savedTags: Set<String> = []
    var count = 0

    init(seed: UInt64, place: StorePlace) throws {
        random = Seeded(seed)
        container = try place.open(Author.self, Book.self, Tag.self)
        context = ModelContext(container)
    }

    private func book(_ title: String) throws -> Book {
        try #require(try context.fetch(FetchDescriptor<Book>(predicate: #Predicate { $0.title == title })).first)
    }

    private func author(_ name: String) throws -> Author {
        try #require(try context.fetch(FetchDescriptor<Author>(predicate: #Predicate { $0.name == name })).first)
    }

    private func tag(_ name: String) throws -> Tag {
        try #require(try context.fetch(FetchDescriptor<Tag>(predicate: #Predicate { $0.name == name })).first)
    }

    private mutating func some(_ names: some Collection<String>) -> String? {
        names.isEmpty ? nil : names.sorted()[random.below(names.count)]
    }

    mutating func act() throws {
        count += 1
        switch random.below(14) {
        case 0, 1:
            let title = "Book \(count)"
            context.insert(Book(title: title, pages: count))
            books[title] = Plain(title: title, pages: count)
        case 2:
            let name = "Author \(count)"
            context.insert(Author(name: name))
            authors.insert(name)
        case 3:
            let name = "Tag \(count)"
            context.insert(Tag(name: name))
            tags.insert(name)
        case 4:
            guard let title = some(books.keys) else { return }
            let rating = random.flip() ? nil : Double(random.below(5))
            try book(title).rating = rating
            books[title]?.rating = rating
        case 5, 6:
            guard let title = some(books.keys), let name = some(authors) else { return }
            if random.flip() { try book(title).author = try author(name) } else { try add(title, to: name) }
            books[title]?.author = name
        case 7:
            guard let title = some(books.keys) else { return }
            try book(title).author = nil
            books[title]?.author = nil
        case 8, 9:
            guard let title = some(books.keys), let name = some(tags) else { return }
            if books[title]?.tags.contains(name) == true {
                if random.flip() {
                    try book(title).tags.removeAll { $0.name == name }
                } else {
                    try tag(name).books.removeAll { $0.title == title }
                }
                books[title]?.tags.remove(name)
            } else {
                if random.flip() {
                    try book(title).tags.append(tag(name))
                } else {
                    try tag(name).books.append(book(title))
                }
                books[title]?.tags.insert(name)
            }
        case 10:
            try delete()
        case 11:
            try context.save()
            (savedBooks, savedAuthors, savedTags) = (books, authors, tags)
        case 12:
            context.rollback()
            (books, authors, tags) = (savedBooks, savedAuthors, savedTags)
        default:
            // Another context: what was not saved is gone.
            context = ModelContext(container)
            (books, authors, tags) = (savedBooks, savedAuthors, savedTags)
        }
    }

    private func add(_ title: String, to name: String) throws {
        let author = try author(name)
        let book = try book(title)
        if !author.books.contains(book) { author.books.append(book) }
    }

    private mutating func delete() throws {
        switch random.below(3) {
        case 0:
            guard let title = some(books.keys) else { return }
            context.delete(try book(title))
            books[title] = nil
        case 1:
            guard let name = some(authors) else { return }
            context.delete(try author(name))
            authors.remove(name)
            books = books.filter { $0.value.author != name }
        default:
            guard let name = some(tags) else { return }
            context.delete(try tag(name))
            tags.remove(name)
            for title in books.keys { books[title]?.tags.remove(name) }
        }
    }

    func check(_ place: String) throws {
        try check(context, books, authors, tags, place)
        try check(ModelContext(container), savedBooks, savedAuthors, savedTags, place + ", in the store")
    }

    private func check(
        _ context: ModelContext, _ books: [String: Plain], _ authors: Set<String>, _ tags: Set<String>, _ place: String
    ) throws {
        let found = try context.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title)]))
        let plain = found.map {
            Plain(
                title: $0.title, pages: $0.pages, rating: $0.rating, author: $0.author?.name,
                tags: Set($0.tags.map(\.name)))
        }
        #expect(plain == books.values.sorted { $0.title < $1.title }, "\(place)")
        for author in try context.fetch(FetchDescriptor<Author>()) {
            let titles = Set(books.values.filter { $0.author == author.name }.map(\.title))
            #expect(Set(author.books.map(\.title)) == titles && author.books.count == titles.count, "\(place)")
        }
        for tag in try context.fetch(FetchDescriptor<Tag>()) {
            let titles = Set(books.values.filter { $0.tags.contains(tag.name) }.map(\.title))
            #expect(Set(tag.books.map(\.title)) == titles && tag.books.count == titles.count, "\(place)")
        }
        #expect(Set(try context.fetch(FetchDescriptor<Author>()).map(\.name)) == authors, "\(place)")
        #expect(Set(try context.fetch(FetchDescriptor<Tag>()).map(\.name)) == tags, "\(place)")
        let limit = 2
        let some = FetchDescriptor<Book>(
            predicate: #Predicate { ($0.rating ?? 0) >= 1 && $0.author != nil && !$0.tags.isEmpty },
            sortBy: [SortDescriptor(\.rating), SortDescriptor(\.title, order: .reverse)])
        var first = some
        first.fetchLimit = limit
        first.fetchOffset = 1
        let expected = books.values.filter { ($0.rating ?? 0) >= 1 && $0.author != nil && !$0.tags.isEmpty }
            .sorted { ($0.rating ?? -1, $1.title) < ($1.rating ?? -1, $0.title) }.map(\.title)
        #expect(try context.fetch(some).map(\.title) == expected, "\(place)")
        #expect(try context.fetchCount(some) == expected.count, "\(place)")
        #expect(try context.fetch(first).map(\.title) == Array(expected.dropFirst().prefix(limit)), "\(place)")
    }
}

@Suite("A context beside plain values")
struct DifferentialTests {
    private static let seeds: UInt64 = ProcessInfo.processInfo.environment["ORIEL_FULL"] == nil ? 40 : 1000

    @Test("Random actions lead to the same", arguments: 1...seeds)
    func play(seed: UInt64) throws { try play(seed, StorePlace(.memory)) }

    @Test("Random actions lead to the same in all stores", arguments: StoreKind.available, 1...max(seeds / 50, 6))
    func play(kind: StoreKind, seed: UInt64) throws { try play(seed, StorePlace(kind)) }

    private func play(_ seed: UInt64, _ place: StorePlace) throws {
        var play = try Play(seed: seed, place: place)
        for number in 0..<60 {
            try play.act()
            if number % 3 == 0 { try play.check("seed \(seed), action \(number)") }
        }
        try play.check("seed \(seed), at the end")
    }
}
