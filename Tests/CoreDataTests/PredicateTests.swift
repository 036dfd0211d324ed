import CoreData
import Foundation
import Testing

/// Random objects, in words that are alike: with accents, capitals and nothing.
enum Sample {
    static let words = [
        "", "a", "A", "é", "e\u{301}", "Emma", "emma", "ÉMMA", "Ulysses", "a*b", "50%", "ß", "日本", "x y", "zz",
    ]

    static func fill(_ context: NSManagedObjectContext, count: Int, _ generator: inout some RandomNumberGenerator) {
        func maybe<T>(_ value: T) -> T? { Int.random(in: 0..<5, using: &generator) == 0 ? nil : value }
        func word() -> String { words.randomElement(using: &generator) ?? "" }
        let authors = (0..<6).map { _ in
            let author = Author(context: context)
            author.name = maybe(word())
            author.born = maybe(Date(timeIntervalSinceReferenceDate: Double(Int.random(in: -3...3, using: &generator))))
            return author
        }
        let tags = (0..<5).map { index in
            let tag = Tag(context: context)
            tag.name = words[index + 1] + "\(index)"
            return tag
        }
        for _ in 0..<count {
            let book = Book(context: context)
            book.title = maybe(word())
            book.pages = Int32.random(in: -3...12, using: &generator)
            book.rating = Double(Int.random(in: -4...20, using: &generator)) / 2
            book.isRead = Bool.random(using: &generator)
            book.added = maybe(Date(timeIntervalSinceReferenceDate: Double(Int.random(in: -3...3, using: &generator))))
            book.identifier = maybe(identifiers.randomElement(using: &generator) ?? identifiers[0])
            book.price = maybe(NSDecimalNumber(value: Int.random(in: 0...9, using: &generator)))
            book.author = maybe(authors.randomElement(using: &generator) ?? authors[0])
            book.tags = Set(tags.filter { _ in Bool.random(using: &generator) })
        }
    }

    static let identifiers = [
        UUID(uuidString: "00000000-0000-0000-0000-000000000001"),
        UUID(uuidString: "00000000-0000-0000-0000-000000000002"),
    ].compactMap { $0 }
}

@Suite("A condition with a format")
@MainActor
struct PredicateTests {
    nonisolated static let date = Date(timeIntervalSinceReferenceDate: 1)

    nonisolated(unsafe) static let conditions: [(String, [Any])] = [
        ("TRUEPREDICATE", []), ("FALSEPREDICATE", []),
        ("title == 'Emma'", []), ("title ==[c] %@", ["emma"]), ("title =[cd] %@", ["EMMA"]), ("title != %@", ["Emma"]),
        ("title == 'é'", []), ("title == nil", []), ("title != NULL", []), ("NOT title == nil", []),
        ("title < 'b'", []), ("title >= 'Emma'", []), ("title >[cd] 'E'", []), ("NOT (title < 'b')", []),
        ("title CONTAINS 'm'", []), ("title contains[c] 'EM'", []), ("title BEGINSWITH[cd] 'e'", []),
        ("title ENDSWITH 'a'", []), ("title LIKE '*m?a'", []), ("title LIKE[c] 'e*'", []), ("title LIKE 'a\\\\*b'", []),
        ("title MATCHES '[A-Z].*'", []), ("title MATCHES[c] 'e..a'", []), ("title CONTAINS ''", []),
        ("title IN %@", [["Emma", "a"]]), ("title IN {'A', 'é'}", []), ("NOT title IN {'A', 'é'}", []),
        ("title IN[c] {'EMMA'}", []), ("title.length > 1", []),
        ("lowercase(title) == 'emma'", []), ("pages IN %@", [Set([1, 2, 3])]),
        ("pages > 3", []), ("pages >= %d AND pages < %ld", [2, 8]), ("pages BETWEEN {2, 5}", []),
        ("pages BETWEEN %@", [[2, 5]]), ("pages == rating", []), ("pages + 2 * rating > 10", []),
        ("pages - 1 == 3 OR rating <= 0.5", []), ("rating == %f", [2.5]), ("rating > pages", []),
        ("rating < -1", []), ("isRead == YES", []), ("isRead == %@", [NSNumber(value: false)]), ("isRead != TRUE", []),
        ("isRead = 1 && pages > 2", []), ("!(isRead == YES) || pages = 3", []),
        ("added > %@", [date]), ("added == %@", [date]), ("added != %@", [date]),
        ("added == nil OR added <= %@", [date]),
        ("identifier == %@", [Sample.identifiers[0]]), ("identifier != %@", [Sample.identifiers[0]]),
        ("identifier IN %@", [Sample.identifiers]), ("identifier == nil", []),
        ("price > 4", []), ("price == %@", [NSDecimalNumber(value: 3)]), ("price >= %@", [NSDecimalNumber(value: 3)]),
        ("author == nil", []), ("author != nil", []), ("author.name == 'a'", []), ("author.name != 'a'", []),
        ("author.name CONTAINS[cd] 'e'", []), ("author.born > %@", [date]), ("author.books.@count > 3", []),
        ("tags.@count == 2", []), ("tags.@count > pages", []), ("ANY tags.name BEGINSWITH 'A'", []),
        ("SOME tags.name == 'a0'", []), ("ALL tags.name BEGINSWITH[cd] 'e'", []), ("NONE tags.name == 'a0'", []),
        ("ANY tags.name IN {'a0', 'é2'}", []), ("NOT ANY tags.name == 'a0'", []),
        ("ANY author.books.pages > 11", []), ("ANY tags.books.title == 'Emma'", []),
        ("SUBQUERY(tags, $tag, $tag.name BEGINSWITH 'A' OR $tag.name == 'a0').@count >= 2", []),
        ("SUBQUERY(author.books, $b, $b.pages > 5 AND $b.isRead == YES).@count > 0", []),
        ("author.books.@sum.pages > 20", []), ("author.books.@max.pages == 12", []),
        ("author.books.@min.rating < 0", []),
        ("author.books.@avg.pages > 5", []), ("%K == %@", ["title", "Emma"]), ("author.%K == 'a'", ["name"]),
        ("(pages > 3 AND (title != nil OR isRead == YES)) OR author == nil", []), ("(pages + 1) * 2 > 8", []),
        ("pages / 2 == 2", []), ("(title == 'a')", []), ("((pages)) > 3", []), ("SELF == SELF", []),
    ]

    @Test("Finds in the store what it finds in objects", arguments: 0..<4)
    func differential(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed + 1))
        let context = try makeContainer().viewContext
        Sample.fill(context, count: 40, &generator)
        let pending = try context.fetch(NSFetchRequest<Book>(entityName: "Book"))
        let request = NSFetchRequest<Book>(entityName: "Book")
        func check(_ state: String) throws {
            for (format, arguments) in Self.conditions {
                let predicate = NSPredicate(format: format, argumentArray: arguments)
                request.predicate = predicate
                let found = try context.fetch(request)
                let expected = pending.filter { predicate.evaluate(with: $0) }
                #expect(found == expected, "\(state): \(format)")
                #expect(try context.count(for: request) == expected.count, "\(state): \(format)")
            }
        }
        try check("pending")
        try context.save()
        try check("saved")
    }

    @Test("Finds objects by others")
    func objects() throws {
        var generator = SeededGenerator(seed: 7)
        let context = try makeContainer().viewContext
        Sample.fill(context, count: 30, &generator)
        try context.save()
        let books = try context.fetch(NSFetchRequest<Book>(entityName: "Book"))
        let authors = try context.fetch(NSFetchRequest<Author>(entityName: "Author"))
        let tags = try context.fetch(NSFetchRequest<Tag>(entityName: "Tag"))
        let conditions = [
            NSPredicate(format: "author == %@", authors[0]),
            NSPredicate(format: "author IN %@", [authors[1], authors[2]]),
            NSPredicate(format: "author != %@", authors[0].objectID), NSPredicate(format: "ANY tags == %@", tags[0]),
            NSPredicate(format: "tags CONTAINS %@", tags[1]), NSPredicate(format: "%@ IN tags", tags[2]),
            NSPredicate(format: "SELF IN %@", Array(books[3...6])), NSPredicate(format: "self == %@", books[2]),
            NSPredicate(format: "NOT (SELF IN %@)", Set(books[3...6])),
            NSPredicate(format: "author == %@", nil as Author?),
            NSCompoundPredicate(andPredicateWithSubpredicates: [
                NSPredicate(format: "isRead == YES"), NSPredicate(format: "ANY tags == %@", tags[0]),
            ]),
            NSCompoundPredicate(notPredicateWithSubpredicate: NSPredicate(format: "pages > 3")),
            NSPredicate(value: true), NSPredicate(value: false),
            NSPredicate { object, _ in (object as? Book)?.pages == 4 },
            NSPredicate(format: "pages > $least").withSubstitutionVariables(["least": 5]),
        ]
        for predicate in conditions {
            let request = NSFetchRequest<Book>(entityName: "Book")
            request.predicate = predicate
            #expect(try context.fetch(request) == books.filter { predicate.evaluate(with: $0) }, "\(predicate)")
        }
    }

    @Test("Is evaluated for values and dictionaries")
    func values() {
        #expect(NSPredicate(format: "SELF CONTAINS[cd] 'É'").evaluate(with: "Eva"))
        #expect(NSPredicate(format: "age > 3 AND name BEGINSWITH 'a'").evaluate(with: ["age": 4, "name": "ab"]))
        #expect(!NSPredicate(format: "SELF MATCHES %@", "[0-9]+").evaluate(with: "12a"))
        #expect(NSPredicate(format: "SELF MATCHES %@", "a|ab").evaluate(with: "ab"))
        #expect(NSPredicate(format: "SELF IN %@", ["a", "b"]).evaluate(with: "b"))
        #expect(NSPredicate(format: "$x > 2").evaluate(with: nil, substitutionVariables: ["x": 3]))
    }

    @Test("Is written as a format")
    func description() {
        let predicate = NSPredicate(format: "name contains[cd] %@ && (age >= 3 || NOT a.b = nil)", "x")
        #expect("\(predicate)" == "name CONTAINS[cd] \"x\" AND (age >= 3 OR NOT a.b == nil)")
    }

    @Test("Values that are objects on Apple's systems are arguments")
    func arguments() throws {
        let context = try makeContainer().viewContext
        let book = Self.make(Book.self, in: context)
        book.identifier = Sample.identifiers[1]
        book.added = Date(timeIntervalSinceReferenceDate: 5)
        let values: [(String, any CVarArg)] = [
            ("identifier == %@", Sample.identifiers[1] as CVarArg),
            ("added > %@", Date(timeIntervalSinceReferenceDate: 4) as CVarArg),
            ("added < %@", NSDate(timeIntervalSinceReferenceDate: 6) as CVarArg),
            ("pages IN %@", [Int(book.pages)] as CVarArg), ("pages == %@", NSNumber(value: book.pages) as CVarArg),
        ]
        for (format, value) in values {
            #expect(NSPredicate(format: format, value).evaluate(with: book), "\(format)")
            #expect(!NSPredicate(format: "NOT " + format, value).evaluate(with: book), "\(format)")
        }
        #expect(
            String(format: "%@ %@ %d", URL(filePath: "/a") as CVarArg, [1: 2] as CVarArg, 3) == "file:///a [1: 2] 3")
    }

    /// Makes an object of a type that only the caller knows.
    private static func make<Object: NSManagedObject>(_ type: Object.Type, in context: NSManagedObjectContext) -> Object
    {
        type.init(context: context)
    }

    @Test("Puts objects in orders, in the store as in memory")
    func order() throws {
        var generator = SeededGenerator(seed: 3)
        let context = try makeContainer().viewContext
        Sample.fill(context, count: 40, &generator)
        let orders: [[NSSortDescriptor]] = [
            [NSSortDescriptor(key: "title", ascending: true), NSSortDescriptor(key: "pages", ascending: false)],
            [
                NSSortDescriptor(keyPath: \Book.author?.name, ascending: false),
                NSSortDescriptor(keyPath: \Book.rating, ascending: true),
            ],
            [NSSortDescriptor(key: "title", ascending: true, selector: "caseInsensitiveCompare:")],
            [NSSortDescriptor(SortDescriptor(\Book.added, order: .reverse))],
            [NSSortDescriptor(key: "price", ascending: true)],
        ]
        func fetch(_ order: [NSSortDescriptor]) throws -> [Book] {
            let request = NSFetchRequest<Book>(entityName: "Book")
            request.sortDescriptors = order
            request.fetchOffset = 2
            request.fetchLimit = 30
            return try context.fetch(request)
        }
        let pending = try orders.map(fetch)
        try context.save()
        for (order, expected) in zip(orders, pending) {
            #expect(expected.count == 30)
            #expect(try fetch(order) == expected, "\(order.map(\.key))")
        }
    }
}

/// The same numbers each time.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
