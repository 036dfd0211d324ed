import Foundation
import SwiftUI
import SwiftUITesting
import Testing

private enum WordKey: EnvironmentKey { static var defaultValue: String { "default" } }
private enum OtherKey: EnvironmentKey { static var defaultValue: Int { 0 } }
extension EnvironmentValues {
    fileprivate var word: String {
        get { self[WordKey.self] }
        set { self[WordKey.self] = newValue }
    }
    fileprivate var other: Int {
        get { self[OtherKey.self] }
        set { self[OtherKey.self] = newValue }
    }
}

@MainActor @Suite("Environment")
struct EnvironmentConformance {
    private struct Reader: View {
        @Environment(\.word) private var word
        var body: some View { Text(verbatim: word) }
    }

    @Test("E01: a value holds for the view and those below, the innermost wins")
    func scope() {
        let host = TestHost(100, 100) {
            VStack {
                Reader()
                VStack {
                    Reader()
                    Reader().environment(\.word, "inner")
                    Reader().transformEnvironment(\.word) { $0 += "!" }
                }
                .environment(\.word, "outer")
                Reader().environment(\.word, "near").environment(\.word, "far")
            }
        }
        #expect(host.text == ["default", "outer", "inner", "outer!", "near"])
    }

    @Test("E01: an overlay and a background see what is outside of the view they belong to (decided)")
    func secondary() {
        let host = TestHost(100, 100) {
            Reader().environment(\.word, "inner")
                .overlay { Reader() }
                .background { Reader() }
                .environment(\.word, "outer")
        }
        #expect(host.text.sorted() == ["inner", "outer", "outer"])
        let around = TestHost(100, 100) { Color.red.overlay { Reader() }.environment(\.word, "set") }
        #expect(around.text == ["set"])
    }

    private struct Passive: View {
        @Environment(\.other) private var other
        var body: some View { Text(verbatim: "passive") }
    }

    @Test("E02: a body runs again only when a value that it read is another (decided)")
    func dependencies() {
        let (word, other) = (Lever("a"), Lever(1))
        let host = TestHost(100, 100) {
            Levered(word) { word in
                Levered(other) { other in
                    VStack {
                        Reader()
                        Passive()
                    }
                    .environment(\.word, word).environment(\.other, other)
                }
            }
        }
        #expect(host.bodyCount(of: Reader.self) == 1 && host.bodyCount(of: Passive.self) == 1)
        host.set(other, 2)
        #expect(host.bodyCount(of: Reader.self) == 1)
        host.set(word, "a")
        #expect(host.bodyCount(of: Reader.self) == 1)
        host.set(word, "b")
        #expect(host.bodyCount(of: Reader.self) == 2)
        #expect(host.text.first == "b")
        // It declares a key and never reads it.
        #expect(host.bodyCount(of: Passive.self) == 1)
    }
}
