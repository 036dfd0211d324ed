/// Models of Core ML as bytes, for tests.
package enum ModelBytes {
    /// Something that a model takes or returns.
    package struct Feature {
        let name: String
        let type: [UInt8]
        let isOptional: Bool

        package init(_ name: String, _ type: FeatureType, isOptional: Bool = false) {
            self.name = name
            self.type = type.bytes
            self.isOptional = isOptional
        }

        func bytes(_ field: Int) -> [UInt8] {
            Wire.message(
                field, Wire.text(1, name),
                Wire.message(3, type, isOptional ? Wire.number(1000, 1) : []))
        }
    }

    package enum FeatureType {
        case int64, double, string, image, sequence, stringDictionary, int64Dictionary
        case array([Int])

        var bytes: [UInt8] {
            switch self {
            case .int64: Wire.message(1)
            case .double: Wire.message(2)
            case .string: Wire.message(3)
            case .image: Wire.message(4, Wire.number(1, 8), Wire.number(2, 8))
            case .array(let shape): Wire.message(5, Wire.numbers(1, shape), Wire.number(2, 65600))
            case .int64Dictionary: Wire.message(6, Wire.message(1))
            case .stringDictionary: Wire.message(6, Wire.message(2))
            case .sequence: Wire.message(7, Wire.message(3))
            }
        }
    }

    /// A model.
    /// - Parameter kind: The number of the field with its parameters.
    package static func model(
        _ inputs: [Feature], _ outputs: [Feature], predicts: String = "", probabilities: String = "", kind: Int,
        _ parameters: [UInt8]...
    ) -> [UInt8] {
        let description = [
            inputs.flatMap { $0.bytes(1) }, outputs.flatMap { $0.bytes(10) },
            predicts.isEmpty ? [] : Wire.text(11, predicts),
            probabilities.isEmpty ? [] : Wire.text(12, probabilities),
            Wire.message(100, Wire.text(3, "Ada"), Wire.message(100, Wire.text(1, "tool"), Wire.text(2, "tests"))),
        ].flatMap { $0 }
        return Wire.number(1, 1) + Wire.message(2, description) + Wire.message(kind, parameters.flatMap { $0 })
    }

    /// How long someone sleeps: 100 times `wake`, 20 times `estimatedSleep`, 3 times `coffee`, and 1000.
    package static var sleep: [UInt8] {
        let inputs = ["wake", "estimatedSleep", "coffee"].map { Feature($0, .double) }
        let outputs = [Feature("actualSleep", .double)]
        let columns = ["wake", "estimatedSleep", "coffee"].flatMap {
            Wire.message(1, Wire.text(1, $0), Wire.number(2, 1))
        }
        let vectorizer = model(inputs, [Feature("all", .array([3]))], kind: 602, columns)
        let sum = model(
            [Feature("all", .array([3]))], outputs, predicts: "actualSleep", kind: 300,
            Wire.message(1, Wire.doubles(1, [100, 20, 3])), Wire.doubles(2, [1000]))
        return model(
            inputs, outputs, predicts: "actualSleep", kind: 201,
            Wire.message(1, Wire.message(1, vectorizer), Wire.message(1, sum)))
    }

    /// A branch of a tree.
    package static func branch(
        tree: Int = 0, _ node: Int, feature: Int = 0, behavior: Int = 0, _ bound: Double, _ isTrue: Int, _ isFalse: Int,
        missingIsTrue: Bool = false
    ) -> [UInt8] {
        Wire.message(
            1, Wire.number(1, tree), Wire.number(2, node), Wire.number(3, behavior), Wire.number(10, feature),
            Wire.double(11, bound), Wire.number(12, isTrue), Wire.number(13, isFalse),
            missingIsTrue ? Wire.number(14, 1) : [])
    }

    /// A leaf of a tree, which adds to numbers by their places.
    package static func leaf(tree: Int = 0, _ node: Int, _ numbers: [(Int, Double)]) -> [UInt8] {
        let added = numbers.flatMap { Wire.message(20, Wire.number(1, $0.0), Wire.double(2, $0.1)) }
        return Wire.message(1, Wire.number(1, tree), Wire.number(2, node), Wire.number(3, 6), added)
    }
}
