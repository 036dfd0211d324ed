import Foundation
import OrielBasics
import UniformTypeIdentifiers

extension NSItemProvider {
    /// The reason why an item provider could not provide the requested data.
    ///
    /// Its codes equal Apple's `NSItemProvider.ErrorCode`.
    public enum ErrorCode: Int, Error, Sendable {
        /// Something went wrong.
        case unknownError = -1
        /// There is no such type, or it provided no data.
        case itemUnavailableError = -1000
        /// The data is not of the expected class.
        case unexpectedValueClassError = -1100
        /// The data could not be turned into another type.
        case unavailableCoercionError = -1200
    }

    /// The domain of the provider's errors.
    public static let errorDomain = "NSItemProviderErrorDomain"

    private static func error(_ code: ErrorCode) -> any Error {
        NSError(domain: errorDomain, code: code.rawValue)
    }

    /// Loads data of a type, or of one that conforms to it.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        load(representation(conformingTo: typeIdentifier), completionHandler)
    }

    /// Loads data of a type, or of one that conforms to it.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// Loads data of a type into a file, which is gone once the handler has returned.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping FileHandler
    ) -> Progress {
        let found = representation(conformingTo: typeIdentifier)
        if let file = found?.file, found?.typeIdentifier != "public.file-url" {
            DispatchQueue.main.async { completionHandler(file, nil) }
            return Self.finished
        }
        // The name may come from another program: it is one within the folder.
        let ending = found.flatMap { UTType($0.typeIdentifier)?.preferredFilenameExtension }
        let name = PrivateFile.name(suggestedName ?? "Item", ending: ending)
        return load(found) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                let folder = try PrivateFile.makeFolder()
                defer { try? FileManager.default.removeItem(at: folder) }
                let file = folder.appendingPathComponent(name)
                try PrivateFile.write(data, to: file.path)
                completionHandler(file, nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Loads data of a type into a file, or returns the location of the file that holds it already.
    @discardableResult
    public func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        let isInPlace = representation(conformingTo: typeIdentifier)?.file != nil
        return loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, isInPlace, $1) }
    }

    /// Makes an object of a class from the provider's data.
    @discardableResult
    public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let found = match(for: aClass)
        nonisolated(unsafe) let aClass = aClass
        // Within one process an object is given away as it is.
        if let own = objects.first(where: { type(of: $0) == aClass }) as? any NSItemProviderReading {
            nonisolated(unsafe) let own = own
            DispatchQueue.main.async { completionHandler(own, nil) }
            return Self.finished
        }
        return load(found) { data, error in
            guard let data, let found else { return completionHandler(nil, error) }
            do {
                completionHandler(
                    try aClass.object(withItemProviderData: data, typeIdentifier: found.typeIdentifier), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Makes a value from the provider's data.
    @discardableResult
    public func loadObject<T: _ObjectiveCBridgeable>(
        ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        loadObject(ofClass: T._ObjectiveCType.self) { object, error in
            var value: T?
            if let object = object as? T._ObjectiveCType {
                _ = T._conditionallyBridgeFromObjectiveC(object, result: &value)
            }
            completionHandler(value, error ?? (value == nil ? Self.error(.unexpectedValueClassError) : nil))
        }
    }

    /// Loads the provider's data of a type: a string, an address, or data.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
    ) {
        let found = representation(conformingTo: typeIdentifier)
        load(found) { data, error in
            guard let data, let found else {
                completionHandler?(nil, error)
                return
            }
            if TypeConformance.conforms(found.typeIdentifier, to: "public.url"),
                let url = URL(dataRepresentation: data, relativeTo: nil)
            {
                completionHandler?(url as NSURL, nil)
            } else if TypeConformance.conforms(found.typeIdentifier, to: "public.text"),
                let text = String(data: data, encoding: .utf8)
            {
                completionHandler?(text as NSString, nil)
            } else {
                completionHandler?(data as NSData, nil)
            }
        }
    }

    /// Loads the provider's data of a type: a string, an address, or data.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
    ) async throws -> any NSSecureCoding {
        try await withCheckedThrowingContinuation { continuation in
            loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
                nonisolated(unsafe) let item = item
                continuation.resume(with: item.map { .success($0) } ?? .failure(error ?? Self.error(.unknownError)))
            }
        }
    }

    /// Loads a representation's data, and passes it on in a later turn of the main queue.
    @discardableResult
    private func load(
        _ representation: Representation?, _ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        guard let representation else {
            DispatchQueue.main.async { completionHandler(nil, Self.error(.itemUnavailableError)) }
            return Self.finished
        }
        let progress = representation.load { data, error in
            DispatchQueue.main.async {
                let failure = data == nil ? error ?? Self.error(.itemUnavailableError) : error
                completionHandler(data, failure)
            }
        }
        return progress ?? Self.finished
    }

    private static var finished: Progress {
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        return progress
    }
}
