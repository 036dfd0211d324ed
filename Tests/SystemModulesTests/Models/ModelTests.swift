import CoreML
import ModelWriter
import OrielFoundation
import Testing

@Suite("Models of Core ML as files")
struct ModelTests {
    private func write(_ bytes: [UInt8], _ path: String, in folder: URL) throws -> URL {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        return file
    }

    @Test("A pipeline predicts, and says what it takes and returns")
    func pipeline() async throws {
        let model = try TestModel(ModelBytes.sleep).model
        let input = try MLDictionaryFeatureProvider(dictionary: ["wake": 7.0, "estimatedSleep": 8, "coffee": 1.5])
        let predict = { try model.prediction(from: input, options: MLPredictionOptions()) }
        let output = try predict()
        #expect(output.featureNames == ["actualSleep"])
        #expect(output.featureValue(for: "actualSleep")?.doubleValue == 700 + 160 + 4.5 + 1000)
        let beside = try await model.prediction(from: input)
        #expect(beside.featureValue(for: "actualSleep") == output.featureValue(for: "actualSleep"))

        let description = model.modelDescription
        #expect(Set(description.inputDescriptionsByName.keys) == ["wake", "estimatedSleep", "coffee"])
        #expect(description.outputDescriptionsByName["actualSleep"]?.type == .double)
        #expect(description.predictedFeatureName == "actualSleep" && description.predictedProbabilitiesName == nil)
        #expect(description.metadata[.author] as? String == "Ada" && description.classLabels == nil)
        #expect(description.metadata[.creatorDefinedKey] as? [String: String] == ["tool": "tests"])
        let wake = try #require(description.inputDescriptionsByName["wake"])
        #expect(wake.isAllowedValue(MLFeatureValue(int64: 3)) && !wake.isAllowedValue(MLFeatureValue(string: "3")))
        #expect(!wake.isAllowedValue(MLFeatureValue(undefined: .double)))
    }

    @Test("A batch is predicted in order, and its columns are of one length")
    func batch() throws {
        let model = try TestModel(ModelBytes.sleep).model
        let batch = try MLArrayBatchProvider(
            dictionary: ["wake": [1.0, 2.0], "estimatedSleep": [0.0, 0.0], "coffee": [0.0, 1.0]])
        let results = try model.predictions(fromBatch: batch)
        #expect(
            (0..<results.count).map { results.features(at: $0).featureValue(for: "actualSleep")?.doubleValue }
                == [1100, 1203])
        #expect(throws: MLModelError.self) { try MLArrayBatchProvider(dictionary: ["a": [1], "b": [1, 2]]) }
    }

    @Test("What is missing or of another type is said")
    func wrongInputs() throws {
        let model = try TestModel(ModelBytes.sleep)
        for features: [String: Any] in [
            ["wake": 1.0, "coffee": 1.0], ["wake": "seven", "estimatedSleep": 8.0, "coffee": 1.0],
            ["wake": MLMultiArray.of(1, 2), "estimatedSleep": 8.0, "coffee": 1.0],
        ] {
            let error = #expect(throws: MLModelError.self) { try model(features) }
            #expect(error?.code == .featureType)
        }
        let error = #expect(throws: MLModelError.self) { try model([:]) }
        #expect(error?.localizedDescription == "Feature wake is required but not specified.")
        #expect((error.map { $0 as NSError })?.domain == MLModelErrorDomain)
    }

    @Test("A model is read by its file, its package and its compiled name, at once and beside the caller")
    func places() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try write(ModelBytes.sleep, "S.mlmodel", in: folder)
        let inner = try write(ModelBytes.sleep, "S.mlpackage/Data/com.apple.CoreML/model.mlmodel", in: folder)
        let package = inner.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let configuration = MLModelConfiguration()
        configuration.computeUnits = .cpuOnly
        for url in [file, package] {
            let compiled = try await MLModel.compileModel(at: url)
            defer { try? FileManager.default.removeItem(at: compiled.deletingLastPathComponent()) }
            #expect(compiled.lastPathComponent == "S.mlmodelc")
            for place in [url, compiled] {
                let model = try await MLModel.load(contentsOf: place, configuration: configuration)
                #expect(model.configuration === configuration)
                #expect(model.modelDescription.outputDescriptionsByName.count == 1)
            }
            let loaded = try await withCheckedThrowingContinuation { continuation in
                MLModel.load(contentsOf: compiled) { continuation.resume(with: $0) }
            }
            #expect(loaded.modelDescription.inputDescriptionsByName.count == 3)
        }
        do {
            _ = try MLModel(contentsOf: folder)
            Issue.record("A folder without a model was read.")
        } catch MLModelError.io {
            #expect(throws: MLModelError.self) { try MLModel(contentsOf: URL(filePath: "/none.mlmodelc")) }
        }
    }

    @Test("A kind that is not computed here is named, with a warning")
    func unsupported() throws {
        for (kind, words) in [(403, "neural network classifier"), (502, "program"), (4000, "unknown kind 4000")] {
            let bytes = ModelBytes.model([.init("x", .image)], [.init("y", .string)], kind: kind)
            var warnings: [String] = []
            RuntimeWarning.observing({ warnings.append($0) }) {
                let error = #expect(throws: MLModelError.self) { try TestModel(bytes) }
                #expect(error?.code == .generic && error?.localizedDescription.contains("“\(words)”") == true)
            }
            #expect(warnings == ["Core ML computes models of tables here, and no model of the kind “\(words)”."])
        }
    }

    @Test("Damaged files are said to be: those that end early, random bytes, changed bytes")
    func damaged() throws {
        let whole = ModelBytes.sleep
        func read(_ bytes: [UInt8]) -> Bool {
            do {
                let model = try TestModel(bytes)
                _ = try? model(["wake": 1.0, "estimatedSleep": 1.0, "coffee": 1.0])
                return true
            } catch {
                #expect(error is MLModelError)
                return false
            }
        }
        RuntimeWarning.observing({ _ in }) {
            for length in 0..<whole.count { #expect(!read(Array(whole.prefix(length)))) }
            var generator = SeededNumbers(state: 7)
            for _ in 0..<300 {
                let count = Int.random(in: 1...80, using: &generator)
                _ = read((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
            }
            var survivors = 0
            for _ in 0..<1500 {
                var bytes = whole
                for _ in 0..<Int.random(in: 1...4, using: &generator) {
                    bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(
                        in: 0...255, using: &generator)
                }
                if read(bytes) { survivors += 1 }
            }
            #expect(survivors > 0)
        }
    }

    @Test("Pipelines in each other have an end, and lists that double too")
    func nesting() throws {
        let feature = ModelBytes.Feature("x", .double)
        var deep = ModelBytes.model([feature], [feature], kind: 900)
        for _ in 0..<15 { deep = ModelBytes.model([feature], [feature], kind: 202, Wire.message(1, deep)) }
        #expect(try TestModel(deep)(["x": 4.0]).featureValue(for: "x")?.doubleValue == 4)
        for _ in 0..<3000 { deep = Wire.message(202, Wire.message(1, deep)) }
        let error = #expect(throws: MLModelError.self) { try TestModel(deep) }
        #expect(error?.localizedDescription.hasSuffix("Its pipelines are too deep in each other.") == true)

        let list = ModelBytes.Feature("x", .array([]))
        let doubling = (0..<40).flatMap { step in
            let column = Wire.message(1, Wire.text(1, "x"), Wire.number(2, 1 << step))
            return Wire.message(1, ModelBytes.model([list], [list], kind: 602, column, column))
        }
        let growing = try TestModel(ModelBytes.model([list], [list], kind: 202, doubling))
        #expect(throws: MLModelError.self) { try growing(["x": MLMultiArray.of(1)]) }
    }
}

/// Numbers that are the same at each run.
struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 33)
    }
}
