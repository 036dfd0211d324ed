import TabularData
import Testing

/// Tables as apps read, query and write them.
@Suite("TabularData")
struct TableTests {
    static let text = """
        name,price,sold,day,ok
        Tea,2.5,10,2024-01-02T00:00:00Z,true
        "Coffee, black",3.25,,2024-01-03T00:00:00Z,false
        "The ""best"" cake",4,7,2024-01-01T00:00:00Z,true

        """

    private func table() throws -> DataFrame { try DataFrame(csvData: Data(Self.text.utf8)) }

    @Test("A file's types are found, quotation marks and missing values are read, and written again")
    func files() throws {
        let frame = try table()
        #expect(frame.shape.rows == 3 && frame.shape.columns == 5)
        #expect(frame.columns.map(\.name) == ["name", "price", "sold", "day", "ok"])
        #expect(frame["price"].wrappedElementType == Double.self && frame["sold"].wrappedElementType == Int.self)
        #expect(frame["day"].wrappedElementType == Date.self && frame["ok"].wrappedElementType == Bool.self)
        #expect(frame["name", String.self][1] == "Coffee, black")
        #expect(frame["name", String.self][2] == "The \"best\" cake")
        #expect(frame["sold"].missingCount == 1 && frame.rows[1]["sold"] == nil)
        #expect(frame.rows[0]["price", Double.self] == 2.5)
        #expect(
            String(decoding: try frame.csvRepresentation(), as: UTF8.self)
                == Self.text.replacingOccurrences(of: ",4,7", with: ",4.0,7"))
        #expect(frame.description.contains("<Double>"))
    }

    @Test("Wrong files are refused with the place: quotation marks, numbers of values, types, letters")
    func wrongFiles() {
        func read(_ text: String, types: [String: CSVType] = [:]) throws {
            _ = try DataFrame(csvData: Data(text.utf8), types: types)
        }
        #expect(throws: CSVReadingError.misplacedQuote(row: 1, column: 1)) { try read("a,b\n1,\"x") }
        #expect(throws: CSVReadingError.wrongNumberOfColumns(row: 1, columns: 1, expected: 2)) {
            try read("a,b\n1,2\n3")
        }
        #expect(throws: CSVReadingError.failedToParse(row: 0, column: 0, type: .integer)) {
            try read("a\nx", types: ["a": .integer])
        }
        #expect(throws: CSVReadingError.badEncoding(row: 0, column: 0)) { try DataFrame(csvData: Data([0xFF, 0xFE])) }
    }

    @Test("Rows are chosen, put in order and counted")
    func queries() throws {
        let frame = try table()
        let cheap = frame.filter(on: "price", Double.self) { ($0 ?? 0) < 4 }
        #expect(cheap.rows.map { $0["name", String.self] } == ["Tea", "Coffee, black"])
        let sold = ColumnID("sold", Int.self)
        let order = frame.sorted(on: sold, order: .descending)
        #expect(order[sold].map { $0 } == [10, 7, nil])
        #expect(frame.sorted(on: "day")["name", String.self].first == "The \"best\" cake")
        #expect(frame[sold].sum() == 17 && frame[sold].mean() == 8.5 && frame["price", Double.self].max() == 4)
        let groups = frame.grouped(by: "ok", Bool.self)
        #expect(groups.counts()["count", Int.self].map { $0 } == [2, 1])
        #expect(
            groups.sums("price", Double.self, order: .ascending)["sum(price)", Double.self].map { $0 } == [3.25, 6.5])
        #expect(frame.selecting(columnNames: "ok", "name").columns.map(\.name) == ["ok", "name"])
        #expect(frame.suffix(1).shape.rows == 1 && frame.prefix(9).shape.rows == 3)
    }

    @Test("Tables are changed: columns, rows, and values by a function")
    func changes() throws {
        var frame: DataFrame = ["a": [1, 2, nil], "b": ["x", nil, "z"]]
        frame.append(column: Column(name: "c", contents: [true]))
        #expect(frame["c", Bool.self].map { $0 } == [true, nil, nil])
        frame.append(row: 4, "w", false)
        frame.transformColumn("a") { (value: Int) in Double(value) / 2 }
        #expect(frame["a", Double.self].map { $0 } == [0.5, 1, nil, 2])
        frame.renameColumn("b", to: "letters")
        frame.rows[1]["letters"] = "y"
        #expect(frame["letters", String.self].filled(with: "?") == ["x", "y", "z", "w"])
        frame.removeRow(at: 0)
        frame.removeColumn("c")
        #expect(frame.shape == (3, 2) && frame.indexOfColumn("c") == nil)
        #expect(frame["missing"].count == 3 && frame["missing"].missingCount == 3)
    }

    @Test("Tables are joined: rows with the same value, and rows without")
    func joins() {
        let people: DataFrame = ["id": [1, 2, 3], "name": ["Ann", "Bob", "Cy"]]
        let points: DataFrame = ["id": [2, 2, 4], "name": ["p", "q", "r"]]
        let inner = people.joined(points, on: "id")
        #expect(inner.columns.map(\.name) == ["id", "left.name", "right.name"])
        #expect(inner["right.name", String.self].map { $0 } == ["p", "q"])
        let full = people.joined(points, on: "id", kind: .full)
        #expect(full["id", Int.self].map { $0 } == [1, 2, 2, 3, 4])
        #expect(full["left.name", String.self].map { $0 } == ["Ann", "Bob", "Bob", "Cy", nil])
    }

    @Test("JSON: objects become rows, with types and missing values")
    func json() throws {
        let data = Data(#"[{"a": 1, "b": true, "c": "2024-01-02T00:00:00Z"}, {"a": 2.5, "d": [1]}]"#.utf8)
        let frame = try DataFrame(jsonData: data)
        #expect(frame.columns.map(\.name) == ["a", "b", "c", "d"])
        #expect(frame["a", Double.self].map { $0 } == [1, 2.5])
        #expect(frame["b", Bool.self].map { $0 } == [true, nil] && frame["c"].wrappedElementType == Date.self)
        #expect(throws: CSVReadingError.unsupportedStructure) { try DataFrame(jsonData: Data("{}".utf8)) }
    }
}
