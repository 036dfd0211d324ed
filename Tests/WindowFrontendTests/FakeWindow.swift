import DisplayList
import Foundation

/// A hosted window whose frames and answers a test decides.
@MainActor
final class FakeWindow: HostedWindow {
    var title = "Fake"
    var defaultSize: CGSize? = CGSize(width: 300, height: 200)
    var idealSize = CGSize(width: 300, height: 200)
    var minimumSize = CGSize(width: 50, height: 50)
    var maximumSize = CGSize(width: CGFloat.infinity, height: .infinity)
    let displayList = DisplayList()
    var backgroundColor = RGBA.white
    var pointerShape = PointerShape.arrow
    var isModal = false
    var isSetAside = false
    var textInput: TextInputState?
    var prefersDark: Bool?
    var accessibilityItems: [AccessibilityItem] = []
    var nativeChildren: [NativeChildPlace] = []
    private(set) var focusedChild: (any NativeChild)?
    var needsFrame: (() -> Void)?
    var writeClipboard: ((String) -> Void)?
    var readClipboard: ((@escaping (String?) -> Void) -> Void)?
    var readClipboardNow: (() -> String?)?

    /// When the next frame shall be, by the number of the one rendered.
    var nextFrameTime: (Int, Double) -> Double? = { _, _ in nil }
    private(set) var sizes: [CGSize] = []
    private(set) var frameTimes: [Double] = []
    private(set) var isClosed = false
    /// The user's input.
    private(set) var events: [InputEvent] = []
    private let layer: LayerID

    init() {
        layer = displayList.insert(into: .root, after: .none, content: .color(RGBA(1, 0, 0)))
    }

    func change() {
        displayList.setContent(layer, .color(RGBA(Double(frameTimes.count % 255) / 255, 0, 0)))
        needsFrame?()
    }

    func resize(to size: CGSize) {
        sizes.append(size)
        displayList.setFrame(layer, position: .zero, size: size)
    }

    func update(traits: HostTraits) {}
    func send(_ event: InputEvent) -> Bool {
        events.append(event)
        return false
    }

    func renderFrame(at time: Double) -> FrameOutcome {
        frameTimes.append(time)
        return FrameOutcome(hasChanges: displayList.hasChanges, nextFrameTime: nextFrameTime(frameTimes.count, time))
    }

    func close() { isClosed = true }
    func nativeChild(at point: CGPoint) -> (any NativeChild)? {
        nativeChildren.first { $0.frame.contains(point) }?.child
    }
    func nativeChildFocused(_ child: any NativeChild) { focusedChild = child }
}

/// An app of fake windows.
@MainActor
final class FakeApp: HostedApplication {
    let name = "Fake"
    var windows: [FakeWindow]
    var menus: [MenuItem] = []
    var openWindow: ((any HostedWindow) -> Void)?
    var closeWindow: ((any HostedWindow) -> Void)?
    private(set) var phases: [AppPhase] = []

    init(windows: [FakeWindow]) { self.windows = windows }
    func makeInitialWindows() -> [any HostedWindow] { windows }
    func performMenuItem(_ id: Int) {}
    func phaseChanged(to phase: AppPhase) { phases.append(phase) }
}
