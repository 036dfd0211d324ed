import SwiftUI

/// A tab bar controller of UIKit, whose pages are views of SwiftUI.
struct ControllersView: View {
    @State private var shown = "Spring"

    var body: some View {
        VStack(spacing: 0) {
            Text("UIKit shows \(shown)").font(.headline).padding()
            Tabs(shown: $shown)
        }
    }
}

struct Tabs: UIViewControllerRepresentable {
    @Binding var shown: String

    func makeCoordinator() -> Coordinator { Coordinator(shown: $shown) }

    func makeUIViewController(context: Context) -> UITabBarController {
        let controller = UITabBarController()
        controller.delegate = context.coordinator
        controller.viewControllers = Season.all.enumerated().map { index, season in
            let page = UIHostingController(rootView: SeasonCard(season: season))
            page.title = season.id
            page.tabBarItem = UITabBarItem(title: season.id, image: UIImage(systemName: season.symbol), tag: index)
            return page
        }
        controller.viewControllers?[1].tabBarItem.badgeValue = "3"
        return controller
    }

    func updateUIViewController(_ controller: UITabBarController, context: Context) {}

    @MainActor
    final class Coordinator: NSObject, UITabBarControllerDelegate {
        @Binding var shown: String

        init(shown: Binding<String>) { _shown = shown }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            shown = viewController.title ?? ""
        }
    }
}
