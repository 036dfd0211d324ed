import CoreML
import ModelWriter
import Testing

@Suite("Models of Core ML that prepare values")
struct TransformerTests {
    private static let keys = ["a", "c", "b"].flatMap { Wire.text(1, $0) }

    @Test("Features of all kinds are put into one list")
    func vectorizer() throws {
        let model = try TestModel(
            ModelBytes.model(
                [
                    .init("one", .double), .init("list", .array([2])), .init("count", .int64),
                    .init("rest", .double, isOptional: true), .init("sparse", .int64Dictionary),
                ], [.init("y", .array([8]))], kind: 602,
                [("list", 2), ("one", 1), ("count", 1), ("rest", 1), ("sparse", 3)].flatMap {
                    Wire.message(1, Wire.text(1, $0.0), Wire.number(2, $0.1))
                }))
        let output = try model(
            ["one": 1.5, "list": MLMultiArray.of(2, 3), "count": 4, "sparse": [Int64(1): 6.0]])
        let list = try #require(output.featureValue(for: "y")?.multiArrayValue)
        #expect(list.shape == [8] && list[0] == 2 && list[1] == 3 && list[2] == 1.5 && list[3] == 4)
        #expect(list[4].doubleValue.isNaN && list[5] == 0 && list[6] == 6 && list[7] == 0)
        let wrong = try TestModel(
            .array([]), .array([]), kind: 602, Wire.message(1, Wire.text(1, "x"), Wire.number(2, 3)))
        #expect(try wrong.list(MLMultiArray.of(1, 2, 3)) == [1, 2, 3])
        #expect(throws: MLModelError.self) { try wrong.list(MLMultiArray.of(1, 2)) }
    }

    @Test("Numbers are scaled: all alike, or each by its own")
    func scaler() throws {
        let one = try TestModel(.double, .double, kind: 604, Wire.doubles(1, [1]), Wire.doubles(2, [3]))
        #expect(try one.y(2.0).doubleValue == 9)
        let alike = try TestModel(.array([2]), .array([2]), kind: 604, Wire.double(2, 10))
        #expect(try alike.list(MLMultiArray.of(1, 2)) == [10, 20])
        let each = try TestModel(
            .array([2]), .array([2]), kind: 604, Wire.doubles(1, [1, 2]), Wire.doubles(2, [2, 3]))
        #expect(try each.list(MLMultiArray.of(1, 2)) == [4, 12])
        let integers = try TestModel(.int64, .int64, kind: 604, Wire.doubles(2, [0.5]))
        #expect(try integers.y(4).int64Value == 2)
        #expect(throws: MLModelError.self) { try integers.y(3) }
        let table = try TestModel(.array([1, 2]), .array([1, 2]), kind: 604, Wire.double(2, 2))
        #expect(try table.y(MLMultiArray(shape: [1, 2], dataType: .double)).multiArrayValue?.shape == [1, 2])
    }

    @Test("Numbers are divided by the largest, by their sum or by their length")
    func normalizer() throws {
        for (norm, expected) in [(0, [-0.75, 1]), (1, [-3.0 / 7, 4.0 / 7]), (2, [-0.6, 0.8])] {
            let model = try TestModel(.array([2]), .array([2]), kind: 607, Wire.number(1, norm))
            #expect(try model.list(MLMultiArray.of(-3, 4)) == expected)
            #expect(try model.list(MLMultiArray.of(0, 0)) == [0, 0])
        }
        #expect(throws: MLModelError.self) { try TestModel(.array([2]), .array([2]), kind: 607, Wire.number(1, 3)) }
    }

    @Test("Missing values are replaced: what is not there, what is no number, and what a model names")
    func imputer() throws {
        let number = try TestModel(.double, .double, isOptional: true, kind: 601, Wire.double(1, 7))
        #expect(try number.y(2.0).doubleValue == 2 && number.y(Double.nan).doubleValue == 7)
        #expect(try number([:]).featureValue(for: "y")?.doubleValue == 7)
        let named = try TestModel(.double, .double, kind: 601, Wire.double(1, 7), Wire.double(11, -1))
        #expect(try named.y(-1.0).doubleValue == 7 && named.y(Double.nan).doubleValue.isNaN)
        let integer = try TestModel(.int64, .int64, kind: 601, Wire.number(2, 7), Wire.number(12, 0))
        #expect(try integer.y(0).int64Value == 7 && integer.y(1).int64Value == 1)
        let text = try TestModel(.string, .string, kind: 601, Wire.text(3, "none"), Wire.text(13, ""))
        #expect(try text.y("").stringValue == "none" && text.y("a").stringValue == "a")
        let list = try TestModel(
            .array([2]), .array([2]), isOptional: true, kind: 601, Wire.message(4, Wire.doubles(1, [8, 9])))
        #expect(try list.list(MLMultiArray.of(.nan, 1)) == [8, 1] && list.list(MLMultiArray.of(1, .nan)) == [1, 9])
        #expect(try list([:]).featureValue(for: "y")?.multiArrayValue == MLMultiArray.of(8, 9))
        let integers = try TestModel(
            .array([2]), .array([2]), kind: 601, Wire.message(5, Wire.numbers(1, [8, 9])), Wire.number(12, 0))
        #expect(try integers.list(MLMultiArray.of(0, 1)) == [8, 1])
        let texts = try TestModel(
            .stringDictionary, .stringDictionary, kind: 601,
            Wire.message(6, Wire.message(1, Wire.text(1, "a"), Wire.double(2, 5))))
        #expect(try texts.y(["b": 1.0]).dictionaryValue == ["a": 5, "b": 1])
        let places = try TestModel(
            .int64Dictionary, .int64Dictionary, kind: 601,
            Wire.message(7, Wire.message(1, Wire.number(1, 3), Wire.double(2, 5))))
        #expect(try places.y([Int64(3): Double.nan]).dictionaryValue == [Int64(3): 5])
        #expect(throws: MLModelError.self) { try TestModel(.double, .double, kind: 601) }
    }

    @Test("Categories become a one among zeros; unknown ones fail, or are ignored")
    func oneHot() throws {
        let texts = try TestModel(.string, .array([3]), kind: 600, Wire.message(1, Self.keys))
        #expect(try texts.list("c") == [0, 1, 0])
        #expect(throws: MLModelError.self) { try texts.list("z") }
        let integers = try TestModel(
            .int64, .array([2]), kind: 600, Wire.message(2, Wire.numbers(1, [5, -6])), Wire.number(11, 1))
        #expect(try integers.list(-6) == [0, 1] && integers.list(7) == [0, 0])
        let sparse = try TestModel(
            .string, .int64Dictionary, kind: 600, Wire.message(1, Self.keys), Wire.number(10, 1))
        #expect(try sparse.y("b").dictionaryValue == [Int64(2): 1])
    }

    @Test("Dictionaries become lists, with each value in its place")
    func dictionaries() throws {
        let texts = try TestModel(.stringDictionary, .array([3]), kind: 603, Wire.message(1, Self.keys))
        #expect(try texts.list(["a": 4.0, "c": 8.0]) == [4, 8, 0])
        #expect(throws: MLModelError.self) { try texts.list(["z": 1.0]) }
        let sparse = try TestModel(
            .int64Dictionary, .int64Dictionary, kind: 603, Wire.message(2, Wire.numbers(1, [5, 6])))
        #expect(try sparse.y([Int64(6): 2.5]).dictionaryValue == [Int64(1): 2.5])
    }

    @Test("Texts become numbers, and numbers texts")
    func mapping() throws {
        let entries = Wire.message(1, Wire.text(1, "a"), Wire.number(2, -5)) + Wire.message(1, Wire.text(1, "b"))
        let numbers = try TestModel(.string, .int64, kind: 606, Wire.message(1, entries))
        #expect(try numbers.y("a").int64Value == -5 && numbers.y("b").int64Value == 0)
        #expect(throws: MLModelError.self) { try numbers.y("c") }
        let texts = try TestModel(
            .int64, .string, kind: 606, Wire.message(2, Wire.message(1, Wire.number(1, 3), Wire.text(2, "three"))),
            Wire.text(101, "many"))
        #expect(try texts.y(3).stringValue == "three" && texts.y(4).stringValue == "many")
    }

    @Test("Numbers are taken out of lists; what is given is returned")
    func others() throws {
        let one = try TestModel(.array([3]), .double, kind: 609, Wire.numbers(1, [2]))
        #expect(try one.y(MLMultiArray.of(1, 2, 3)).doubleValue == 3)
        let two = try TestModel(.array([3]), .array([2]), kind: 609, Wire.numbers(1, [2, 0]))
        #expect(try two.list(MLMultiArray.of(1, 2, 3)) == [3, 1])
        let beyond = try TestModel(.array([3]), .double, kind: 609, Wire.numbers(1, [3]))
        #expect(throws: MLModelError.self) { try beyond.y(MLMultiArray.of(1, 2, 3)) }
        let features = [ModelBytes.Feature("x", .stringDictionary)]
        let same = try TestModel(ModelBytes.model(features, features, kind: 900))
        #expect(try same(["x": ["a": 1.5]]).featureValue(for: "x")?.dictionaryValue == ["a": 1.5])
    }
}
