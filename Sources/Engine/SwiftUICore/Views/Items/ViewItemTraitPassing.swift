/// A view or modifier whose type shows whether traits for a container come from its body.
///
/// A row may set its own insets, and a page its own tab item: a container evaluates the bodies of these views to learn of
/// them, and of no others.
protocol ViewItemTraitPassing {
    /// Whether traits come from the view itself, or from a body inside.
    static var passesTraits: Bool { get }
    /// Whether traits come from the body of a view inside.
    static var opensBody: Bool { get }
}

extension ModifiedContent: ViewItemTraitPassing where Content: View, Modifier: ViewModifier {
    static var passesTraits: Bool { passesItemTraits(Modifier.self) || passesItemTraits(Content.self) }
    static var opensBody: Bool { opensItemBody(Content.self) }
}

extension IDView: ViewItemTraitPassing where Content: View {
    static var passesTraits: Bool { passesItemTraits(Content.self) }
    static var opensBody: Bool { opensItemBody(Content.self) }
}

/// Whether the type of a modifier shows that it passes traits to a container.
private func passesItemTraits<M: ViewModifier>(_ type: M.Type) -> Bool {
    // Buttons and fields use this one for themselves.
    type is any ViewItemTraitSource.Type && M.self != _ResponderModifier.self
}

/// Whether the type of a view shows that it passes traits to a container.
private func passesItemTraits<V: View>(_ type: V.Type) -> Bool {
    if let passing = type as? any ViewItemTraitPassing.Type { return passing.passesTraits }
    return opensItemBody(type)
}

/// Whether a container must evaluate a body to learn of a view's traits.
func opensItemBody<V: View>(_ type: V.Type) -> Bool {
    if let passing = type as? any ViewItemTraitPassing.Type { return passing.opensBody }
    return V.Body.self != Never.self && ViewItemOrigin.of(type).passesTraits
}

extension ViewItemOrigin {
    /// Whether the type of an app's view shows that its body passes traits to a container.
    static func passesTraits<V: View>(_ type: V.Type, isApp: Bool) -> Bool {
        isApp && V.Body.self != Never.self && V._isUnary && passesItemTraits(V.Body.self)
    }
}

/// Shows a view that depends on more than its values, and reports the traits that its body sets to the container.
///
/// The container lists the view before its body can be evaluated, and adopts the traits once that has happened.
package enum ReportedItemTraits {
    /// Whether an item's traits are reported while it is shown.
    package enum IsReported: ViewItemTraitKey { package static var defaultValue: Bool { false } }

    /// The traits of an evaluation of the body.
    package final class Report: Equatable {
        /// The traits.
        package let traits: ViewItemTraits
        init(_ traits: ViewItemTraits) { self.traits = traits }
        package static func == (a: Report, b: Report) -> Bool { a === b }
    }

    /// Carries a report up to the container.
    package enum Key: PreferenceKey {
        package static var defaultValue: Report? { nil }
        package static func reduce(value: inout Report?, nextValue: () -> Report?) { value = value ?? nextValue() }
    }

    /// The view with its report.
    @MainActor static func reporting<V: View>(_ view: V, _ traits: ViewItemTraits) -> AnyView {
        AnyView(
            ViewItemReader(view: view, traits: traits) { items in
                items.first.map { AnyView($0.view.preference(key: Key.self, value: Report($0.traits))) }
            })
    }
}
