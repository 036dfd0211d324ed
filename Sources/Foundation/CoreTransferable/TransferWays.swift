import Foundation
import OrielBasics
import OrielFoundation
import UniformTypeIdentifiers

/// All ways in which values of a type become data and data becomes values, the best first.
public struct _TransferWays<Item> {
    var ways: [TransferWay<Item>] = []
}

/// One way.
struct TransferWay<Item> {
    var contentType: UTType
    var visibility = TransferRepresentationVisibility.all
    /// Makes data; nil where the way leads only in.
    var export: ((Item) async throws -> Data)?
    /// Makes a value; nil where the way leads only out.
    var importing: ((TransferredData) async throws -> Item)?
    /// Whether a value can take this way at all.
    var condition: ((Item) -> Bool)?
    /// The suggested name of a file with the value.
    var suggestedName: ((Item) -> String?)?
}

/// The source of a value.
struct TransferredData {
    var data: Data
    /// The actual type of the data: the requested one, or one that conforms to it.
    var contentType: UTType

    /// Writes the data to a file that is deleted once a function has returned.
    func withFile<T>(_ body: (URL) async throws -> T) async throws -> T {
        let folder = try PrivateFile.makeFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent(PrivateFile.name("Item", ending: contentType.extensionForSaving))
        try PrivateFile.write(data, to: file.path)
        return try await body(file)
    }
}

/// The programs and users that can access a value's data.
public struct TransferRepresentationVisibility: Hashable, Sendable {
    let providers: NSItemProviderRepresentationVisibility
    /// Every app.
    public static let all = TransferRepresentationVisibility(providers: .all)
    /// Apps of the same team.
    public static let team = TransferRepresentationVisibility(providers: .team)
    /// Apps of the same group.
    public static let group = TransferRepresentationVisibility(providers: .group)
    /// This app.
    public static let ownProcess = TransferRepresentationVisibility(providers: .ownProcess)
}

/// Why a value could not be taken over.
public enum TransferError: Error, LocalizedError {
    /// The value cannot become data of the type.
    case cannotExport(UTType)
    /// No value can be made from the data.
    case cannotImport(String)

    public var errorDescription: String? {
        switch self {
        case .cannotExport(let type): "The value cannot become \(type.identifier)."
        case .cannotImport(let name): "No \(name) can be made of what there is."
        }
    }
}

extension Transferable {
    static var ways: [TransferWay<Self>] {
        var list = _TransferWays<Representation.Item>()
        Representation._collect(transferRepresentation, into: &list)
        // The builder sees to it that the representation is one of this very type.
        guard let ways = list as? _TransferWays<Self> else {
            preconditionFailure("The transfer representation of \(Self.self) is one of \(Representation.Item.self)")
        }
        return ways.ways
    }

    /// The types of data that values can become, the best first.
    public static func exportedContentTypes(
        _ visibility: TransferRepresentationVisibility = .all
    ) -> [UTType] {
        ways.filter { $0.export != nil }.map(\.contentType)
    }

    /// The types of data that this value can become, the best first.
    public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        Self.ways.filter { $0.export != nil && $0.condition?(self) ?? true }.map(\.contentType)
    }

    /// The types of data that can become values, the best first.
    public static func importedContentTypes() -> [UTType] {
        ways.filter { $0.importing != nil }.map(\.contentType)
    }

    /// Makes data of a type, or of one that conforms to it.
    public func exported(as contentType: UTType) async throws -> Data {
        let ways = Self.ways.filter { $0.export != nil && $0.condition?(self) ?? true }
        let way =
            ways.first { $0.contentType == contentType } ?? ways.first { $0.contentType.conforms(to: contentType) }
        guard let export = way?.export else { throw TransferError.cannotExport(contentType) }
        return try await export(self)
    }

    /// Makes a value of data of a type; of the first type that fits where none is given.
    public init(importing data: Data, contentType: UTType?) async throws {
        let ways = Self.ways.filter { $0.importing != nil }
        let way = contentType.map { type in ways.first { type.conforms(to: $0.contentType) } } ?? ways.first
        guard let way, let importing = way.importing else { throw TransferError.cannotImport("\(Self.self)") }
        self = try await importing(TransferredData(data: data, contentType: contentType ?? way.contentType))
    }

    /// The suggested name of a file with the value; nil for no suggestion.
    public var suggestedFilename: String? { Self.ways.lazy.compactMap { $0.suggestedName?(self) }.first }
}
