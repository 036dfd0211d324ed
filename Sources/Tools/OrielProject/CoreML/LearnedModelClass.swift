import LearnedModelFiles

/// The classes that Xcode generates for a model of Core ML: the model, what it takes, and what it returns.
struct LearnedModelClass {
    let name: String
    private let file: String
    private let inputs: [GeneratedFeature]
    private let outputs: [GeneratedFeature]
    /// What it takes that has no type here: pictures and sequences.
    private let unknown: [GeneratedFeature]

    init(name: String, _ model: LearnedModelFile) {
        file = name
        self.name = BuildSettings.identifier(name)
        let all = GeneratedFeature.all(of: model.inputs)
        inputs = all.filter(\.isKnown)
        unknown = all.filter { !$0.isKnown }
        outputs = GeneratedFeature.all(of: model.outputs).filter(\.isKnown)
    }

    var text: String { "import CoreML\nimport Foundation\n\n\(input)\n\(output)\n\(model)" }

    private var input: String {
        let properties = inputs.map { "    var \($0.identifier): \($0.inputType)\n" }.joined()
        let cases = inputs.map { "        case \($0.literal): \($0.value(canBeNil: true))\n" }.joined()
        let settings = inputs.map { "        self.\($0.identifier) = \($0.identifier)\n" }.joined()
        return """
            nonisolated class \(name)Input: MLFeatureProvider {
            \(properties)
                var featureNames: Set<String> { [\(inputs.map(\.literal).joined(separator: ", "))] }

                func featureValue(for featureName: String) -> MLFeatureValue? {
                    switch featureName {
            \(cases)        default: nil
                    }
                }

                init(\(inputs.map(\.parameter).joined(separator: ", "))) {
            \(settings)    }
            }

            """
    }

    private var output: String {
        let properties = outputs.map {
            """
                var \($0.identifier): \($0.outputType) {
                    \($0.content(of: "provider.featureValue(for: \($0.literal))!"))
                }

            """
        }.joined()
        let parameters = outputs.map { "\($0.identifier): \($0.outputType)" }.joined(separator: ", ")
        let values = outputs.map { "\($0.literal): \($0.value(canBeNil: false))" }.joined(separator: ", ")
        return """
            nonisolated class \(name)Output: MLFeatureProvider {
                private let provider: any MLFeatureProvider

            \(properties)
                var featureNames: Set<String> { provider.featureNames }

                func featureValue(for featureName: String) -> MLFeatureValue? {
                    provider.featureValue(for: featureName)
                }

                init(\(parameters)) {
                    provider = try! MLDictionaryFeatureProvider(dictionary: [\(values.isEmpty ? ":" : values)])
                }

                init(features: any MLFeatureProvider) { provider = features }
            }

            """
    }

    private var model: String {
        """
        nonisolated class \(name) {
            let model: MLModel

            class var urlOfModelInThisBundle: URL {
                Bundle.main.url(forResource: \(file.debugDescription), withExtension: "mlmodelc")!
            }

            init(model: MLModel) { self.model = model }

            @available(*, deprecated, message: "Use init(configuration:) instead and handle errors appropriately.")
            convenience init() { try! self.init(contentsOf: type(of: self).urlOfModelInThisBundle) }

            convenience init(configuration: MLModelConfiguration = MLModelConfiguration()) throws {
                try self.init(contentsOf: type(of: self).urlOfModelInThisBundle, configuration: configuration)
            }

            convenience init(contentsOf modelURL: URL) throws {
                try self.init(model: MLModel(contentsOf: modelURL))
            }

            convenience init(contentsOf modelURL: URL, configuration: MLModelConfiguration) throws {
                try self.init(model: MLModel(contentsOf: modelURL, configuration: configuration))
            }

        \(loading)
        \(predictions)}

        """
    }

    private var loading: String {
        """
            class func load(
                configuration: MLModelConfiguration = MLModelConfiguration(),
                completionHandler handler: @escaping (Swift.Result<\(name), any Error>) -> Void
            ) {
                load(
                    contentsOf: urlOfModelInThisBundle, configuration: configuration, completionHandler: handler)
            }

            class func load(configuration: MLModelConfiguration = MLModelConfiguration()) async throws -> \(name) {
                try await load(contentsOf: urlOfModelInThisBundle, configuration: configuration)
            }

            class func load(
                contentsOf modelURL: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
                completionHandler handler: @escaping (Swift.Result<\(name), any Error>) -> Void
            ) {
                MLModel.load(contentsOf: modelURL, configuration: configuration) { result in
                    handler(result.map { \(name)(model: $0) })
                }
            }

            class func load(
                contentsOf modelURL: URL, configuration: MLModelConfiguration = MLModelConfiguration()
            ) async throws -> \(name) {
                \(name)(model: try await MLModel.load(contentsOf: modelURL, configuration: configuration))
            }

        """
    }

    private var predictions: String {
        """
            func prediction(input: \(name)Input) throws -> \(name)Output {
                try prediction(input: input, options: MLPredictionOptions())
            }

            func prediction(input: \(name)Input, options: MLPredictionOptions) throws -> \(name)Output {
                \(name)Output(features: try model.prediction(from: input, options: options))
            }

            func prediction(
                input: \(name)Input, options: MLPredictionOptions = MLPredictionOptions()
            ) async throws -> \(name)Output {
                \(name)Output(features: try await model.prediction(from: input, options: options))
            }

        \(prediction)
            func predictions(
                inputs: [\(name)Input], options: MLPredictionOptions = MLPredictionOptions()
            ) throws -> [\(name)Output] {
                let results = try model.predictions(from: MLArrayBatchProvider(array: inputs), options: options)
                return (0..<results.count).map { \(name)Output(features: results.features(at: $0)) }
            }

        """
    }

    /// The prediction from what the model takes, each by its name.
    private var prediction: String {
        if unknown.isEmpty {
            return """
                    func prediction(\(inputs.map(\.parameter).joined(separator: ", "))) throws -> \(name)Output {
                        try prediction(input: \(name)Input(\(arguments)))
                    }

                """
        }
        let types = unknown.indices.map { "Value\($0)" }.joined(separator: ", ")
        let parameters =
            inputs.map(\.parameter) + unknown.enumerated().map { "\($0.element.identifier): Value\($0.offset)" }
        return """
                @available(*, unavailable, message: "Models can't be given pictures and sequences here")
                func prediction<\(types)>(\(parameters.joined(separator: ", "))) throws -> \(name)Output {
                    fatalError()
                }

            """
    }

    private var arguments: String { inputs.map { "\($0.identifier): \($0.identifier)" }.joined(separator: ", ") }
}
