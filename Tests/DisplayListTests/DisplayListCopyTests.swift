import DisplayList
import Foundation
import Testing

@Suite("Steps that make a copy of a list")
struct DisplayListCopyTests {
    private let ids: [LayerID] = {
        let list = DisplayList()
        return (0..<4).map { _ in list.insert(into: .root, after: .none) }
    }()

    @Test("Clearing leaves nothing, on the root neither")
    func clear() throws {
        var copy = DisplayListCopy()
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        try copy.apply([
            .frame(.root, frame), .content(.root, .color(RGBA(1, 0, 0))), .effects(.root, [.opacity(0.25)]),
            .insert(ids[0], into: .root, after: .none), .insert(ids[1], into: ids[0], after: .none),
            .frame(ids[1], frame.offsetBy(dx: 4, dy: 8)),
        ])
        #expect(
            copy.list.description
                == "1,2 3×4 color #ff0000 [opacity(0.25)]\n  0,0 0×0\n    5,10 3×4")
        try copy.apply([.clear])
        #expect(copy.list.description == "0,0 0×0")
        #expect(copy.id(of: ids[0]) == nil && copy.id(of: ids[1]) == nil && copy.id(of: .root) == .root)
        try copy.apply([.insert(ids[0], into: .root, after: .none)])
        #expect(copy.list.count == 2)
    }

    @Test("A step is done in its place")
    func order() throws {
        var copy = DisplayListCopy()
        try copy.apply([
            .insert(ids[0], into: .root, after: .none), .insert(ids[1], into: .root, after: ids[0]),
            .insert(ids[2], into: .root, after: ids[0]),
        ])
        func order() -> [Int?] {
            copy.list.children(of: .root).map { child in ids.firstIndex { copy.id(of: $0) == child } }
        }
        #expect(order() == [0, 2, 1])
        try copy.apply([.move(ids[0], into: .root, after: ids[2])])
        #expect(order() == [2, 0, 1])
        try copy.apply([.move(ids[1], into: ids[0], after: .none), .remove(ids[2])])
        #expect(order() == [0])
        #expect(copy.list.children(of: try #require(copy.id(of: ids[0]))) == [copy.id(of: ids[1])])
    }

    @Test("A step that cannot be done is refused, and the steps before it are done")
    func refused() throws {
        var copy = DisplayListCopy()
        try copy.apply([
            .insert(ids[0], into: .root, after: .none), .insert(ids[1], into: ids[0], after: .none),
            .insert(ids[2], into: .root, after: ids[0]),
        ])
        let before = copy.list.description
        let steps: [DisplayListStep] = [
            .insert(ids[0], into: .root, after: .none), .insert(.root, into: ids[0], after: .none),
            .insert(.none, into: .root, after: .none), .insert(ids[3], into: .root, after: ids[1]),
            .insert(ids[3], into: ids[3], after: .none), .move(ids[0], into: ids[1], after: .none),
            .move(ids[0], into: ids[0], after: .none), .move(.root, into: ids[0], after: .none),
            .move(ids[0], into: .root, after: ids[0]), .move(ids[3], into: .root, after: .none), .remove(.root),
            .remove(ids[3]), .frame(ids[3], .zero), .content(ids[3], .none), .effects(ids[3], []),
        ]
        for step in steps {
            #expect(throws: DisplayListLog.Problem.self, "\(step)") {
                var other = copy
                try other.apply([step])
            }
            #expect(copy.list.description == before)
        }
        #expect(throws: DisplayListLog.Problem.self) {
            var other = copy
            try other.apply([.effects(ids[2], [.opacity(0.5)]), .remove(ids[3]), .remove(ids[2])])
        }
        #expect(copy.list.description == before + " [opacity(0.5)]")
    }
}
