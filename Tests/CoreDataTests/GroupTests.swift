import Foundation
import Testing

@testable import CoreData

@Suite("Dictionaries of groups")
@MainActor
struct GroupTests {
    private func fill(_ context: NSManagedObjectContext) throws {
        let author = Author(context: context)
        author.name = "Jane"
        let books: [(String?, Int32, Double, Bool)] = [
            ("Emma", 300, 4, true), ("Emma", 320, 3, false), ("Persuasion", 200, 5, true), (nil, 10, 1, false),
            ("Sanditon", 90, 2, false), ("Persuasion", 210, 5, true),
        ]
        for (title, pages, rating, isRead) in books {
            let book = Book(context: context)
            (book.title, book.pages, book.rating, book.isRead) = (title, pages, rating, isRead)
            if pages > 250 { book.author = author }
        }
        try context.save()
    }

    private func column(
        _ name: String, _ function: String, _ key: String, _ type: NSAttributeType = .undefinedAttributeType
    ) -> NSExpressionDescription {
        let description = NSExpressionDescription()
        description.name = name
        description.expression = NSExpression(forFunction: function, arguments: [NSExpression(forKeyPath: key)])
        description.expressionResultType = type
        return description
    }

    private func request(_ columns: [Any], by groups: [Any]? = nil) -> NSFetchRequest<NSDictionary> {
        let request = NSFetchRequest<NSDictionary>(entityName: "Book")
        request.resultType = .dictionaryResultType
        request.propertiesToFetch = columns
        request.propertiesToGroupBy = groups
        return request
    }

    private func text(_ rows: [NSDictionary]) -> [String] {
        rows.map { row in
            row.allKeys.compactMap { $0 as? String }.sorted().map { "\($0)=\(row[$0] ?? "")" }.joined(separator: " ")
        }
    }

    @Test("Have a row for each group, with what it has together")
    func groups() throws {
        let context = try makeContainer().viewContext
        try fill(context)
        let request = request(
            ["title", column("count", "count:", "title"), column("pages", "sum:", "pages", .integer64AttributeType)],
            by: ["title"])
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        let all = [
            "count=0 pages=10", "count=2 pages=620 title=Emma", "count=2 pages=410 title=Persuasion",
            "count=1 pages=90 title=Sanditon",
        ]
        #expect(text(try context.fetch(request)) == all)
        request.havingPredicate = NSPredicate(format: "count > 1")
        #expect(text(try context.fetch(request)) == [all[1], all[2]])
        request.havingPredicate = NSPredicate(format: "sum:(pages) < 100 AND title != nil")
        #expect(text(try context.fetch(request)) == [all[3]])
        request.havingPredicate = nil
        request.predicate = NSPredicate(format: "rating > 2")
        request.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: false)]
        request.fetchLimit = 1
        #expect(text(try context.fetch(request)) == ["count=2 pages=620 title=Emma"])
    }

    @Test("Sum up all objects where there is nothing to group by, and none of them")
    func whole() throws {
        let context = try makeContainer().viewContext
        let request = request([
            column("count", "count:", "objectID"), column("sum", "sum:", "pages"),
            column("average", "average:", "rating"), column("least", "min:", "title"),
            column("most", "max:", "pages"),
        ])
        #expect(text(try context.fetch(request)) == ["count=0 sum=0"])
        try fill(context)
        #expect(text(try context.fetch(request)).first?.contains("count=6 least=Emma most=320 sum=1130") == true)
        let average = try context.fetch(request).first?["average"] as? Double
        #expect(average.map { abs($0 - 20.0 / 6) < 1e-9 } == true)
    }

    @Test("Compute what each object has, and leave out rows that are the same")
    func values() throws {
        let context = try makeContainer().viewContext
        try fill(context)
        let twice = NSExpressionDescription()
        twice.name = "twice"
        twice.expression = NSExpression(format: "pages * 2")
        twice.resultType = .integer32
        let upper = NSExpressionDescription()
        upper.name = "upper"
        upper.expression = NSExpression(forFunction: "uppercase:", arguments: [NSExpression(forKeyPath: \Book.title)])
        let request = request([twice, upper])
        request.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: true)]
        request.fetchLimit = 2
        #expect(text(try context.fetch(request)) == ["twice=20", "twice=180 upper=SANDITON"])
        let distinct = self.request(["isRead"])
        distinct.returnsDistinctResults = true
        #expect(try context.fetch(distinct).count == 2)
        let authors = self.request([try #require(context.model?.entitiesByName["Book"]?.propertiesByName["author"])])
        authors.predicate = NSPredicate(format: "author != nil")
        #expect(try context.fetch(authors).first?["author"] is NSManagedObjectID)
    }

    @Test("Say what they can't have, in Apple's words")
    func errors() throws {
        let context = try makeContainer().viewContext
        func words(_ request: NSFetchRequest<NSDictionary>) -> String {
            do {
                _ = try context.fetch(request)
                return ""
            } catch {
                return error.localizedDescription
            }
        }
        #expect(words(request(["title", column("n", "count:", "title")])).contains("SELECT clauses in queries"))
        #expect(words(request(["nothing"])).contains("Invalid keypath nothing"))
        let having = request(["title"])
        having.havingPredicate = NSPredicate(format: "pages > 1")
        #expect(words(having).contains("HAVING with no GROUP BY"))
        let order = request(["title"], by: ["title"])
        order.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: true)]
        #expect(words(order).contains("ORDER BY clauses"))
    }

    @Test("Are the same by SQLite and by the objects")
    func same() throws {
        let container = try makeContainer()
        let context = container.viewContext
        var generator = SeededGenerator(seed: 7)
        for number in 0..<60 {
            let book = Book(context: context)
            book.title = [nil, "a", "B", "é", "z"][Int.random(in: 0..<5, using: &generator)]
            book.pages = Int32.random(in: 0..<5, using: &generator)
            book.rating = Double(Int.random(in: -2..<3, using: &generator)) / 2
            book.isRead = number % 3 == 0
            book.added = number % 4 == 0 ? nil : Date(timeIntervalSinceReferenceDate: Double(number % 7))
            book.price = number % 5 == 0 ? nil : NSDecimalNumber(value: number % 6)
        }
        try context.save()
        // A context below asks the one above, which has no SQLite.
        let below = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        below.parent = context
        let functions = ["count:", "sum:", "average:", "min:", "max:"]
        for _ in 0..<80 {
            let keys = ["title", "pages", "rating", "isRead", "added"].shuffled(using: &generator)
            let groups = Array(keys.prefix(Int.random(in: 0...2, using: &generator)))
            let summed = (0..<2).map { place in
                let key = ["pages", "rating"].randomElement(using: &generator) ?? ""
                return column("c\(place)", functions.randomElement(using: &generator) ?? "", key)
            }
            let request = request(groups + summed, by: groups.isEmpty ? nil : groups)
            if Bool.random(using: &generator) { request.havingPredicate = NSPredicate(format: "c0 > 1 OR c1 == 0") }
            if Bool.random(using: &generator) { request.predicate = NSPredicate(format: "pages > 1") }
            let sorts = groups.shuffled(using: &generator) + ["c1"]
            request.sortDescriptors = sorts.map {
                NSSortDescriptor(key: $0, ascending: Bool.random(using: &generator))
            }
            request.fetchLimit = Int.random(in: 0...3, using: &generator)
            request.fetchOffset = Int.random(in: 0...1, using: &generator)
            #expect(text(try context.fetch(request)) == text(try below.fetch(request)), "\(groups) \(sorts)")
        }
    }
}
