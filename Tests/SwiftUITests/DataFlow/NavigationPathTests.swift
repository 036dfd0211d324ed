import Foundation
import SwiftUI
import Testing

/// Navigation paths as they are stored.
@Suite("Stored navigation paths")
struct NavigationPathTests {
    struct Place: Codable, Hashable {
        var name: String
        var floor: Int?
    }
    struct Plain: Hashable {}

    @Test("A path of several types comes back as it was")
    func roundTrip() throws {
        var path = NavigationPath()
        path.append(3)
        path.append("three")
        path.append(Place(name: "é\"\\", floor: nil))
        path.append([1, 2])
        let data = try JSONEncoder().encode(#require(path.codable))
        let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        #expect(NavigationPath(read) == path && NavigationPath(read).count == 4)
        #expect(path.codable == read && NavigationPath().codable != read)
        let empty = try JSONEncoder().encode(#require(NavigationPath().codable))
        #expect(String(decoding: empty, as: UTF8.self) == "[]")
    }

    @Test("A value that can't be encoded makes the path one that can't be stored")
    func notCodable() {
        var path = NavigationPath([1, 2])
        #expect(path.codable != nil)
        path.append(Plain())
        #expect(path.codable == nil)
    }

    @Test(
        "Stored paths that are broken are errors",
        arguments: [
            "{}", "[\"Si\"]", "[\"no type\",\"1\"]", "[\"Si\",\"x\"]", "[\"ypXp\",\"1\"]", "[1,2]", "[\"\",\"\"]",
        ])
    func broken(_ text: String) {
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(text.utf8))
        }
    }
}
