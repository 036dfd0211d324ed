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

    private final class Strange: UIView {}

    private struct Drawing: UIViewRepresentable {
        func makeUIView(context: Context) -> Strange { Strange() }
        func updateUIView(_ view: Strange, context: Context) {}
    }

    @Test func representedControllersAreKeptUpToDate() {
        let host = TestHost(Wrapped(text: "One"))
        #expect(host.text == ["One 1"])
        host.show(Wrapped(text: "Two"))
        #expect(host.text == ["Two 2"])
    }

    @Test func representedViewsAreShownAsFarAsPossible() {
        #expect(TestHost(Label()).text == ["A label"])
        var warnings: [String] = []
        RuntimeWarning.observing({ warnings.append($0) }) {
            #expect(TestHost(Drawing()).text.contains("Strange"))
        }
        #expect(warnings.contains { $0.hasPrefix("Strange is of UIKit") })
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
