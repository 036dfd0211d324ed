import DisplayList
import SwiftUITesting
import Testing

@testable import SwiftUI

/// Colors of controls that iOS does not name, measured in pictures of iOS 17.
@MainActor
@Suite("Colors of controls")
struct ControlColorTests {
    private func color(_ color: UIColor, _ scheme: ColorScheme) -> String {
        var values = EnvironmentValues()
        values.colorScheme = scheme
        return Color(color).resolve(in: values).description
    }

    private struct Screen: View {
        @State private var isOn = false
        var body: some View { Toggle("Sound", isOn: $isOn).toggleStyle(.switch) }
    }

    @Test("A switch that is off has iOS's gray, and none of it when it is on")
    func switches() throws {
        #expect(color(.switchTrack, .light) == "#E9E9EBFF" && color(.switchTrack, .dark) == "#39393DFF")
        let host = TestHost(Screen(), size: CGSize(width: 200, height: 60))
        #expect(host.layers.contains("fill #e9e9eb"))
        host.tap(text: "Sound")
        host.advance(by: 2)
        #expect(!host.layers.contains("fill #e9e9eb"))
    }

    @Test("The prompt of a search field is darker than the prompt of a text field")
    func prompts() {
        func colors<V: View>(_ view: V, _ prompt: String) -> [RGBA] {
            let host = TestHost(view, size: CGSize(width: 390, height: 600))
            return host.displayList.slots.compactMap { layer in
                guard layer.id != .none, case .text(let text) = layer.content, text.string == prompt,
                    case .color(let color) = text.first.style.paint
                else { return nil }
                return color
            }
        }
        let search = NavigationStack { List { Text("row") }.searchable(text: .constant(""), prompt: "Find") }
        #expect(colors(search, "Find").map(\.opacity) == [0.6])
        #expect(colors(TextField("Name", text: .constant("")), "Name").map(\.opacity) == [0.3])
    }
}
