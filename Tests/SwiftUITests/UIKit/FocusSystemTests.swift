import Foundation
import OrielFoundation
import Testing

@testable import SwiftUI
@testable import SwiftUICore

@MainActor @Suite("The focus of UIKit", .serialized) struct FocusSystemTests {
    final class Item: UIView {
        var changes: [Bool] = []
        override var canBecomeFocused: Bool { true }
        override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
            changes.append(context.nextFocusedView === self)
        }
    }

    final class Room: UIView {
        var isClosed = false
        var preferred: Item?
        var completions = 0
        override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred.map { [$0] } ?? [] }
        override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { !isClosed }
        override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
            coordinator.addCoordinatedAnimations(nil) { self.completions += 1 }
        }
    }

    @Test("A request moves the focus to the preferred item, and the environments around are notified")
    func movement() throws {
        let (room, first, second) = (Room(frame: .zero), Item(frame: .zero), Item(frame: .zero))
        room.addSubview(first)
        room.addSubview(second)
        room.preferred = second
        let system = try #require(UIFocusSystem(for: room))
        system.requestFocusUpdate(to: room)
        system.updateFocusIfNeeded()
        #expect(system.focusedItem === second && second.isFocused && !first.isFocused && second.changes == [true])
        system.requestFocusUpdate(to: first)
        system.updateFocusIfNeeded()
        #expect(first.isFocused && second.changes == [true, false] && first.changes == [true])
        #expect(room.completions == 2)
        #expect(room.contains(first) && UIFocusSystem.environment(room, contains: first) && !first.contains(room))

        room.isClosed = true
        system.requestFocusUpdate(to: second)
        system.updateFocusIfNeeded()
        #expect(first.isFocused)
        room.isClosed = false
        room.setNeedsFocusUpdate()
        room.updateFocusIfNeeded()
        #expect(second.isFocused)
        FocusMovements.move(to: nil)
        #expect(system.focusedItem == nil && !second.isFocused)
    }

    @Test("Environments that prefer each other end the search")
    func loop() {
        final class Mirror: UIView {
            weak var other: Mirror?
            override var preferredFocusEnvironments: [any UIFocusEnvironment] { other.map { [$0] } ?? [] }
        }
        let (a, b) = (Mirror(frame: .zero), Mirror(frame: .zero))
        (a.other, b.other) = (b, a)
        UIFocusSystem(for: a)?.requestFocusUpdate(to: a)
        UIFocusSystem(for: a)?.updateFocusIfNeeded()
        #expect(!a.isFocused && !b.isFocused)
    }

    @Test("A view provides the items within a rectangle, and its space is its own")
    func container() {
        let (room, item) = (Room(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), Item(frame: .zero))
        item.frame = CGRect(x: 20, y: 20, width: 10, height: 10)
        room.addSubview(item)
        #expect(room.focusItems(in: CGRect(x: 0, y: 0, width: 25, height: 25)).count == 1)
        #expect(room.focusItems(in: CGRect(x: 0, y: 0, width: 20, height: 25)).isEmpty)
        #expect(room.coordinateSpace.convert(CGPoint(x: 1, y: 1), from: item) == CGPoint(x: 21, y: 21))
        item.focusGroupIdentifier = "group"
        item.focusEffect = UIFocusHaloEffect(rect: item.bounds)
        #expect(item.focusGroupIdentifier == "group" && item.focusEffect is UIFocusHaloEffect)
    }
}
