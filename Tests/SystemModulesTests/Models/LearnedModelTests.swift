import CoreML
import ModelWriter
import Testing

@Suite("Models of Core ML that have learned")
struct LearnedModelTests {
    private static let labels = Wire.message(100, ["a", "b", "c"].flatMap { Wire.text(1, $0) })
    private static let two = Wire.message(101, Wire.numbers(1, [4, 9]))

    private func classifier(
        _ label: ModelBytes.FeatureType, kind: Int, _ parameters: [UInt8]...
    ) throws -> TestModel {
        var probabilities = ModelBytes.FeatureType.stringDictionary
        if case .int64 = label { probabilities = .int64Dictionary }
        return try TestModel(
            ModelBytes.model(
                [.init("x", .array([2]))], [.init("label", label), .init("shares", probabilities)], predicts: "label",
                probabilities: "shares", kind: kind, parameters.flatMap { $0 }))
    }

    private func rows(_ rows: [[Double]], _ offsets: [Double]) -> [UInt8] {
        rows.flatMap { Wire.message(1, Wire.doubles(1, $0)) } + Wire.doubles(2, offsets)
    }

    private func isNear(_ one: Double?, _ other: Double) -> Bool { abs((one ?? .nan) - other) < 1e-9 }

    @Test("A linear regressor computes one number or several, and transforms them")
    func linearRegressor() throws {
        let numbers = MLMultiArray.of(2, 3)
        func model(_ transform: Int, _ output: ModelBytes.FeatureType = .double) throws -> TestModel {
            try TestModel(
                .array([2]), output, kind: 300, rows([[1, -1]], [0.5]), Wire.number(3, transform))
        }
        #expect(try model(0).y(numbers).doubleValue == -0.5)
        #expect(try isNear(model(1).y(numbers).doubleValue, 0.3775406687981454))
        #expect(try isNear(model(2).y(numbers).doubleValue, 0.3085375387259869))
        let several = try TestModel(.array([2]), .array([2]), kind: 300, rows([[1, 0], [0, 2]], [0, 1]))
        #expect(try several.list(numbers) == [2, 7])
        #expect(throws: MLModelError.self) { try model(0).y(MLMultiArray.of(1, 2, 3)) }
        #expect(throws: MLModelError.self) { try TestModel(.array([2]), .double, kind: 300, rows([[1], [2]], [0])) }
        #expect(throws: MLModelError.self) { try model(9) }
    }

    @Test("A linear classifier has a class, and shares of all classes")
    func linearClassifier() throws {
        let reference = try classifier(.string, kind: 400, rows([[1, 0], [0, 1]], [0, 0]), Self.labels)
        let output = try reference(["x": MLMultiArray.of(0, 1)])
        #expect(output.featureValue(for: "label")?.stringValue == "c")
        let shares = try #require(output.featureValue(for: "shares")?.dictionaryValue)
        let sum = 2 + exp(1.0)
        #expect(isNear(shares["a"]?.doubleValue, 1 / sum) && isNear(shares["c"]?.doubleValue, exp(1.0) / sum))
        #expect(reference.model.modelDescription.classLabels as? [String] == ["a", "b", "c"])

        let rest = try classifier(
            .string, kind: 400, rows([[1, 0], [0, 1], [0, 0]], [0, 0, 0]), Wire.number(4, 1), Self.labels)
        let others = try rest(["x": MLMultiArray.of(2, 0)])
        #expect(others.featureValue(for: "label")?.stringValue == "a")
        let first = 1 / (1 + exp(-2.0))
        #expect(
            isNear(others.featureValue(for: "shares")?.dictionaryValue["a"]?.doubleValue, first / (first + 1)))
        func logistic(_ sum: Double) -> Double { 1 / (1 + exp(-sum)) }
        // Shares whose sum is below 1 are divided by it; where all are 0, each class has the same.
        let rare = try classifier(
            .string, kind: 400, rows([[1, 0], [0, 1], [0, 0]], [0, 0, -3]), Wire.number(4, 1), Self.labels)
        let scores = [logistic(-2), logistic(-1), logistic(-3)]
        let few = try rare(["x": MLMultiArray.of(-2, -1)]).featureValue(for: "shares")?.dictionaryValue
        for (label, score) in zip(["a", "b", "c"], scores) {
            #expect(isNear(few?[label]?.doubleValue, score / scores.reduce(0, +)), "\(label)")
        }
        let never = try classifier(
            .string, kind: 400, rows([[1, 0], [0, 1], [1, 1]], [0, 0, 0]), Wire.number(4, 1), Self.labels)
        let none = try never(["x": MLMultiArray.of(-2000, -2000)]).featureValue(for: "shares")?.dictionaryValue
        for label in ["a", "b", "c"] { #expect(isNear(none?[label]?.doubleValue, 1.0 / 3), "\(label)") }

        for (encoding, transform, share) in [
            (0, 0, 0.7310585786300049), (1, 0, 0.7310585786300049), (0, 1, 0.8413447460685429),
        ] {
            let binary = try classifier(
                .int64, kind: 400, rows([[1, 0]], [0]), Wire.number(3, transform), Wire.number(4, encoding), Self.two)
            let output = try binary(["x": MLMultiArray.of(1, 0)])
            #expect(output.featureValue(for: "label")?.int64Value == 9)
            #expect(isNear(output.featureValue(for: "shares")?.dictionaryValue[Int64(9)]?.doubleValue, share))
        }
        #expect(throws: MLModelError.self) { try classifier(.string, kind: 400, rows([[1, 0]], [0]), Self.labels) }
        #expect(throws: MLModelError.self) { try classifier(.string, kind: 400, rows([[1, 0]], [0])) }
    }

    private func trees(_ nodes: [[UInt8]], base: [Double] = [10]) -> [UInt8] {
        Wire.message(1, nodes.flatMap { $0 }, Wire.number(2, base.count), Wire.doubles(3, base))
    }

    @Test(
        "Each question of a tree leads to its side",
        arguments: [
            (0, [true, true, false]), (1, [true, false, false]), (2, [false, true, true]), (3, [false, false, true]),
            (4, [false, true, false]), (5, [true, false, true]),
        ])
    func questions(behavior: Int, answers: [Bool]) throws {
        for missingIsTrue in [true, false] {
            let model = try TestModel(
                .double, .double, isOptional: true, kind: 302,
                trees([
                    ModelBytes.branch(0, behavior: behavior, 5, 1, 2, missingIsTrue: missingIsTrue),
                    ModelBytes.leaf(1, [(0, 1)]), ModelBytes.leaf(2, [(0, 2)]),
                ]))
            for (number, answer) in zip([4.0, 5, 6], answers) {
                #expect(try model.y(number).doubleValue == (answer ? 11 : 12))
            }
            #expect(try model.y(Double.nan).doubleValue == (missingIsTrue ? 11 : 12))
            #expect(try model([:]).featureValue(for: "y")?.doubleValue == (missingIsTrue ? 11 : 12))
        }
    }

    @Test("Trees add up, in several numbers, and are transformed")
    func ensemble() throws {
        let nodes = [
            ModelBytes.branch(0, feature: 0, 0, 1, 2), ModelBytes.leaf(1, [(0, 1)]),
            ModelBytes.branch(2, feature: 1, 0, 3, 4), ModelBytes.leaf(3, [(0, 2), (1, 5)]), ModelBytes.leaf(4, []),
            ModelBytes.leaf(tree: 7, 0, [(1, 0.5)]),
        ]
        let model = try TestModel(.array([2]), .array([2]), kind: 302, trees(nodes, base: [10, 20]))
        #expect(try model.list(MLMultiArray.of(-1, 0)) == [11, 20.5])
        #expect(try model.list(MLMultiArray.of(1, -1)) == [12, 25.5])
        #expect(try model.list(MLMultiArray.of(1, 1)) == [10, 20.5])
        let logistic = try TestModel(
            .double, .double, kind: 302, trees([ModelBytes.leaf(0, [(0, 2)])], base: [0]), Wire.number(2, 2))
        #expect(try isNear(logistic.y(1.0).doubleValue, 0.8807970779778823))
        // Zeros of a dictionary are left out.
        let sparse = try TestModel(.int64Dictionary, .array([2]), kind: 302, trees(nodes, base: [10, 20]))
        #expect(try sparse.list([Int64(0): 1.0]) == [12, 25.5])
        #expect(throws: MLModelError.self) { try sparse.list([Int64(-1): 1.0]) }
        let short = try TestModel(.array([]), .array([2]), kind: 302, trees(nodes, base: [10, 20]))
        #expect(throws: MLModelError.self) { try short.list(MLMultiArray.of(1)) }
    }

    @Test("Trees choose classes")
    func treeClassifier() throws {
        func model(_ scores: [Double], transform: Int, _ labels: [UInt8]) throws -> TestModel {
            let leaf = ModelBytes.leaf(0, scores.enumerated().map { ($0.offset, $0.element) })
            var label = ModelBytes.FeatureType.string
            if labels == Self.two { label = .int64 }
            return try classifier(
                label, kind: 402, trees([leaf], base: scores.map { _ in 0 }), Wire.number(2, transform), labels)
        }
        let numbers = ["x": MLMultiArray.of(0, 0)]
        let shares = try model([0.2, 0.5, 0.3], transform: 0, Self.labels)(numbers)
        #expect(shares.featureValue(for: "label")?.stringValue == "b")
        #expect(shares.featureValue(for: "shares")?.dictionaryValue == ["a": 0.2, "b": 0.5, "c": 0.3])
        let soft = try model([1, 0, 0], transform: 1, Self.labels)(numbers)
        #expect(isNear(soft.featureValue(for: "shares")?.dictionaryValue["a"]?.doubleValue, exp(1.0) / (exp(1.0) + 2)))
        for (transform, share) in [(0, 2.0), (2, 0.8807970779778823), (3, 0.8807970779778823)] {
            let output = try model([2], transform: transform, Self.two)(numbers)
            #expect(output.featureValue(for: "label")?.int64Value == 9)
            #expect(isNear(output.featureValue(for: "shares")?.dictionaryValue[Int64(9)]?.doubleValue, share))
        }
        #expect(throws: MLModelError.self) { try model([1, 2], transform: 0, Self.labels) }
    }

    @Test("What is no tree is refused: circles, several roots, lost children, numbers that are not there")
    func noTrees() throws {
        let leaf = ModelBytes.leaf(1, [(0, 1)])
        for nodes in [
            [ModelBytes.branch(0, 1, 0, 1), leaf], [ModelBytes.branch(0, 1, 1, 1), leaf],
            [ModelBytes.branch(0, 1, 1, 2), leaf], [leaf, leaf], [leaf, ModelBytes.leaf(2, [])],
            [ModelBytes.leaf(1, [(1, 1)])],
            [
                leaf, ModelBytes.branch(tree: 1, 2, 1, 3, 4), ModelBytes.branch(tree: 1, 3, 1, 2, 5),
                ModelBytes.leaf(tree: 1, 4, []), ModelBytes.leaf(tree: 1, 5, []),
            ],
        ] {
            let error = #expect(throws: MLModelError.self) {
                try TestModel(.double, .double, kind: 302, trees(nodes))
            }
            #expect(error?.code == .io)
        }
        // So many numbers are not made room for.
        #expect(throws: MLModelError.self) {
            try TestModel(.double, .double, kind: 302, Wire.message(1, leaf, Wire.number(2, .max)))
        }
    }

    @Test("Support vectors compute with each of their kernels")
    func supportVectors() throws {
        let dense = Wire.message(
            3, Wire.message(1, Wire.doubles(1, [1, 2])), Wire.message(1, Wire.doubles(1, [0, 1])))
        func node(_ index: Int, _ number: Double) -> [UInt8] {
            Wire.message(1, Wire.number(1, index), Wire.double(2, number))
        }
        let sparse = Wire.message(2, Wire.message(1, node(1, 1), node(2, 2)), Wire.message(1, node(2, 1)))
        let coefficients = Wire.message(4, Wire.doubles(1, [2, -1])) + Wire.double(5, 0.5)
        let kernels = [
            (Wire.message(1), 4.5), (Wire.message(2, Wire.double(1, 0.5)), exp(-0.5) - 0.5),
            (Wire.message(3, Wire.number(1, 2), Wire.double(2, 1), Wire.double(3, 1)), 2 * 16 - 4 - 0.5),
            (Wire.message(4, Wire.double(1, 0.5), Wire.double(2, 0)), 2 * tanh(1.5) - tanh(0.5) - 0.5),
        ]
        for (kernel, expected) in kernels {
            for vectors in [dense, sparse] {
                let model = try TestModel(
                    .array([2]), .double, kind: 301, Wire.message(1, kernel), vectors, coefficients)
                let result = try model.y(MLMultiArray.of(1, 1)).doubleValue
                #expect(isNear(result, expected))
            }
        }
        #expect(throws: MLModelError.self) { try TestModel(.array([2]), .double, kind: 301, dense) }
    }
}
