import Foundation
import OrielFoundation
import SwiftUITesting
import Testing

@testable import AppKit

@MainActor @Suite("Storyboards", .serialized)
struct StoryboardTests {
    init() {
        TestedApp.prepare()
        NibSample.register()
    }

    private static let window = """
        <windowController storyboardIdentifier="main" id="W" sceneMemberID="viewController">
        <window key="window" title="Title" id="X"><rect key="contentRect" x="0" y="0" width="100" height="100"/></window>
        <connections><segue destination="A" kind="relationship" relationship="window.shadowedContentViewController"/></connections>
        </windowController>
        """

    private static func controller(_ id: String, _ connections: String = "", view: String = "") -> String {
        """
        <viewController storyboardIdentifier="\(id)-name" id="\(id)" customClass="NibController" sceneMemberID="viewController">
        <view key="view" id="\(id)V"><rect key="frame" x="0" y="0" width="300" height="150"/>
        <subviews>\(view)</subviews></view><connections>\(connections)</connections></viewController>
        <customObject id="\(id)R" customClass="NSResponder" sceneMemberID="firstResponder"/>
        """
    }

    @Test("The first controller has its window, and the view is made when it is asked for")
    func initial() throws {
        let storyboard = try NibSample.storyboard(initial: "W", Self.window, Self.controller("A"))
        let window = try #require(storyboard.instantiateInitialController() as? NSWindowController)
        let content = try #require(window.contentViewController as? NibController)
        #expect(window.window?.title == "Title" && window.window?.contentView === content.view)
        #expect(window.window?.frame.size == NSSize(width: 300, height: 150) && content.loads == 1)
        #expect(content.storyboard === storyboard)
        let named = storyboard.instantiateController(withIdentifier: "A-name") as? NibController
        #expect(named != nil && named !== content && named?.isViewLoaded == false && named?.view.frame.width == 300)
        let warnings = TestHost.warnings { _ = storyboard.instantiateController(withIdentifier: "none") }
        #expect(warnings.contains { $0.contains("doesn't contain a controller with identifier 'none'") })
    }

    @Test("A connection is followed by its name, or by a press if the controller agrees")
    func segues() throws {
        let storyboard = try NibSample.storyboard(
            initial: "A",
            Self.controller(
                "A", "<segue destination=\"B\" kind=\"modal\" identifier=\"go\"/>",
                view: """
                    <button id="P"><buttonCell key="cell" type="push" title="Go"/>
                    <connections><segue destination="B" kind="show" identifier="press"/></connections></button>
                    """),
            Self.controller("B"))
        let controller = try #require(storyboard.instantiateInitialController() as? NibController)
        let button = try #require(controller.view.subviews.first as? NSButton)
        TestedApp.beforeLaunch { controller.performSegue(withIdentifier: "go", sender: nil) }
        #expect(controller.prepared.count == 1 && controller.prepared[0].identifier == "go")
        let shown = controller.prepared[0].destinationController as? NibController
        #expect(
            shown?.storyboard === storyboard && shown !== controller && shown?.presentingViewController === controller)
        controller.allows = false
        button.performClick(nil)
        #expect(controller.prepared.count == 1)
        controller.allows = true
        TestedApp.beforeLaunch { button.performClick(nil) }
        #expect(controller.prepared.map(\.identifier) == ["go", "press"])
        let warnings = TestHost.warnings { controller.performSegue(withIdentifier: "none", sender: nil) }
        #expect(warnings.contains { $0.contains("has no segue with identifier 'none'") })
        for shown in controller.presentedViewControllers ?? [] { controller.dismiss(shown) }
        NSWindow.waiting = []
    }

    @Test("Tabs and parts are the controllers at the other ends")
    func containers() throws {
        let tabs = """
            <tabViewController selectedTabViewItemIndex="1" tabStyle="toolbar" id="T" sceneMemberID="viewController">
            <tabViewItems><tabViewItem label="One" id="1"/><tabViewItem label="Two" id="2"/></tabViewItems>
            <tabView key="tabView" id="TV"/><connections>
            <segue destination="A" kind="relationship" relationship="tabItems"/>
            <segue destination="B" kind="relationship" relationship="tabItems"/></connections></tabViewController>
            """
        let storyboard = try NibSample.storyboard(
            initial: "T", tabs, Self.controller("A"), Self.controller("B"),
            """
            <splitViewController storyboardIdentifier="split" id="Q" sceneMemberID="viewController">
            <splitViewItems><splitViewItem behavior="sidebar" id="q"/></splitViewItems>
            <splitView key="splitView" vertical="YES" id="QV"/><connections>
            <segue destination="A" kind="relationship" relationship="splitItems"/>
            <segue destination="B" kind="relationship" relationship="splitItems"/></connections></splitViewController>
            """)
        let controller = try #require(storyboard.instantiateInitialController() as? NSTabViewController)
        #expect(controller.tabViewItems.map(\.label) == ["One", "Two"] && controller.selectedTabViewItemIndex == 1)
        #expect(controller.tabViewItems.allSatisfy { $0.viewController is NibController })
        let split = storyboard.instantiateController(withIdentifier: "split") as? NSSplitViewController
        #expect(split?.splitViewItems.map(\.behavior) == [.sidebar, .default] && split?.splitView.isVertical == true)
    }

    @Test("A circle of relationships ends with a warning")
    func circle() throws {
        let embeds =
            "<containerView id=\"C\"><connections><segue destination=\"%\" kind=\"embed\"/></connections></containerView>"
        func tabs(_ id: String, _ other: String) -> String {
            """
            <tabViewController id="\(id)" sceneMemberID="viewController"><connections>
            <segue destination="\(other)" kind="relationship" relationship="tabItems"/></connections></tabViewController>
            """
        }
        let storyboard = try NibSample.storyboard(
            initial: "A", tabs("A", "B"), tabs("B", "A"),
            Self.controller("E", view: embeds.replacingOccurrences(of: "%", with: "F")), Self.controller("F"))
        var made: Any?
        let warnings = TestHost.warnings { made = storyboard.instantiateInitialController() }
        #expect(made is NSTabViewController && warnings.contains { $0.contains("lead back") })
        let outer = storyboard.instantiateController(withIdentifier: "E-name") as? NibController
        #expect(outer?.view.subviews.first?.subviews.count == 1 && outer?.children.count == 1)
    }
}
