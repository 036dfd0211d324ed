import SwiftUICore

extension View {
    /// Limits the preferences of views inside for the first focus to a namespace.
    public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View {
        modifier(FocusScopeModifier(namespace: namespace))
    }

    /// Sets whether the view has the keyboard first, where nothing else has it, within the scope of a namespace.
    public nonisolated func prefersDefaultFocus(
        _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
    ) -> some View {
        modifier(DefaultFocusPreference(isPreferred: prefersDefaultFocus, namespace: namespace))
    }

    /// Makes the view a section: arrow keys move the focus to the views inside from all of the section's height or width,
    /// also where none of them is straight ahead.
    public nonisolated func focusSection() -> some View { responder { $0.isFocusSection = true } }
}

/// Moves the focus back to the view that prefers it.
///
/// Follows Apple's [ResetFocusAction](https://developer.apple.com/documentation/swiftui/resetfocusaction).
public struct ResetFocusAction {
    /// Moves the focus to the view in a namespace's scope that prefers it, if the focus is in the scope.
    @MainActor public func callAsFunction(in namespace: Namespace.ID) {
        let scope = FocusScopeRecord.of(namespace)
        if scope.hasFocus { scope.preferred.first?.request() }
    }
}

extension EnvironmentValues {
    /// Moves the focus back to the view that prefers it.
    public var resetFocus: ResetFocusAction { ResetFocusAction() }

    /// The namespaces of the scopes around the view.
    fileprivate var focusScopes: Set<Namespace.ID> {
        get { self[FocusScopesKey.self] }
        set { self[FocusScopesKey.self] = newValue }
    }
}

private enum FocusScopesKey: EnvironmentKey { static var defaultValue: Set<Namespace.ID> { [] } }

/// A scope on the screen.
@MainActor private final class FocusScopeRecord {
    private static var all: [Namespace.ID: FocusScopeRecord] = [:]

    /// The scope of a namespace: views within appear before it does.
    static func of(_ namespace: Namespace.ID) -> FocusScopeRecord {
        if let found = all[namespace] { return found }
        let made = FocusScopeRecord()
        all[namespace] = made
        return made
    }

    static func remove(_ namespace: Namespace.ID) { all[namespace] = nil }

    /// Whether the focus is in the scope.
    var hasFocus = false
    /// The views that prefer the focus, in the order in which they appeared.
    var preferred: [(view: Namespace.ID, request: () -> Void)] = []
}

private struct FocusScopeModifier: ViewModifier {
    let namespace: Namespace.ID

    func body(content: Content) -> some View {
        content
            .transformEnvironment(\.focusScopes) { $0.insert(namespace) }
            .responder {
                $0.focusWithinChanged = { hasFocus in
                    MainActor.assumeIsolated { FocusScopeRecord.of(namespace).hasFocus = hasFocus }
                }
            }
            .onDisappear { FocusScopeRecord.remove(namespace) }
    }
}

private struct DefaultFocusPreference: ViewModifier {
    let isPreferred: Bool
    let namespace: Namespace.ID
    @Namespace private var own
    @State private var isAsked = false
    @Environment(\.focusScopes) private var scopes

    nonisolated init(isPreferred: Bool, namespace: Namespace.ID) {
        self.isPreferred = isPreferred
        self.namespace = namespace
    }

    func body(content: Content) -> some View {
        let counts = isPreferred && scopes.contains(namespace)
        let own = own
        content
            .responder {
                $0.wantsDefaultFocus = counts
                $0.wantsFocus = isAsked ? true : nil
            }
            .onChange(of: isAsked) { isAsked = false }
            .onChange(of: counts, initial: true) {
                let scope = FocusScopeRecord.of(namespace)
                scope.preferred.removeAll { $0.view == own }
                if counts { scope.preferred.append((own, { isAsked = true })) }
            }
            .onDisappear { FocusScopeRecord.of(namespace).preferred.removeAll { $0.view == own } }
    }
}
