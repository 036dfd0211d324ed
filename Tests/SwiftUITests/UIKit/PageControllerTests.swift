import SwiftUITesting
import Testing

@testable import SwiftUI

/// Pages of UIKit in SwiftUI, as Apple's tutorial about interfacing with UIKit has them.
@MainActor
@Suite("Page view controllers")
struct PageControllerTests {
    private struct Pages: UIViewControllerRepresentable {
        @Binding var current: Int
        let count: Int

        func makeCoordinator() -> Coordinator { Coordinator(self) }

        func makeUIViewController(context: Context) -> UIPageViewController {
            let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            controller.dataSource = context.coordinator
            controller.delegate = context.coordinator
            return controller
        }

        func updateUIViewController(_ controller: UIPageViewController, context: Context) {
            controller.setViewControllers(
                [context.coordinator.controllers[current]], direction: .forward, animated: true)
        }

        final class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
            var parent: Pages
            let controllers: [UIViewController]

            init(_ parent: Pages) {
                self.parent = parent
                controllers = (0..<parent.count).map { UIHostingController(rootView: Text("page \($0)")) }
            }

            func pageViewController(
                _ controller: UIPageViewController, viewControllerBefore page: UIViewController
            ) -> UIViewController? {
                controllers.firstIndex(of: page).flatMap { $0 == 0 ? nil : controllers[$0 - 1] }
            }

            func pageViewController(
                _ controller: UIPageViewController, viewControllerAfter page: UIViewController
            ) -> UIViewController? {
                controllers.firstIndex(of: page).flatMap { $0 + 1 == controllers.count ? nil : controllers[$0 + 1] }
            }

            func pageViewController(
                _ controller: UIPageViewController, didFinishAnimating finished: Bool,
                previousViewControllers: [UIViewController], transitionCompleted completed: Bool
            ) {
                if completed, let page = controller.viewControllers?.first, let index = controllers.firstIndex(of: page)
                {
                    parent.current = index
                }
            }
        }
    }

    private struct Dots: UIViewRepresentable {
        @Binding var current: Int
        let count: Int

        func makeUIView(context: Context) -> UIPageControl {
            let control = UIPageControl()
            control.numberOfPages = count
            control.addAction(
                UIAction { action in current = (action.sender as? UIPageControl)?.currentPage ?? current },
                for: .valueChanged)
            return control
        }

        func updateUIView(_ control: UIPageControl, context: Context) { control.currentPage = current }
    }

    private struct Sample: View {
        var count = 3
        @State private var current = 0
        var body: some View {
            VStack {
                Pages(current: $current, count: count)
                Dots(current: $current, count: count)
                Text("at \(current)")
                Button("last") { current = count - 1 }
            }
        }
    }

    private func host() -> TestHost { TestHost(Sample(), size: CGSize(width: 300, height: 400)) }

    /// Whether a page is in its place, but for the rounding of frames that were moved in steps.
    private func isCentered(_ page: String, _ host: TestHost) -> Bool {
        host.find(text: page).map { abs($0.center.x - 150) < 0.001 } ?? false
    }

    private func drag(_ host: TestHost, by distance: CGFloat) {
        host.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150 + distance, y: 100))
        host.advance(by: 1)
    }

    @Test("A page is dragged to the next and back; the first and the last have nothing beside them")
    func dragging() {
        let host = host()
        #expect(host.text == ["page 0", "at 0", "last"])
        drag(host, by: -220)
        #expect(host.text == ["page 1", "at 1", "last"])
        #expect(isCentered("page 1", host))
        drag(host, by: 220)
        #expect(host.text == ["page 0", "at 0", "last"])
        drag(host, by: 220)
        #expect(host.text == ["page 0", "at 0", "last"] && isCentered("page 0", host))
        drag(host, by: -30)
        #expect(host.text.contains("at 0") && isCentered("page 0", host))
    }

    @Test("The app sets a page, which comes from its side")
    func setting() {
        let host = host()
        host.tap(text: "last")
        host.advance(by: 0.1)
        #expect(host.text.contains("page 0") && host.text.contains("page 2"))
        #expect(host.find(text: "page 2")!.center.x > 150 && host.find(text: "page 0")!.center.x < 150)
        host.advance(by: 1)
        #expect(host.text == ["page 2", "at 2", "last"] && isCentered("page 2", host))
    }

    @Test("The dots' halves go back and forth, within the pages; so does assistive technology")
    func dots() throws {
        let host = host()
        let dots = try #require(host.find(label: "Page")).frame
        let (left, right) = (dots.minX + 4, dots.maxX - 4)
        for (x, page) in [(right, 1), (right, 2), (right, 2), (left, 1), (left, 0), (left, 0)] {
            host.tap(at: CGPoint(x: x, y: dots.midY))
            host.advance(by: 1)
            #expect(host.text == ["page \(page)", "at \(page)", "last"])
        }
        #expect(host.accessibility.first { $0.label == "Page" }?.value == "page 1 of 3")
    }

    @Test("Pages that are no pages: no controller, no source, a page number out of range")
    func hostile() {
        let control = UIPageControl()
        control.currentPage = 5
        control.numberOfPages = 3
        #expect(control.currentPage == 2)
        control.currentPage = -4
        #expect(control.currentPage == 0)
        control.numberOfPages = -1
        control.go(to: 1)
        #expect(control.currentPage == 0 && control.size(forNumberOfPages: -1).width == 0)
        struct Empty: UIViewControllerRepresentable {
            var hasPage = false
            func makeUIViewController(context: Context) -> UIPageViewController {
                let controller = UIPageViewController(
                    transitionStyle: .pageCurl, navigationOrientation: .vertical,
                    options: [.interPageSpacing: Double.nan])
                if hasPage {
                    controller.setViewControllers(
                        [UIHostingController(rootView: Text("one"))], direction: .reverse, animated: true)
                }
                return controller
            }
            func updateUIViewController(_ controller: UIPageViewController, context: Context) {}
        }
        let empty = TestHost(Empty(), size: CGSize(width: 100, height: 100))
        #expect(empty.text == [])
        let one = TestHost(Empty(hasPage: true), size: CGSize(width: 100, height: 100))
        one.drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 10))
        one.advance(by: 1)
        #expect(one.text == ["one"] && one.find(text: "one")?.center.y == 50)
    }
}
