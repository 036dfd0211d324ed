import DisplayList
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Code that has no window asks for the current one.
@MainActor
@Suite("The current window")
struct HostScopeTests {
    private struct Refusal: Error {}

    @Test("A turn within another gives that one its window back, however it ends")
    func nested() {
        let one = TestHost(Text("one")).host
        let two = TestHost(Text("two")).host
        HostScope.run(one) {
            #expect(HostScope.window === one)
            HostScope.run(two) { #expect(HostScope.window === two) }
            #expect(HostScope.window === one)
            #expect(throws: Refusal.self) { try HostScope.run(two) { throw Refusal() } }
            #expect(HostScope.window === one)
        }
    }

    @Test("Between turns the last window counts, until it is closed")
    func between() {
        let one = TestHost(Text("one")).host
        let two = TestHost(Text("two")).host
        HostScope.run(one) {}
        #expect(HostScope.window === one)
        HostScope.propose(two)
        #expect(HostScope.window === one)
        HostScope.forget(two)
        #expect(HostScope.window === one)
        HostScope.forget(one)
        #expect(HostScope.window == nil)
        HostScope.propose(two)
        #expect(HostScope.window === two)
    }
}
