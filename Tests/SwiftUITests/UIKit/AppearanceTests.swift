import DisplayList
import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// An app's settings for all bars and controls of a kind, and for single bars of UIKit.
@MainActor
@Suite("Appearances of UIKit's classes", .serialized)
struct AppearanceTests {
    private let first = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    private let second = UIColor(red: 0.6, green: 0.2, blue: 0.4, alpha: 1)
    private let third = UIColor(red: 0.4, green: 0.6, blue: 0.2, alpha: 1)

    /// Whether a color is drawn, in a shape or a text.
    private func draws(_ color: UIColor, _ host: TestHost) -> Bool {
        let (list, wanted) = (host.displayList, Paint.color(Color(color).rgba(in: EnvironmentValues())))
        func isText(_ id: LayerID) -> Bool {
            if case .text(let text) = list[id].content, text.runs.contains(where: { $0.style.paint == wanted }) {
                return true
            }
            return list.children(of: id).contains(where: isText)
        }
        if isText(.root) { return true }
        let hex = (color.cgColor.components ?? []).prefix(3)
            .map { String(format: "%02x", Int(($0 * 255).rounded())) }.joined()
        return host.layers.lowercased().contains(hex)
    }

    /// Draws a view while an app's settings hold, and removes them.
    private func with(_ view: some View, _ set: () -> Void, _ check: (TestHost) -> Void) {
        set()
        defer { Appearances.removeAll() }
        check(TestHost(view, size: CGSize(width: 400, height: 500)))
    }

    private struct Page: View {
        var isLarge = true
        var body: some View {
            NavigationStack {
                Text("content").navigationTitle("Title")
                    .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
            }
        }
    }

    @Test(
        "Titles of SwiftUI's bars have the colors and fonts that an app sets for all of UIKit's",
        arguments: [true, false])
    func titles(isLarge: Bool) {
        #expect(!draws(first, TestHost(Page(isLarge: isLarge))) && !draws(second, TestHost(Page(isLarge: isLarge))))
        with(Page(isLarge: isLarge)) {
            UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: first]
            UINavigationBar.appearance().titleTextAttributes = [
                .foregroundColor: second, .font: UIFont.systemFont(ofSize: 30),
            ]
        } _: { host in
            #expect(draws(first, host) == isLarge && draws(second, host) == !isLarge)
            if !isLarge { #expect((host.find(text: "Title")?.frame.height ?? 0) > 30) }
        }
        // An appearance takes precedence over the older properties.
        with(Page(isLarge: isLarge)) {
            let look = UINavigationBarAppearance()
            look.titleTextAttributes = [.foregroundColor: third]
            look.largeTitleTextAttributes = [.foregroundColor: third]
            UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: second]
            UINavigationBar.appearance().standardAppearance = look
        } _: { host in
            #expect(draws(third, host) && !draws(second, host))
        }
        #expect(!draws(third, TestHost(Page(isLarge: isLarge))))
    }

    @Test("A bar's background shows at once where an app sets it for the edge, else once content is below")
    func backgrounds() {
        struct Rows: View {
            var ground: Color?
            var body: some View {
                NavigationStack {
                    if let ground {
                        page.toolbarBackground(ground, for: .navigationBar)
                    } else {
                        page
                    }
                }
            }
            private var page: some View {
                ScrollView { Color.clear.frame(height: 3000) }.navigationTitle("Title")
                    .navigationBarTitleDisplayMode(.inline)
            }
        }
        func scroll(_ host: TestHost) {
            host.scroll(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: 200))
        }
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = first
        with(Rows()) {
            UINavigationBar.appearance().standardAppearance = look
        } _: { host in
            #expect(!draws(first, host))
            scroll(host)
            #expect(draws(first, host))
        }
        with(Rows()) {
            UINavigationBar.appearance().standardAppearance = look
            UINavigationBar.appearance().scrollEdgeAppearance = look
        } _: { host in
            #expect(draws(first, host))
        }
        // A modifier of SwiftUI's takes precedence.
        with(Rows(ground: Color(second))) {
            UINavigationBar.appearance().barTintColor = first
        } _: { host in
            scroll(host)
            #expect(draws(second, host) && !draws(first, host))
        }
        let clear = UINavigationBarAppearance()
        clear.configureWithTransparentBackground()
        #expect(clear.fill == nil && UINavigationBarAppearance().fill != nil)
    }

    private struct Tabs: View {
        var body: some View {
            TabView {
                Text("one").tabItem { Label("One", systemImage: "star") }
                Text("two").tabItem { Label("Two", systemImage: "heart") }
            }
        }
    }

    @Test("Tabs have the colors of all tab bars; a hidden bar is not there")
    func tabs() {
        with(Tabs()) {
            UITabBar.appearance().barTintColor = first
            UITabBar.appearance().unselectedItemTintColor = second
            UITabBar.appearance().tintColor = third
        } _: { host in
            #expect(draws(first, host) && draws(second, host) && draws(third, host))
        }
        with(Tabs()) {
            let look = UITabBarAppearance()
            look.stackedLayoutAppearance.normal.iconColor = first
            look.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: second]
            UITabBar.appearance().standardAppearance = look
            UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: third], for: .normal)
        } _: { host in
            #expect(draws(second, host) && draws(third, host) && !draws(first, host))
        }
        with(Tabs()) {
            UITabBar.appearance().isHidden = true
        } _: { host in
            #expect(host.find(text: "Two") == nil && host.find(text: "one") != nil)
        }
        #expect(TestHost(Tabs()).find(text: "Two") != nil)
    }

    @Test("Entries' settings alone show in SwiftUI's bars, too")
    func entries() {
        with(Tabs()) {
            UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: third], for: .normal)
        } _: { host in
            #expect(draws(third, host))
        }
        let page = NavigationStack { Text("content").toolbar { Button("Edit") {} } }
        with(page) {
            UIBarButtonItem.appearance().tintColor = first
        } _: { host in
            #expect(draws(first, host))
        }
        with(page) {
            UIBarButtonItem.appearance().tintColor = first
            UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: second], for: .normal)
        } _: { host in
            #expect(draws(second, host) && !draws(first, host))
        }
    }

    @Test("Segments, dots of pages and switches have the colors that an app sets for all")
    func controls() {
        let picker = Picker("", selection: .constant(1)) { ForEach(1..<3) { Text("part \($0)") } }
        with(picker.pickerStyle(.segmented)) {
            UISegmentedControl.appearance().selectedSegmentTintColor = first
            UISegmentedControl.appearance().backgroundColor = second
            UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: third], for: .selected)
        } _: { host in
            #expect(draws(first, host) && draws(second, host) && draws(third, host))
        }
        with(TabView { ForEach(0..<3) { Text("page \($0)") } }.tabViewStyle(.page)) {
            UIPageControl.appearance().currentPageIndicatorTintColor = first
            UIPageControl.appearance().pageIndicatorTintColor = second
        } _: { host in
            #expect(draws(first, host) && draws(second, host))
        }
        let switches = VStack {
            Toggle("a", isOn: .constant(true))
            Toggle("b", isOn: .constant(true)).tint(Color(second))
        }
        with(switches) {
            UISwitch.appearance().onTintColor = first
        } _: { host in
            #expect(draws(first, host) && draws(second, host))
        }
    }

    @Test("Settings that nothing uses are reported once a class, and those within other views are their own")
    func unused() {
        defer { Appearances.removeAll() }
        let warnings = TestHost.warnings {
            UIScrollView.appearance().bounces = false
            UIScrollView.appearance().bounces = true
            UINavigationBar.appearance().tintColor = first
            UINavigationBar.appearance(whenContainedInInstancesOf: [UINavigationController.self]).barTintColor = second
        }
        #expect(warnings.count == 2)
        #expect(UINavigationBar.appearance().barTintColor == nil && UIScrollView.appearance().bounces)
        #expect(
            UINavigationBar.appearance(whenContainedInInstancesOf: [UINavigationController.self]).barTintColor == second
        )
    }

    @Test("A navigation controller's bar looks as its own appearance, its item's and its style say")
    func navigationController() {
        let page = UIViewController()
        page.title = "Page"
        let stack = UINavigationController(rootViewController: page)
        #expect(stack.navigationBar.topItem === page.navigationItem)
        let look = UINavigationBarAppearance()
        look.backgroundColor = first
        look.titleTextAttributes = [.foregroundColor: second]
        stack.navigationBar.standardAppearance = look
        let host = TestHost(ControllerContent(controller: stack), size: CGSize(width: 400, height: 500))
        #expect(draws(first, host) && draws(second, host) && !draws(third, host))
        let other = UINavigationBarAppearance()
        other.backgroundColor = third
        page.navigationItem.standardAppearance = other
        host.update()
        #expect(draws(third, host) && !draws(first, host))
        page.navigationItem.standardAppearance = nil
        stack.navigationBar.standardAppearance = UINavigationBarAppearance()
        host.update()
        #expect(draws(.label, host))
        stack.navigationBar.barStyle = .black
        host.update()
        #expect(!draws(.label, host) && draws(.white, host))
    }

    @Test("A page's dot is an image: its own, the current page's, or one for all")
    func indicators() {
        let control = UIPageControl()
        control.numberOfPages = 3
        let (star, heart, leaf) = (
            UIImage(systemName: "star"), UIImage(systemName: "heart"), UIImage(systemName: "leaf")
        )
        #expect(control.image(0) == nil)
        control.preferredIndicatorImage = star
        control.setIndicatorImage(heart, forPage: 1)
        control.preferredCurrentPageIndicatorImage = leaf
        #expect(control.image(0) === leaf && control.image(1) === heart && control.image(2) === star)
        control.setCurrentPageIndicatorImage(heart, forPage: 0)
        #expect(control.image(0) === heart && control.currentPageIndicatorImage(forPage: 0) === heart)
        control.currentPage = 1
        #expect(control.image(0) === star && control.image(1) === leaf && control.indicatorImage(forPage: 2) == nil)
    }

    @Test("Bars that an app adds to views are drawn there, and notify their delegates")
    func standalone() {
        final class Delegate: NSObject, UITabBarDelegate, UINavigationBarDelegate {
            var log: [String] = []
            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { log.append(item.title ?? "") }
            func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
                log.append("pop \(item.title ?? "")")
            }
        }
        let delegate = Delegate()
        let (view, tabs, bar, tools) = (UIView(), UITabBar(), UINavigationBar(), UIToolbar())
        tabs.items = [
            UITabBarItem(title: "Near", image: UIImage(systemName: "star"), tag: 0),
            UITabBarItem(title: "Far", image: nil, tag: 1),
        ]
        tabs.delegate = delegate
        bar.setItems([UINavigationItem(title: "Low"), UINavigationItem(title: "High")], animated: false)
        bar.delegate = delegate
        var pressed = 0
        tools.items = [UIBarButtonItem(title: "Sort", primaryAction: UIAction { _ in pressed += 1 })]
        for (index, child) in [tabs, bar, tools].enumerated() {
            child.frame = CGRect(x: 0, y: CGFloat(index) * 60, width: 400, height: 50)
            view.addSubview(child)
        }
        view.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
        let controller = UIViewController()
        controller.view = view
        let host = TestHost(ControllerContent(controller: controller), size: CGSize(width: 400, height: 300))
        host.tap(text: "Far")
        #expect(tabs.selectedItem?.title == "Far" && delegate.log == ["Far"])
        host.tap(text: "Sort")
        #expect(pressed == 1 && host.find(text: "High") != nil)
        host.tap(text: "Low")
        host.update()
        #expect(delegate.log == ["Far", "pop High"] && bar.items?.count == 1 && host.find(text: "High") == nil)
        tabs.items = nil
        #expect(tabs.selectedItem == nil)
    }
}
