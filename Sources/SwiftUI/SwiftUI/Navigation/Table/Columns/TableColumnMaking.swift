/// A value in the making of an interface.
///
/// Apple's framework passes such values to the functions that make views and columns. A type of an app's that wraps
/// columns passes its content on: `Content._makeContent(content: content[\.content], inputs: inputs)`.
public struct _GraphValue<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }

    /// A part of the value.
    public subscript<Part>(keyPath: KeyPath<Value, Part>) -> _GraphValue<Part> {
        _GraphValue<Part>(value[keyPath: keyPath])
    }
}

/// The table's columns under construction.
public final class _TableColumnInputs {
    /// The columns that were made.
    fileprivate(set) var columns: _TableColumns
    /// The type that was asked first.
    fileprivate let maker: Any.Type

    init(_ columns: _TableColumns, maker: Any.Type) { (self.columns, self.maker) = (columns, maker) }
}

/// The result of making columns, which are noted in the inputs.
public struct _TableColumnOutputs {}

extension TableColumnContent {
    public nonisolated static func _makeContent(
        content: _GraphValue<Self>, inputs: _TableColumnInputs
    ) -> _TableColumnOutputs {
        guard inputs.maker != Self.self else { fatalError("\(Self.self) has no tableColumnBody.") }
        inputs.columns.collect(content.value, at: "content")
        return _TableColumnOutputs()
    }
}
