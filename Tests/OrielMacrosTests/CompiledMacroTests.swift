import SwiftUICore
import Testing

/// A type that is not `Sendable`, which a global constant could not have here.
private final class Model {
    nonisolated(unsafe) static var made = 0
    init() { Self.made += 1 }
}

extension EnvironmentValues {
    @Entry fileprivate var inferred = 5.5
    @Entry fileprivate var written: [String: Int] = ["a": 1, "b": 2]
    @Entry fileprivate var closure: (Int) -> Int = { $0 + 1 }
    @Entry fileprivate var optional: (() -> Void)?
    @Entry fileprivate var model = Model()
    @Entry fileprivate var `default` = "escaped"
}

extension Transaction {
    @Entry fileprivate var isQuiet = false
}

private struct Blank: View {
    var text = ""
    var body: some View { EmptyView() }
}

#Preview {
    Blank()
}

#Preview("Turned", traits: .landscapeLeft, .fixedLayout(width: 30, height: 40)) {
    let text = "a"
    return Blank(text: text)
}

#Preview("With state") {
    @Previewable @State var text = "a"
    @Previewable @State var isOn: Bool?
    let both = text + "\(isOn == nil)"
    Blank(text: both)
}

private enum Scope<T> {
    #Preview("In a type") { Blank() }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Made on no actor, as traits may be.
    fileprivate nonisolated static var twice: PreviewTrait { .modifier(Twice()) }
}

private struct Twice: PreviewModifier {
    func body(content: Content, context: Void) -> some View {
        content
        content
    }
}

@Suite("The macros, compiled")
struct CompiledMacroTests {
    @Test("Entries have their defaults, and keep what is set")
    func environmentEntries() {
        var values = EnvironmentValues()
        #expect(values.inferred == 5.5)
        #expect(values.written == ["a": 1, "b": 2])
        #expect(values.closure(1) == 2)
        #expect(values.optional == nil)
        #expect(values.default == "escaped")
        values.inferred = 6
        values.written = [:]
        values.optional = {}
        #expect(values.inferred == 6)
        #expect(values.written == [:])
        #expect(values.optional != nil)
    }

    @Test("A default is made once")
    func defaultIsMadeOnce() {
        let values = EnvironmentValues()
        #expect(values.model === EnvironmentValues().model)
        #expect(values.model === values.model)
        #expect(Model.made == 1)
    }

    @Test("Transactions have entries too")
    func transactionEntries() {
        var transaction = Transaction()
        #expect(!transaction.isQuiet)
        transaction.isQuiet = true
        #expect(transaction.isQuiet)
    }

    @Test("A preview keeps its name and traits, and makes its view")
    @MainActor func preview() async throws {
        let preview = Preview("Name", traits: .sizeThatFitsLayout, .twice) { Blank() }
        #expect(preview._name == "Name")
        #expect(preview._traits.count == 2)
        guard case .sizeThatFitsLayout = preview._traits[0]._kind else {
            Issue.record("the first trait is another one")
            return
        }
        let view = try await preview._makeView()
        #expect(type(of: view) == AnyView.self)
    }
}
