import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct FocusRingTests {
    private func rings(_ host: TestHost) -> [CGRect] { host.findAll(kind: "focus ring").map(\.frame) }

    private struct Sample: View {
        @State private var isOn = false
        @State private var framed = ""
        @State private var plain = ""
        var body: some View {
            VStack {
                Button("Press") {}
                Toggle("Sound", isOn: $isOn)
                TextField("Framed", text: $framed).textFieldStyle(.roundedBorder)
                TextField("Plain", text: $plain)
                Color.blue.frame(width: 50, height: 20).focusable()
                Button("Quiet") {}.focusEffectDisabled()
            }
        }
    }

    @Test("What has the keyboard is ringed when the focus was moved by keyboard, each control in its own outline")
    func round() {
        let host = TestHost(Sample(), size: CGSize(width: 300, height: 300))
        #expect(rings(host).isEmpty)
        host.press(.tab)
        #expect(rings(host) == [host.find(text: "Press")!.frame])
        host.press(.tab)
        // Only the switch, not the whole row.
        #expect(rings(host).map(\.size) == [CGSize(width: 51, height: 31)])
        host.press(.tab)
        #expect(rings(host).count == 1)
        #expect(rings(host)[0].contains(host.find(text: "Framed")!.frame))
        host.press(.tab)
        #expect(rings(host).count == 1)
        host.press(.tab)
        #expect(rings(host).map(\.size) == [CGSize(width: 50, height: 20)])
        host.press(.tab)
        #expect(rings(host).isEmpty)
        host.press(.tab)
        #expect(rings(host) == [host.find(text: "Press")!.frame])
        host.press(.escape)
        #expect(rings(host).isEmpty)
    }

    @Test("A press takes the ring away from controls, and leaves it to fields with a frame")
    func pointer() {
        let host = TestHost(Sample(), size: CGSize(width: 300, height: 300))
        host.press(.tab)
        host.tap(text: "Press")
        #expect(rings(host).isEmpty)
        host.tap(text: "Framed")
        #expect(rings(host).count == 1)
        host.tap(text: "Plain")
        #expect(rings(host).isEmpty)
        host.tap(at: host.findAll(kind: "frame").last!.center)
        #expect(rings(host).isEmpty)
    }

    @Test("The ring moves with its control, and goes with it")
    func movement() {
        struct Moving: View {
            @State private var step = 0
            var body: some View {
                VStack(alignment: .leading) {
                    if step < 2 {
                        Button("Next") { step += 1 }.padding(.leading, CGFloat(step) * 40).frame(height: 40)
                    }
                    Text("\(step)")
                }
            }
        }
        let host = TestHost(Moving(), size: CGSize(width: 300, height: 300))
        host.press(.tab)
        let first = rings(host)
        host.press(.space)
        #expect(rings(host) == [host.find(text: "Next")!.frame])
        #expect(rings(host) != first)
        host.press(.space)
        #expect(host.text == ["2"])
        #expect(rings(host).isEmpty)
    }

    @Test("A shape for the focus effect is the ring's outline, and no more hit than before")
    func outline() {
        struct Sample: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Button("Count \(count)") { count += 1 }
                        .padding(10).contentShape(.focusEffect, Capsule())
                }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 300, height: 100))
        host.press(.tab)
        let label = host.find(text: "Count 0")!.frame
        #expect(rings(host) == [label.insetBy(dx: -10, dy: -10)])
        host.tap(at: CGPoint(x: label.minX - 5, y: label.midY))
        #expect(host.text == ["Count 0"])
    }
}

@MainActor
struct FocusScrollTests {
    @Test("Scroll views follow the focus, no further than needed", arguments: [false, true])
    func follow(isLazy: Bool) {
        struct Sample: View {
            let isLazy: Bool
            var body: some View {
                ScrollView {
                    if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
                }
            }
            private var rows: some View {
                ForEach(0..<40) { index in
                    VStack {
                        if index % 10 == 0 { Button("Button \(index)") {} } else { Text("Row \(index)") }
                    }
                    .frame(height: 60)
                }
            }
        }
        let host = TestHost(Sample(isLazy: isLazy), size: CGSize(width: 300, height: 300))
        for index in [0, 10, 20, 30] {
            host.press(.tab)
            let frame = host.find(text: "Button \(index)")?.frame ?? .zero
            let ring = host.findAll(kind: "focus ring").map(\.frame)
            #expect(ring == [frame])
            #expect(CGRect(x: 0, y: 0, width: 300, height: 300).contains(frame))
            // It came in at the bottom, and no further.
            if index > 0 { #expect(frame.maxY > 280) }
        }
        for index in [20, 10, 0] {
            host.press(.tab, modifiers: .shift)
            let frame = host.find(text: "Button \(index)")?.frame ?? .zero
            #expect(CGRect(x: 0, y: 0, width: 300, height: 300).contains(frame))
            #expect(frame.minY < 20)
        }
    }

    @Test("A list scrolls to the row that arrow keys choose")
    func listRows() {
        struct Sample: View {
            @State private var choice: Int?
            var body: some View {
                List(0..<60, id: \.self, selection: $choice) { Text("Row \($0)") }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 300, height: 300))
        host.press(.tab)
        for _ in 0..<30 { host.press(.down) }
        let frame = host.find(text: "Row 29")?.frame ?? .zero
        #expect(CGRect(x: 0, y: 0, width: 300, height: 300).contains(frame))
    }

    @Test("A text editor scrolls to its caret")
    func caret() {
        struct Sample: View {
            @State private var text = (0..<40).map { "Line \($0)" }.joined(separator: "\n")
            var body: some View { TextEditor(text: $text) }
        }
        let host = TestHost(Sample(), size: CGSize(width: 300, height: 200))
        host.press(.tab)
        #expect(CGRect(x: 0, y: 0, width: 300, height: 200).contains(host.find(text: "Line 39")!.frame))
        host.press(.home, modifiers: .control)
        #expect(CGRect(x: 0, y: 0, width: 300, height: 200).contains(host.find(text: "Line 0")!.frame))
    }
}
