import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI
@testable import SwiftUICore

@MainActor @Suite struct UIKitTests {
    private final class Delegate: NSObject, UIApplicationDelegate {
        var wasMade = "by init"
        override init() { wasMade = "by its own init" }
    }

    private final class Plain: UIResponder, UIApplicationDelegate {
        var number = 7
        var window: UIWindow?
    }

    @Test func theDeviceIsWhatItsIdiomSays() {
        #expect(UIDevice.current.userInterfaceIdiom == .pad && UIDevice.current.model == "iPad")
        #expect(UIDevice.current.localizedModel == "iPad")
        #expect(UIWindow(frame: .zero).safeAreaInsets == .zero && UIView(frame: .zero).safeAreaInsets == .zero)
    }

    @Test func aWindowOfSwiftUIsIsAmongTheWindows() throws {
        struct Sample: View {
            var body: some View {
                let window = UIApplication.shared.windows.first!
                let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
                VStack {
                    Text("\(Int(window.bounds.width)) \(Int(window.safeAreaInsets.bottom))")
                    Text(
                        scene?.windows.first === window && scene?.activationState == .foregroundActive
                            ? "same" : "other")
                    Text(UIApplication.shared.keyWindow === window && window.windowScene === scene ? "key" : "none")
                }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 321, height: 400))
        #expect(host.text == ["321 0", "same", "key"])
    }

    /// Apps ask the window for its root controller to share something, or to be dark.
    @Test func theRootControllerOfAWindowPresentsControllers() throws {
        let host = TestHost(SceneWindows(content: AnyView(Text("Below"))), size: CGSize(width: 321, height: 400))
        #expect(host.text == ["Below"])
        let window = try #require(UIApplication.shared.windows.first)
        let root = try #require(window.rootViewController)
        defer { root.dismiss(animated: false) }
        let shared = UIActivityViewController(activityItems: ["A text"], applicationActivities: nil)
        shared.modalPresentationStyle = .popover
        shared.popoverPresentationController?.sourceView = window
        root.present(shared, animated: true)
        host.advance(by: 1)
        #expect(root.presentedViewController === shared && host.text.contains("A text") && host.text.first == "Below")
        root.dismiss(animated: true)
        host.advance(by: 1)
        #expect(root.presentedViewController == nil && host.text == ["Below"])

        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: false)
        host.advance(by: 1)
        #expect(host.text.contains("Title") && host.text.contains("OK"))
        root.dismiss(animated: false)
        host.advance(by: 1)
    }

    @Test func aWindowHasTheAppearanceThatAnAppGivesIt() throws {
        struct Scheme: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text(scheme == .dark ? "dark" : "light") }
        }
        let host = TestHost(SceneWindows(content: AnyView(Scheme())), size: CGSize(width: 321, height: 400))
        #expect(host.text == ["light"])
        let window = try #require(UIApplication.shared.windows.first)
        defer { window.overrideUserInterfaceStyle = .unspecified }
        window.overrideUserInterfaceStyle = .dark
        host.advance(by: 1)
        #expect(host.text == ["dark"])
        window.rootViewController?.overrideUserInterfaceStyle = .light
        host.advance(by: 1)
        #expect(host.text == ["light"])
        window.rootViewController?.overrideUserInterfaceStyle = .unspecified
        window.overrideUserInterfaceStyle = .unspecified
        host.advance(by: 1)
        #expect(host.text == ["light"])
    }

    private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
        static var calls: [String] = []
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            Self.calls.append("connect")
        }
        func sceneDidBecomeActive(_ scene: UIScene) { Self.calls.append("active") }
        func sceneWillResignActive(_ scene: UIScene) { Self.calls.append("inactive") }
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            Self.calls += contexts.map(\.url.absoluteString)
        }
    }

    private final class ConfiguringDelegate: NSObject, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }
    }

    @Test func theDelegateOfASceneFollowsAnAppOfSwiftUIs() throws {
        let app = UIApplication.shared
        let delegate = app.delegate
        let configuring = ConfiguringDelegate()
        var posted: [String] = []
        let names = [UIScene.willConnectNotification, UIScene.didActivateNotification]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                MainActor.assumeIsolated { posted.append(note.name.rawValue) }
            }
        }
        defer {
            app.delegate = delegate
            SwiftUIWindow.scene.delegate = nil
            for observer in observers { NotificationCenter.default.removeObserver(observer) }
        }
        app.delegate = configuring
        UIKitLaunch.connectSwiftUIScene()
        // Without the app's own notifications, which begin the life of an app for the Mac in this process.
        app.notify(UIScene.didActivateNotification) { $0.sceneDidBecomeActive($1) }
        app.notify(UIScene.willDeactivateNotification) { $0.sceneWillResignActive($1) }
        UIKitLaunch.open(URL(string: "app:a")!)
        #expect(SceneDelegate.calls == ["connect", "active", "inactive", "app:a"])
        #expect(posted == ["UISceneWillConnectNotification", "UISceneDidActivateNotification"])
    }

    @Test func thereIsNoStatusBar() {
        let warnings = TestHost.warnings(during: {
            UIApplication.shared.setStatusBarStyle(.lightContent, animated: true)
            UIApplication.shared.setStatusBarHidden(false, with: .fade)
        })
        #expect(Set(warnings) == ["There is no status bar here: see CompatibilityGaps.md."])
        #expect(UIApplication.shared.isStatusBarHidden && UIApplication.shared.statusBarStyle == .default)
    }

    @Test func objectsAreMadeByTheirClass() {
        #expect(ObjectMaking.make(Delegate.self)?.wasMade == "by its own init")
        #expect(ObjectMaking.make(Plain.self)?.number == 7)
        let type: NSObject.Type = Plain.self
        #expect(ObjectMaking.make(type) is Plain)
    }

    @Test func hostingControllersShowTheirViews() {
        let host = TestHost(
            ControllerContent(
                controller: UINavigationController(rootViewController: UIHostingController(rootView: Text("Hello")))))
        #expect(host.text == ["Hello"])
    }

    private struct Wrapped: UIViewControllerRepresentable {
        var text: String
        final class Coordinator { var updates = 0 }
        func makeCoordinator() -> Coordinator { Coordinator() }
        func makeUIViewController(context: Context) -> UIHostingController<Text> {
            UIHostingController(rootView: Text("Made"))
        }
        func updateUIViewController(_ controller: UIHostingController<Text>, context: Context) {
            context.coordinator.updates += 1
            controller.rootView = Text("\(text) \(context.coordinator.updates)")
        }
    }

    private struct Label: UIViewRepresentable {
        func makeUIView(context: Context) -> UILabel { UILabel() }
        func updateUIView(_ label: UILabel, context: Context) { label.text = "A label" }
    }

    private struct Bar: UIViewRepresentable {
        func makeUIView(context: Context) -> UIToolbar { UIToolbar() }
        func updateUIView(_ view: UIToolbar, context: Context) {
            view.items = [UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)]
        }
    }

    @Test func representedControllersAreKeptUpToDate() {
        let host = TestHost(Wrapped(text: "One"))
        #expect(host.text == ["One 1"])
        host.show(Wrapped(text: "Two"))
        #expect(host.text == ["Two 2"])
    }

    @Test func representedViewsAreShown() {
        #expect(TestHost(Label()).text == ["A label"])
        #expect(TestHost(Bar()).text == ["Sort"])
    }

    private struct Nothing: UIViewRepresentable {
        let frame: CGRect
        func makeUIView(context: Context) -> UIView { UIView(frame: frame) }
        func updateUIView(_ view: UIView, context: Context) {}
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? { nil }
    }

    private struct Sized: UIViewRepresentable {
        var size: (ProposedViewSize) -> CGSize?
        func makeUIView(context: Context) -> UILabel { UILabel(frame: .zero) }
        func updateUIView(_ view: UILabel, context: Context) { view.text = "sized" }
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? { size(proposal) }
    }

    private struct SizedController: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIHostingController<Text> {
            UIHostingController(rootView: Text("page"))
        }
        func updateUIViewController(_ controller: UIHostingController<Text>, context: Context) {}
        func sizeThatFits(
            _ proposal: ProposedViewSize, uiViewController: UIHostingController<Text>, context: Context
        ) -> CGSize? { CGSize(width: (proposal.width ?? 0) / 2, height: 50) }
    }

    @Test("The last title of a configuration counts, with attributes or without")
    func configuredTitles() {
        var configuration = UIButton.Configuration.plain()
        configuration.attributedTitle = AttributedString("First")
        #expect(configuration.title == "First" && configuration.attributedTitle == AttributedString("First"))
        configuration.title = "Second"
        #expect(configuration.attributedTitle == nil)
        let host = TestHost(
            Represented(view: UIButton(configuration: configuration)), size: CGSize(width: 200, height: 60))
        #expect(host.tap(text: "Second"))
    }

    private struct Represented: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    @Test("A view that fits its size, and a new row of segments, stay at their upper left corner")
    func corners() {
        let label = UILabel(frame: CGRect(x: 10, y: 20, width: 5, height: 5))
        label.text = "Some words"
        label.sizeToFit()
        #expect(label.frame.origin == CGPoint(x: 10, y: 20) && label.frame.width > 30)
        let turned = UILabel(frame: CGRect(x: 10, y: 20, width: 5, height: 5))
        turned.text = "Some words"
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        turned.sizeToFit()
        #expect(turned.bounds.size == label.bounds.size)
        let segments = UISegmentedControl(items: ["One", "Two"])
        #expect(segments.frame.origin == .zero && segments.frame.width > 40)
        #expect(UIImageView(image: UIImage(systemName: "star")).frame.width > 10)
    }

    @Test("A representable has the size that it answers with; without an answer, or with nonsense, its view's own")
    func sizes() {
        final class Seen { var size = CGSize.zero }
        let seen = Seen()
        func size<V: View>(_ view: V) -> CGSize {
            let host = TestHost(
                VStack(spacing: 0) {
                    view.onGeometryChange(for: CGSize.self, of: \.size) { seen.size = $0 }
                    Spacer()
                }, size: CGSize(width: 300, height: 400))
            host.advance(by: 0.1)
            return seen.size
        }
        let own = size(Sized { _ in nil })
        #expect(own.height > 0 && own.height < 100)
        #expect(size(Sized { CGSize(width: $0.width ?? 10, height: 77) }) == CGSize(width: 300, height: 77))
        #expect(size(Sized { _ in CGSize(width: CGFloat.nan, height: -1) }) == own)
        #expect(size(SizedController()) == CGSize(width: 150, height: 50))
    }

    private struct NoController: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UINavigationController { UINavigationController() }
        func updateUIViewController(_ controller: UINavigationController, context: Context) {}
    }

    @Test func representablesThatAnswerNothingAreEmpty() {
        let nonsense = CGRect(x: CGFloat.nan, y: .infinity, width: -5, height: .nan)
        for frame in [.zero, nonsense] {
            let host = TestHost(
                VStack {
                    Nothing(frame: frame)
                    NoController()
                    Text("below")
                })
            #expect(host.text == ["below"])
            let below = host.find(text: "below")?.frame
            #expect(below.map { $0.minY.isFinite && $0.maxY <= 844 } == true)
        }
    }

    @Test func theScreenIsAsLargeAsTheWindowWillBe() {
        let before = AppWindows.expectedSize
        defer { AppWindows.expectedSize = before }
        AppWindows.expectedSize = CGSize(width: 333, height: 222)
        #expect(AppWindows.size(of: nil) == CGSize(width: 333, height: 222))
        let window = ViewHost(Text("a"), title: "", textSystem: TextMetricsSource.fixed.makeSystem())
        window.requestedSize = CGSize(width: 100, height: 90)
        #expect(AppWindows.size(of: window) == CGSize(width: 333, height: 222))
        AppWindows.expectedSize = nil
        #expect(AppWindows.size(of: window) == CGSize(width: 100, height: 90))
        // Before there is a window: the app's variables may ask.
        let family = DeviceFamily.current
        defer { DeviceFamily.current = family }
        DeviceFamily.current = .phone
        #expect(AppWindows.size(of: nil) == CGSize(width: 390, height: 844))
        window.requestedSize = nil
        #expect(AppWindows.size(of: window) == CGSize(width: 390, height: 844))
        DeviceFamily.current = nil
        #expect(AppWindows.size(of: nil) == nil)
        #expect(AppWindows.size(of: TestHost(Text("a"), size: CGSize(width: 70, height: 60)).host)?.width == 70)
    }

    private final class Frames {
        var times: [CFTimeInterval] = []
        func frame(_ link: CADisplayLink) { times.append(link.timestamp) }
    }

    @Test func displayLinksCallAMethodOnceAFrame() throws {
        let frames = Frames()
        let link = CADisplayLink(target: frames, selector: Selector(Frames.frame(_:)))
        #expect(link.timer == nil)
        link.add(to: .current, forMode: .default)
        #expect(try #require(link.timer).timeInterval == 1 / 60.0)
        link.timer?.fire()
        #expect(frames.times.count == 1 && frames.times.first == link.timestamp)
        #expect(link.targetTimestamp > link.timestamp)
        for (wanted, interval) in [(30, 1 / 30.0), (1_000_000, 1 / 60.0), (-5, 1 / 60.0)] {
            link.preferredFramesPerSecond = wanted
            #expect(link.timer?.timeInterval == interval)
        }
        link.preferredFramesPerSecond = 0
        link.preferredFrameRateRange = CAFrameRateRange(minimum: .nan, maximum: .nan, preferred: 10)
        #expect(link.timer?.timeInterval == 0.1)
        link.isPaused = true
        #expect(link.timer == nil)
        link.isPaused = false
        link.invalidate()
        #expect(link.timer == nil)
    }

    @Test func thePasteboardKeepsWhatItIsGiven() {
        let board = UIPasteboard.withUniqueName()
        #expect(!board.hasStrings)
        board.string = "Hello"
        #expect(board.string == "Hello")
        #expect(board.changeCount == 1)
        #expect(board.contains(pasteboardTypes: ["public.text"]))
        board.url = URL(string: "https://example.org")
        #expect(board.url?.host == "example.org")
        board.image = UIImage(systemName: "star")
        #expect(board.image != nil)
        #expect(board.url == nil)
    }

    @Test func roundedCornersBecomePaths() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: [.topLeft],
            cornerRadii: CGSize(width: 10, height: 10))
        let drawn = Path(path.cgPath)
        #expect(!drawn.contains(CGPoint(x: 1, y: 1)))
        #expect(drawn.contains(CGPoint(x: 39, y: 39)))
        #expect(drawn.contains(CGPoint(x: 39, y: 1)))
    }

    @Test func alertsOfControllersAreShown() {
        let controller = UIHostingController(rootView: Text("Below"))
        let host = TestHost(ControllerContent(controller: controller))
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        var chosen = ""
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { chosen = $0.title ?? "" })
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        controller.present(alert, animated: true)
        // Of two buttons the one that cancels comes first.
        #expect(host.text == ["Below", "Sure?", "No", "Yes"])
        host.tap(text: "Yes")
        #expect(chosen == "Yes")
        #expect(host.text == ["Below"])
    }

    @Test func sizeClassesFollowTheWindow() {
        struct Reader: View {
            @Environment(\.horizontalSizeClass) private var horizontal
            var body: some View { Text(horizontal == .compact ? "narrow" : "wide") }
        }
        let host = TestHost(Reader(), size: CGSize(width: 400, height: 800))
        #expect(host.text == ["narrow"])
        host.resize(to: CGSize(width: 900, height: 800))
        #expect(host.text == ["wide"])
    }
}
