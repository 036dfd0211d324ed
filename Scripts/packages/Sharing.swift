// uses https://github.com/pointfreeco/swift-sharing 2.7.0 Sharing
// prints seen elsewhere: 3
// prints kept in defaults: Emma
// prints read from the file: ["Emma", "Persuasion"]
// prints changed to ["Emma", "Persuasion"]
import Foundation
import Sharing

struct Counter {
    @Shared(.inMemory("count")) var count = 0
}

let place = FileManager.default.temporaryDirectory.appending(path: "books-\(UUID().uuidString).json")

struct Books {
    @Shared(.appStorage("title")) var title = "none"
    @Shared(.fileStorage(place)) var list: [String] = []
}

@main enum Sharers {
    static func main() async throws {
        let (counter, other) = (Counter(), Counter())
        for _ in 0..<3 { counter.$count.withLock { $0 += 1 } }
        print("seen elsewhere:", other.count)

        let books = Books()
        books.$title.withLock { $0 = "Emma" }
        @SharedReader(.appStorage("title")) var reader = "none"
        print("kept in defaults:", reader)
        UserDefaults.standard.removeObject(forKey: "title")

        let changes = Task {
            for await list in books.$list.publisher.values where list.count == 2 {
                return list
            }
            return []
        }
        books.$list.withLock { $0 = ["Emma"] }
        books.$list.withLock { $0.append("Persuasion") }
        print("changed to", await changes.value)
        try await books.$list.save()
        let data = try Data(contentsOf: place)
        print("read from the file:", try JSONDecoder().decode([String].self, from: data))
        try? FileManager.default.removeItem(at: place)
    }
}
