import Foundation
import ModelWriter
import Testing

@testable import OrielProject

@Suite("A model of Core ML in a project")
struct LearnedModelTests {
    private func write(_ bytes: [UInt8], _ name: String, in folder: TemporaryFolder) throws -> URL {
        let url = try folder.write(name)
        try Data(bytes).write(to: url)
        return url
    }

    private func text(_ bytes: [UInt8], _ name: String = "Model.mlmodel") throws -> String {
        let folder = try TemporaryFolder()
        return try LearnedModel(write(bytes, name, in: folder)).source.text
    }

    /// Whether the compiler takes a text for Swift.
    private func isSwift(_ text: String) throws -> Bool {
        let folder = try TemporaryFolder()
        let source = try folder.write("A.swift", text)
        return try Compiler.run(["-parse", source.path], list: folder.url.appending(path: "list")).1
    }

    @Test("Its classes are those that Xcode generates")
    func classes() throws {
        let folder = try TemporaryFolder()
        let source = try LearnedModel(write(ModelBytes.sleep, "Sleep 1.mlmodel", in: folder)).source
        #expect(source.name == "Sleep_1+MLModel.swift")
        for line in [
            "class Sleep_1Input: MLFeatureProvider {", "var wake: Double",
            #"var featureNames: Set<String> { ["wake", "estimatedSleep", "coffee"] }"#,
            #"case "coffee": MLFeatureValue(double: coffee)"#,
            "init(wake: Double, estimatedSleep: Double, coffee: Double) {",
            "class Sleep_1Output: MLFeatureProvider {", "var actualSleep: Double {",
            #"provider.featureValue(for: "actualSleep")!.doubleValue"#,
            #"init(actualSleep: Double) {"#, "init(features: any MLFeatureProvider)",
            "class Sleep_1 {", "let model: MLModel",
            #"Bundle.main.url(forResource: "Sleep 1", withExtension: "mlmodelc")!"#,
            "convenience init() {",
            "convenience init(configuration: MLModelConfiguration = MLModelConfiguration()) throws {",
            "func prediction(wake: Double, estimatedSleep: Double, coffee: Double) throws -> Sleep_1Output {",
            "class func load(configuration: MLModelConfiguration = MLModelConfiguration()) async throws -> Sleep_1 {",
        ] { #expect(source.text.contains(line), "\(line)") }
        #expect(try isSwift(source.text))
    }

    @Test("Each type has its own in Swift; what is optional may be left out")
    func types() throws {
        let text = try text(
            ModelBytes.model(
                [
                    .init("count", .int64), .init("name", .string), .init("list", .array([3])),
                    .init("words", .stringDictionary, isOptional: true), .init("rate", .double, isOptional: true),
                ],
                [
                    .init("label", .int64), .init("shares", .int64Dictionary), .init("list", .array([1])),
                    .init("words", .stringDictionary), .init("name", .string),
                ], kind: 403))
        for line in [
            "init(count: Int64, name: String, list: MLMultiArray, words: [String: Double]? = nil, rate: Double? = nil)",
            "rate.map { value in MLFeatureValue(double: value) }", "MLFeatureValue(multiArray: list)",
            "var label: Int64 {", "var shares: [Int64: Double] {", "var words: [String: Double] {",
            #"provider.featureValue(for: "list")!.multiArrayValue!"#, #"featureValue(for: "name")!.stringValue"#,
        ] { #expect(text.contains(line), "\(line)") }
        #expect(try isSwift(text))
    }

    @Test("Names that are none in Swift are made ones")
    func names() throws {
        let names = [
            "petal length", "petal_length", "class", "1st", "featureNames", "a\"b\\(c)\n", "self", "größe", "",
        ]
        let features = names.map { ModelBytes.Feature($0, .double) }
        let text = try text(ModelBytes.model(features, features, kind: 900), "2 Blüten-Modell.mlmodel")
        for line in [
            "var petal_length: Double", "var petal_length_: Double", "var `class`: Double", "var _1st: Double",
            "var featureNames_: Double", "var self_: Double", "var größe: Double", "class _2_Blüten_ModellInput:",
            #"case "petal length": MLFeatureValue(double: petal_length)"#, #"case "1st":"#,
        ] { #expect(text.contains(line), "\(line)") }
        #expect(try isSwift(text))
    }

    @Test("A model that takes pictures has its classes; what would take pictures is said not to be there")
    func pictures() throws {
        let text = try text(
            ModelBytes.model(
                [.init("image", .image), .init("threshold", .double)],
                [.init("label", .string), .init("mask", .image), .init("names", .sequence)], kind: 403))
        #expect(text.contains("init(threshold: Double) {") && !text.contains("var image"))
        #expect(text.contains("var label: String {") && !text.contains("mask") && !text.contains("names:"))
        #expect(
            text.contains("@available(*, unavailable, message: \"Models can't be given pictures and sequences here\")"))
        #expect(text.contains("func prediction<Value0>(threshold: Double, image: Value0) throws -> ModelOutput {"))
        #expect(try isSwift(text))
    }

    @Test("It is a resource of its target under its compiled name, in whatever phase; projects of Create ML are none")
    func sorting() throws {
        let folder = try TemporaryFolder()
        let model = try write(ModelBytes.sleep, "App/Preview Content/Sleep 1.mlmodel", in: folder)
        try folder.write("App/A.swift", "import SwiftUI\n@main struct A: App {}")
        try folder.write("App/Sleep.mlproj/Models/Sleep 2.mlmodel")
        try folder.write("App/Other.mlpackage/Data/com.apple.CoreML/model.mlmodel")
        try folder.write("App/Media.xcassets/Hidden.mlmodel")
        var sorter = FileSorter()
        sorter.add(source: model)
        sorter.add(resource: model)
        sorter.add(member: model)
        #expect(sorter.resources == [AppDescription.Resource(source: model, path: "Sleep 1.mlmodelc")])
        #expect(sorter.notes.isEmpty)
        let app = try FolderReader.describe(folder: folder.url.appending(path: "App"))
        #expect(app.resources.map(\.path) == ["Media.xcassets", "Other.mlmodelc", "Sleep 1.mlmodelc"])
        let bundle = folder.url.appending(path: "Bundle")
        try ResourceBundle.write(app, to: bundle)
        #expect(try Data(contentsOf: bundle.appending(path: "Sleep 1.mlmodelc")) == Data(ModelBytes.sleep))
        #expect(FileFinder.isFolder(bundle.appending(path: "Other.mlmodelc")))
    }

    @Test("One that can't be read is said so")
    func broken() throws {
        let folder = try TemporaryFolder()
        // A file that Git keeps elsewhere.
        let pointer = try folder.write("Big.mlmodel", "version https://git-lfs.github.com/spec/v1\n")
        let problem = #expect(throws: Problem.self) { try LearnedModel(pointer) }
        #expect(problem.map { "\($0)" }?.contains("Big.mlmodel") == true)
        #expect(throws: Problem.self) { try LearnedModel(folder.url.appending(path: "None.mlmodel")) }
    }
}
