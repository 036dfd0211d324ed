import DisplayList
import Foundation
import SwiftUI
import SwiftUICore
import SwiftUITesting
import Testing

/// A view shows the same in an app's window as in a test host.
@MainActor @Suite("Windows of apps")
struct WindowConformance {
    final class Model: ObservableObject {
        @Published var isOn = false
        @Published var count = 0
    }

    /// A bar that moves to the right when the model is switched on, by a button, a tap, or from outside.
    struct Mover: View {
        @ObservedObject var model: Model
        @State private var taps = 0

        var body: some View {
            VStack {
                Button("Go") {
                    withAnimation(.linear(duration: 4)) { model.isOn.toggle() }
                }
                Button("Both") {
                    taps += 1
                    withAnimation(.linear(duration: 4)) { model.isOn.toggle() }
                }
                Button("After") {
                    withAnimation(.linear(duration: 4)) { model.isOn.toggle() }
                    model.count += 1
                }
                Text("Tap").onTapGesture { withAnimation(.linear(duration: 4)) { model.isOn.toggle() } }
                Text("\(taps + model.count)")
                Rectangle().fill(.red).frame(width: 20, height: 20).offset(x: model.isOn ? 100 : 0)
            }
        }
    }

    /// Holds the model, as an app that owns its view model does.
    struct Holding: App {
        @StateObject var model = Model()
        var body: some Scene { WindowGroup { Mover(model: model) } }
    }

    /// A scene holds the model.
    struct HoldingScene: Scene {
        @StateObject var model = Model()
        var body: some Scene { WindowGroup { Mover(model: model) } }
    }

    struct WithScene: App {
        var body: some Scene { HoldingScene() }
    }

    /// The app reads the model in its body as well.
    struct Reading: App {
        @StateObject var model = Model()
        var body: some Scene { WindowGroup("\(model.count)") { Mover(model: model).padding(model.isOn ? 10 : 10) } }
    }

    /// How far the bar is to the right of where it was, in points.
    private func place(_ window: TestHost) -> CGFloat {
        let bar = window.drawn.filter { $0.frame.size == CGSize(width: 20, height: 20) }
        return (bar.first?.frame.midX ?? .nan) - window.size.width / 2
    }

    private func check(_ app: AppTestHost, _ name: String) {
        let window = app.windows[0]
        window.tap(text: name)
        window.advance(by: 2)
        let half = place(window)
        #expect(half > 40 && half < 60, "\(name): \(half)")
        window.advance(by: 3)
        #expect(place(window) == 100, "\(name)")
    }

    @Test("W02: withAnimation moves what an object of the app decides", arguments: ["Go", "Both", "After", "Tap"])
    func animationOfApp(button: String) {
        check(AppTestHost(Holding(), size: CGSize(width: 400, height: 400)), button)
    }

    @Test("W02: and what an object of a scene decides, or one that the app reads", arguments: ["Go", "Both", "After"])
    func animationOfScene(button: String) {
        check(AppTestHost(WithScene(), size: CGSize(width: 400, height: 400)), button)
        check(AppTestHost(Reading(), size: CGSize(width: 400, height: 400)), button)
    }

    /// Two windows show the app's model; a timer changes it.
    struct Timed: App {
        @StateObject var model = Model()
        var body: some Scene {
            WindowGroup {
                Mover(model: model).onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
                    if !model.isOn { withAnimation(.linear(duration: 4)) { model.isOn = true } }
                }
            }
        }
    }

    @Test("W02: whether a person or a timer makes the change, and in all windows")
    func animationByTimer() {
        let app = AppTestHost(Timed(), size: CGSize(width: 400, height: 400))
        let window = app.windows[0]
        window.advance(by: 3)
        #expect(place(window) > 40 && place(window) < 60)
        window.advance(by: 3)
        #expect(place(window) == 100)
    }

    // MARK: Color schemes

    struct Dark: App {
        var body: some Scene {
            WindowGroup {
                NavigationStack { SchemeName().navigationTitle("Title") }.preferredColorScheme(.dark)
            }
        }
    }

    struct SchemeName: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }

    /// The colors of texts in the window.
    private func textColors(_ window: TestHost) -> [RGBA] {
        window.displayList.slots.compactMap { layer in
            guard layer.id != .none, case .text(let text) = layer.content,
                case .color(let color) = text.first.style.paint
            else { return nil }
            return color
        }
    }

    @Test("W01: preferredColorScheme decides the scheme of content and bars")
    func preferredScheme() {
        let window = AppTestHost(Dark()).windows[0]
        #expect(window.text.contains("dark"))
        let colors = textColors(window)
        #expect(colors.count >= 2)
        #expect(colors.allSatisfy { $0.red > 0.9 && $0.green > 0.9 && $0.blue > 0.9 }, "\(colors)")
        #expect(window.host.backgroundColor.red < 0.2)
    }

    @Test("W01: the wish may come, change and go; what the desktop asks counts where there is none")
    func changingScheme() {
        let lever = Lever(ColorScheme?.none)
        let window = TestHost(
            Levered(lever) { SchemeName().preferredColorScheme($0) }, size: CGSize(width: 100, height: 100))
        #expect(window.text == ["light"])
        window.set(lever, .dark)
        #expect(window.text == ["dark"])
        window.setDark(true)
        window.set(lever, .light)
        #expect(window.text == ["light"])
        window.set(lever, nil)
        #expect(window.text == ["dark"])
        window.setDark(false)
        #expect(window.text == ["light"])
    }

    @Test("W01: a sheet's wish is its own, and it takes over that of the view that shows it")
    func schemeOfSheet() {
        struct Presenting: View {
            let around: ColorScheme?
            let within: ColorScheme?
            var body: some View {
                SchemeName()
                    .sheet(isPresented: .constant(true)) { SchemeName().preferredColorScheme(within) }
                    .preferredColorScheme(around)
            }
        }
        #expect(TestHost(Presenting(around: nil, within: .dark)).text == ["light", "dark"])
        #expect(TestHost(Presenting(around: .dark, within: .light)).text == ["dark", "light"])
        let both = TestHost(Presenting(around: .dark, within: nil))
        #expect(both.text == ["dark", "dark"])
        #expect(both.host.prefersDark == true)
        #expect(TestHost(Presenting(around: nil, within: .dark)).host.prefersDark == nil)
    }

    // MARK: Dates

    @Test("W03: a timeline's first date is the present, though views are made before the first frame")
    func firstDate() {
        // As a desktop's window is opened: its clock says how long the machine has been running.
        let dates = Log<Date>()
        let host = ViewHost(
            TimelineView(.periodic(from: .now, by: 1)) { context in
                let _ = dates(context.date)
                Text("\(context.date)")
            }, textSystem: TextMetricsSource.fixed.makeSystem())
        let before = Date()
        let uptime = 12_345.0
        host.clock = { uptime }
        _ = host.idealSize
        _ = host.renderFrame(at: uptime)
        _ = host.renderFrame(at: uptime + 0.1)
        #expect(!dates.entries.isEmpty)
        for date in dates.entries { #expect(abs(date.timeIntervalSince(before)) < 60, "\(date)") }
    }

    @Test(
        "A change before a window has its size is measured with; actions wait for the size, and see its classes",
        arguments: [false, true])
    func changesBeforeTheFirstFrame(endsTurn: Bool) {
        struct Window: View {
            let model: Words
            let seen: Log<String>
            @ObservedObject var changing: Words
            @Environment(\.horizontalSizeClass) private var width

            init(model: Words, seen: Log<String>) {
                (self.model, self.seen, changing) = (model, seen, model)
            }

            var body: some View {
                Text(changing.text)
                    .onAppear { seen("\(model.text) appears, \(width == .regular ? "regular" : "compact")") }
                    .onChange(of: changing.text) { seen("changes to \($1)") }
            }
        }
        let (words, seen) = (Words(), Log<String>())
        let host = ViewHost(
            Window(model: words, seen: seen), textSystem: TextMetricsSource.fixed.makeSystem())
        let narrow = host.idealSize.width
        words.text = "a longer text"
        if endsTurn { MainTurn.end() }
        #expect(host.idealSize.width > narrow)
        #expect(seen.entries.isEmpty)
        host.resize(to: CGSize(width: 920, height: 720))
        _ = host.renderFrame(at: 0)
        let first = ["a longer text appears, regular", "changes to a longer text"]
        #expect(seen.entries == first)
        words.text = "b"
        MainTurn.end()
        #expect(seen.entries == first + ["changes to b"])
    }

    @Test("A body that changes what it reads does not keep a window from being measured")
    func restlessBeforeTheFirstFrame() {
        struct Restless: View {
            @ObservedObject var model: Model
            let evaluated: Log<Int>
            var body: some View {
                let _ = evaluated(model.count)
                let _ = model.count += 1
                Text("restless")
            }
        }
        let (model, evaluated) = (Model(), Log<Int>())
        let host = ViewHost(
            Restless(model: model, evaluated: evaluated), textSystem: TextMetricsSource.fixed.makeSystem())
        _ = host.idealSize
        model.count = 100
        #expect(host.idealSize.width > 0)
        #expect(evaluated.entries.contains(100) && evaluated.entries.count < 10)
        // The first frame, too, ends.
        host.resize(to: CGSize(width: 920, height: 720))
        _ = host.renderFrame(at: 0)
        #expect(evaluated.entries.count < 200)
    }

    private final class Words: ObservableObject {
        @Published var text = "a"
    }

    @Test("A desktop that asks for more contrast changes colorSchemeContrast")
    func contrast() {
        struct Contrast: View {
            @Environment(\.colorSchemeContrast) private var contrast
            var body: some View { Text(contrast == .increased ? "increased" : "standard") }
        }
        let window = TestHost(Contrast())
        #expect(window.text == ["standard"])
        var traits = HostTraits()
        traits.increasesContrast = true
        window.host.update(traits: traits)
        #expect(window.text == ["increased"])
    }
}
