private enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether controls show their labels.
    var labelsHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension View {
    /// Hides the labels of the controls in the view; assistive technology still reads them.
    public nonisolated func labelsHidden() -> some View {
        environment(\.labelsHidden, true).itemTrait(LabelsHiddenItemKey.self) { $0 = true }
    }
}

/// A control beside its label, which takes the free width; the control alone where labels are hidden.
struct LabeledControl<Label: View, Control: View>: View {
    let label: Label
    let control: Control
    @Environment(\.labelsHidden) private var labelsHidden

    var body: some View {
        Group {
            if labelsHidden {
                control
            } else {
                HStack(spacing: 8) {
                    label
                    Spacer(minLength: 0)
                    control
                }
            }
        }
        .modifier(ControlSizeFont())
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
