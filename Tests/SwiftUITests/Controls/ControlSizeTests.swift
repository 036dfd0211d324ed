import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct ControlSizeTests {
    /// The size of a control in each control size, the smallest first.
    private func sizes<V: View>(_ control: V) -> [CGSize] {
        ControlSize.allCases.map { size in
            let host = TestHost(control.controlSize(size).fixedSize(), size: CGSize(width: 400, height: 300))
            return host.host.idealSize
        }
    }

    private func isGrowing(_ sizes: [CGSize]) -> Bool {
        zip(sizes, sizes.dropFirst()).allSatisfy {
            $0.height < $1.height || $0.width < $1.width && $0.height == $1.height
        }
    }

    @Test("Buttons, toggles, fields, pickers and meters are drawn in five sizes")
    func families() {
        #expect(isGrowing(sizes(Button("Go") {}.buttonStyle(.bordered))))
        #expect(isGrowing(sizes(Button("Go") {}.buttonStyle(.borderedProminent))))
        #expect(isGrowing(sizes(Toggle("On", isOn: .constant(true)).labelsHidden())))
        #expect(isGrowing(sizes(Toggle("On", isOn: .constant(true)).toggleStyle(.checkbox).labelsHidden())))
        #expect(isGrowing(sizes(Toggle("On", isOn: .constant(true)).toggleStyle(.button))))
        #expect(
            isGrowing(sizes(TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).frame(width: 100))))
        #expect(isGrowing(sizes(Stepper("", value: .constant(1)).labelsHidden())))
        #expect(isGrowing(sizes(Slider(value: .constant(0.5)).frame(width: 100))))
        #expect(
            isGrowing(
                sizes(
                    Picker("", selection: .constant(1)) { Text("A").tag(1) }.pickerStyle(.segmented).frame(width: 100)))
        )
        #expect(isGrowing(sizes(ProgressView(value: 0.5).frame(width: 100))))
    }

    @Test("A font of the app's own stays in controls of any size")
    func font() {
        let host = TestHost(
            VStack {
                Button("Large") {}.buttonStyle(.bordered).font(.largeTitle).controlSize(.mini)
                Text("Large").font(.largeTitle)
            }, size: CGSize(width: 400, height: 300))
        let heights = host.findAll(text: "Large").map(\.frame.height)
        #expect(heights.count == 2 && heights[0] == heights[1])
    }

    @Test("Switches, boxes and wheels grow with the desktop's text size")
    func textScale() {
        func size<V: View>(_ view: V, _ scale: CGFloat) -> CGSize {
            let host = TestHost(view, size: CGSize(width: 400, height: 300))
            host.setFontScale(scale)
            return host.host.idealSize
        }
        let toggle = Toggle("", isOn: .constant(true)).labelsHidden()
        #expect(size(toggle, 1) == CGSize(width: 51, height: 31))
        #expect(size(toggle, 2) == CGSize(width: 102, height: 62))
        #expect(size(toggle.toggleStyle(.checkbox), 2) == CGSize(width: 32, height: 32))
        #expect(size(ProgressView(), 2).height == 2 * size(ProgressView(), 1).height)
    }

    @Test("Bordered buttons have the shape that the app asks for")
    func borderShape() {
        let host = TestHost(
            VStack {
                Button("A") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)
                Button("B") {}.buttonStyle(.bordered).buttonBorderShape(.circle)
            }, size: CGSize(width: 200, height: 200))
        #expect(host.tree.contains("ButtonBorderShape"))
        host.press(.tab)
        #expect(host.findAll(kind: "focus ring").count == 1)
    }
}

@MainActor
struct DefaultSizeTests {
    private func size<V: View>(_ view: V) -> CGSize? {
        TestHost(view, size: CGSize(width: 300, height: 300)).host.defaultSize
    }

    @Test("A window opens as large as content with a size of its own")
    func fitting() {
        #expect(size(Color.red.frame(width: 300, height: 200)) == CGSize(width: 300, height: 200))
        // Never so small that a title bar has no room.
        #expect(size(Color.red.frame(width: 20, height: 20)) == CGSize(width: 240, height: 80))
        let row = VStack { Toggle("Sound", isOn: .constant(true)) }.padding()
        #expect(size(row)?.width == 480)
        #expect((size(row)?.height ?? 720) < 100)
    }

    @Test("Lists, scroll views and all that takes the height it gets have the size of a large phone")
    func greedy() {
        let phone = CGSize(width: 480, height: 720)
        #expect(size(List { Text("A") }) == phone)
        #expect(size(ScrollView { Text("A") }) == phone)
        #expect(
            size(
                VStack {
                    Text("A")
                    Spacer()
                }) == phone)
        #expect(size(Color.red.frame(minWidth: 600)) == CGSize(width: 600, height: 720))
    }
}
