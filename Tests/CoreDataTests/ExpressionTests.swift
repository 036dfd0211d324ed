import CoreData
import Foundation
import SwiftUITesting
import Testing

import class Predicates.NSComparisonPredicate
import class Predicates.NSExpression

@Suite("Expressions")
@MainActor
struct ExpressionTests {
    @Test("Are computed for objects, dictionaries and by themselves")
    func values() throws {
        let context = try makeContainer().viewContext
        let book = Book(context: context)
        (book.title, book.pages) = ("Emma", 12)
        func value(_ expression: NSExpression, _ object: Any? = nil) -> Any? {
            expression.expressionValue(with: object ?? book, context: nil)
        }
        #expect(value(NSExpression(forKeyPath: "title")) as? String == "Emma")
        #expect(value(NSExpression(format: "pages * %d + 1", 3)) as? Int == 37)
        #expect(value(NSExpression(format: "2 ** 3"), NSNull()) as? Double == 8)
        #expect(
            value(NSExpression(forFunction: "sum:", arguments: [NSExpression(forConstantValue: [1, 2, 4])])) as? Int
                == 7)
        let sum = NSExpression(
            forFunction: "add:to:",
            arguments: [NSExpression(forKeyPath: \Book.pages), NSExpression(forConstantValue: 5)])
        #expect(value(sum) as? Int == 17)
        #expect(sum.function == "add:to:" && sum.arguments?.first?.keyPath == "pages")
        #expect(sum.expressionType == .function && sum.arguments?[1].constantValue as? Int == 5)
        #expect(value(NSExpression.expressionForEvaluatedObject()) as? Book === book)
        #expect(value(NSExpression(forKeyPath: "a.b"), ["a": ["b": 3]]) as? Int == 3)
        let variable = NSExpression(forVariable: "x")
        #expect(variable.expressionValue(with: nil, context: ["x": 9]) as? Int == 9 && variable.variable == "x")
    }

    @Test("Are compared in conditions, by stores as well")
    func comparisons() throws {
        let context = try makeContainer().viewContext
        for pages in [5, 10, 20] as [Int32] {
            let book = Book(context: context)
            (book.title, book.pages) = ("Book \(pages)", pages)
        }
        try context.save()
        func count(
            _ key: String, _ value: Any?, _ type: NSComparisonPredicate.Operator,
            _ options: NSComparisonPredicate.Options = []
        ) throws -> Int {
            let request = NSFetchRequest<Book>(entityName: "Book")
            request.predicate = NSComparisonPredicate(
                leftExpression: NSExpression(forKeyPath: key), rightExpression: NSExpression(forConstantValue: value),
                modifier: .direct, type: type, options: options)
            let found = try context.count(for: request)
            let all = try context.fetch(NSFetchRequest<Book>(entityName: "Book"))
            #expect(all.filter { request.predicate?.evaluate(with: $0) == true }.count == found)
            return found
        }
        #expect(try count("pages", 10, .greaterThanOrEqualTo) == 2)
        #expect(try count("pages", 10, .notEqualTo) == 2)
        #expect(try count("title", "BOOK 1", .beginsWith, .caseInsensitive) == 1)
        #expect(try count("pages", [5, 20], .in) == 2)
        #expect(try count("pages", [5, 10], .between) == 2)
        #expect(try count("title", "*2?", .like) == 1)
        var found = 0
        let warnings = try TestHost.warnings(during: { found = try count("title", "Book 5", .customSelector) })
        #expect(found == 0)
        #expect(Set(warnings) == ["A condition that calls a method is never true here: see CompatibilityGaps.md."])
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
            NSPredicate(format: "pages > 5"),
            NSComparisonPredicate(
                leftExpression: NSExpression(forKeyPath: "pages"), rightExpression: NSExpression(forConstantValue: 20),
                modifier: .direct, type: .lessThan),
        ])
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.predicate = both
        #expect(try context.fetch(request).map(\.pages) == [10])
    }
}
