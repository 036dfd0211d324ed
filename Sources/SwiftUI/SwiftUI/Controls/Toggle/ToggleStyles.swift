import Foundation

/// The style that fits the place: a switch, in a bar a button, and on the Mac a box outside of forms.
public struct DefaultToggleStyle: ToggleStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { AutomaticToggle(configuration: configuration) }
}

/// A switch, in a bar a button: a switch would push the bar's other items aside.
private struct AutomaticToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.isInBar) private var isInBar
    @Environment(\.isInGroupedForm) private var isInGroupedForm

    var body: some View {
        if isInBar {
            ButtonToggleStyle().makeBody(configuration: configuration)
        } else if DeviceFamily.isMac, !isInGroupedForm {
            CheckboxToggleStyle().makeBody(configuration: configuration)
        } else {
            SwitchToggle(configuration: configuration)
        }
    }
}

/// A switch beside the label.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?
    /// Creates the style.
    public nonisolated init() { tint = nil }
    /// Creates the style with a color for the switch that is on.
    public nonisolated init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggle(configuration: configuration, tint: tint)
    }
}

/// A button that stays pressed while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        let isOn = configuration.isOn || configuration.isMixed
        Button {
            configuration.binding.wrappedValue.toggle()
        } label: {
            configuration.label
                .modifier(ToggleButtonGround(isOn: isOn))
        }
        .buttonStyle(FramedPlainButtonStyle())
        .modifier(RowControlRoom())
    }
}

/// The background of a toggle that is a button.
private struct ToggleButtonGround: ViewModifier {
    let isOn: Bool
    @Environment(\.controlSize) private var controlSize

    func body(content: Content) -> some View {
        let shape = RoundedRectangle(cornerRadius: controlSize.cornerRadius, style: .continuous)
        content
            .modifier(ControlSizeFont())
            .padding(.horizontal, controlSize.labelInsets.horizontal)
            .padding(.vertical, controlSize.labelInsets.vertical)
            .background(shape.fill(isOn ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.clear)))
            .contentShape(.focusEffect, shape)
            .foregroundStyle(isOn ? AnyShapeStyle(Color.white) : AnyShapeStyle(TintShapeStyle()))
    }
}

/// A small box with a tick beside the label.
public struct CheckboxToggleStyle: ToggleStyle {
    @Environment(\.hostKind) private var host

    /// Creates the style.
    public nonisolated init() {}
    @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
        if host == .terminal {
            CellToggleStyle().makeBody(configuration: configuration)
        } else {
            CheckboxToggle(configuration: configuration)
        }
    }
}

private struct SwitchToggle: View {
    let configuration: ToggleStyleConfiguration
    var tint: Color?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\._tint) private var environmentTint
    @Environment(\.hostKind) private var host
    @Environment(\.isInGroupedForm) private var isInGroupedForm
    @ScaledMetric private var textScale: CGFloat = 1

    var body: some View {
        Button {
            configuration.binding.wrappedValue.toggle()
        } label: {
            LabeledControl(label: configuration.label, control: knob, takesRowRoom: false)
        }
        .buttonStyle(StillButtonStyle())
        .modifier(RowControlRoom())
        .opacity(isEnabled ? 1 : 0.5)
    }

    @ViewBuilder private var knob: some View {
        if host == .terminal { CellSwitch(isOn: configuration.isOn, ground: ground) } else { drawnKnob }
    }

    private var drawnKnob: some View {
        // The Mac's switches are lower, in forms still more so.
        let unit = controlSize.factor * textScale * (DeviceFamily.isMac ? (isInGroupedForm ? 0.5 : 0.7) : 1)
        let (isOn, width) = (configuration.isOn, (DeviceFamily.isMac ? 54 : 51) * unit)
        return ZStack(alignment: isOn ? .trailing : .leading) {
            Capsule().fill(ground).frame(width: width, height: 31 * unit)
            Circle().fill(Color.white).frame(width: 27 * unit, height: 27 * unit)
                .shadow(color: Color.black.opacity(0.2), radius: DeviceFamily.isMac ? 1 : 2, x: 0, y: 1)
                .padding(2 * unit)
        }
        .frame(width: width, height: 31 * unit)
        .contentShape(.focusEffect, Capsule())
    }

    private var ground: AnyShapeStyle {
        guard configuration.isOn else { return AnyShapeStyle(Color(UIColor.switchTrack)) }
        if let tint { return AnyShapeStyle(tint) }
        return environmentTint ?? ControlAppearances.switchTint?().map { AnyShapeStyle($0) }
            ?? (DeviceFamily.isMac ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.green))
    }
}

extension UIColor {
    /// The track of a switch that is off, as on iOS.
    static let switchTrack = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 57 / 255, green: 57 / 255, blue: 61 / 255, alpha: 1)
            : UIColor(red: 233 / 255, green: 233 / 255, blue: 235 / 255, alpha: 1)
    }
}

private struct CheckboxToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.labelsHidden) private var labelsHidden
    @Environment(\.controlSize) private var controlSize
    @ScaledMetric private var textScale: CGFloat = 1

    var body: some View {
        Button {
            configuration.binding.wrappedValue.toggle()
        } label: {
            HStack(spacing: 6 * unit) {
                box
                if !labelsHidden { configuration.label.modifier(ControlSizeFont()) }
            }
        }
        .buttonStyle(StillButtonStyle())
        .opacity(isEnabled ? 1 : 0.5)
    }

    private var unit: CGFloat { controlSize.factor * textScale }

    private var box: some View {
        let isMarked = configuration.isOn || configuration.isMixed
        let shape = RoundedRectangle(cornerRadius: 4 * unit, style: .continuous)
        return ZStack {
            shape
                .fill(isMarked ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(UIColor.systemBackground)))
            if configuration.isMixed {
                Capsule().fill(Color.white).frame(width: 8 * unit, height: 2 * unit)
            } else if configuration.isOn {
                Tick().stroke(Color.white, style: StrokeStyle(lineWidth: 2 * unit, lineCap: .round, lineJoin: .round))
                    .frame(width: 8 * unit, height: 7 * unit)
            }
            if !isMarked {
                shape.strokeBorder(Color(UIColor.systemGray3), lineWidth: 1)
            }
        }
        .frame(width: 16 * unit, height: 16 * unit)
        .contentShape(.focusEffect, shape)
    }
}

/// A tick that fills its rectangle.
struct Tick: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.36, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        return path
    }
}

/// A button that shows its label as it is, pressed or not; all of its rectangle is pressed.
struct StillButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.contentShape(Rectangle()) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The style that fits the place.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch beside the label.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays pressed while the toggle is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A small box with a tick beside the label.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
