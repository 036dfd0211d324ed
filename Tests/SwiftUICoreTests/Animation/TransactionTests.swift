import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// A leaf that notes the animation with which its value changes.
private struct Probe: _PrimitiveView {
    let value: Int
    let seen: (Animation?) -> Void

    nonisolated static func _reconcile(_ view: Probe, _ context: inout _Reconciler) {
        context.element(ProbeKind.shared, view)
    }
}

private final class ProbeKind: TypedKind<Probe> {
    static let shared = ProbeKind("Probe")
    override func update(_ node: NodeRef, with new: Probe) -> NodeChange {
        if payload(node).pointee.value != new.value { new.seen(node.effectiveTransaction.animation) }
        payload(node).pointee = new
        return []
    }
}

private final class Model {
    var change: () -> Void = {}
    var seen: [Animation?] = []
}

@MainActor @Suite struct TransactionTests {
    private struct Host<Content: View>: View {
        let model: Model
        let content: (Probe, Int) -> Content
        @State private var value = 0
        var body: some View {
            let probe = Probe(value: value) { model.seen.append($0) }
            content(probe, value).onAppear { model.change = { value += 1 } }
        }
    }

    /// The animations that a leaf sees as its value changes.
    private func seen<Content: View>(
        @ViewBuilder _ content: @escaping (Probe, Int) -> Content, change: (@escaping () -> Void) -> Void = { $0() }
    ) -> [Animation?] {
        let model = Model()
        let host = TestHost(Host(model: model) { content($0, $1) })
        host.update()
        change(model.change)
        host.update()
        return model.seen
    }

    private let outside = Animation.easeIn
    private let inside = Animation.easeOut

    @Test func A07_theInnermostWithAnimationHasTheLastWord() {
        #expect(seen { probe, _ in probe } == [nil])
        #expect(seen({ probe, _ in probe }, change: { withAnimation(outside, $0) }) == [outside])
        #expect(
            seen({ probe, _ in probe }, change: { change in withAnimation(outside) { withAnimation(inside, change) } })
                == [inside])
        #expect(
            seen({ probe, _ in probe }, change: { change in withAnimation(outside) { withAnimation(nil, change) } })
                == [nil])
    }

    @Test func A08_anAnimationWithAValueBeatsTheChangesOwnAndTheOneAround() {
        let (outside, inside) = (outside, inside)
        #expect(seen { probe, value in probe.animation(inside, value: value) } == [inside])
        #expect(seen { probe, _ in probe.animation(inside, value: 7) } == [nil])
        #expect(
            seen({ probe, value in probe.animation(inside, value: value) }, change: { withAnimation(outside, $0) })
                == [inside])
        #expect(
            seen { probe, value in probe.animation(inside, value: value).animation(outside, value: value) } == [inside])
        #expect(
            seen({ probe, value in probe.animation(nil, value: value) }, change: { withAnimation(outside, $0) })
                == [nil])
        #expect(
            seen({ probe, value in probe.animation(inside, value: value) }) { change in
                var transaction = Transaction(animation: outside)
                transaction.disablesAnimations = true
                withTransaction(transaction, change)
            } == [outside])
    }

    @Test func A08_anAnimationWithAValueIsOverWithTheUpdate() {
        let inside = inside
        let model = Model()
        let host = TestHost(
            Host(model: model) { probe, value in probe.animation(inside, value: min(value, 1)) })
        model.change()
        host.update()
        model.change()
        host.update()
        #expect(model.seen == [inside, nil])
    }

    @Test func A09_aTransactionIsEditedForWhatLiesBelow() {
        let (outside, inside) = (outside, inside)
        #expect(
            seen({ probe, _ in probe.transaction { $0.animation = nil } }, change: { withAnimation(outside, $0) })
                == [nil])
        #expect(seen { probe, _ in probe.animation(inside) } == [inside])
        #expect(seen { probe, value in probe.transaction(value: value) { $0.animation = inside } } == [inside])
        #expect(seen { probe, _ in probe.transaction(value: 1) { $0.animation = inside } } == [nil])
    }

    @Test func anAnimationForABodyLeavesTheViewItselfAlone() {
        let (outside, inside) = (outside, inside)
        #expect(seen { probe, _ in probe.animation(inside) { $0.padding() } } == [nil])
        #expect(seen { probe, _ in probe.animation(inside) { $0.animation(outside).padding() } } == [outside])
        #expect(
            seen { probe, _ in
                probe.transaction {
                    $0.animation = inside
                } body: {
                    $0.opacity(0.5)
                }
            } == [nil])
    }

    @Test func A11_completionsAreCalledOnceAfterTheUpdate() {
        let log = EventLog()
        let model = Model()
        let host = TestHost(Host(model: model) { probe, value in Text(verbatim: "\(value)") })
        withAnimation(.easeIn) {
            model.change()
        } completion: {
            log("\(host.host.graph.inspect().compactMap(\.text))")
        }
        #expect(log.text == "")
        host.update()
        host.advance(by: 1)
        #expect(log.text == "[\"1\"]")
        withAnimation(.easeIn, completionCriteria: .removed) {
        } completion: {
            log("nothing")
        }
        #expect(log.entries.last == "nothing")
        var transaction = Transaction()
        transaction.addAnimationCompletion { log("added") }
        withTransaction(transaction) { model.change() }
        #expect(log.entries.last == "nothing")
        host.update()
        #expect(log.entries.last == "added")
    }

    @Test func O07_aBindingWritesInItsTransaction() {
        var seen: [Animation?] = []
        var value = 1
        let binding = Binding(
            get: { value },
            set: {
                value = $0
                seen.append($1.animation)
            }
        ).animation(.easeIn)
        binding.wrappedValue = 2
        #expect(value == 2 && seen == [.easeIn])
        #expect(Binding.constant(1).animation().transaction.animation == .default)
    }

    @Test("An animation that begins itself anew at its end, and moves nothing, does not go on and on at once")
    func endlessChain() async {
        var (count, isOver) = (0, false)
        func again() {
            count += 1
            if isOver || count > 10_000 { return }
            withAnimation {
            } completion: {
                again()
            }
        }
        again()
        #expect(count == 2)
        // Later it does.
        while count < 10 { await Task.yield() }
        isOver = true
    }
}
