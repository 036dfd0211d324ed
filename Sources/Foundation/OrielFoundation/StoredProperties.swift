/// Finds values by the names of stored properties, as key-value coding does.
package enum StoredProperties {
    /// The value of a property of an object or of the classes above its own; nil where there is none of that name.
    ///
    /// A property with a wrapper, or with observation, is stored under its name with an underscore before it.
    package static func value(_ name: String, of object: Any) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == name || $0.label == "_" + name }) {
                return child.value
            }
            mirror = current.superclassMirror
        }
        return nil
    }
}
