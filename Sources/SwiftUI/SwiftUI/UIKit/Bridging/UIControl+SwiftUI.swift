import Foundation
import SwiftUICore

/// A switch of UIKit as one of SwiftUI.
struct SwitchCounterpart: View {
    /// Differs after each change of the view.
    let version: Int
    let control: UISwitch
    @State private var revision = 0

    var body: some View {
        let _ = revision
        let isOn = Binding {
            control.isOn
        } set: {
            control.choose($0)
            revision += 1
        }
        let tint = control.onTintColor.map { Color($0) } ?? ControlAppearances.switchTint?()
        Group {
            if let knob = control.thumbTintColor {
                Toggle("", isOn: isOn).labelsHidden().toggleStyle(
                    ColoredKnobStyle(knob: Color(knob), track: tint ?? .green))
            } else {
                Toggle("", isOn: isOn).labelsHidden().toggleStyle(.switch).tint(tint)
            }
        }
        .disabled(!control.isEnabled)
    }
}

/// A switch whose knob has a color.
private struct ColoredKnobStyle: ToggleStyle {
    let knob: Color
    let track: Color

    func makeBody(configuration: ToggleStyle.Configuration) -> some View {
        Button {
            withAnimation(.easeInOut(duration: 0.2)) { configuration.isOn.toggle() }
        } label: {
            Capsule().fill(configuration.isOn ? track : Color(UIColor.systemFill))
                .frame(width: 51, height: 31)
                .overlay(alignment: configuration.isOn ? .trailing : .leading) {
                    Circle().fill(knob).shadow(color: .black.opacity(0.2), radius: 2, y: 1).padding(2)
                }
        }
        .buttonStyle(.plain)
    }
}
