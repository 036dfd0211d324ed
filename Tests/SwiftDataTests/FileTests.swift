import Foundation
import SQLiteAccess
import SwiftUI
import Testing

@testable import SwiftData

/// Each with a folder of its own.
@Suite("A store in a file")
struct FileTests {
    private func inFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("SwiftData-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.appendingPathComponent("books.store"))
    }

    private func open(_ file: URL, allowsSave: Bool = true) throws -> ModelContext {
        ModelContext(
            try ModelContainer(
                for: Author.self, Book.self, Tag.self,
                configurations: ModelConfiguration(url: file, allowsSave: allowsSave)))
    }

    @Test("Has what was saved when it is opened again")
    func reopening() throws {
        try inFolder { file in
            do {
                let context = try open(file)
                let author = Author(name: "Jane")
                context.insert(Book(title: "Emma", pages: 3, rating: .nan, author: author))
                try context.save()
                context.insert(Book(title: "Not saved"))
            }
            let context = try open(file)
            let books = try context.fetch(FetchDescriptor<Book>())
            #expect(books.map(\.title) == ["Emma"])
            #expect(books[0].rating?.isNaN == true)
            #expect(books[0].author?.name == "Jane")
        }
    }

    @Test("Is left alone where it is no store, or not all of it is there")
    func damage() throws {
        try inFolder { file in
            let text = Data("This is a letter, and no database. It is longer than a header. \(UUID()) \(UUID())".utf8)
            try text.write(to: file)
            #expect(throws: SwiftDataError.loadIssueModelContainer) { _ = try open(file) }
            #expect(try Data(contentsOf: file) == text)
        }
        try inFolder { file in
            try autoreleasing {
                // Nobody follows this store, whose thread might have it a moment longer.
                let schema = Schema(Author.self, Book.self, Tag.self)
                let store = try SQLiteStore(path: file.path, schema: schema, isReadOnly: false)
                let context = ModelContext(ModelContainer(schema: schema, store: store))
                for number in 0..<500 { context.insert(Book(title: "Book \(number)")) }
                try context.save()
            }
            let whole = try Data(contentsOf: file)
            let half = whole.prefix(whole.count / 2)
            try half.write(to: file)
            #expect(throws: SwiftDataError.loadIssueModelContainer) { _ = try open(file) }
            #expect(try Data(contentsOf: file) == half)
            // A page in the middle of the file is overwritten.
            var scratched = whole
            scratched.replaceSubrange(4096..<12288, with: Data(repeating: 0xA5, count: 8192))
            try scratched.write(to: file)
            #expect(throws: SwiftDataError.loadIssueModelContainer) { _ = try open(file) }
            #expect(try Data(contentsOf: file) == scratched)
            // The version of a later layout.
            var later = whole
            later[63] = 99
            try later.write(to: file)
            #expect(throws: SwiftDataError.loadIssueModelContainer) { _ = try open(file) }
            #expect(try Data(contentsOf: file) == later)
            // The mark of another program.
            var foreign = whole
            foreign[68] = 0
            try foreign.write(to: file)
            #expect(throws: SwiftDataError.loadIssueModelContainer) { _ = try open(file) }
            #expect(try Data(contentsOf: file) == foreign)
        }
    }

    @Test("Is known to be whole after it was closed, until anyone writes to it")
    func checked() throws {
        try inFolder { file in
            try autoreleasing {
                let schema = Schema(Author.self, Book.self, Tag.self)
                let store = try SQLiteStore(path: file.path, schema: schema, isReadOnly: false)
                let context = ModelContext(ModelContainer(schema: schema, store: store))
                context.insert(Book(title: "Emma"))
                try context.save()
                #expect(!SQLiteFile.isChecked(file.path))
            }
            #expect(SQLiteFile.isChecked(file.path))
            // The last bytes once more, as they were.
            let handle = try FileHandle(forUpdating: file)
            let end = try handle.seekToEnd()
            try handle.seek(toOffset: end - 4)
            let bytes = try #require(try handle.readToEnd())
            try handle.seek(toOffset: end - 4)
            try handle.write(contentsOf: bytes)
            try handle.close()
            #expect(!SQLiteFile.isChecked(file.path))
            #expect(try open(file).fetchCount(FetchDescriptor<Book>()) == 1)
        }
    }

    private func autoreleasing(_ body: () throws -> Void) rethrows { try body() }

    @Test("Is not changed where it may not be")
    func readOnly() throws {
        try inFolder { file in
            try autoreleasing {
                let context = try open(file)
                context.insert(Book(title: "Emma"))
                try context.save()
            }
            let context = try open(file, allowsSave: false)
            let book = try #require(try context.fetch(FetchDescriptor<Book>()).first)
            book.title = "Other"
            #expect(throws: SwiftDataError.self) { try context.save() }
            #expect(context.hasChanges)
            context.rollback()
            #expect(book.title == "Emma")
        }
    }

    @Test("Is waited for where another program writes; what could not be saved can be saved later")
    func locked() throws {
        try inFolder { file in
            let context = try open(file)
            context.insert(Book(title: "Emma"))
            let other = try SQLiteConnection(path: file.path, isReadOnly: false, register: { _ in })
            try other.run("BEGIN IMMEDIATE")
            #expect {
                try context.save()
            } throws: { error in
                "\(error)".contains("database is locked")
            }
            #expect(context.hasChanges)
            try other.run("ROLLBACK")
            try context.save()
            #expect(try ModelContext(context.container).fetchCount(FetchDescriptor<Book>()) == 1)
        }
    }
}
