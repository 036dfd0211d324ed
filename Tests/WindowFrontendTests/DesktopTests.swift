import CGtk
import DisplayList
import Foundation
import Testing

@testable import WindowFrontend

@Suite("What the desktop wishes")
struct DesktopTests {
    @Test(
        "Theme names",
        arguments: [("Yaru-dark", true), ("Adwaita:dark", true), ("Adwaita", false), ("", false), ("Darkroom", false)])
    func themes(name: String, isDark: Bool) {
        #expect(isDarkThemeName(name) == isDark)
    }

    @Test("Text size from the resolution", arguments: [(98304, 1.0), (122880, 1.25), (-1, 1), (0, 1), (1, 0.5)])
    func fontScale(dpi: Int, scale: Double) {
        #expect(DesktopSettings.fontScale(dpi: dpi) == scale)
    }

    @Test("Without a display the message says which")
    func unavailable() {
        #expect(WindowFrontEnd.unavailableMessage(environment: [:]).contains("neither DISPLAY nor WAYLAND_DISPLAY"))
        #expect(WindowFrontEnd.unavailableMessage(environment: ["DISPLAY": ":7"]).contains("DISPLAY=:7"))
    }
}

@Suite("Sizes of windows")
struct WindowSizesTests {
    let infinite = CGSize(width: CGFloat.infinity, height: .infinity)

    @Test("The preferred size stays within the limits and the monitor")
    func clamp() {
        let sizes = WindowSizes(
            minimum: CGSize(width: 100.2, height: 50), maximum: CGSize(width: 300, height: CGFloat.infinity),
            preferred: CGSize(width: 500, height: 2000), available: CGSize(width: 1280, height: 900))
        #expect(sizes.minimum == CGSize(width: 101, height: 50))
        #expect(sizes.preferred == CGSize(width: 300, height: 900))
        #expect(sizes.maximum == CGSize(width: 300, height: CGFloat.infinity))
        #expect(!sizes.isFixed)
    }

    @Test("Negative, infinite and contradictory sizes are made safe")
    func bad() {
        let sizes = WindowSizes(
            minimum: CGSize(width: CGFloat.nan, height: -5), maximum: CGSize(width: -1, height: 10),
            preferred: infinite, available: nil)
        #expect(sizes.minimum == CGSize(width: 1, height: 1))
        #expect(sizes.maximum == CGSize(width: 1, height: 10))
        #expect(sizes.preferred == CGSize(width: 1, height: 10))
        let free = WindowSizes(minimum: .zero, maximum: infinite, preferred: infinite, available: nil)
        #expect(free.preferred == CGSize(width: WindowSizes.limit, height: WindowSizes.limit))
    }

    @Test("Sizes are whole points: the least and the preferred one rounded up, the space of a monitor down")
    func whole() {
        let sizes = WindowSizes(
            minimum: CGSize(width: 20.2, height: 30.5), maximum: CGSize(width: 400.4, height: 500.5),
            preferred: CGSize(width: 100.1, height: 450.9), available: CGSize(width: 390, height: 440.9))
        #expect(sizes.minimum == CGSize(width: 21, height: 31) && sizes.maximum == CGSize(width: 400, height: 501))
        #expect(sizes.preferred == CGSize(width: 101, height: 440))
    }

    @Test("A window opens in its least size at least, even where there is less space")
    func least() {
        func preferred(_ size: CGSize, available: CGSize? = nil) -> CGSize {
            WindowSizes(
                minimum: CGSize(width: 100, height: 50), maximum: infinite, preferred: size, available: available
            ).preferred
        }
        #expect(preferred(CGSize(width: 10, height: 70)) == CGSize(width: 100, height: 70))
        #expect(preferred(CGSize(width: 170, height: 20)) == CGSize(width: 170, height: 50))
        #expect(preferred(CGSize(width: CGFloat.nan, height: -4)) == CGSize(width: 100, height: 50))
        let size = CGSize(width: 170, height: 70)
        #expect(preferred(size, available: CGSize(width: 90, height: 60)) == CGSize(width: 100, height: 60))
    }

    @Test("A greatest size that no window can have is none")
    func greatest() {
        func maximum(_ size: CGSize) -> CGSize {
            WindowSizes(minimum: CGSize(width: 100, height: 50), maximum: size, preferred: .zero, available: nil)
                .maximum
        }
        #expect(maximum(CGSize(width: 32_000, height: 31_999)) == CGSize(width: CGFloat.infinity, height: 31_999))
        #expect(maximum(CGSize(width: 31_999, height: 32_000)) == CGSize(width: 31_999, height: CGFloat.infinity))
        #expect(maximum(CGSize(width: CGFloat.nan, height: 10)) == CGSize(width: CGFloat.infinity, height: 50))
    }

    @Test("One size only")
    func fixed() {
        let size = CGSize(width: 200, height: 100)
        #expect(WindowSizes(minimum: size, maximum: size, preferred: .zero, available: nil).isFixed)
        for other in [CGSize(width: 201, height: 100), CGSize(width: 200, height: 101)] {
            #expect(!WindowSizes(minimum: size, maximum: other, preferred: .zero, available: nil).isFixed)
        }
    }
}

@Suite("Elements near the visible area")
struct AccessibilityTreeTests {
    @Test("Far rows are left out, holders of near ones kept")
    func near() {
        var items = [
            AccessibilityItem(id: 1, role: .list, label: "", frame: CGRect(x: 0, y: 9000, width: 1, height: 1))
        ]
        for row in 0..<1000 {
            items.append(
                AccessibilityItem(
                    id: UInt64(row + 2), parent: 1, role: .row, label: "",
                    frame: CGRect(x: 0, y: row * 20, width: 100, height: 20)))
        }
        let near = AccessibilityTree.itemsNear(CGRect(x: 0, y: 0, width: 100, height: 95), of: items)
        #expect(near.first?.id == 1)
        #expect(near.count == 11)
    }

    @Test("Names of actions", arguments: [("Delete Row 1", "Delete-Row-1"), ("Größer", "Gr--er"), ("", "action")])
    func actionNames(name: String, action: String) {
        #expect(AccessibilityTree.actionName(for: name) == action)
    }

    @Test("Places in a text are told in Unicode's scalars, of which a character may have several")
    func textPlaces() {
        // Of the flag's two scalars either belongs to it.
        let text = "a🇩🇪b"
        #expect((0...4).map { text.characterOffset(ofScalar: $0) } == [0, 1, 2, 2, 3])
        #expect((0...3).map { text.scalarOffset(ofCharacter: $0) } == [0, 1, 3, 4])
        #expect("".characterOffset(ofScalar: 3) == 0)
    }

    @Test("What is told of values")
    func values() {
        var slider = AccessibilityItem(id: 1, role: .slider, label: "Volume", frame: .zero)
        slider.value = "40 %"
        slider.hint = "Swipe"
        #expect(slider.spokenDescription == "40 %, Swipe")
        var toggle = AccessibilityItem(id: 2, role: .toggle, label: "Sound", frame: .zero)
        toggle.value = "1"
        #expect(toggle.checked == GTK_ACCESSIBLE_TRISTATE_TRUE)
        #expect(toggle.spokenDescription == "")
    }
}
