import Foundation

/// A button that shows another view on a navigation stack.
///
/// A link with a value pushes the destination that a stack, or a split view's column, has for its type; the path can then be
/// read and changed. A link with a destination of its own pushes that view. Outside of a navigation container a link is
/// disabled.
///
/// ```swift
/// NavigationStack {
///     VStack {
///         NavigationLink("Seven", value: 7)
///         NavigationLink("About") { Text("Version 1") }
///     }
///     .navigationDestination(for: Int.self) { Text("Number \($0)") }
/// }
/// ```
///
/// Follows Apple's [NavigationLink](https://developer.apple.com/documentation/swiftui/navigationlink).
public struct NavigationLink<Label: View, Destination: View> {
    private let label: Label
    /// The view that the link shows; nil for a link to the view of a value.
    private let destination: Destination?
    /// The value whose view the link shows; nil for a link to a view, or one that leads nowhere.
    private let value: AnyHashable?
    private let isActive: Binding<Bool>?
    @State private var id = UUID()
    @Environment(\.navigation) private var navigation
    @Environment(\.isRowContent) private var isInList
    @Environment(\.selectRow) private var selectRow
    @Environment(\.listChooser) private var chooser
    @Environment(\.linkIndicator) private var indicator
    @Environment(\.isEnabled) private var isEnabled

    private nonisolated init(
        label: Label, destination: Destination?, value: AnyHashable? = nil, isActive: Binding<Bool>? = nil
    ) {
        self.label = label
        self.destination = destination
        self.value = value
        self.isActive = isActive
    }

    /// Creates a link to a view.
    public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), destination: destination())
    }

    /// Creates a link to a view given as a value.
    public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), destination: destination)
    }

    /// Creates a link to a view that is shown while a value is true.
    public nonisolated init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), destination: destination(), isActive: isActive)
    }

    /// Creates a link to a view that is shown while a value is true.
    public nonisolated init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), destination: destination, isActive: isActive)
    }

    /// Creates a link to a view that is shown while a selection has a value.
    public nonisolated init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), destination: destination(), isActive: selection.holds(tag))
    }

    /// Creates a link to a view given as a value, which is shown while a selection has a value.
    public nonisolated init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), destination: destination, isActive: selection.holds(tag))
    }

    @ViewBuilder @MainActor public var body: some View {
        let _ = updatePage()
        Group {
            // The row is the button of the Mac, too.
            if DeviceFamily.isMac, isInList {
                button.environment(\.hasFramelessControls, true)
            } else {
                button
            }
        }
        // A link without a value leads nowhere.
        .disabled(destination == nil && value == nil)
        .onAppear { if isActive?.wrappedValue == true { push() } }
        .onChange(of: isActive?.wrappedValue) {
            if isActive?.wrappedValue == true { push() } else if isActive != nil { navigation?.remove(id) }
        }
    }

    @MainActor private var button: some View {
        Button(action: follow) {
            if isInList {
                HStack {
                    label._rowForeground()
                    Spacer(minLength: 8)
                    if indicator != .hidden { LinkEnd() }
                }
                .contentShape(RowShape())
            } else {
                label
            }
        }
    }

    private func follow() {
        // In a list whose selection has the value's type a link chooses; it leads nowhere itself.
        if let value, chooser?.choose(value) == true { return }
        selectRow?()
        if let isActive { isActive.wrappedValue = true } else { push() }
    }

    private func push() {
        if let value { navigation?.push(value) }
        guard let destination else { return }
        // A link that stays active is followed once.
        if isActive != nil, navigation?.holds(id) ?? true { return }
        let isActive = isActive
        navigation?.push(
            .view(
                LinkedPage(id: isActive == nil ? UUID() : id, source: id, close: { isActive?.wrappedValue = false }) {
                    AnyView(destination)
                }))
    }

    /// Shows the current destination on the page that the link has pushed, if there is one.
    @MainActor private func updatePage() {
        guard let destination, let navigation, navigation.holds(id) else { return }
        navigation.update(id) { AnyView(destination) }
    }

    nonisolated public static var _isUnary: Bool { true }
}

extension NavigationLink: View {}

extension NavigationLink: ViewItemTraitSource {
    package nonisolated func gatherTraits(_ traits: inout ViewItemTraits) {
        traits[ShowsBadgeKey.self] = true
        if let value { traits[LinkValueKey.self] = value }
    }
}

/// The value that a row's link leads to; nil for none.
enum LinkValueKey: ViewItemTraitKey { static var defaultValue: AnyHashable? { nil } }

/// A row of a list as far as a link in it is pressed: with the distances that rows usually have around their content.
private struct RowShape: Shape {
    func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: -16, dy: -11)) }
}

extension NavigationLink where Destination == Never {
    /// Creates a link to the view of a value; nil for a link that leads nowhere.
    public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label: label(), destination: nil, value: value.map { AnyHashable($0) })
    }

    /// Creates a link with a title to the view of a value.
    public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(value: value) { Text(titleKey) }
    }

    /// Creates a link with a title to the view of a value.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a title to a view.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title to a view.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// Creates a link with a title to a view given as a value.
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title to a view given as a value.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// Creates a link with a title to a view that is shown while a value is true.
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }

    /// Creates a link with a title to a view that is shown while a value is true.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(title) }
    }

    /// Creates a link with a title to a view that is shown while a value is true.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title to a view that is shown while a value is true.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(title) }
    }

    /// Creates a link with a title to a view that is shown while a selection has a value.
    public nonisolated init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
    }

    /// Creates a link with a title to a view that is shown while a selection has a value.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
    }

    /// Creates a link with a title to a view that is shown while a selection has a value.
    public nonisolated init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title to a view that is shown while a selection has a value.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
    }
}

extension Binding {
    /// Whether a selection has a value; set to false, it has none.
    nonisolated fileprivate func holds<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
        Binding<Bool> {
            wrappedValue == tag
        } set: { holds in
            if holds { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
        }
    }
}

extension View {
    /// Offers the view of values of a type to the navigation stack that the view is in.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(DestinationModifier(make: destination))
    }

    /// Shows another view on the navigation stack while a value is true.
    public nonisolated func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let destination = destination()
        return modifier(PresentedDestinationModifier(isPresented: isPresented, make: { AnyView(destination) }))
    }

    /// Shows another view on the navigation stack for a value while there is one.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            PresentedDestinationModifier(
                isPresented: item.isThere(), make: { AnyView(item.wrappedValue.map(destination)) }))
    }
}

private struct DestinationModifier<D: Hashable, C: View>: ViewModifier {
    let make: (D) -> C
    @Environment(\.navigation) private var navigation

    func body(content: Content) -> some View {
        navigation?.destinations[ObjectIdentifier(D.self)] = { [make] value in AnyView((value.base as? D).map(make)) }
        return content
    }
}

private struct PresentedDestinationModifier: ViewModifier {
    let isPresented: Binding<Bool>
    let make: () -> AnyView
    @State private var id = UUID()
    @Environment(\.navigation) private var navigation

    func body(content: Content) -> some View {
        let isShown = isPresented.wrappedValue
        // A page that was pushed shows the current destination.
        let _ = navigation?.update(id, make)
        content
            .onAppear { if isShown { push() } }
            .onChange(of: isShown) { if isPresented.wrappedValue { push() } else { navigation?.remove(id) } }
    }

    private func push() {
        guard let navigation, !navigation.holds(id) else { return }
        let isPresented = isPresented
        navigation.push(
            .view(LinkedPage(id: id, source: id, close: { isPresented.wrappedValue = false }, content: make)))
    }
}
