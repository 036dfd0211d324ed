import Foundation
import LearnedModelFiles

extension MLModel {
    /// Reads a model beside the caller.
    public class func load(
        contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
    ) async throws -> MLModel {
        try await Task.detached { try MLModel(contentsOf: url, configuration: configuration) }.value
    }

    /// Reads a model beside the caller, and calls back.
    public class func load(
        contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
        completionHandler handler: @escaping (Result<MLModel, any Error>) -> Void
    ) {
        nonisolated(unsafe) let handler = handler
        DispatchQueue.global().async {
            handler(Result { try MLModel(contentsOf: url, configuration: configuration) })
        }
    }

    /// Makes a compiled model of a file or a package: a copy under the name of one, in the folder for temporary files.
    public class func compileModel(at modelURL: URL) throws -> URL {
        do {
            _ = try LearnedModelFile(contentsOf: modelURL)
        } catch let problem as LearnedModelProblem {
            throw MLModelError(.io, "The model \(modelURL.lastPathComponent) can't be read: \(problem)")
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let name = modelURL.deletingPathExtension().lastPathComponent
        let compiled = folder.appending(path: "\(name).mlmodelc")
        try FileManager.default.copyItem(at: modelURL.resolvingSymlinksInPath(), to: compiled)
        return compiled
    }

    /// Makes a compiled model of a file or a package, beside the caller.
    public class func compileModel(at modelURL: URL) async throws -> URL {
        let compile: @Sendable () throws -> URL = { try compileModel(at: modelURL) }
        return try await Task.detached { try compile() }.value
    }

    /// Makes a compiled model of a file or a package, beside the caller, and calls back.
    public class func compileModel(
        at modelURL: URL, completionHandler handler: @escaping (Result<URL, any Error>) -> Void
    ) {
        nonisolated(unsafe) let handler = handler
        DispatchQueue.global().async { handler(Result { try compileModel(at: modelURL) }) }
    }
}
