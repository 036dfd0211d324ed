/// The storage of dynamic properties of values whose bodies a view evaluates itself, such as tabs.
///
/// The storage is in the view's node; reads in these bodies are noted as if the view's own body had made them.
package final class PropertyMemory {
    /// Where the storage of a value begins, by the value's place.
    private var firstStorage: [AnyHashable: Int] = [:]

    /// Creates a memory; a view keeps one in its state.
    package init() {}

    /// Connects a value's dynamic properties with the node whose body is being evaluated.
    package func connect<T>(_ value: T, at place: AnyHashable) -> T {
        let fields = DynamicPropertyFields.fields(of: T.self)
        guard !fields.all.isEmpty, let node = UpdateContext.reader else { return value }
        var copy = value
        let first = firstStorage[place] ?? node.extras.storage.count
        firstStorage[place] = first
        withUnsafeMutablePointer(to: &copy) { pointer in
            var connection = _PropertyConnection(node: node, index: first)
            for field in fields.all { field.connect(UnsafeMutableRawPointer(pointer) + field.offset, &connection) }
        }
        return copy
    }
}
