import DisplayList

/// The configuration that a control passes to its style.
package protocol ControlStyleConfiguration {
    /// Returns the style of the control where no view around sets one, by the kind of front end that shows the control.
    static func automaticStyle(on host: HostTraits.Kind) -> StyleSlot<Self>
}

/// The style that is set for controls with a configuration.
private enum ControlStyleKey<Configuration>: EnvironmentKey {
    static var defaultValue: StyleSlot<Configuration>? { nil }
}

private enum HostKindKey: EnvironmentKey {
    static var defaultValue: HostTraits.Kind { .window }
}

extension EnvironmentValues {
    /// The kind of front end that shows the view; a window by default.
    ///
    /// A window keeps its kind, so that reading it makes no view depend on it.
    package var hostKind: HostTraits.Kind {
        get { find(HostKindKey.self)?.value ?? HostKindKey.defaultValue }
        set { self[HostKindKey.self] = newValue }
    }

    /// Whether controls are drawn as the Mac draws them: in a program for the Mac, but for a terminal's.
    package var hasMacControls: Bool { DeviceFamily.isMac && hostKind != .terminal }

    /// The style that a view around sets for controls with a configuration; nil for none.
    package subscript<C: ControlStyleConfiguration>(styleFor configuration: C.Type) -> StyleSlot<C>? {
        get { self[ControlStyleKey<C>.self] }
        set { self[ControlStyleKey<C>.self] = newValue }
    }
}

/// The style of a control: that which a view around sets, else the automatic one where the control is shown.
@propertyWrapper
package struct ControlStyle<Configuration: ControlStyleConfiguration>: DynamicProperty {
    @Environment(\.self) private var environment

    /// Creates the property.
    package init() {}

    /// The style.
    package var wrappedValue: StyleSlot<Configuration> {
        let environment = environment
        return environment[styleFor: Configuration.self] ?? Configuration.automaticStyle(on: environment.hostKind)
    }
}

extension View {
    /// Sets the style of controls within the view; nil for the automatic one.
    package nonisolated func controlStyle<C: ControlStyleConfiguration>(_ style: StyleSlot<C>?) -> some View {
        modifier(_EnvironmentWritingModifier(ControlStyleKey<C>.self, style))
    }

    /// Sets the style of controls within the view; controls that the style makes have the one further out, so that a style may
    /// show the control that it is given within more views.
    package nonisolated func nestedControlStyle<S, C: ControlStyleConfiguration, Body: View>(
        _ style: S, _ makeBody: @escaping @MainActor (S, C) -> Body
    ) -> some View {
        modifier(
            NestedStyleModifier { outer in
                StyleSlot(style, outer: outer) { makeBody($0, $1).controlStyle(outer) }
            })
    }
}

/// Sets a style that knows the one further out.
private struct NestedStyleModifier<C: ControlStyleConfiguration> {
    let make: (_ outer: StyleSlot<C>?) -> StyleSlot<C>
}

extension NestedStyleModifier: _PrimitiveModifier {
    nonisolated static func _reconcile<V: View>(_ modifier: Self, around content: V, _ context: inout _Reconciler) {
        context.environment(around: content, keepsTransform: true) {
            $0[styleFor: C.self] = modifier.make($0[styleFor: C.self])
        }
    }
}
