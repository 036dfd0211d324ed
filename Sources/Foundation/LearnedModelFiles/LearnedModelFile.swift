import Foundation

/// A model of Core ML as a file: its inputs and outputs, and the part that computes, which is not yet read.
///
/// Follows the [format](https://apple.github.io/coremltools/mlmodel/index.html) that Apple publishes.
package struct LearnedModelFile: Sendable {
    package private(set) var inputs: [LearnedFeature] = []
    package private(set) var outputs: [LearnedFeature] = []
    /// The output that is the prediction.
    package private(set) var predictedFeature = ""
    /// The output with a probability for each class.
    package private(set) var probabilities = ""
    package private(set) var metadata = Metadata()
    /// The number of the field that holds the model's parameters.
    package private(set) var kindNumber = 0
    package private(set) var parameters = WireMessage([])

    /// The metadata of a model.
    package struct Metadata: Sendable, Equatable {
        package var summary = ""
        package var version = ""
        package var author = ""
        package var license = ""
        package var others: [String: String] = [:]
    }

    /// The kind of model; nil for one that this version of the format does not name.
    package var kind: LearnedModelKind? { LearnedModelKind(rawValue: kindNumber) }

    /// Reads a file, or the one in a package of Xcode's.
    package init(contentsOf url: URL) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw LearnedModelProblem("There is no file “\(url.lastPathComponent)”.")
        }
        let file = isFolder.boolValue ? url.appending(path: "Data/com.apple.CoreML/model.mlmodel") : url
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw LearnedModelProblem(
                isFolder.boolValue
                    ? "“\(url.lastPathComponent)” is not a package with a model; one that Xcode compiled can't be read here."
                    : "“\(url.lastPathComponent)” can't be read.")
        }
        try self.init(WireMessage([UInt8](data)))
    }

    /// Reads a model, which may be part of another.
    package init(_ message: WireMessage) throws {
        try message.read { field, value in
            switch field {
            case 2: try readDescription(try value.message)
            case 200...:
                kindNumber = field
                parameters = try value.message
            default: break
            }
        }
        guard kindNumber != 0 else { throw LearnedModelProblem("It is not a model of Core ML.") }
    }

    private mutating func readDescription(_ message: WireMessage) throws {
        try message.read { field, value in
            switch field {
            case 1: inputs.append(try LearnedFeature(try value.message))
            case 10: outputs.append(try LearnedFeature(try value.message))
            case 11: predictedFeature = try value.text
            case 12: probabilities = try value.text
            case 100: try metadata.read(try value.message)
            default: break
            }
        }
    }
}

extension LearnedModelFile.Metadata {
    fileprivate mutating func read(_ message: WireMessage) throws {
        try message.read { field, value in
            switch field {
            case 1: summary = try value.text
            case 2: version = try value.text
            case 3: author = try value.text
            case 4: license = try value.text
            case 100:
                let (key, value) = try value.entry
                others[try key?.text ?? ""] = try value?.text ?? ""
            default: break
            }
        }
    }
}
