import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Each style whose control can be made of the style's configuration, made to set itself for that control.
@MainActor @Suite("Styles without end")
struct EndlessStyleConformance {
    private struct EndlessBox: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            AnyView(GroupBox(configuration).groupBoxStyle(Self()))
        }
    }
    private struct EndlessButton: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            AnyView(Button(configuration).buttonStyle(Self()))
        }
    }
    private struct EndlessPress: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            AnyView(Button(action: {}, label: { configuration.label }).buttonStyle(Self()))
        }
    }
    private struct EndlessField: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View {
            AnyView(configuration.textFieldStyle(Self()))
        }
    }
    private struct EndlessForm: FormStyle {
        func makeBody(configuration: Configuration) -> some View { AnyView(Form(configuration).formStyle(Self())) }
    }
    private struct EndlessGroup: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            AnyView(ControlGroup(configuration).controlGroupStyle(Self()))
        }
    }
    private struct EndlessLabel: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { AnyView(Label(configuration).labelStyle(Self())) }
    }
    private struct EndlessMenu: MenuStyle {
        func makeBody(configuration: Configuration) -> some View { AnyView(Menu(configuration).menuStyle(Self())) }
    }
    private struct EndlessProgress: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            AnyView(ProgressView(configuration).progressViewStyle(Self()))
        }
    }
    private struct EndlessSwitch: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            AnyView(Toggle(configuration).toggleStyle(Self()))
        }
    }
    private struct EndlessValue: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            AnyView(LabeledContent(configuration).labeledContentStyle(Self()))
        }
    }

    private nonisolated static let styles: [(name: String, view: @MainActor @Sendable () -> AnyView)] = [
        ("EndlessBox", { AnyView(GroupBox("x") {}.groupBoxStyle(EndlessBox())) }),
        ("EndlessButton", { AnyView(Button("x") {}.buttonStyle(EndlessButton())) }),
        ("EndlessPress", { AnyView(Button("x") {}.buttonStyle(EndlessPress())) }),
        ("EndlessField", { AnyView(TextField("x", text: .constant("")).textFieldStyle(EndlessField())) }),
        ("EndlessForm", { AnyView(Form { Text("x") }.formStyle(EndlessForm())) }),
        ("EndlessGroup", { AnyView(ControlGroup { Text("x") }.controlGroupStyle(EndlessGroup())) }),
        ("EndlessLabel", { AnyView(Label("x", systemImage: "star").labelStyle(EndlessLabel())) }),
        ("EndlessMenu", { AnyView(Menu("x") {}.menuStyle(EndlessMenu())) }),
        ("EndlessProgress", { AnyView(ProgressView("x").progressViewStyle(EndlessProgress())) }),
        ("EndlessSwitch", { AnyView(Toggle("x", isOn: .constant(true)).toggleStyle(EndlessSwitch())) }),
        ("EndlessValue", { AnyView(LabeledContent("x", value: "y").labeledContentStyle(EndlessValue())) }),
    ]

    @Test(
        "E04: a style that sets itself within itself without end ends the app and is named", arguments: styles.indices)
    func endless(_ index: Int) async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [index] in
            await MainActor.run {
                _ = TestHost(EndlessStyleConformance.styles[index].view(), size: CGSize(width: 100, height: 100))
            }
        }
        let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        let name = Self.styles[index].name
        #expect(message.contains("Thread stack size exceeded due to excessive recursion."))
        #expect(
            message.contains("A control of the style \(name) contains controls of that style without end."),
            "\(message)")
    }
}
