import SwiftUI
import SwiftUITesting
import Testing

/// A modifier that sets other keys than before: those below hang behind new values.
@MainActor struct EnvironmentReplacementTests {
    enum Inner: EnvironmentKey { static var defaultValue: String { "i" } }
    enum Changing: EnvironmentKey { static var defaultValue: String { "c" } }
    enum Added: EnvironmentKey { static var defaultValue: String { "a" } }
    enum Outer: EnvironmentKey { static var defaultValue: String { "o" } }

    struct Reader: View {
        @Environment(\.self) private var values
        var body: some View {
            Text("\(values[Inner.self])\(values[Changing.self])\(values[Added.self])\(values[Outer.self])")
        }
    }

    struct Screen: View {
        @State private var step = 0
        var body: some View {
            VStack {
                Button("next") { step += 1 }
                VStack {
                    Reader()
                    Reader().transformEnvironment(\.self) { $0[Inner.self] = "I" }
                }
                .transformEnvironment(\.self) { values in
                    if step > 0 { values[Changing.self] = "\(step)" }
                    if step > 1 { values[Added.self] = "A" }
                }
            }
            .transformEnvironment(\.self) { $0[Outer.self] = "O" }
        }
    }

    @Test("All values are seen, whichever keys are set in between") func keys() {
        let host = TestHost(Screen(), size: CGSize(width: 200, height: 200))
        #expect(host.text == ["next", "icaO", "IcaO"])
        host.tap(text: "next")
        #expect(host.text == ["next", "i1aO", "I1aO"])
        host.tap(text: "next")
        #expect(host.text == ["next", "i2AO", "I2AO"])
        host.tap(text: "next")
        #expect(host.text == ["next", "i3AO", "I3AO"])
    }

    @Test("What the engine's own modifiers set hangs behind other values, too") func ownModifiers() {
        struct Screen: View {
            @State private var isSecond = false
            var body: some View {
                VStack {
                    Button("next") { isSecond.toggle() }
                    VStack { Reader().scrollDisabled(true) }
                        .transformEnvironment(\.self) {
                            if isSecond { $0[Added.self] = "A" } else { $0[Changing.self] = "C" }
                        }
                }
            }
        }
        let host = TestHost(Screen(), size: CGSize(width: 200, height: 200))
        #expect(host.text == ["next", "iCao"])
        host.tap(text: "next")
        #expect(host.text == ["next", "icAo"])
        host.tap(text: "next")
        #expect(host.text == ["next", "iCao"])
    }

    @Test("Texts take over what another key means to them") func texts() {
        struct Styled: View {
            @State private var isLarge = false
            var body: some View {
                VStack {
                    Button("grow") { isLarge.toggle() }
                    VStack {
                        Text("plain")
                        Text("nested").transformEnvironment(\.self) { $0[Inner.self] = "I" }
                    }
                    .transformEnvironment(\.self) { if isLarge { $0.font = .system(size: 40) } }
                }
            }
        }
        let host = TestHost(Styled(), size: CGSize(width: 400, height: 300))
        let small = [host.find(text: "plain")?.frame.height, host.find(text: "nested")?.frame.height]
        host.tap(text: "grow")
        let large = [host.find(text: "plain")?.frame.height, host.find(text: "nested")?.frame.height]
        #expect(large == [48, 48] && small[0] == small[1] && small != large)
        host.tap(text: "grow")
        #expect([host.find(text: "plain")?.frame.height, host.find(text: "nested")?.frame.height] == small)
    }

    @Test("A value changed in place reaches texts behind other values") func changedValues() {
        struct Styled: View {
            @State private var size: CGFloat = 10
            var body: some View {
                VStack {
                    Button("grow") { size += 10 }.font(.body)
                    Text("nested").environment(\.lineLimit, 2)
                }
                .font(.system(size: size))
            }
        }
        let host = TestHost(Styled(), size: CGSize(width: 400, height: 300))
        #expect(host.find(text: "nested")?.frame.height == 12)
        host.tap(text: "grow")
        #expect(host.find(text: "nested")?.frame.height == 24)
    }
}
