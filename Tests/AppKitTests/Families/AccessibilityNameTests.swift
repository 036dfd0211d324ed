import Foundation
import SwiftUITesting
import Testing

@testable import AppKit

@MainActor @Suite("Names, elements and actions for assistive technology") struct AccessibilityNameTests {
    init() { TestedApp.prepare() }

    @Test("Names are Apple's, and are spoken as words")
    func names() {
        #expect(NSAccessibility.Action.press.rawValue == "AXPress")
        #expect(NSAccessibility.Notification.uiElementDestroyed.rawValue == "AXUIElementDestroyed")
        #expect(NSAccessibility.ParameterizedAttribute.rtfForRange.rawValue == "AXRTFForRange")
        #expect(NSAccessibility.Role.checkBox.description(with: nil) == "check box")
        #expect(NSAccessibility.Role.button.description(with: .closeButton) == "close button")
    }

    @Test("Values are kept; hidden views and actions reach assistive technology")
    func views() {
        let view = NSView(frame: .zero)
        view.setAccessibilitySubrole(.searchField)
        view.setAccessibilityMaxValue(3)
        view.setAccessibilityHidden(true)
        view.setAccessibilityValueDescription("three")
        #expect(view.accessibilitySubrole() == .searchField && view.accessibilityMaxValue() as? Int == 3)
        #expect(view.isAccessibilityHidden() && view.backing.accessibilityElementsHidden)
        #expect(view.backing.accessibilityValue == "three" && !view.isAccessibilityExpanded())
        var calls = 0
        view.setAccessibilityCustomActions([
            NSAccessibilityCustomAction(name: "Archive") {
                calls += 1
                return true
            }
        ])
        let action = view.backing.accessibilityCustomActions?.first
        #expect(action?.name == "Archive" && action.flatMap { $0.actionHandler?($0) } == true && calls == 1)
        view.setAccessibilityCustomActions(nil)
        #expect(view.backing.accessibilityCustomActions == nil)
    }

    @Test("An element has its values, and a place in the element around")
    func elements() throws {
        let made = NSAccessibilityElement.element(
            withRole: .group, frame: NSRect(x: 10, y: 20, width: 30, height: 40), label: "Group", parent: nil)
        let outer = try #require(made as? NSAccessibilityElement)
        let inner = NSAccessibilityElement()
        outer.accessibilityAddChildElement(inner)
        inner.setAccessibilityFrameInParentSpace(NSRect(x: 1, y: 2, width: 3, height: 4))
        #expect(inner.accessibilityFrame() == NSRect(x: 11, y: 22, width: 3, height: 4))
        #expect(outer.accessibilityLabel() == "Group" && outer.accessibilityChildren()?.count == 1)
        #expect(inner.accessibilityParent() as? NSAccessibilityElement === outer)
    }

    @Test("Elements that are passed over give way to those within and around")
    func ignored() {
        let (outer, inner) = (NSView(frame: .zero), NSView(frame: .zero))
        outer.addSubview(inner)
        inner.setAccessibilityElement(true)
        #expect(NSAccessibility.unignoredChildren(from: [outer]).first as? NSView === inner)
        #expect(NSAccessibility.unignoredDescendant(of: outer) as? NSView === inner)
        inner.setAccessibilityElement(false)
        outer.setAccessibilityElement(true)
        #expect(NSAccessibility.unignoredAncestor(of: inner) as? NSView === outer)
    }
}
