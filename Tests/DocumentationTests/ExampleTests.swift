import Foundation
import Testing

/// The examples of documentation comments and of the catalog's articles.
@Suite("Examples in the documentation")
struct ExampleTests {
    @Test("Examples compile, and one that doesn't is found where it stands")
    func compile() throws {
        let wrong = Document(
            path: "Wrong.md", text: ["Text", "```swift", "let a = 1", "", "let b: String = a", "```"])
        let file = try #require(ExampleFile(imports: ["Foundation"]).text(of: wrong))
        let errors = try TypeChecker(root: Examples.root).errors(in: try Examples.files() + [file])
        #expect(errors == ["Wrong.md:5:17: error: cannot convert value of type 'Int' to specified type 'String'"])
    }

    @Test(
        "Each public type of the modules for tests and front ends has an example",
        arguments: ["DisplayList", "SwiftUITesting"])
    func types(module: String) throws {
        let pattern = /public (?:final )?(?:struct|class|enum|protocol) (\w+).*/
        let comments = try Examples.paths(below: Examples.folder(of: module), ending: ".swift").flatMap {
            Document.comments(in: try Examples.text($0), path: $0)
        }
        let types = comments.filter { $0.declaration.wholeMatch(of: pattern) != nil }
        #expect(types.count > 4)
        #expect(types.filter(\.examples.isEmpty).map(\.declaration) == [])
    }

    @Test("The types of SwiftUI that apps use most have a discussion and an example", arguments: UsualTypes.names)
    func mostUsed(type: String) throws {
        let document = try #require(UsualTypes.comments[type], "\(type) has no documentation.")
        #expect(!document.examples.isEmpty, "\(type) has no example.")
        let sentences = document.text.prefix { !$0.hasPrefix("```") }.joined(separator: " ").split(separator: ". ")
        #expect(sentences.count > 2, "\(type) has no discussion.")
    }

    @Test("Articles have examples, and their lines fit a page")
    func articles() throws {
        let paths = try Examples.paths(below: Examples.catalogue, ending: ".md")
        #expect(paths.count > 9)
        for path in paths {
            let article = Document.article(try Examples.text(path), path: path)
            let isIndex = ["/Oriel.md", "/Tutorial.md"].contains(where: path.hasSuffix)
            if !isIndex { #expect(!article.examples.isEmpty, "\(path) has no example.") }
            let lines = article.text.filter { !$0.hasPrefix("|") }
            #expect(lines.allSatisfy { $0.count <= 140 }, "\(path) has lines of more than 140 characters.")
        }
    }

    @Test("Recipes are questions, each with one example that fits a screen")
    func recipes() throws {
        var count = 0
        for path in try Examples.paths(below: Examples.catalogue, ending: ".md") where path.contains("/HowTo") {
            let sections = try Examples.text(path).components(separatedBy: "\n## ").dropFirst(2)
            for section in sections {
                let title = section.prefix { $0 != "\n" }
                #expect(title.hasPrefix("How do I ") && title.hasSuffix("?"), "\(path): \(title)")
                let examples = Document.article(section, path: path).examples
                #expect(examples.count == 1 && examples.allSatisfy { $0.lines.count <= 25 }, "\(path): \(title)")
                count += 1
            }
        }
        #expect(count >= 50)
    }
}
