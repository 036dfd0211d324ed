/// The style of one kind of control, its type hidden: controls differ only in the configuration that they pass to their
/// style.
///
/// Two slots are the same if they hold the same style within the same outer ones, so that a style set again evaluates
/// no control.
package struct StyleSlot<Configuration> {
    private let box: ControlStyleBox<Configuration>

    /// Hides the type of a style.
    /// - Parameters:
    ///   - outer: The style further out, where the style's controls depend on it.
    ///   - makeBody: Returns the control in the style; it depends on nothing but its arguments and the outer style.
    package init<S, Body: View>(
        _ style: S, outer: StyleSlot? = nil, _ makeBody: @escaping @MainActor (S, Configuration) -> Body
    ) {
        box = TypedControlStyleBox(style, outer: outer?.box, makeBody)
    }

    /// Whether both are one style, made once.
    package func isIdentical(to other: StyleSlot) -> Bool { box === other.box }

    /// Returns the control in the style.
    @MainActor package func makeBody(_ configuration: Configuration) -> AnyView { box.makeBody(configuration) }
}

extension StyleSlot: PlanComparable {
    static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let a = a.assumingMemoryBound(to: StyleSlot.self).pointee.box
        return a.isSame(as: b.assumingMemoryBound(to: StyleSlot.self).pointee.box)
    }
}

extension StyleSlot: StyleHolder {
    var styleType: Any.Type { box.styleType }
}

/// A style of some type.
private class ControlStyleBox<Configuration> {
    let outer: ControlStyleBox?

    init(outer: ControlStyleBox?) { self.outer = outer }

    @MainActor func makeBody(_ configuration: Configuration) -> AnyView { fatalError("A style needs a type.") }
    func hasSameStyle(as other: ControlStyleBox) -> Bool { fatalError("A style needs a type.") }
    var styleType: Any.Type { fatalError("A style needs a type.") }

    final func isSame(as other: ControlStyleBox) -> Bool {
        if self === other { return true }
        guard hasSameStyle(as: other) else { return false }
        guard let outer, let otherOuter = other.outer else { return outer == nil && other.outer == nil }
        return outer.isSame(as: otherOuter)
    }
}

private final class TypedControlStyleBox<S, Body: View, Configuration>: ControlStyleBox<Configuration> {
    private let style: S
    private let make: @MainActor (S, Configuration) -> Body
    private let isPlain = ConnectedStyle<S>.isPlain

    init(_ style: S, outer: ControlStyleBox<Configuration>?, _ make: @escaping @MainActor (S, Configuration) -> Body) {
        self.style = style
        self.make = make
        super.init(outer: outer)
    }

    override var styleType: Any.Type { (style as? any StyleHolder)?.styleType ?? S.self }

    override func makeBody(_ configuration: Configuration) -> AnyView {
        if isPlain { return AnyView(make(style, configuration)) }
        return AnyView(StyledControl(style: ConnectedStyle(style: style), configuration: configuration, make: make))
    }

    override func hasSameStyle(as other: ControlStyleBox<Configuration>) -> Bool {
        (other as? TypedControlStyleBox).map { valuesAreEqual(style, $0.style) } ?? false
    }
}

/// A control whose style has state or reads the environment: those are the control's own.
private struct StyledControl<S, Configuration, Content: View>: View {
    let style: ConnectedStyle<S>
    let configuration: Configuration
    let make: @MainActor (S, Configuration) -> Content

    var body: some View { make(style.style, configuration) }
}

/// A style as a property of the view that it makes: the dynamic properties of the style belong to the view.
struct ConnectedStyle<S>: DynamicProperty {
    var style: S

    /// Whether the style has no dynamic properties.
    static var isPlain: Bool { DynamicPropertyFields.fields(of: S.self).all.isEmpty }

    static func _connect(_ property: UnsafeMutablePointer<Self>, _ connection: inout _PropertyConnection) {
        for field in DynamicPropertyFields.fields(of: S.self).all {
            field.connect(UnsafeMutableRawPointer(property) + field.offset, &connection)
        }
    }
}

extension ConnectedStyle: StyleHolder {
    var styleType: Any.Type { S.self }
}
