import Foundation
import SwiftData
import Testing

@Model
final class Photo {
    var name: String
    @Attribute(.externalStorage) var image: Data
    @Attribute(.externalStorage) var preview: Data?

    init(name: String, image: Data) {
        self.name = name
        self.image = image
    }
}

@Suite("Data beside the store")
struct ExternalStorageTests {
    private func files(_ place: StorePlace) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: place.file.path + "-external")) ?? []
    }

    @Test(
        "Is written where it is large, read when it is asked for, and goes with its object",
        arguments: StoreKind.available)
    func life(kind: StoreKind) throws {
        let place = try StorePlace(kind)
        let container = try place.open(Photo.self)
        let isFile = kind == .file
        let context = ModelContext(container)
        let large = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        let photo = Photo(name: "large", image: large)
        context.insert(photo)
        context.insert(Photo(name: "small", image: Data([1, 2, 3])))
        try context.save()
        #expect(files(place).count == (isFile ? 1 : 0))
        let other = ModelContext(container)
        let found = try other.fetch(FetchDescriptor<Photo>(sortBy: [SortDescriptor(\.name)]))
        #expect(found.map(\.image) == [large, Data([1, 2, 3])])
        #expect(found.map(\.preview) == [nil, nil])
        // A condition looks into the files.
        #expect(try other.fetchCount(FetchDescriptor<Photo>(predicate: #Predicate { $0.image == large })) == 1)
        found[0].preview = large
        try other.save()
        #expect(files(place).count == (isFile ? 2 : 0))
        photo.image = Data([4])
        try context.save()
        #expect(files(place).count == (isFile ? 1 : 0))
        #expect(
            try ModelContext(container).fetch(FetchDescriptor<Photo>()).map(\.image) == [Data([4]), Data([1, 2, 3])])
        context.delete(photo)
        try context.save()
        #expect(files(place).isEmpty)
    }

    @Test("Goes where no object has it, and is missing where it was taken away")
    func orphans() throws {
        let place = try StorePlace(.file)
        func open() throws -> ModelContext { ModelContext(try place.open(Photo.self)) }
        var context = try open()
        let photo = Photo(name: "large", image: Data([1]))
        photo.preview = Data(repeating: 7, count: 100_000)
        context.insert(photo)
        try context.save()
        let folder = URL(fileURLWithPath: place.file.path + "-external")
        try Data("x".utf8).write(to: folder.appendingPathComponent("orphan"))
        #expect(files(place).count == 2)
        context = try open()
        #expect(files(place).count == 1)
        #expect(try context.fetch(FetchDescriptor<Photo>())[0].preview?.count == 100_000)
        try FileManager.default.removeItem(at: folder)
        context = try open()
        #expect(try context.fetch(FetchDescriptor<Photo>())[0].preview == nil)
        #expect(try context.fetch(FetchDescriptor<Photo>())[0].image == Data([1]))
    }
}
