import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

private enum Pace: UITraitDefinition { static let defaultValue = 1 }

private struct PaceKey: UITraitBridgedEnvironmentKey {
    static let defaultValue = 1
    static func read(from traitCollection: UITraitCollection) -> Int { traitCollection[Pace.self] }
    static func write(to mutableTraits: inout any UIMutableTraits, value: Int) { mutableTraits[Pace.self] = value }
}

@MainActor @Suite("Traits of UIKit's views")
struct TraitTests {
    private final class Probe: UIView {
        var log: [String] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            log.append("\(previousTraitCollection?.userInterfaceStyle == .dark ? "dark" : "light") before")
        }
    }

    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    @Test("Views have the traits of the SwiftUI view around, and are told when they change")
    func inheritance() {
        let (outer, probe) = (UIView(frame: .zero), Probe(frame: .zero))
        outer.addSubview(probe)
        var styles: [UIUserInterfaceStyle] = []
        let registration = probe.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Probe, old) in
            styles.append(view.traitCollection.userInterfaceStyle)
            #expect(old.userInterfaceStyle != view.traitCollection.userInterfaceStyle)
        }
        var others = 0
        probe.registerForTraitChanges([UITraitLayoutDirection.self]) { (_: Probe, _) in others += 1 }
        let host = TestHost(Shown(view: outer), size: CGSize(width: 100, height: 100))
        #expect(probe.traitCollection.userInterfaceStyle == .light && probe.log.isEmpty)
        #expect(probe.traitCollection.layoutDirection == .leftToRight && probe.traitCollection.displayScale > 0)
        host.setDark(true)
        #expect(styles == [.dark] && probe.log == ["light before"] && others == 0)
        probe.unregisterForTraitChanges(registration)
        host.setDark(false)
        #expect(styles == [.dark] && probe.log.count == 2)
    }

    private class Following: UIView {
        var calls = 0
        init() {
            super.init(frame: .zero)
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in self.calls += 1 }
        }
        required init?(coder: NSCoder) { nil }
    }
    private final class Further: Following {}

    @Test("A view registers itself as `Self`, also one of a class below")
    func ownType() {
        let view = Further()
        let host = TestHost(Shown(view: view), size: CGSize(width: 100, height: 100))
        #expect(view.calls == 0)
        host.setDark(true)
        #expect(view.calls == 1)
    }

    @Test("Traits of one value are joined, contained and made current")
    func singleValues() {
        let phone = UITraitCollection(userInterfaceIdiom: .phone)
        let both = UITraitCollection(traitsFrom: [phone, UITraitCollection(displayScale: 3)])
        #expect(both.displayScale == 3 && both.userInterfaceIdiom == .phone)
        #expect(both.containsTraits(in: phone) && !phone.containsTraits(in: both) && phone.containsTraits(in: nil))
        #expect(!both.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
        let elevated = UITraitCollection(userInterfaceLevel: .elevated).modifyingTraits { $0.displayGamut = .P3 }
        #expect(elevated.userInterfaceLevel == .elevated && elevated.displayGamut == .P3)
        #expect(phone.forceTouchCapability == .unavailable && phone.displayGamut == .SRGB)
        var seen: UIUserInterfaceLevel?
        elevated.performAsCurrent { seen = UITraitCollection.current.userInterfaceLevel }
        #expect(seen == .elevated && UITraitCollection.current.userInterfaceLevel == .base)
    }

    @Test("A controller's view follows the traits of the SwiftUI view around, and nobody is warned")
    func controllers() {
        final class Controller: UIViewController {
            let probe = Probe(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            override func viewDidLoad() { view.addSubview(probe) }
        }
        struct Held: UIViewControllerRepresentable {
            let controller: Controller
            func makeUIViewController(context: Context) -> Controller { controller }
            func updateUIViewController(_ controller: Controller, context: Context) {}
        }
        let controller = Controller()
        var host: TestHost?
        let warnings = TestHost.warnings {
            host = TestHost(Held(controller: controller), size: CGSize(width: 100, height: 100))
            host?.setDark(true)
        }
        #expect(warnings == [] && controller.probe.traitCollection.userInterfaceStyle == .dark)
        controller.probe.backgroundColor = .red
        host?.update()
        #expect(controller.probe.log == ["light before"])
    }

    @Test("A tab bar controller's pages follow the traits of the SwiftUI view around, and nobody is warned")
    func tabs() {
        struct Style: View {
            @Environment(\.colorScheme) var scheme
            var body: some View { Text(scheme == .dark ? "dark" : "light") }
        }
        struct Held: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> UITabBarController {
                let controller = UITabBarController()
                controller.viewControllers = [UIHostingController(rootView: Style())]
                return controller
            }
            func updateUIViewController(_ controller: UITabBarController, context: Context) {}
        }
        let host = TestHost(Held(), size: CGSize(width: 300, height: 300))
        #expect(host.find(text: "light") != nil)
        #expect(TestHost.warnings { host.setDark(true) } == [])
        #expect(host.find(text: "dark") != nil)
    }

    @Test("A view's own appearance and traits count for it and the views within, not for those around")
    func overrides() {
        // Views in no window look as the window does, whatever its content sets.
        let host = TestHost(
            Shown(view: UIView()).environment(\.layoutDirection, .rightToLeft).environment(\.pace, 5)
                .environment(\.colorScheme, .dark))
        host.update()
        let alone = UIView(frame: .zero)
        #expect(alone.effectiveUserInterfaceLayoutDirection == .leftToRight && alone.traitCollection[Pace.self] == 1)
        #expect(alone.traitCollection.userInterfaceStyle == .light)
        host.setDark(true)
        #expect(alone.traitCollection.userInterfaceStyle == .dark)
        host.setDark(false)
        let (outer, inner, probe) = (UIView(frame: .zero), UIView(frame: .zero), Probe(frame: .zero))
        outer.addSubview(inner)
        inner.addSubview(probe)
        var paces: [Int] = []
        probe.registerForTraitChanges([Pace.self]) { (view: Probe, _) in paces.append(view.traitCollection[Pace.self]) }
        inner.traitOverrides[Pace.self] = 3
        inner.overrideUserInterfaceStyle = .dark
        #expect(paces == [3] && probe.traitCollection.userInterfaceStyle == .dark && probe.log.count == 2)
        #expect(outer.traitCollection[Pace.self] == 1 && inner.traitOverrides.contains(Pace.self))
        inner.traitOverrides.remove(Pace.self)
        #expect(paces == [3, 1])
        let traits = UITraitCollection { $0.horizontalSizeClass = .compact }
        #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .unspecified)
        #expect(
            UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: .dark)]).userInterfaceStyle
                == .dark)
        #expect(UITraitCollection(userInterfaceStyle: .dark).hasDifferentColorAppearance(comparedTo: traits))
    }

    @Test("A bridged value of the environment is a trait of represented views")
    func toUIKit() {
        let probe = Probe(frame: .zero)
        struct Paced: View {
            let probe: UIView
            @State private var pace = 4
            var body: some View {
                VStack {
                    Button("faster") { pace += 1 }
                    Shown(view: probe).environment(\.pace, pace)
                }
            }
        }
        let host = TestHost(Paced(probe: probe), size: CGSize(width: 100, height: 100))
        #expect(probe.traitCollection[Pace.self] == 4)
        host.tap(text: "faster")
        #expect(probe.traitCollection[Pace.self] == 5)
    }

    @Test("The content of a hosting controller reads a trait from the environment, unless it is set there")
    func fromUIKit() {
        struct Reader: View {
            @Environment(\.pace) private var pace
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text("pace \(pace) \(scheme == .dark ? "dark" : "light")") }
        }
        struct Both: View {
            var body: some View {
                VStack {
                    Reader()
                    Reader().environment(\.pace, 9)
                }
            }
        }
        struct Held: UIViewControllerRepresentable {
            let controller: UIHostingController<Both>
            func makeUIViewController(context: Context) -> UIHostingController<Both> { controller }
            func updateUIViewController(_ controller: UIHostingController<Both>, context: Context) {}
        }
        let controller = UIHostingController(rootView: Both())
        controller.traitOverrides[Pace.self] = 7
        controller.overrideUserInterfaceStyle = .dark
        let host = TestHost(Held(controller: controller), size: CGSize(width: 200, height: 100))
        #expect(host.find(text: "pace 7 dark") != nil && host.find(text: "pace 9 dark") != nil)
        controller.traitOverrides[Pace.self] = 8
        host.update()
        #expect(host.find(text: "pace 8 dark") != nil)
    }

    @Test("From right to left, leading is right: constraints, stacks, margins and words")
    func rightToLeft() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        root.semanticContentAttribute = .forceRightToLeft
        let box = UIView(frame: .zero)
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
        root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 5)
        NSLayoutConstraint.activate([
            box.widthAnchor.constraint(equalToConstant: 20), box.heightAnchor.constraint(equalToConstant: 20),
            box.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        box.semanticContentAttribute = .forceRightToLeft
        let plain = box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
        plain.isActive = true
        root.layoutIfNeeded()
        #expect(box.frame.maxX == 190)
        plain.isActive = false
        box.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(box.frame.maxX == 170 && root.layoutMargins.right == 30)

        let labels = ["one", "two"].map { text in
            let label = UILabel()
            label.text = text
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.spacing = 10
        let host = TestHost(
            Shown(view: stack).fixedSize().environment(\.layoutDirection, .rightToLeft),
            size: CGSize(width: 300, height: 100))
        let (one, two) = try (#require(host.find(text: "one")).frame, #require(host.find(text: "two")).frame)
        #expect(one.minX > two.maxX)
        #expect(stack.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    @Test("Frames run from the left also where the language runs from the right")
    func frames() throws {
        let outer = UIView(frame: .zero)
        let label = UILabel(frame: CGRect(x: 10, y: 0, width: 100, height: 20))
        label.text = "word"
        outer.addSubview(label)
        let view = Shown(view: outer).frame(width: 200, height: 50)
        let right = TestHost(view.environment(\.layoutDirection, .rightToLeft), size: CGSize(width: 200, height: 50))
        let word = try #require(right.find(text: "word")).frame
        #expect(abs(word.maxX - 110) < 1)
        label.textAlignment = .left
        right.update()
        #expect(abs(try #require(right.find(text: "word")).frame.minX - 10) < 1)
    }

    @Test("What a controller adds to the safe area is kept free by guides and hosted content")
    func safeArea() throws {
        final class Page: UIViewController {
            let box = UIView(frame: .zero)
            var told = 0
            override func viewSafeAreaInsetsDidChange() { told += 1 }
            override func viewDidLoad() {
                view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
                box.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                    box.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
                    box.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
                    box.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
                ])
            }
        }
        let page = Page()
        page.view.layoutIfNeeded()
        #expect(page.box.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
        page.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 5, bottom: 10, right: 0)
        page.view.layoutIfNeeded()
        #expect(page.box.frame == CGRect(x: 5, y: 20, width: 95, height: 70) && page.told == 1)
        #expect(page.view.safeAreaInsets.top == 20 && page.box.safeAreaInsets == .zero)

        struct Held: UIViewControllerRepresentable {
            let controller: UIHostingController<Text>
            func makeUIViewController(context: Context) -> UIHostingController<Text> { controller }
            func updateUIViewController(_ controller: UIHostingController<Text>, context: Context) {}
        }
        let hosting = UIHostingController(rootView: Text("middle"))
        let host = TestHost(Held(controller: hosting), size: CGSize(width: 100, height: 100))
        #expect(try #require(host.find(text: "middle")).frame.midY == 50)
        hosting.additionalSafeAreaInsets.top = 40
        host.update()
        #expect(try #require(host.find(text: "middle")).frame.midY == 70)
    }
}

extension EnvironmentValues {
    fileprivate var pace: Int {
        get { self[PaceKey.self] }
        set { self[PaceKey.self] = newValue }
    }
}
