/// The storage of a preference modifier's node.
class PreferenceRecord {
    /// The key's type.
    let key: ObjectIdentifier

    init(key: ObjectIdentifier) { self.key = key }

    /// The modifier's name in text dumps.
    var name: String { "preference" }
    /// Whether the content's value is not passed further up.
    var hidesContent: Bool { false }
    /// Whether the node notifies someone of the value below it.
    var isReader: Bool { false }
    /// Whether the value depends on the content's place.
    var isAnchored: Bool { false }

    /// Notifies a reader that the value below its node may have changed.
    func read(_ node: NodeRef) {}

    /// Brings a value that depends on the content's place up to date; returns whether it changed.
    func updateAnchor(_ node: NodeRef) -> Bool { false }
}

/// A record whose key is known.
class TypedPreferenceRecord<Key: PreferenceKey>: PreferenceRecord {
    init() { super.init(key: ObjectIdentifier(Key.self)) }

    /// The value that the node passes to its ancestors; nil for none.
    func value(content: () -> Key.Value?) -> Key.Value? { content() }
}

/// A transparent node of a preference modifier.
final class PreferenceKind: TypedKind<PreferenceRecord> {
    static let shared = PreferenceKind("preference")

    override var isElement: Bool { false }

    override func removed(_ node: NodeRef) {
        let record = payload(node).pointee
        if !record.isReader { node.graph.notePreferenceChange(at: node, record.key) }
    }

    override func geometryChanged(_ node: NodeRef) {
        let record = payload(node).pointee
        guard record.updateAnchor(node) else { return }
        let graph = node.graph
        graph.notePreferenceChange(at: node, record.key)
        node.forEachReaderBelow { graph.preferences.addReader($0) }
    }

    override func summary(_ node: NodeRef) -> String { payload(node).pointee.name }
}

extension _Reconciler {
    /// Meets or makes the node of a preference modifier and visits its content.
    /// - Parameter update: Adopts another modifier; returns whether the value may have changed.
    mutating func preference<Record: PreferenceRecord, V: View>(
        around content: V, make: () -> Record, update: (Record) -> Bool
    ) {
        let kind = PreferenceKind.shared
        let (node, isNew) = next(kind)
        let record: Record
        var isChanged = isNew
        if isNew {
            record = make()
            kind.payload(node).initialize(to: record)
            if record.isAnchored { graph.geometry.insert(node) }
        } else {
            record = unsafeDowncast(kind.payload(node).pointee, to: Record.self)
            isChanged = update(record)
        }
        var inner = _Reconciler(contentOf: node, isMaking: isNew, distributor: node.distributorForContent)
        V._reconcile(content, &inner)
        node.flags.remove(.isNew)
        guard isChanged else { return }
        if record.isAnchored { graph.hasMoved = true }
        if record.isReader {
            graph.preferences.addReader(node)
        } else {
            if isNew { node.markUpwards(.hasPreferences) }
            graph.notePreferenceChange(at: node, record.key)
            if !isNew { node.forEachReaderBelow { graph.preferences.addReader($0) } }
        }
    }
}
