private enum LabelsVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// Whether controls show their labels, as `labelsVisibility(_:)` sets it.
    public internal(set) var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }

    /// Whether controls hide their labels.
    var labelsHidden: Bool { labelsVisibility == .hidden }
}

extension View {
    /// Hides the labels of the controls in the view; assistive technology still reads them.
    public nonisolated func labelsHidden() -> some View { labelsVisibility(.hidden) }

    /// Sets whether the controls in the view show their labels; assistive technology reads them in any case.
    public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
            .itemTrait(LabelsHiddenItemKey.self) { $0 = visibility == .hidden }
    }
}

/// A control beside its label; the control alone where labels are hidden.
///
/// The label takes the free width, but on the Mac outside of rows, where the two are next to each other. The controls of a form
/// in columns begin at the same place (``FormColumn``).
struct LabeledControl<Label: View, Control: View>: View {
    let label: Label
    let control: Control
    /// Whether the control takes its room in a row itself; not where something around it, such as a button, does.
    var takesRowRoom = true
    @Environment(\.labelsHidden) private var labelsHidden
    @Environment(\.isInList) private var isInList
    @Environment(\.hasMacControls) private var isMac

    var body: some View {
        Group {
            if labelsHidden {
                control
            } else {
                HStack(spacing: 8) {
                    label.modifier(RowLabelRoom())
                    if isInList || !isMac { Spacer(minLength: 0) }
                    control.alignmentGuide(.formColumn) { $0[.leading] }
                }
            }
        }
        .modifier(ControlSizeFont())
        .modifier(RowControlRoom(isEnabled: takesRowRoom))
    }
}

/// Makes a line one pixel high.
struct Hairline: ViewModifier {
    @Environment(\.pixelLength) private var pixel
    @Environment(\.hostKind) private var host

    func body(content: Content) -> some View {
        if host == .terminal { Divider() } else { content.frame(height: pixel) }
    }
}
