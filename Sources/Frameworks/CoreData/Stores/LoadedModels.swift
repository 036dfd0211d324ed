import Foundation

/// The models that stores have been opened with, by which classes find their entities.
final class LoadedModels: @unchecked Sendable {
    static let shared = LoadedModels()
    private let lock = NSLock()
    private var models: [Weak] = []

    private struct Weak { weak var model: NSManagedObjectModel? }

    func add(_ model: NSManagedObjectModel) {
        lock.withLock {
            models.removeAll { $0.model == nil || $0.model === model }
            models.append(Weak(model: model))
        }
    }

    /// The entity of a class, in the last loaded model that has it.
    func entity(for type: NSManagedObject.Type) -> NSEntityDescription? {
        for model in lock.withLock({ models.compactMap(\.model) }).reversed() {
            if let entity = model.entity(for: type) { return entity }
        }
        return nil
    }
}

extension NSManagedObjectModel {
    /// The entity whose objects are of a class.
    func entity(for type: NSManagedObject.Type) -> NSEntityDescription? {
        ManagedObjectClasses.shared.saw(type)
        let full = String(reflecting: type)
        let short = full.split(separator: ".").last.map(String.init) ?? full
        func name(_ entity: NSEntityDescription) -> String {
            String((entity.managedObjectClassName ?? "").drop { $0 == "." })
        }
        return entities.first { name($0) == full }
            ?? entities.first { name($0).split(separator: ".").last.map(String.init) == short }
    }
}
