// uses https://github.com/swiftlang/swift-markdown 0.8.0 Markdown
// prints 1 Books
// prints 2 By Jane Austen
// prints link https://example.com
// prints 2 rows
import Markdown

struct Reader: MarkupWalker {
    func visitHeading(_ heading: Heading) { print(heading.level, heading.plainText) }
    func visitLink(_ link: Link) { print("link", link.destination ?? "") }
    func visitTable(_ table: Table) { print(table.body.childCount, "rows") }
}

var reader = Reader()
reader.visit(
    Document(
        parsing: """
            # Books
            ## By *Jane* Austen
            See [here](https://example.com).

            | title | year |
            |---|---|
            | Emma | 1815 |
            | Persuasion | 1817 |
            """))
