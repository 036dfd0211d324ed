import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Looks of newer controls")
struct LookTests {
    private func paint(of text: String, _ view: some View) -> Paint? {
        let host = TestHost(view, size: CGSize(width: 300, height: 300))
        return host.displayList.slots.lazy.compactMap { layer -> Paint? in
            if case .text(let content) = layer.content, content.string == text {
                content.first.style.paint
            } else {
                nil
            }
        }.first
    }

    @Test("Text and labels of buttons on colored glass are white, unless a style was chosen")
    func glass() {
        let white = Paint.color(.white)
        #expect(paint(of: "a", Text("a").glassEffect(.regular.tint(.blue))) == white)
        #expect(paint(of: "a", Button("a") {}.glassEffect(.regular.tint(.blue))) == white)
        #expect(paint(of: "a", Button("a") {}.buttonStyle(.glass(.regular.tint(.blue)))) == white)
        #expect(paint(of: "a", Text("a").glassEffect(.regular)) != white)
        #expect(paint(of: "a", Text("a").glassEffect(.regular.tint(.blue)).foregroundStyle(.red)) != white)
    }

    @Test("The labels of a slider's marks are below their marks")
    func ticks() throws {
        struct Marked: View {
            @State private var value = 0.0
            var body: some View {
                Slider(value: $value, in: 0...10) {
                    Text("Amount")
                } currentValueLabel: {
                    Text("now")
                } ticks: {
                    SliderTick("low", 0)
                    SliderTick("middle", 5)
                    SliderTick(7.0)
                    SliderTick("high", 10)
                }
            }
        }
        let host = TestHost(Marked().frame(width: 228), size: CGSize(width: 300, height: 100))
        let frames = try ["low", "middle", "high"].map { try #require(host.find(text: $0)).frame }
        #expect(abs(frames[0].midX - 50) < 1 && abs(frames[1].midX - 150) < 1 && abs(frames[2].midX - 250) < 1)
        #expect(frames.allSatisfy { $0.minY > 50 })
    }

    @Test("The value of a menu picker in a row is gray")
    func picker() {
        struct Rows: View {
            @State private var value = 1
            var body: some View {
                Form {
                    Picker("Number", selection: $value) {
                        Text("One").tag(1)
                        Text("Two").tag(2)
                    }
                    Text("Plain")
                }
            }
        }
        let (value, plain) = (paint(of: "One", Rows()), paint(of: "Plain", Rows()))
        #expect(value != nil && value != plain)
    }

    @Test("A group of controls with a label has a type that names both")
    func group() {
        let group = ControlGroup("Title") { Text("a") }
        #expect(type(of: group) == ControlGroup<LabeledControlGroupContent<Text, Text>>.self)
        #expect(TestHost(group, size: CGSize(width: 100, height: 100)).find(text: "a") != nil)
    }
}
