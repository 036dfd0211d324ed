import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor
@Suite("Messages that there is nothing to see")
struct UnavailableContentTests {
    private final class Screen: UIViewController {
        var isEmpty = true
        var pressed = 0
        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            guard isEmpty else {
                contentUnavailableConfiguration = nil
                return
            }
            var message = UIContentUnavailableConfiguration.empty()
            message.image = UIImage(systemName: "tray")
            message.text = "No Mail"
            message.secondaryText = "Nothing has come."
            message.button.title = "Look Again"
            message.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.pressed += 1 }
            contentUnavailableConfiguration = message
        }
    }

    @Test("A controller shows its message over its view until it has content")
    func controller() {
        let screen = Screen()
        let host = TestHost(ControllerContent(controller: screen), size: CGSize(width: 400, height: 500))
        host.advance(by: 0.1)
        let title = host.find(text: "No Mail")
        #expect(title?.frame.midX == 200 && host.find(text: "Nothing has come.") != nil)
        host.tap(text: "Look Again")
        #expect(screen.pressed == 1)
        screen.isEmpty = false
        screen.setNeedsUpdateContentUnavailableConfiguration()
        host.advance(by: 0.1)
        #expect(host.find(text: "No Mail") == nil && screen.contentUnavailableConfiguration == nil)
    }

    @Test("A table shows the message behind its rows; a search without results names the searched words")
    func table() {
        let screen = UITableViewController(style: .plain)
        let searching = UISearchController(searchResultsController: nil)
        screen.navigationItem.searchController = searching
        searching.searchBar.text = "moon"
        screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        #expect(screen.tableView.backgroundView != nil && screen.view.subviews.isEmpty)
        let host = TestHost(ControllerContent(controller: screen), size: CGSize(width: 400, height: 500))
        #expect(host.find(text: "No Results for “moon”") != nil)
        screen.contentUnavailableConfiguration = nil
        #expect(screen.tableView.backgroundView == nil)
        var loading = UIContentUnavailableConfiguration.loading()
        loading.text = "One moment"
        let view = UIContentUnavailableView(configuration: loading)
        #expect(TestHost(view._swiftUIContent).find(text: "One moment") != nil)
    }

    @Test("The entries of a deferred element come when the menu is opened: once, or each time")
    func deferred() {
        var (cached, fresh) = (0, 0)
        let menu = UIMenu(children: [
            UIDeferredMenuElement { answer in
                cached += 1
                answer([UIAction(title: "kept \(cached)") { _ in }])
            },
            UIDeferredMenuElement.uncached { answer in
                fresh += 1
                answer([UIAction(title: "new \(fresh)") { _ in }])
            },
        ])
        let button = UIButton(type: .system)
        button.setTitle("Open", for: .normal)
        (button.menu, button.showsMenuAsPrimaryAction) = (menu, true)
        let host = TestHost(button._swiftUIContent, size: CGSize(width: 300, height: 300))
        #expect(cached == 0 && fresh == 0)
        for time in 1...2 {
            host.tap(text: "Open")
            host.advance(by: 1)
            #expect(host.find(text: "kept 1") != nil && host.find(text: "new \(time)") != nil)
            host.press(.escape)
            host.advance(by: 1)
        }
        #expect(cached == 1 && fresh == 2)
    }

    @Test("The transform that undoes another is found; one that cannot be undone is its own")
    func inverse() {
        var transform = CATransform3DMakeRotation(0.7, 1, 2, 3)
        transform = CATransform3DTranslate(CATransform3DScale(transform, 2, 3, 4), 5, 6, 7)
        transform.m34 = -0.002
        let both = CATransform3DConcat(transform, CATransform3DInvert(transform))
        let (a, b) = ([both.m11, both.m23, both.m34, both.m44, both.m41], [1, 0, 0, 1, 0] as [CGFloat])
        for (value, wanted) in zip(a, b) { #expect(abs(value - wanted) < 1e-9) }
        let flat = CATransform3DMakeScale(1, 1, 0)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
        #expect(CATransform3DInvert(CATransform3DMakeScale(.nan, 1, 1)).m22 == 1)
    }
}
