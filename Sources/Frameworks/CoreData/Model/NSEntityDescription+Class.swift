import Foundation

extension NSEntityDescription {
    /// The class of the entity's objects.
    ///
    /// A name with a dot before it, or with none, is of the app's own module.
    var managedObjectClass: NSManagedObject.Type {
        ManagedObjectClasses.shared.type(of: self)
    }
}

/// The classes of entities, once they are found by their names.
final class ManagedObjectClasses: @unchecked Sendable {
    static let shared = ManagedObjectClasses()
    private let lock = NSLock()
    private var found: [String: NSManagedObject.Type] = [:]
    /// The modules in which classes have been seen.
    private var modules: [String] = []

    /// Remembers the class of an object or a request, by which others of its module are found.
    func saw(_ type: NSManagedObject.Type) {
        let name = String(reflecting: type)
        guard let dot = name.firstIndex(of: ".") else { return }
        let module = String(name[..<dot])
        lock.withLock {
            guard module != "CoreData", !modules.contains(module) else { return }
            modules.append(module)
            found = [:]
        }
    }

    func type(of entity: NSEntityDescription) -> NSManagedObject.Type {
        let name = entity.managedObjectClassName ?? "NSManagedObject"
        if name == "NSManagedObject" || name.isEmpty { return NSManagedObject.self }
        if let type = lock.withLock({ found[name] }) { return type }
        let type = find(name) as? NSManagedObject.Type ?? NSManagedObject.self
        lock.withLock { found[name] = type }
        if type == NSManagedObject.self {
            RuntimeWarning.issue(
                "CoreData: warning: Unable to load class named '\(name)' for entity '\(entity.name ?? "")'.  "
                    + "Class not found, using default NSManagedObject instead.")
        }
        return type
    }

    /// The class with a name, in the modules that are known.
    func find(_ name: String) -> AnyClass? {
        let plain = String(name.drop { $0 == "." })
        if plain.contains("."), let type = NSClassFromString(plain) { return type }
        let short = String(plain.split(separator: ".").last ?? "")
        let own = [Bundle.main.infoDictionary?["CFBundleExecutable"] as? String, ProcessInfo.processInfo.processName]
        for module in lock.withLock({ modules }) + own.compactMap({ $0 }) {
            if let type = NSClassFromString("\(module).\(short)") { return type }
        }
        return nil
    }
}
