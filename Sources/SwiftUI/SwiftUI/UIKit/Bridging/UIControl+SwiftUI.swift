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
            control.isOn = $0
            revision += 1
            control.sendActions(for: .valueChanged)
        }
        Toggle("", isOn: isOn).labelsHidden().toggleStyle(.switch)
            .tint(control.onTintColor.map { Color($0) } ?? ControlAppearances.switchTint?())
            .disabled(!control.isEnabled)
    }
}

/// A slider of UIKit as one of SwiftUI.
struct SliderCounterpart: View {
    /// Differs after each change of the view.
    let version: Int
    let slider: UISlider
    @State private var revision = 0

    var body: some View {
        let _ = revision
        // A range of numbers that are none is that from 0 to 1.
        let isSound = slider.minimumValue.isFinite && slider.maximumValue.isFinite
        let least = isSound ? slider.minimumValue : 0
        let most = isSound ? max(slider.maximumValue, least) : 1
        let value = Binding {
            min(max(slider.value, least), most)
        } set: {
            slider.value = $0
            revision += 1
            slider.sendActions(for: .valueChanged)
        }
        Slider(value: value, in: least...most)
            .tint(slider.minimumTrackTintColor.map { Color($0) })
            .disabled(!slider.isEnabled)
    }
}
