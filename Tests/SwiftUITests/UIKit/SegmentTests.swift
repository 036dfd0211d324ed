import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

/// Segments of controls, each with values of its own.
@MainActor @Suite struct SegmentTests {
    private func titles(_ control: UISegmentedControl) -> [String?] {
        (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
    }

    @Test("Each value of a segment is set and read, and places without one have none")
    func values() {
        let image = UIImage(systemName: "star")
        let control = UISegmentedControl(items: ["a", "b", "c"])
        control.setTitle("x", forSegmentAt: 1)
        control.setImage(image, forSegmentAt: 2)
        control.setWidth(40, forSegmentAt: 0)
        control.setEnabled(false, forSegmentAt: 2)
        #expect(titles(control) == ["a", "x", "c"])
        #expect((0..<3).map { control.imageForSegment(at: $0) === image } == [false, false, true])
        #expect((0..<4).map { control.widthForSegment(at: $0) } == [40, 0, 0, 0])
        #expect((-1..<4).map { control.isEnabledForSegment(at: $0) } == [false, true, true, false, false])
        for place in [-1, 3] {
            control.setTitle("y", forSegmentAt: place)
            control.removeSegment(at: place, animated: false)
            #expect(control.titleForSegment(at: place) == nil && control.imageForSegment(at: place) == nil)
        }
        #expect(titles(control) == ["a", "x", "c"])
        control.setAction(UIAction(title: "act", image: image) { _ in }, forSegmentAt: 0)
        #expect(titles(control) == ["act", "x", "c"] && control.imageForSegment(at: 0) === image)
        control.setTitle(nil, forSegmentAt: 0)
        #expect(control.titleForSegment(at: 0) == nil && control.selectedSegmentIndex == -1)
    }

    @Test("Segments are inserted and removed beside the chosen one, which stays chosen")
    func order() {
        let control = UISegmentedControl(items: ["a", "b", "c"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "0", at: -5, animated: false)
        control.insertSegment(withTitle: "9", at: 50, animated: true)
        #expect(titles(control) == ["0", "a", "b", "c", "9"] && control.selectedSegmentIndex == 2)
        control.insertSegment(withTitle: "x", at: 2, animated: false)
        #expect(titles(control) == ["0", "a", "x", "b", "c", "9"] && control.selectedSegmentIndex == 3)
        control.insertSegment(withTitle: "y", at: 4, animated: false)
        #expect(control.selectedSegmentIndex == 3)
        control.removeSegment(at: 4, animated: false)
        control.removeSegment(at: 0, animated: false)
        #expect(titles(control) == ["a", "x", "b", "c", "9"] && control.selectedSegmentIndex == 2)
        control.removeSegment(at: 2, animated: false)
        #expect(titles(control) == ["a", "x", "c", "9"] && control.selectedSegmentIndex == -1)
        control.selectedSegmentIndex = 0
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == -1)
        let actions = ["p", "q"].map { UIAction(title: $0) { _ in } }
        #expect(titles(UISegmentedControl(frame: .zero, actions: actions)) == ["p", "q"])
    }

    @Test("A press chooses a segment that is on, once; a momentary control chooses none")
    func presses() {
        var log: [String] = []
        let control = UISegmentedControl(items: ["a", "b"])
        control.insertSegment(action: UIAction(title: "c") { _ in log.append("act") }, at: 2, animated: false)
        control.addAction(UIAction { _ in log.append("value \(control.selectedSegmentIndex)") }, for: .valueChanged)
        control.addAction(UIAction { _ in log.append("primary") }, for: .primaryActionTriggered)
        control.choose(1)
        control.choose(1)
        #expect(log == ["value 1", "primary"])
        control.choose(2)
        #expect(log.suffix(3) == ["act", "value 2", "primary"])
        control.setEnabled(false, forSegmentAt: 0)
        control.choose(0)
        control.choose(-1)
        control.isEnabled = false
        control.choose(1)
        #expect(log.count == 5 && control.selectedSegmentIndex == 2)
        (control.isEnabled, control.isMomentary) = (true, true)
        log = []
        control.choose(2)
        control.choose(2)
        #expect(
            log == ["act", "value 2", "primary", "act", "value 2", "primary"] && control.selectedSegmentIndex == -1)
    }
}
