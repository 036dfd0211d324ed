import SwiftUI
import SwiftUITesting
import Testing

@testable import TipKit

/// Tips as an app declares them.
///
/// They share one store, so that they run one after the other.
@MainActor
@Suite("TipKit", .serialized)
struct TipTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "tips-\(UUID().uuidString)")
    private let size = CGSize(width: 400, height: 300)

    private func configure(_ frequency: Tips.DisplayFrequency = .immediate) throws {
        try Tips.configure([.datastoreLocation(.url(folder)), .displayFrequency(frequency)])
    }

    private func reset() throws {
        try Tips.resetDatastore()
        TipStore.shared.now = { Date() }
        try? FileManager.default.removeItem(at: folder)
    }

    @Test("No tip is shown before tips are configured; then one is, until the user closes it")
    func closing() throws {
        try reset()
        defer { try? reset() }
        let host = TestHost(VStack { TipView(PlainTip()) }, size: size)
        #expect(PlainTip().status == .pending && !host.text.contains("Plain"))
        try configure()
        host.update()
        #expect(host.text.contains("Plain") && host.text.contains("More about it"))
        host.tap(label: "Close")
        #expect(PlainTip().status == .invalidated(.tipClosed) && !host.text.contains("Plain"))
    }

    @Test("A tip's value becomes true with the tip, and false hides the tip for some time")
    func presented() throws {
        try reset()
        defer { try? reset() }
        try configure()
        struct Page: View {
            @State private var isPresented = false
            var body: some View {
                VStack {
                    Text(isPresented ? "is shown" : "is hidden")
                    Button("Switch") { isPresented.toggle() }
                    TipView(PlainTip(), isPresented: $isPresented, arrowEdge: .leading)
                }
            }
        }
        let host = TestHost(Page(), size: size)
        #expect(host.text.contains("Plain") && host.text.contains("is shown"))
        host.tap(text: "Switch")
        #expect(!host.text.contains("Plain") && host.text.contains("is hidden"))
        #expect(PlainTip().status == .available)
        host.tap(text: "Switch")
        #expect(host.text.contains("Plain") && host.text.contains("is shown"))
        host.tap(label: "Close")
        #expect(!host.text.contains("Plain") && host.text.contains("is hidden"))
    }

    @Test("A tip's arrow is at the edge that is nearer to the named view, and below its middle")
    func anchored() throws {
        try reset()
        defer { try? reset() }
        try configure()
        let host = TestHost(
            VStack(alignment: .leading) {
                Text("Here").tipAnchor("here")
                TipView(PlainTip(), anchorID: "here").tipImageStyle(.red, .blue)
            }, size: size)
        host.advance(by: 0.1)
        let (text, title) = (host.find(text: "Here")!.frame, host.find(text: "Plain")!.frame)
        #expect(text.maxY < title.minY && TipAnchors.shared.frames["here"]?.midX == text.midX)
        let other = TestHost(
            VStack {
                TipView(PlainTip(), anchorID: "nowhere")
                Text("Below")
            }, size: size)
        #expect(other.text.contains("Plain"))
    }

    @Test("Rules about parameters and events decide when a tip is available")
    func rules() async throws {
        try reset()
        defer { try? reset() }
        try configure()
        #expect(RuledTip().status == .pending)
        let host = TestHost(TipView(RuledTip()), size: size)
        RuledTip.isSignedIn = true
        await RuledTip.opened.donate()
        await RuledTip.opened.donate()
        #expect(RuledTip().status == .pending && !host.text.contains("Ruled"))
        await RuledTip.opened.donate()
        host.update()
        #expect(RuledTip().status == .available && host.text.contains("Ruled"))
        #expect(RuledTip.opened.donations.count == 3 && RuledTip.opened.donations.donatedWithin(.day).count == 3)
        TipStore.shared.now = { Date(timeIntervalSinceNow: 90_000) }
        #expect(RuledTip.opened.donations.donatedWithin(.day).isEmpty)
    }

    @Test("Parameters, donations and closed tips are there again after the next launch; a corrupt file begins again")
    func persistence() throws {
        try reset()
        defer { try? reset() }
        try configure()
        RuledTip.isSignedIn = true
        PlainTip().invalidate(reason: .actionPerformed)
        let file = try TipFile(.url(folder))
        TipStore.shared.finishWriting()
        #expect(file.read().tips["PlainTip"]?.reason == .actionPerformed && file.read().parameters.count == 1)
        try Data("{".utf8).write(to: folder.appending(path: "tips.json"))
        let warnings = TestHost.warnings { #expect(file.read() == TipState()) }
        #expect(warnings.count == 1)
    }

    @Test("A tip is shown no more often than it says, and one at a time by the frequency of tips")
    func limits() throws {
        try reset()
        defer { try? reset() }
        try configure(.daily)
        struct Page: View {
            let isOpen: Bool
            let hasOther: Bool
            var body: some View {
                VStack {
                    if isOpen { TipView(OnceTip()) }
                    if hasOther { TipView(PlainTip()) }
                }
            }
        }
        let host = TestHost(Page(isOpen: true, hasOther: false), size: size)
        #expect(host.text.contains("Once") && OnceTip().status == .available)
        host.show(Page(isOpen: false, hasOther: true))
        #expect(OnceTip().status == .invalidated(.displayCountExceeded))
        #expect(!host.text.contains("Plain") && PlainTip().status == .available && !PlainTip().shouldDisplay)
        TipStore.shared.now = { Date(timeIntervalSinceNow: 86_401) }
        #expect(PlainTip().shouldDisplay)
        Tips.hideAllTipsForTesting()
        #expect(!PlainTip().shouldDisplay)
        Tips.showTipsForTesting([OnceTip.self])
        #expect(OnceTip().shouldDisplay && !PlainTip().shouldDisplay)
    }

    @Test("Buttons call their own action and the view's; a popover shows a tip beside its view; a style its look")
    func actions() throws {
        try reset()
        defer { try? reset() }
        try configure()
        var pressed: [String] = []
        let tip = ActionTip()
        let host = TestHost(
            TipView(tip) { pressed.append("\($0.id) \($0.index ?? -1)") }.tipViewStyle(PlainStyle()), size: size)
        #expect(host.text.contains("styled"))
        host.tap(text: "Learn")
        #expect(pressed == ["learn 0"] && ActionTip.own.isRaised)
        let popover = TestHost(Text("Anchor").popoverTip(tip), size: size)
        #expect(popover.text.contains("Anchor") && popover.text.contains("Acting"))
        tip.invalidate(reason: .actionPerformed)
        popover.update()
        #expect(!popover.text.contains("Acting"))
    }

    @Test("A group shows its tips one after the other")
    func group() throws {
        try reset()
        defer { try? reset() }
        try configure()
        let group = TipGroup(.ordered) {
            RuledTip()
            PlainTip()
        }
        #expect(group.currentTip == nil)
        RuledTip().invalidate(reason: .actionPerformed)
        #expect(group.currentTip is PlainTip)
        #expect(TipGroup(.firstAvailable) { OnceTip() }.currentTip is OnceTip)
    }
}

private struct PlainTip: Tip {
    var title: Text { Text("Plain") }
    var message: Text? { Text("More about it") }
    var image: Image? { Image(systemName: "star") }
}

private struct RuledTip: Tip {
    @Parameter static var isSignedIn: Bool = false
    static let opened = Event(id: "opened")
    var title: Text { Text("Ruled") }
    var rules: [Rule] {
        #Rule(Self.$isSignedIn) { $0 == true }
        #Rule(Self.opened) { $0.donations.count >= 3 }
    }
}

private struct OnceTip: Tip {
    var title: Text { Text("Once") }
    var options: [any TipOption] {
        MaxDisplayCount(1)
        Tips.IgnoresDisplayFrequency(true)
    }
}

private struct ActionTip: Tip {
    static let own = Flag()
    var title: Text { Text("Acting") }
    var actions: [Action] {
        Action(id: "learn", title: "Learn") { Self.own.raise() }
        Action { Text("Later") }
    }
}

private struct PlainStyle: TipViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Text("styled")
            ForEach(configuration.actions) { action in Button(action: action.handler, label: { action.label() }) }
        }
    }
}
