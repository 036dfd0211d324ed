import CoreML
import ModelWriter

/// A model of a test, in a file while it is read.
struct TestModel {
    let model: MLModel

    init(_ bytes: [UInt8]) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "model-\(UUID().uuidString).mlmodel")
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        model = try MLModel(contentsOf: file)
    }

    /// A model with one input and one output.
    init(
        _ input: ModelBytes.FeatureType, _ output: ModelBytes.FeatureType, isOptional: Bool = false, kind: Int,
        _ parameters: [UInt8]...
    ) throws {
        try self.init(
            ModelBytes.model(
                [.init("x", input, isOptional: isOptional)], [.init("y", output)], predicts: "y", kind: kind,
                parameters.flatMap { $0 }))
    }

    func callAsFunction(_ features: [String: Any]) throws -> any MLFeatureProvider {
        try model.prediction(from: MLDictionaryFeatureProvider(dictionary: features))
    }

    /// The output of a model with one, for its input.
    func y(_ x: Any) throws -> MLFeatureValue { try callAsFunction(["x": x]).featureValue(for: "y")! }

    /// The output as numbers.
    func list(_ x: Any) throws -> [Double] {
        let array = try y(x).multiArrayValue!
        return (0..<array.count).map { array[$0].doubleValue }
    }
}

extension MLMultiArray {
    static func of(_ numbers: Double...) -> MLMultiArray {
        guard let array = try? MLMultiArray(numbers) else { preconditionFailure() }
        return array
    }
}
