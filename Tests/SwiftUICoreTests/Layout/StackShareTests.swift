import SwiftUI
import SwiftUITesting
import Testing

/// The proposals of stacks to views that take their own length, and the behavior of z-stacks with views whose size
/// changes.
@MainActor struct StackShareTests {
    @Test("A long text has what a short one beside it leaves, before it breaks")
    func rigidViews() throws {
        let host = TestHost(
            HStack(spacing: 0) {
                Text("ab cd").font(.system(size: 10))
                Text("e").font(.system(size: 10))
            }, size: CGSize(width: 40, height: 100))
        let long = try #require(host.find(text: "ab cd")).frame
        #expect(long.width == 30 && long.height == 12)
    }

    @Test("The space with the longer least length is served first")
    func spaces() throws {
        let host = TestHost(
            HStack(spacing: 0) {
                Spacer(minLength: 10)
                Text("a").font(.system(size: 10))
                Spacer(minLength: 60)
            }, size: CGSize(width: 106, height: 100))
        #expect(try #require(host.find(text: "a")).frame.minX == 40)
    }

    /// Is smaller once it knows its proposal.
    private struct Shy: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.width == nil ? CGSize(width: 30, height: 30) : CGSize(width: 20, height: 20)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
    }

    @Test("Views of a pile that take less than they said are aligned in it")
    func piles() throws {
        let host = TestHost(
            ZStack(alignment: .bottomTrailing) { Shy { Text("a") } }.fixedSize()
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading),
            size: CGSize(width: 100, height: 100))
        let frame = try #require(host.find(text: "a")).frame
        #expect(frame.origin == CGPoint(x: 10, y: 10))
    }
}
