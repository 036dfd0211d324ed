import Combine
import SwiftUI
import SwiftUITesting
import Testing

/// Updates that bring about further updates without end stop for the frame, with a warning, and go on in the next (R14).
@MainActor
struct RunawayTests {
    private static let restless = "View updates do not come to rest; the rest of this frame's updates wait."

    private final class Count {
        var value = 0
    }

    /// Shows a view and returns the warnings of its first frame and of one more.
    private func show(_ view: some View) -> (host: TestHost, warnings: [String]) {
        var host: TestHost?
        let warnings = TestHost.warnings {
            host = TestHost(view, size: CGSize(width: 200, height: 200))
            host?.update()
        }
        return (host!, warnings)
    }

    @Test("R14: a view that takes another identity whenever it appears")
    func identity() {
        struct Restless: View {
            let count: Count
            @State private var id = 0
            var body: some View {
                Text(verbatim: "id \(id)").onAppear {
                    count.value += 1
                    if count.value < 500 { id += 1 }
                }
                .id(id)
            }
        }
        let count = Count()
        let (host, warnings) = show(Restless(count: count))
        #expect(warnings.contains(Self.restless))
        for _ in 0..<20 { host.update() }
        #expect(count.value == 500)
        #expect(host.text == ["id 499"])
    }

    @Test("R14: two values that change each other")
    func eachOther() {
        struct Pair: View {
            @State private var a = 0
            @State private var b = 0
            var body: some View {
                VStack {
                    Text(verbatim: "\(a) \(b)").onChange(of: a) { b += 1 }.onChange(of: b) { a += 1 }
                    Button("Go") { a += 1 }
                }
            }
        }
        let (host, _) = show(Pair())
        let warnings = TestHost.warnings { host.tap(text: "Go") }
        #expect(warnings.contains("onChange(of:) action tried to update multiple times per frame."))
        #expect(host.text.count == 2)
    }

    @Test("R14: a frame that follows its own size")
    func geometry() {
        struct Growing: View {
            @State private var width: CGFloat = 10
            var body: some View {
                Color.red.frame(width: width, height: 10)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        width = $0 + 1
                    }
            }
        }
        let (host, _) = show(Growing())
        for _ in 0..<10 { host.update() }
        #expect(host.displayList.count > 0)
    }

    @Test("R14: a body that writes its own state: the write is dropped")
    func writingBody() {
        struct Writing: View {
            @State private var count = 0
            var body: some View {
                let _ = count += 1
                Text(verbatim: "\(count)")
            }
        }
        let (host, warnings) = show(Writing())
        #expect(host.text == ["0"])
        #expect(warnings == ["Modifying state during view update, this will cause undefined behavior."])
    }

    @Test("R14: a body that publishes: the update waits for the next transaction")
    func publishingBody() {
        final class Model: ObservableObject {
            @Published var count = 0
        }
        struct Publishing: View {
            @ObservedObject var model: Model
            var body: some View {
                let _ = model.count < 5 ? model.count += 1 : ()
                Text(verbatim: "\(model.count)")
            }
        }
        let (host, warnings) = show(Publishing(model: Model()))
        #expect(host.text == ["5"])
        #expect(
            warnings.first
                == "Publishing changes from within view updates is not allowed, this will cause undefined behavior.")
    }

    @Test("R14: a publisher that is sent to by its own receiver")
    func receiver() {
        struct Echo: View {
            let subject: PassthroughSubject<Int, Never>
            @State private var last = 0
            var body: some View {
                Text(verbatim: "\(last)").onReceive(subject) {
                    last = $0
                    if $0 < 100 { subject.send($0 + 1) }
                }
            }
        }
        let subject = PassthroughSubject<Int, Never>()
        let (host, _) = show(Echo(subject: subject))
        subject.send(1)
        host.update()
        #expect(host.text == ["100"])
    }

    @Test("R14: a preference that moves what tells it")
    func preference() {
        struct Height: PreferenceKey {
            static let defaultValue: CGFloat = 0
            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
        }
        struct Feedback: View {
            @State private var height: CGFloat = 10
            var body: some View {
                Color.red.frame(height: height)
                    .background(GeometryReader { Color.clear.preference(key: Height.self, value: $0.size.height + 1) })
                    .onPreferenceChange(Height.self) { height = $0 }
            }
        }
        let (host, warnings) = show(Feedback())
        #expect(warnings.contains { $0.hasSuffix("tried to update multiple times per frame.") })
        #expect(host.displayList.count > 0)
    }

    @Test("R14: a layout whose children disagree for ever ends")
    func layoutCircle() {
        struct Fickle: Layout {
            let count: Count
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                count.value += 1
                return CGSize(width: CGFloat(count.value), height: 10)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
            }
        }
        struct Screen: View {
            let count: Count
            @State private var size = CGSize.zero
            var body: some View {
                Fickle(count: count) { Color.red }.onGeometryChange(for: CGSize.self) {
                    $0.size
                } action: {
                    size = $0
                }
                .frame(width: size.width + 1)
            }
        }
        let (host, _) = show(Screen(count: Count()))
        for _ in 0..<5 { host.update() }
        #expect(host.displayList.count > 0)
    }
}
