import Dispatch
import SwiftUI
import SwiftUITesting
import Testing

/// Records of nodes are the main thread's, whichever thread releases the window's content.
@MainActor @Suite("Content that another thread releases")
struct ReleasedElsewhereTests {
    /// Notes whether it is released on the main queue.
    private final class Token {
        private static let key = DispatchSpecificKey<Bool>()
        nonisolated(unsafe) static var wasReleasedOnMain: Bool?

        init() { DispatchQueue.main.setSpecific(key: Self.key, value: true) }
        deinit { Self.wasReleasedOnMain = DispatchQueue.getSpecific(key: Self.key) ?? false }
    }

    private struct Holder: View {
        @State private var token: Token?
        var body: some View { Text(token == nil ? "new" : "held").onTapGesture { token = Token() } }
    }

    /// The only reference to a host, for another thread.
    private final class Owner: @unchecked Sendable {
        var host: TestHost?
        init(_ host: TestHost) { self.host = host }
    }

    @Test("What a window held is removed on the main thread")
    func released() async {
        for _ in 0..<20 {
            Token.wasReleasedOnMain = nil
            let owner = Owner(TestHost(Holder()))
            owner.host?.tap(text: "new")
            #expect(owner.host?.text == ["held"])
            await Task.detached { owner.host = nil }.value
            // What the release has put into the main queue comes before this.
            await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
            #expect(Token.wasReleasedOnMain == true)
        }
    }
}
