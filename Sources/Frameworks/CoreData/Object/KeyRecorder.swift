import Foundation

/// Learns the names in a key path, such as `\Item.list?.name`, by following it with an object that writes them down.
final class KeyRecorder {
    private(set) var path: [String] = []

    func record(_ key: String) { path.append(key) }

    /// An object that represents all objects of a class.
    func probe(_ type: NSManagedObject.Type) -> NSManagedObject {
        let probe = type.init(entity: NSEntityDescription(), insertInto: nil)
        probe.recorder = self
        return probe
    }

    /// The names in a key path; nil where it begins at no managed object, or asks for none of its properties.
    static func keys(of keyPath: AnyKeyPath) -> [String]? {
        guard let type = Swift.type(of: keyPath).rootType as? NSManagedObject.Type else { return nil }
        ManagedObjectClasses.shared.saw(type)
        let recorder = KeyRecorder()
        let probe = recorder.probe(type)
        _ = probe[keyPath: keyPath]
        if recorder.path.isEmpty, keyPath == \NSManagedObject.objectID { return ["objectID"] }
        return recorder.path.isEmpty ? nil : recorder.path
    }
}

extension NSManagedObject: KeyedObject, KeyNaming {
    package var predicateIdentity: any ObjectIdentity { objectID }
    package static func keys(of keyPath: AnyKeyPath) -> [String]? { KeyRecorder.keys(of: keyPath) }
}

extension NSManagedObjectID: ObjectIdentity {
    package var predicateText: String { uriRepresentation().absoluteString }
}

extension PredicateValue {
    /// The name of an object of Core Data; nil for other values.
    var object: NSManagedObjectID? { identity as? NSManagedObjectID }
}
