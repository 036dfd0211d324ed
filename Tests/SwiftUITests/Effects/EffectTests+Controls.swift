import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

extension EffectTests {
    @Test("Modifiers of controls change the picture")
    func controls() {
        var effects = Effects()
        let button = Button("Press") {}
        effects.add("buttonStyle bordered", button) { $0.buttonStyle(.bordered) }
        effects.add("buttonStyle prominent", button.buttonStyle(.bordered)) { _ in
            button.buttonStyle(.borderedProminent)
        }
        effects.add("buttonStyle plain", button) { $0.buttonStyle(.plain) }
        effects.add("buttonStyle glass", button) { $0.buttonStyle(.glass) }
        effects.add("controlSize", button.buttonStyle(.bordered)) { $0.controlSize(.large) }
        effects.add("controlSize mini", button.buttonStyle(.bordered)) { $0.controlSize(.mini) }
        effects.add("buttonBorderShape", button.buttonStyle(.bordered)) { $0.buttonBorderShape(.capsule) }
        effects.add("buttonBorderShape rectangle", button.buttonStyle(.bordered)) {
            $0.buttonBorderShape(.roundedRectangle(radius: 0))
        }
        effects.add("tint", button) { $0.tint(.red) }
        effects.add("tint bordered", button.buttonStyle(.bordered)) { $0.tint(.red) }
        effects.add("tint prominent", button.buttonStyle(.borderedProminent)) { $0.tint(.red) }
        effects.add("accentColor", button) { $0.accentColor(.red) }
        effects.add("role", button) { _ in Button("Press", role: .destructive) {} }
        effects.add("disabled", button) { $0.disabled(true) }
        effects.add("disabled bordered", button.buttonStyle(.bordered)) { $0.disabled(true) }
        effects.add("button font", button) { $0.font(.largeTitle) }
        effects.add("button foregroundStyle", button) { $0.foregroundStyle(.red) }
        effects.add("buttonSizing", button.buttonStyle(.bordered)) { $0.buttonSizing(.flexible) }
        let toggle = Toggle("On", isOn: .constant(true))
        effects.add("toggleStyle button", toggle) { $0.toggleStyle(.button) }
        effects.add("toggleStyle checkbox", toggle) { $0.toggleStyle(.checkbox) }
        effects.add("toggle tint", toggle) { $0.tint(.red) }
        effects.add("toggle labelsHidden", toggle) { $0.labelsHidden() }
        effects.add("toggle disabled", toggle) { $0.disabled(true) }
        effects.add("toggle controlSize", toggle) { $0.controlSize(.mini) }
        effects.add("toggle off", toggle) { _ in Toggle("On", isOn: .constant(false)) }
        let slider = Slider(value: .constant(0.4))
        effects.add("slider tint", slider) { $0.tint(.red) }
        effects.add("slider disabled", slider) { $0.disabled(true) }
        effects.add("slider labels", slider) { _ in
            Slider(value: .constant(0.4)) {
                Text("A")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("1")
            }
        }
        effects.add("slider controlSize", slider) { $0.controlSize(.mini) }
        effects.add("slider thumb", slider) { $0.sliderThumbVisibility(.hidden) }
        let picker = Picker("Color", selection: .constant(1)) {
            Text("Red").tag(1)
            Text("Green").tag(2)
        }
        effects.add("pickerStyle segmented", picker) { $0.pickerStyle(.segmented) }
        effects.add("pickerStyle wheel", picker) { $0.pickerStyle(.wheel) }
        effects.add("pickerStyle inline", picker) { $0.pickerStyle(.inline) }
        effects.add("pickerStyle palette", picker) { $0.pickerStyle(.palette) }
        effects.add("pickerStyle radioGroup", picker) { $0.pickerStyle(.radioGroup) }
        effects.add("radio group layout", picker.pickerStyle(.radioGroup)) { $0.horizontalRadioGroupLayout() }
        func choices(_ isDisabled: Bool) -> some View {
            Picker("Color", selection: .constant(1)) {
                Text("Red").tag(1)
                Text("Green").tag(2).selectionDisabled(isDisabled)
            }
        }
        effects.add("selectionDisabled", choices(false).pickerStyle(.inline)) { _ in
            choices(true).pickerStyle(.inline)
        }
        effects.add("picker tint", picker) { $0.tint(.red) }
        effects.add("picker labelsHidden", Form { picker }) { _ in Form { picker.labelsHidden() } }
        effects.add("picker disabled", picker.pickerStyle(.segmented)) { $0.disabled(true) }
        effects.add("picker controlSize", picker.pickerStyle(.segmented)) { $0.controlSize(.large) }
        let date = DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 0)))
        effects.add("date components", date) { _ in
            DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
        }
        effects.add("date graphical", date) { $0.datePickerStyle(.graphical) }
        effects.add("date wheel", date) { $0.datePickerStyle(.wheel) }
        effects.add("date locale", date) { $0.environment(\.locale, Locale(identifier: "de")) }
        effects.add("date labelsHidden", date) { $0.labelsHidden() }
        effects.add("date timeZone", date) { $0.environment(\.timeZone, TimeZone(secondsFromGMT: 7200)!) }
        effects.add("date tint", date.datePickerStyle(.graphical)) { $0.tint(.red) }
        effects.add("date calendar", date.datePickerStyle(.graphical).frame(height: 240, alignment: .top)) {
            $0.environment(\.calendar, Calendar(identifier: .buddhist))
        }
        let stepper = Stepper("Count", value: .constant(1))
        effects.add("stepper labelsHidden", stepper) { $0.labelsHidden() }
        effects.add("stepper disabled", stepper) { $0.disabled(true) }
        let progress = ProgressView("Loading", value: 0.4)
        effects.add("progress circular", progress) { $0.progressViewStyle(.circular) }
        effects.add("progress tint", progress) { $0.tint(.red) }
        effects.add("progress scale", ProgressView()) { $0.controlSize(.large) }
        effects.add("progress circular tint", ProgressView()) { $0.tint(.red) }
        effects.add("progress currentValueLabel", progress) { _ in
            ProgressView(value: 0.4) {
                Text("Loading")
            } currentValueLabel: {
                Text("40")
            }
        }
        let gauge = Gauge(value: 0.4) {
            Text("Speed")
        } currentValueLabel: {
            Text("40")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("1")
        }
        effects.add("gauge circular", gauge) { $0.gaugeStyle(.accessoryCircular) }
        effects.add("gauge capacity", gauge.gaugeStyle(.accessoryCircular)) { _ in
            gauge.gaugeStyle(.accessoryCircularCapacity)
        }
        effects.add("gauge linear", gauge) { $0.gaugeStyle(.accessoryLinear) }
        effects.add("gauge tint", gauge) { $0.tint(.red) }
        effects.add("gauge tint gradient", gauge.gaugeStyle(.accessoryCircular)) {
            $0.tint(Gradient(colors: [.red, .blue]))
        }
        let label = Label("Title", systemImage: "star")
        effects.add("label icon", label) { $0.labelStyle(.iconOnly) }
        effects.add("label title", label) { $0.labelStyle(.titleOnly) }
        effects.add("label imageScale", label) { $0.imageScale(.large) }
        effects.add("label symbolVariant", label) { $0.symbolVariant(.fill) }
        effects.add("label spacing", label) { $0.labelIconToTitleSpacing(40) }
        effects.add("label reserved", label) { $0.labelReservedIconWidth(80) }
        effects.add("menu style", Menu("Menu") { Text("A") }) { $0.menuStyle(.button).buttonStyle(.bordered) }
        effects.add("group box style", GroupBox("Box") { Text("A") }) { $0.groupBoxStyle(PlainBox()) }
        effects.add("background style", GroupBox("Box") { Text("A") }) { $0.backgroundStyle(.red) }
        effects.add("color picker labelsHidden", ColorPicker("Color", selection: .constant(.red))) { $0.labelsHidden() }
        effects.add("labeled content style", LabeledContent("A", value: "B")) { $0.labeledContentStyle(Reversed()) }
        effects.add(
            "control group style",
            ControlGroup {
                Button("A") {}
                Button("B") {}
            }
        ) { $0.controlGroupStyle(.menu) }
        effects.add("rename button", RenameButton()) { $0.renameAction {} }
        effects.add("badge in a list", List { Text("A") }) { _ in List { Text("A").badge(3) } }
        effects.add("link", Link("A", destination: URL(string: "https://example.org")!)) { $0.tint(.red) }
        effects.add("content unavailable", ContentUnavailableView("A", systemImage: "star")) { _ in
            ContentUnavailableView("A", systemImage: "star", description: Text("B"))
        }
        check(effects)
    }

    private struct PlainBox: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.content }
    }
    private struct Reversed: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.content
                configuration.label
            }
        }
    }
}
