import SwiftUI

/// Pages of UIKit with the dots of UIKit, which share a page number.
struct BookView: View {
    @State private var page = 0

    var body: some View {
        VStack(spacing: 0) {
            PageController(pages: Season.all.map { SeasonCard(season: $0) }, page: $page)
            PageDots(count: Season.all.count, page: $page)
            Text("Page \(page + 1) of \(Season.all.count)").padding()
        }
    }
}

struct PageController<Page: View>: UIViewControllerRepresentable {
    let pages: [Page]
    @Binding var page: Int

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIViewController(context: Context) -> UIPageViewController {
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.dataSource = context.coordinator
        controller.delegate = context.coordinator
        return controller
    }

    func updateUIViewController(_ controller: UIPageViewController, context: Context) {
        let coordinator = context.coordinator
        coordinator.parent = self
        let target = coordinator.controllers[page]
        let current = controller.viewControllers?.first.flatMap { coordinator.controllers.firstIndex(of: $0) }
        guard current != page else { return }
        controller.setViewControllers(
            [target], direction: (current ?? 0) > page ? .reverse : .forward, animated: current != nil)
    }

    @MainActor
    final class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        var parent: PageController
        let controllers: [UIViewController]

        init(_ parent: PageController) {
            self.parent = parent
            controllers = parent.pages.map { UIHostingController(rootView: $0) }
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            controllers.firstIndex(of: viewController).flatMap { $0 > 0 ? controllers[$0 - 1] : nil }
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            controllers.firstIndex(of: viewController).flatMap {
                $0 + 1 < controllers.count ? controllers[$0 + 1] : nil
            }
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) {
            guard completed, let shown = pageViewController.viewControllers?.first else { return }
            parent.page = controllers.firstIndex(of: shown) ?? parent.page
        }
    }
}

struct PageDots: UIViewRepresentable {
    let count: Int
    @Binding var page: Int

    func makeUIView(context: Context) -> UIPageControl {
        let control = UIPageControl()
        control.currentPageIndicatorTintColor = .label
        control.pageIndicatorTintColor = .tertiaryLabel
        control.addAction(
            UIAction { action in
                if let control = action.sender as? UIPageControl { page = control.currentPage }
            }, for: .valueChanged)
        return control
    }

    func updateUIView(_ control: UIPageControl, context: Context) {
        control.numberOfPages = count
        control.currentPage = page
    }
}
