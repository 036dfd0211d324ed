import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Styles")
struct StyleConformance {
    private struct Framed: GroupBoxStyle {
        let name: String
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text(verbatim: name)
                GroupBox(configuration)
            }
        }
    }

    private struct Named: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text(verbatim: configuration.isPressed ? "pressed" : "up")
                configuration.label
            }
        }
    }

    private struct Twice: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Button(configuration)
                Button(configuration)
            }
        }
    }

    @Test("E03: a control within its own style has the style further out, at last the automatic one")
    func controlsWithinStyles() {
        let box = TestHost(200, 200) {
            GroupBox("label") { Text("content") }.groupBoxStyle(Framed(name: "inner")).groupBoxStyle(
                Framed(name: "outer"))
        }
        #expect(box.text == ["inner", "outer", "label", "content"])
        let button = TestHost(200, 200) { Button("label") {}.buttonStyle(Twice()).buttonStyle(Named()) }
        #expect(button.text == ["up", "label", "up", "label"])
    }
}
