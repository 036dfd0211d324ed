import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Changes of several transactions before one frame: bodies see them one after the other (S10).
@MainActor struct WaitingTransactionTests {
    private final class Handles {
        var setA: (Int) -> Void = { _ in }
        var setB: (Int) -> Void = { _ in }
        var seen: [String] = []
    }

    private struct Screen: View {
        let handles: Handles
        @State private var a = 0
        @State private var b = 0
        var body: some View {
            let _ = handles.setA = { a = $0 }
            let _ = handles.setB = { b = $0 }
            let _ = handles.seen.append("\(a)\(b)")
            Text(verbatim: "\(a) \(b)")
        }
    }

    @Test("A state that was changed before waits for its transaction again") func again() {
        let handles = Handles()
        let host = TestHost(Screen(handles: handles), size: CGSize(width: 100, height: 100))
        for round in 1...3 {
            handles.seen = []
            handles.setB(10 * round)
            host.update()
            withAnimation(nil) { handles.setA(round) }
            withAnimation(nil) { handles.setB(10 * round + 1) }
            host.update()
            #expect(
                handles.seen == ["\(round - 1)\(10 * round)", "\(round)\(10 * round)", "\(round)\(10 * round + 1)"])
        }
    }
}
