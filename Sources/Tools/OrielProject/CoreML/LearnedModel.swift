import Foundation
import LearnedModelFiles

/// A model of Core ML in a project: what Xcode's compiler makes of it.
struct LearnedModel {
    private let file: LearnedModelFile
    /// The name under which apps find it, without an extension.
    let name: String

    init(_ source: URL) throws {
        do {
            file = try LearnedModelFile(contentsOf: source)
        } catch {
            throw Problem("The model \(source.lastPathComponent) can't be read: \(error)")
        }
        name = source.deletingPathExtension().lastPathComponent
    }

    /// The place of the compiled model in the app's bundle; a copy, for `CoreML` reads what Xcode compiles.
    static func place(of url: URL) -> String { "\(url.deletingPathExtension().lastPathComponent).mlmodelc" }

    /// The file with the classes that Xcode generates.
    var source: (name: String, text: String) {
        let generated = LearnedModelClass(name: name, file)
        return ("\(generated.name)+MLModel.swift", generated.text)
    }
}
