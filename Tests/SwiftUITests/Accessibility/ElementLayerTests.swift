import DisplayList
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Layers and elements for assistive technology are two sides of one thing.
@MainActor
@Suite("Layers of elements")
struct ElementLayerTests {
    private func texts(_ layers: [LayerID], _ list: DisplayList) -> [String] {
        layers.flatMap { id -> [String] in
            if case .text(let text) = list[id].content { return [text.string] }
            return texts(list.children(of: id), list)
        }
    }

    @Test("Each element names the layers that show it, and nothing else's")
    func layers() {
        struct Sample: View {
            @State private var isOn = true
            var body: some View {
                VStack {
                    Text("Title")
                    Toggle("Sound", isOn: $isOn)
                    Button("Press") {}
                    Label("Star", systemImage: "star")
                    Picker("Kind", selection: .constant(1)) {
                        Text("One").tag(1)
                        Text("Two").tag(2)
                    }
                    .pickerStyle(.segmented)
                    List { ForEach(0..<3) { Text("Row \($0)") } }
                }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 600))
        let list = host.host.displayList
        let items = host.host.accessibilityItems
        func texts(_ label: String) -> [String]? {
            items.first { $0.label == label }.map { self.texts($0.layers, list) }
        }
        #expect(texts("Title") == ["Title"])
        #expect(texts("Sound") == ["Sound"])
        #expect(texts("Press") == ["Press"])
        #expect(texts("Star") == ["Star"])
        #expect(texts("One") == ["One"])
        #expect(texts("Two") == ["Two"])
        #expect(texts("Row 1") == ["Row 1"])
        // Whatever draws belongs to one at least.
        let all = Set(items.flatMap(\.layers))
        #expect(all.allSatisfy(list.contains))
        #expect(items.filter { $0.role != .group && $0.role != .window }.allSatisfy { !$0.layers.isEmpty })
        #expect(all.count > 10)
    }
}
