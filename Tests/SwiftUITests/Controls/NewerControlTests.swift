import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor
@Suite("What came with newer systems")
struct NewerControlTests {
    @Test("A button with a role alone has the label of its role, and does its action")
    func roles() {
        final class Box { var pressed: [String] = [] }
        let box = Box()
        let host = TestHost(
            VStack {
                Button(role: .confirm) { box.pressed.append("confirm") }
                Button(role: .cancel) { box.pressed.append("cancel") }
                Button(role: .close) { box.pressed.append("close") }
            }, size: CGSize(width: 200, height: 200))
        for title in ["Done", "Cancel", "Close"] { host.tap(text: title) }
        #expect(box.pressed == ["confirm", "cancel", "close"])
    }

    @Test("Flexible buttons are as wide as there is room")
    func sizing() throws {
        let host = TestHost(
            VStack {
                Button("Wide") {}.background(Color.red.accessibilityIdentifier("wide")).buttonSizing(.flexible)
                Button("Narrow") {}.background(Color.red.accessibilityIdentifier("narrow"))
            }, size: CGSize(width: 200, height: 200))
        #expect(try #require(host.find(identifier: "wide")).frame.width == 200)
        #expect(try #require(host.find(identifier: "narrow")).frame.width < 150)
    }

    @Test("Icon and title of a label are as far apart as wanted, after an icon of one width")
    func labels() throws {
        func start(_ view: some View) throws -> CGFloat {
            let host = TestHost(
                HStack(spacing: 0) { view }.frame(width: 300, alignment: .leading), size: CGSize(width: 300, height: 60)
            )
            return try #require(host.find(text: "Title")).frame.minX
        }
        let label = Label("Title", systemImage: "star")
        let near = try start(label.labelIconToTitleSpacing(2))
        #expect(try start(label.labelIconToTitleSpacing(32)) - near == 30)
        #expect(try start(label.labelIconToTitleSpacing(10).labelReservedIconWidth(50)) == 60)
    }

    @Test("Another view stands there while a modifier key is held")
    func alternate() {
        let host = TestHost(
            Text("Copy").modifierKeyAlternate(.option) { Text("Copy All") }, size: CGSize(width: 200, height: 60))
        #expect(host.find(text: "Copy") != nil)
        host.hold(.option)
        #expect(host.find(text: "Copy All") != nil && host.find(text: "Copy") == nil)
        host.hold([])
        #expect(host.find(text: "Copy") != nil)
    }

    @Test("The accessory of a tab view is above its bar, and pages end above it")
    func accessory() throws {
        struct Tabs: View {
            var isEnabled: Bool
            var body: some View {
                TabView {
                    Tab("One", systemImage: "star") {
                        Color.blue.overlay(alignment: .bottom) { Text("End") }
                    }
                    Tab { Text("Nameless") }
                }
                .tabViewStyle(.sidebarAdaptable)
                .tabViewBottomAccessory(isEnabled: isEnabled) { Text("Now playing") }
            }
        }
        let size = CGSize(width: 300, height: 400)
        let with = TestHost(Tabs(isEnabled: true), size: size)
        let without = TestHost(Tabs(isEnabled: false), size: size)
        let accessory = try #require(with.find(text: "Now playing")).frame
        #expect(accessory.maxY <= (try #require(with.find(text: "One")).frame.minY))
        let ends = try [with, without].map { try #require($0.find(text: "End")).frame.maxY }
        #expect(ends[0] <= accessory.minY && ends[1] - ends[0] == TabAccessory.height)
        #expect(without.find(text: "Now playing") == nil)
    }

    @Test("What was changed of tabs is kept as a text")
    func customization() throws {
        var changes = TabViewCustomization()
        changes[tab: "a"].sidebarVisibility = .hidden
        changes[sectionOrder: "s"] = ["b", "a"]
        let read = try JSONDecoder().decode(TabViewCustomization.self, from: JSONEncoder().encode(changes))
        #expect(
            read == changes && read[tab: "a"].tabBarVisibility == .hidden
                && read[tab: "b"].sidebarVisibility == .automatic)
        #expect(
            TabViewCustomization(rawValue: changes.rawValue) == changes && TabViewCustomization(rawValue: "x") == nil)
        changes.resetVisibility()
        #expect(changes[tab: "a"].sidebarVisibility == .automatic && changes[sectionOrder: "s"] == ["b", "a"])
    }
}
