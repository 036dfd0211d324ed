import Foundation
import TabularData
import Testing

/// Joins, orders and parts of tables.
@Suite("Queries of tables")
struct TableQueryTests {
    private let people: DataFrame = ["id": [1, 2, 3], "name": ["Ann", "Bob", "Cy"]]
    private let points: DataFrame = ["id": [2, 2, 4], "name": ["p", "q", "r"]]

    @Test("A join to the left has all rows of the left table, and one to the right all of the right one")
    func sides() {
        let left = people.joined(points, on: "id", kind: .left)
        #expect(left["id", Int.self].map { $0 } == [1, 2, 2, 3])
        #expect(left["left.name", String.self].map { $0 } == ["Ann", "Bob", "Bob", "Cy"])
        #expect(left["right.name", String.self].map { $0 } == [nil, "p", "q", nil])
        let right = people.joined(points, on: "id", kind: .right)
        #expect(right["id", Int.self].map { $0 } == [2, 2, 4])
        #expect(right["left.name", String.self].map { $0 } == ["Bob", "Bob", nil])
        #expect(right["right.name", String.self].map { $0 } == ["p", "q", "r"])
    }

    @Test("A full join has the rows of both, and an inner one only those with a partner")
    func fullAndInner() {
        let full = people.joined(points, on: "id", kind: .full)
        #expect(full["right.name", String.self].map { $0 } == [nil, "p", "q", nil, "r"])
        #expect(full.shape == (5, 3))
        let inner = people.joined(points, on: "id", kind: .inner)
        #expect(inner["id", Int.self].map { $0 } == [2, 2] && inner.shape == (2, 3))
        let none: DataFrame = ["id": [9], "name": ["z"]]
        #expect(people.joined(none, on: "id").shape.rows == 0)
        #expect(people.joined(none, on: "id", kind: .left)["right.name", String.self].map { $0 } == [nil, nil, nil])
    }

    @Test("Columns of different names are joined, and both are kept")
    func names() {
        let scores: DataFrame = ["person": [3, 1], "score": [30, 10]]
        let joined = people.joined(scores, on: (left: "id", right: "person"))
        #expect(joined.columns.map(\.name) == ["id", "name", "person", "score"])
        #expect(joined["name", String.self].map { $0 } == ["Ann", "Cy"])
        #expect(joined["score", Int.self].map { $0 } == [10, 30])
        let right = people.joined(scores, on: (left: "id", right: "person"), kind: .right)
        #expect(right["person", Int.self].map { $0 } == [1, 3])
    }

    @Test("Rows in an order: missing values first upward and last downward; rows that are alike keep their order")
    func orders() {
        let frame: DataFrame = ["n": [3, nil, 1, 3, 2], "s": ["a", "b", "c", "d", "e"]]
        let up = frame.sorted(on: "n", Int.self)
        #expect(up["n", Int.self].map { $0 } == [nil, 1, 2, 3, 3])
        #expect(up["s", String.self].map { $0 } == ["b", "c", "e", "a", "d"])
        let down = frame.sorted(on: "n", Int.self, order: .descending)
        #expect(down["s", String.self].map { $0 } == ["a", "d", "e", "c", "b"])
        let byRest = frame.sorted(on: "n", Int.self) { $0 % 3 < $1 % 3 }
        #expect(byRest["s", String.self].map { $0 } == ["b", "a", "d", "c", "e"])
        #expect(frame.sorted(on: "s", order: .descending)["s", String.self].map { $0 } == ["e", "d", "c", "b", "a"])
        var changed = frame
        changed.sort(on: ColumnID("n", Int.self), order: .descending)
        #expect(changed["n", Int.self].map { $0 } == [3, 3, 2, 1, nil])
        changed.sort(on: "n")
        #expect(changed["n", Int.self].map { $0 } == [nil, 1, 2, 3, 3])
    }

    @Test("The first and the last rows, of numbers from below 0 to beyond the end")
    func ends() {
        func ids(_ slice: DataFrame.Slice) -> [Int?] { slice.rows.map { $0["id", Int.self] } }
        #expect(ids(people.prefix(2)) == [1, 2] && ids(people.suffix(2)) == [2, 3])
        #expect(ids(people.prefix(0)).isEmpty && ids(people.suffix(0)).isEmpty)
        #expect(ids(people.prefix(-1)).isEmpty && ids(people.suffix(-1)).isEmpty)
        #expect(ids(people.prefix(3)) == [1, 2, 3] && ids(people.suffix(4)) == [1, 2, 3])
    }

    @Test("Rows are chosen by a function of the row, of a column's value or of a typed column's")
    func filters() {
        #expect(people.filter { ($0["id", Int.self] ?? 0) != 2 }.rows.map { $0["name", String.self] } == ["Ann", "Cy"])
        #expect(people.filter(on: ColumnID("id", Int.self)) { $0 == 3 }.rows.map { $0["name", String.self] } == ["Cy"])
        #expect(people.selecting(columnNames: ["name"]).columns.map(\.name) == ["name"])
    }
}
