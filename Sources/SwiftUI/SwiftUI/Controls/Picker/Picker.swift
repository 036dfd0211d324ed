import Foundation

/// A control that chooses one of several values.
///
/// The selection is the value of the choice's `tag(_:)`, or of a `ForEach` element's identity. Tags must be of the
/// selection's type: an optional selection needs optional tags. A selection without a choice shows none. The style is a menu
/// by default; segments, an inline list, a wheel and a pushed list are others.
///
/// ```swift
/// enum Flavor: String, CaseIterable { case vanilla, mint }
/// struct Order: View {
///     @State private var flavor = Flavor.mint
///     var body: some View {
///         Picker("Flavor", selection: $flavor) {
///             ForEach(Flavor.allCases, id: \.self) { Text($0.rawValue.capitalized) }
///         }
///         .pickerStyle(.segmented)
///     }
/// }
/// ```
///
/// Follows Apple's [Picker](https://developer.apple.com/documentation/swiftui/picker). The choices are the views in its
/// content; each represents its tag, or for its identity in a `ForEach`.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    private let label: Label
    private let selections: [Binding<SelectionValue>]
    private let content: Content
    private let currentValueLabel: AnyView?
    @Environment(\.pickerStyleKind) private var style
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.isInList) private var isInList
    @Environment(\.isInMenuBar) private var isInMenuBar

    nonisolated init(
        selections: [Binding<SelectionValue>], content: Content, label: Label, currentValueLabel: AnyView? = nil
    ) {
        self.selections = selections
        self.content = content
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    /// Creates a picker with a custom label.
    public nonisolated init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(selections: [selection], content: content(), label: label())
    }

    /// Creates a picker with a custom label and another for the selected value.
    public nonisolated init<Current: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current
    ) {
        self.init(
            selections: [selection], content: content(), label: label(),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker for several values: choosing sets them all.
    public nonisolated init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selections: sources.map { $0[keyPath: selection] }, content: content(), label: label())
    }

    /// Creates a picker with a label given as a view.
    public nonisolated init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selections: [selection], content: content(), label: label)
    }

    @ViewBuilder @MainActor public var body: some View {
        let choices = PickerChoice.choices(of: content, selections)
        if isInMenuBar {
            MenuBarPicker(label: label.asLabel, choices: choices, isSubmenu: style == .menu || style == .automatic)
        } else {
            picker(choices)
        }
    }

    @ViewBuilder @MainActor private func picker(_ choices: [PickerChoice]) -> some View {
        switch style {
        case .segmented: SegmentedPicker(name: label.plainTitle, label: label.asLabel, choices: choices)
        case .inline: InlinePicker(label: label.asLabel, choices: choices, isInMenu: isInMenu)
        case .wheel: WheelPicker(name: label.plainTitle, choices: choices)
        case .palette: PalettePicker(name: label.plainTitle, choices: choices)
        case .radioGroup: RadioPicker(label: label.asLabel, choices: choices)
        case .automatic, .menu:
            MenuPicker(
                name: label.plainTitle, label: label.asLabel, choices: choices, current: currentValueLabel,
                showsLabel: isInList || DeviceFamily.isMac)
        case .navigationLink:
            LinkPicker(
                label: label, title: label.plainTitle, choices: choices, current: currentValueLabel,
                page: PickerPage(selections: selections, content: content))
        }
    }

    nonisolated public static var _isUnary: Bool { false }
}

extension Picker: View {}

/// One of the values of a picker.
struct PickerChoice: Identifiable {
    let id: AnyHashable
    let index: Int
    let view: AnyView
    let isSelected: Bool
    let select: () -> Void

    /// The choices in a picker's content.
    @MainActor
    static func choices<Value: Hashable, Content: View>(
        of content: Content, _ selections: [Binding<Value>]
    ) -> [PickerChoice] {
        ViewItem.flat(ViewItem.items(of: content)).enumerated().map { index, item in
            let value = item.traits.selection(as: Value.self)
            let isDisabled = item.traits[SelectionDisabledKey.self]
            return PickerChoice(
                id: item.id, index: index,
                view: isDisabled ? AnyView(item.view.disabled(true).opacity(0.4)) : item.view,
                isSelected: value != nil && selections.allSatisfy { $0.wrappedValue == value }
            ) {
                guard !isDisabled, let value else { return }
                for selection in selections { selection.wrappedValue = value }
            }
        }
    }
}

extension Picker: ViewItemListing {
    /// In a list the choices of an inline picker are separate rows, below one with the label.
    package func collectItems(_ collector: inout ViewItemCollector) {
        let traits = collector.traits
        guard let context = traits[ListContext.Key.self],
            (traits[PickerStyleItemKey.self] ?? context.pickerStyle) == .inline
        else { return collector.add(self) }
        if !traits[LabelsHiddenItemKey.self], !(label is EmptyView) {
            collector.collect(InlinePickerTitle(label: label), at: "label")
        }
        for (index, item) in ViewItem.flat(ViewItem.items(of: content)).enumerated() {
            let value = item.traits.selection(as: SelectionValue.self)
            collector.collect(InlinePickerRow(view: item.view, value: value, selections: selections), at: index)
        }
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    /// Creates a picker with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }

    /// Creates a picker with a title for several values.
    public nonisolated init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
    }

    /// Creates a picker with a title for several values.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == SwiftUICore.Label<Text, Image> {
    /// Creates a picker with a title and a symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a picker with a title and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUICore.Label(title, systemImage: systemImage) }
    }

    /// Creates a picker with a title and an image of the app's.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUICore.Label(titleKey, image: image) }
    }

    /// Creates a picker with a title and an image of the app's.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUICore.Label(title, image: image) }
    }

    /// Creates a picker with a title and a symbol for several values.
    public nonisolated init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            SwiftUICore.Label(titleKey, systemImage: systemImage)
        }
    }

    /// Creates a picker with a title and a symbol for several values.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            SwiftUICore.Label(title, systemImage: systemImage)
        }
    }

    /// Creates a picker with a title and an image of the app's for several values.
    public nonisolated init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            SwiftUICore.Label(titleKey, image: image)
        }
    }
}
