import UniformTypeIdentifiers

extension TransferRepresentation {
    /// Uses this representation only for values that satisfy a condition.
    public func exportingCondition(_ condition: @escaping (Item) -> Bool) -> some TransferRepresentation<Item> {
        _ChangedTransferRepresentation(content: self) { way in
            let earlier = way.condition
            way.condition = { (earlier?($0) ?? true) && condition($0) }
        }
    }

    /// Suggests a file name.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        suggestedFileName { _ in fileName }
    }

    /// Suggests a file name for each value.
    public func suggestedFileName(_ fileName: @escaping (Item) -> String?) -> some TransferRepresentation<Item> {
        _ChangedTransferRepresentation(content: self) { $0.suggestedName = fileName }
    }

    /// Sets who can access the exported data.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
        _ChangedTransferRepresentation(content: self) { $0.visibility = visibility }
    }
}

/// A representation with something about it changed.
struct _ChangedTransferRepresentation<Content: TransferRepresentation>: _PrimitiveTransferRepresentation {
    typealias Item = Content.Item
    let content: Content
    let change: (inout TransferWay<Item>) -> Void

    static func _collect(_ representation: Self, into list: inout _TransferWays<Item>) {
        var own = _TransferWays<Item>()
        Content._collect(representation.content, into: &own)
        for var way in own.ways {
            representation.change(&way)
            list.ways.append(way)
        }
    }
}
