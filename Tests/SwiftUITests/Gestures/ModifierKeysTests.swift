import DisplayList
import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor
@Suite("Modifier keys")
struct ModifierKeysTests {
    private final class Log { var seen: [String] = [] }

    private func name(_ keys: EventModifiers) -> String {
        [("shift", EventModifiers.shift), ("option", .option), ("command", .command), ("control", .control)]
            .filter { keys.contains($0.1) }.map(\.0).joined(separator: "+")
    }

    @Test("A view is told when it appears, and of each change of the keys that it asks for")
    func changes() {
        let (all, one) = (Log(), Log())
        let host = TestHost(
            VStack {
                Text("a").onModifierKeysChanged { all.seen.append("\(name($0))>\(name($1))") }
                Text("b").onModifierKeysChanged(mask: .option, initial: false) {
                    one.seen.append("\(name($0))>\(name($1))")
                }
            })
        #expect(all.seen == [">"] && one.seen.isEmpty)
        host.hold(.shift)
        host.hold([.shift, .option])
        host.hold([.shift, .option])
        host.hold([])
        #expect(all.seen == [">", ">shift", "shift>shift+option", "shift+option>"])
        #expect(one.seen == [">option", "option>"])
    }

    @Test("A view that has gone is told of nothing; one that comes learns what is held")
    func coming() {
        struct Sample: View {
            @State private var isShown = false
            let log: Log
            var body: some View {
                VStack {
                    if isShown {
                        Text("here").onModifierKeysChanged { log.seen.append("\($0.rawValue)>\($1.rawValue)") }
                    }
                    Button("turn") { isShown.toggle() }
                }
            }
        }
        let log = Log()
        let host = TestHost(Sample(log: log))
        host.hold(.shift)
        host.tap(text: "turn")
        #expect(log.seen == ["2>2"])
        host.tap(text: "turn")
        host.advance(by: 1)
        host.hold([])
        #expect(log.seen == ["2>2"])
    }

    @Test("Held keys are written to recordings, and read again")
    func recording() throws {
        let log = InputLog([
            .init(time: 1, what: .event(.modifiers([.shift, .control]))), .init(time: 2, what: .event(.modifiers([]))),
        ])
        #expect(try InputLog(text: log.text) == log)
    }
}
