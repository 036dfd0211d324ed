import Foundation
import SwiftUITesting
import Testing

@testable import OrielFoundation
@testable import SwiftUI

/// What `./oriel run PATH` makes of `#selector`: methods that controls, timers and notifications call.
@MainActor
@Suite("Selectors")
struct SelectorTests {
    private final class Receiver {
        var log: [String] = []
        func plain() { log.append("plain") }
        @MainActor func sent(_ sender: UIControl) { log.append("tag \(sender.tag)") }
        func noted(_ note: Notification) { log.append(note.name.rawValue) }
        func told(_ note: NSNotification) { log.append("object \(note.name.rawValue)") }
        func fired(timer: Timer) { log.append("fired") }
        func saved(_ image: UIImage, error: (any Error)?, info: UnsafeRawPointer) {
            log.append(error == nil ? "saved" : "failed")
        }
    }

    @Test("A control calls methods of objects that it does not keep")
    func controls() {
        let control = UIControl()
        control.tag = 7
        var receiver: Receiver? = Receiver()
        weak let weakly = receiver
        control.addTarget(receiver, action: Selector(Receiver.sent(_:)), for: .valueChanged)
        let plain = Selector(Receiver.plain)
        control.addTarget(receiver, action: plain, for: [.touchUpInside, .valueChanged])
        control.sendActions(for: .valueChanged)
        #expect(receiver?.log == ["tag 7", "plain"])
        control.removeTarget(receiver, action: plain, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(receiver?.log == ["tag 7", "plain", "tag 7"])
        control.sendActions(for: .touchUpInside)
        #expect(receiver?.log.count == 4)
        receiver = nil
        #expect(weakly == nil)
        control.sendActions(for: .valueChanged)
        let warnings = TestHost.warnings { control.addTarget(control, action: "name", for: .valueChanged) }
        #expect(warnings.count == 1)
    }

    @Test("Notifications call methods until the object is removed, or gone")
    func notifications() {
        let (center, name) = (NotificationCenter(), Notification.Name("news"))
        var receiver: Receiver? = Receiver()
        weak let weakly = receiver
        center.addObserver(receiver!, selector: Selector(Receiver.noted(_:)), name: name, object: nil)
        center.addObserver(receiver!, selector: Selector(Receiver.told(_:)), name: name, object: nil)
        center.post(name: name, object: nil)
        // In any order: notification centers have none.
        #expect(receiver?.log.sorted() == ["news", "object news"])
        center.removeObserver(receiver!)
        center.post(name: name, object: nil)
        #expect(receiver?.log.count == 2)
        center.addObserver(receiver!, selector: Selector(Receiver.plain), name: name, object: nil)
        receiver = nil
        center.post(name: name, object: nil)
        #expect(weakly == nil)
        let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in Issue.record("It was removed.") }
        center.removeObserver(token)
        center.post(name: name, object: nil)
    }

    @Test("A timer calls a method")
    func timers() {
        let receiver = Receiver()
        let timer = Timer(
            timeInterval: 1, target: receiver, selector: Selector(Receiver.fired(timer:)), userInfo: nil, repeats: true)
        timer.fire()
        timer.invalidate()
        #expect(receiver.log == ["fired"])
    }

    @Test("A method with other parameters is not called, and that is said")
    func others() {
        let receiver = Receiver()
        let selector = Selector(Receiver.sent(_:))
        let warnings = TestHost.warnings { _ = selector.call(on: receiver, with: [3]) }
        #expect(warnings.count == 1)
        #expect(!selector.call(on: UIControl(), with: [UIControl()]))
        #expect(
            Selector(Receiver.saved).call(on: receiver, with: [UIImage(), nil, UnsafeRawPointer(PhotoAlbum.nowhere)]))
        #expect(receiver.log == ["saved"])
        #expect(selector == selector && selector != Selector(Receiver.sent(_:)) && "a" as Selector == Selector("a"))
    }

    @Test("Methods with names are equal by name, as far as both say it")
    func names() {
        let (sent, again) = (Selector(Receiver.sent(_:), as: "sent(_:)"), Selector(Receiver.sent(_:), as: "sent(_:)"))
        let short = Selector(Receiver.sent(_:), as: "sent")
        #expect(sent == again && sent == short && short == sent && short == "sent")
        #expect(Set([sent, again, short]).count == 1)
        #expect(
            sent != Selector(Receiver.sent(_:), as: "sent(by:)")
                && sent != Selector(Receiver.noted(_:), as: "noted(_:)"))
        #expect(sent != Selector(Receiver.sent(_:)) && Selector(Receiver.sent(_:)) != sent)
        let control = UIControl()
        let receiver = Receiver()
        control.addTarget(receiver, action: sent, for: .valueChanged)
        control.removeTarget(receiver, action: again, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(receiver.log.isEmpty)
    }

    private final class Performer: NSObject {
        var log: [String] = []
        func note(_ value: NSNumber?) { log.append("note \(value?.stringValue ?? "nil")") }
        func other() { log.append("other") }
    }

    @Test("A call after a delay is canceled by its method and an equal argument")
    func delays() {
        let performer = Performer()
        func note() -> Selector { Selector(Performer.note(_:), as: "note") }
        performer.perform(note(), with: NSNumber(value: 1), afterDelay: 1000)
        performer.perform(note(), with: nil, afterDelay: 1000)
        performer.perform(Selector(Performer.other, as: "other"), with: nil, afterDelay: 1000)
        #expect(DelayedCalls.shared.count(for: performer) == 3)
        NSObject.cancelPreviousPerformRequests(withTarget: performer, selector: note(), object: NSNumber(value: 2))
        #expect(DelayedCalls.shared.count(for: performer) == 3)
        NSObject.cancelPreviousPerformRequests(withTarget: Performer(), selector: note(), object: nil)
        #expect(DelayedCalls.shared.count(for: performer) == 3)
        NSObject.cancelPreviousPerformRequests(withTarget: performer, selector: note(), object: NSNumber(value: 1))
        #expect(DelayedCalls.shared.count(for: performer) == 2)
        NSObject.cancelPreviousPerformRequests(withTarget: performer, selector: note(), object: nil)
        #expect(DelayedCalls.shared.count(for: performer) == 1)
        NSObject.cancelPreviousPerformRequests(withTarget: performer)
        #expect(DelayedCalls.shared.count(for: performer) == 0)
    }

    @Test("Pictures are saved one beside the other")
    func album() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "album-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let pixels = try #require(CGImage(width: 1, height: 1, premultipliedRGBA: [255, 0, 0, 255]))
        for _ in 0..<3 { try PhotoAlbum.save(UIImage(cgImage: pixels), in: folder) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3)
    }

    @Test("Rows of tables have places")
    func rows() {
        var place = IndexPath(row: 3, section: 1)
        #expect(place == [1, 3] && place.item == 3)
        place.row += 1
        #expect(place == IndexPath(item: 4, section: 1))
    }
}
