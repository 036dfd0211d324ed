import Foundation
import OrielFoundation
import UniformTypeIdentifiers

extension NSItemProvider {
    /// Adds a value, in all types of data that it can become; it is encoded on demand.
    public func register<T: Transferable>(_ transferable: @autoclosure @escaping () -> T) {
        // Conditions and names need the value; without them it is made only on demand.
        let ways = T.ways.filter { $0.export != nil }
        let asks = ways.contains { $0.condition != nil || $0.suggestedName != nil }
        let value = asks ? transferable() : nil
        for way in ways {
            if let condition = way.condition, let value, !condition(value) { continue }
            if let name = value.flatMap({ way.suggestedName?($0) }) { suggestedName = suggestedName ?? name }
            guard let export = way.export else { continue }
            registerDataRepresentation(for: way.contentType, visibility: way.visibility.providers) { handler in
                nonisolated(unsafe) let value = value ?? transferable()
                nonisolated(unsafe) let export = export
                Task { @MainActor in
                    do { handler(try await export(value), nil) } catch { handler(nil, error) }
                }
                return nil
            }
        }
    }

    /// Makes a value from the provider's data.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        guard let (way, type) = match(transferableType), let importing = way.importing else {
            DispatchQueue.main.async { completionHandler(.failure(TransferError.cannotImport("\(T.self)"))) }
            return Progress(totalUnitCount: 1)
        }
        nonisolated(unsafe) let read = importing
        return loadDataRepresentation(for: type) { data, error in
            guard let data else {
                return completionHandler(.failure(error ?? TransferError.cannotImport("\(T.self)")))
            }
            Task { @MainActor in
                do {
                    nonisolated(unsafe) let value = try await read(TransferredData(data: data, contentType: type))
                    completionHandler(.success(value))
                } catch {
                    completionHandler(.failure(error))
                }
            }
        }
    }

    /// Whether a value can be made from the provider's data.
    package func canLoad<T: Transferable>(_ type: T.Type) -> Bool { match(type) != nil }

    /// The first way in for which the provider has data, and that data's type.
    private func match<T: Transferable>(_ type: T.Type) -> (TransferWay<T>, UTType)? {
        let types = registeredContentTypes
        for way in T.ways where way.importing != nil {
            if let found = types.first(where: { $0 == way.contentType })
                ?? types.first(where: { $0.conforms(to: way.contentType) })
            {
                return (way, found)
            }
        }
        return nil
    }
}
