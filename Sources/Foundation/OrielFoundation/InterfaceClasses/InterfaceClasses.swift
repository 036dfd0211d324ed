import Foundation

/// The classes that can be reached by their names: an app's own, and the ones that frameworks add.
package enum InterfaceClasses {
    private final class Store: @unchecked Sendable {
        let lock = NSLock()
        var byClass: [ObjectIdentifier: [_InterfaceClass]] = [:]
        var byName: [String: AnyClass] = [:]
        var loaded: Set<String> = []
    }
    private static let store = Store()

    /// Adds classes; several descriptions of one class count together.
    package static func register(_ classes: [_InterfaceClass]) {
        store.lock.withLock {
            for described in classes {
                store.byClass[ObjectIdentifier(described.type), default: []].append(described)
                for name in [described.name, String(reflecting: described.type)] where store.byName[name] == nil {
                    store.byName[name] = described.type
                }
            }
        }
    }

    /// The app's modules, as its Info.plist lists them.
    package static var modules: [String] {
        Bundle.main.object(forInfoDictionaryKey: "OrielModules") as? [String] ?? []
    }

    /// Adds the classes of the app's modules, once for each module.
    @MainActor
    package static func loadApp() {
        for module in modules { load(module) }
    }

    /// Adds the classes of a module, once.
    @MainActor
    package static func load(_ module: String) {
        let isNew = store.lock.withLock { store.loaded.insert(module).inserted }
        guard isNew, isName(module),
            let table = NSClassFromString("\(module)._OrielInterface") as? any _InterfaceTable.Type
        else { return }
        register(table.classes)
    }

    /// Returns a class by its name.
    /// - Parameter module: The module; nil or empty to look in all of the app's.
    @MainActor
    package static func named(_ name: String, module: String?) -> AnyClass? {
        loadApp()
        let modules = module.map { $0.isEmpty ? self.modules : [$0] + self.modules } ?? self.modules
        let known: AnyClass? = store.lock.withLock {
            modules.lazy.compactMap { store.byName["\($0).\(name)"] }.first ?? store.byName[name]
        }
        if let known { return known }
        return modules.lazy.filter(isName).compactMap { module in
            isName(name) ? NSClassFromString("\(module).\(name)") : nil
        }.first
    }

    /// Whether a text can be a name; documents may have any.
    private static func isName(_ text: String) -> Bool {
        !text.isEmpty
            && text.unicodeScalars.allSatisfy {
                $0.properties.isAlphabetic || "_0123456789".unicodeScalars.contains($0)
            }
    }

    /// The descriptions of an object's class and of its superclasses, the nearest first.
    private static func descriptions(of object: AnyObject) -> [_InterfaceClass] {
        store.lock.withLock {
            lineage(of: type(of: object)).flatMap { store.byClass[ObjectIdentifier($0)] ?? [] }
        }
    }

    /// Returns the method of an object by its name, such as `save:` or, as selectors of other files' methods are written, `save`; nil for
    /// none.
    package static func method(_ name: String, of object: AnyObject) -> Selector? {
        let described = descriptions(of: object)
        return described.lazy.compactMap { $0.methods[name] }.first
            ?? described.lazy.compactMap { $0.methods[name + ":"] }.first
    }

    /// Puts a value into a property of an object; nil if there is no property of the name, and false for a value that does not fit.
    @MainActor
    package static func set(_ value: Any?, _ name: String, of object: AnyObject) -> Bool? {
        descriptions(of: object).lazy.compactMap { $0.properties[name] }.first.map { $0(object, value) }
    }

    /// Notifies an object that it was made from a document.
    @MainActor
    package static func awake(_ object: AnyObject) {
        for described in descriptions(of: object) { for call in described.wakes { call(object) } }
    }
}
