import Foundation

/// A control that is on or off.
///
/// A toggle is a switch by default, and a check box or a button by `toggleStyle(_:)`. Several sources make one toggle for all
/// of them, which is mixed while they differ.
///
/// ```swift
/// struct Sound: View {
///     @State private var isOn = true
///     var body: some View {
///         Toggle("Sound", isOn: $isOn)
///         Toggle("Mute", systemImage: "speaker.slash", isOn: $isOn).toggleStyle(.button)
///     }
/// }
/// ```
///
/// Follows Apple's [Toggle](https://developer.apple.com/documentation/swiftui/toggle).
public struct Toggle<Label: View> {
    private let isOn: Binding<Bool>
    private let isMixed: Bool
    private let label: Label
    @ControlStyle private var style: StyleSlot<ToggleStyleConfiguration>
    @Environment(\.labelsHidden) private var labelsHidden

    private nonisolated init(isOn: Binding<Bool>, isMixed: Bool, label: Label) {
        self.isOn = isOn
        self.isMixed = isMixed
        self.label = label
    }

    /// Creates a toggle with a custom label.
    public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, isMixed: false, label: label())
    }

    /// Creates a toggle for several values: mixed where they differ; using it makes them all the same.
    public nonisolated init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        let isAllOn = bindings.allSatisfy(\.wrappedValue)
        let all = Binding(get: { isAllOn }, set: { value in for binding in bindings { binding.wrappedValue = value } })
        self.init(isOn: all, isMixed: !isAllOn && bindings.contains(where: \.wrappedValue), label: label())
    }

    @ViewBuilder @MainActor public var body: some View {
        style.makeBody(
            ToggleStyleConfiguration(label: .init(view: label.asLabel), isOn: isOn.projectedValue, isMixed: isMixed)
        )
        .controlAccessibility {
            $0.role = .toggle
            $0.children = .combine
            if labelsHidden { $0.label = label.plainTitle.map { Text(verbatim: $0) } }
            $0.value = Text(verbatim: isMixed ? "mixed" : isOn.wrappedValue ? "on" : "off")
        }
    }

    nonisolated public static var _isUnary: Bool { true }
}

extension Toggle: View {}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates a toggle from a style's configuration.
    public nonisolated init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle that shows a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// Creates a toggle that shows a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }

    /// Creates a toggle that shows a title for several values.
    public nonisolated init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    /// Creates a toggle that shows a title for several values.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
    /// Creates a toggle that shows a title and a symbol.
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a toggle that shows a title and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUICore.Label(title, systemImage: systemImage) }
    }

    /// Creates a toggle that shows a title and an image.
    public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUICore.Label(titleKey, image: image) }
    }

    /// Creates a toggle that shows a title and an image.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUICore.Label(title, image: image) }
    }

    /// Creates a toggle that shows a title and a symbol for several values.
    public nonisolated init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a toggle that shows a title and a symbol for several values.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { SwiftUICore.Label(title, systemImage: systemImage) }
    }

    /// Creates a toggle that shows a title and an image for several values.
    public nonisolated init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { SwiftUICore.Label(titleKey, image: image) }
    }
}
