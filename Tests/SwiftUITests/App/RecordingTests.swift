import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Recording and replay")
struct RecordingTests {
    private struct Sample: View {
        @State private var count = 0
        @State private var name = ""
        @State private var isOn = false
        var body: some View {
            VStack {
                Button("Add") { withAnimation(.bouncy) { count += 1 } }.keyboardShortcut("a")
                Color.red.frame(width: CGFloat(20 + count * 10), height: 20)
                TextField("Name", text: $name)
                Toggle("On", isOn: $isOn)
                ScrollView { ForEach(0..<40) { Text("Row \($0)") } }.frame(height: 100)
            }
        }
    }

    private func makeHost() -> TestHost { TestHost(Sample(), size: CGSize(width: 300, height: 300)) }

    @Test("What was recorded is done again, to the same end at every step")
    func round() throws {
        let host = makeHost()
        var seen: [String] = []
        let log = host.record {
            host.tap(text: "Add")
            host.advance(by: 0.13)
            seen.append(host.layers)
            host.press(.character("a"), modifiers: .control)
            host.swipe(from: CGPoint(x: 150, y: 260), to: CGPoint(x: 150, y: 210))
            host.perform(.press, on: "On")
            host.resize(to: CGSize(width: 250, height: 320))
            host.advance(by: 0.4)
            seen.append(host.layers)
        }
        #expect(log.entries.count > 15)
        #expect(log.entries.last?.what == .end && log.entries.last?.time == host.time)
        let read = try InputLog(text: log.text)
        let other = makeHost()
        var last = ""
        try other.replay(read) { entry in
            last = other.layers
        }
        #expect(seen.last == last)
        #expect(other.text == host.text)
        #expect(other.time == host.time)
    }

    @Test("A log that asks for what there is not is refused")
    func refused() throws {
        let log = try InputLog(text: "oriel input 1\n0 accessibility 4000 press\n")
        #expect(throws: InputLog.Problem.self) { try makeHost().replay(log) }
        let elsewhere = try InputLog(text: "oriel input 1\n0 @1 end\n")
        #expect(throws: InputLog.Problem.self) { try makeHost().replay(elsewhere) }
    }

    private struct Two: App {
        var body: some Scene {
            WindowGroup("First") { Opening() }
            Window("Second", id: "second") { Sample() }
        }
    }

    private struct Opening: View {
        @Environment(\.openWindow) private var open
        var body: some View { Button("Open") { open(id: "second") } }
    }

    @Test("Windows of an app are told apart")
    func windows() throws {
        let app = AppTestHost(Two(), size: CGSize(width: 300, height: 300))
        let log = app.record {
            app.windows[0].tap(text: "Open")
            app.windows[1].tap(text: "Add")
            app.windows[1].advance(by: 0.2)
            app.close(app.windows[0])
        }
        #expect(Set(log.entries.map(\.window)) == [0, 1])
        let other = AppTestHost(Two(), size: CGSize(width: 300, height: 300))
        try other.replay(log)
        #expect(other.windows.count == 2)
        #expect(other.windows.last?.layers == app.windows.last?.layers)
    }

    @Test("Fingerprints are those of FNV-1a")
    func fingerprints() {
        #expect(Fingerprint().description == "cbf29ce484222325")
        var print = Fingerprint()
        print.combine(Array("foobar".utf8))
        #expect(print.description == "85944171f73967e8")
    }
}
