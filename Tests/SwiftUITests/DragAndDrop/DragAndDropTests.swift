import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// The calls that the views of these tests received.
@MainActor
private final class Log {
    var entries: [String] = []
    var texts: [String] = []
    var location: CGPoint?
}

@MainActor @Suite struct DragAndDropTests {
    private let log = Log()
    private let size = CGSize(width: 200, height: 300)

    /// A source of 50 points in the top left corner, and a target of 100 at the bottom.
    private struct Board: View {
        let log: Log
        @State private var isTargeted = false

        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 50, height: 50)
                    .onDrag { NSItemProvider(object: "Apple" as NSString) }
                    .frame(maxWidth: .infinity, alignment: .leading)
                Spacer()
                Text(isTargeted ? "Drop it" : "Here")
                    .frame(width: 200, height: 100)
                    .onDrop(of: [.plainText], isTargeted: $isTargeted) { providers, location in
                        log.location = location
                        _ = providers.first?.loadObject(ofClass: String.self) { text, _ in
                            MainActor.assumeIsolated { log.texts.append(text ?? "nothing") }
                        }
                        return true
                    }
            }
        }
    }

    @Test func whatIsDraggedIsDropped() async {
        let host = TestHost(Board(log: log), size: size)
        host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 60, y: 240))
        await host.settle()
        #expect(log.texts == ["Apple"])
        #expect(log.location == CGPoint(x: 60, y: 40))
        #expect(host.text == ["Here"])
    }

    @Test func theTargetKnowsWhenSomethingIsAboveIt() {
        let host = TestHost(Board(log: log), size: size)
        host.press(at: CGPoint(x: 20, y: 20))
        host.move(to: CGPoint(x: 40, y: 60))
        #expect(host.text == ["Here"])
        host.move(to: CGPoint(x: 60, y: 240))
        #expect(host.text == ["Drop it"])
        host.move(to: CGPoint(x: 60, y: 120))
        #expect(host.text == ["Here"])
        host.release(at: CGPoint(x: 60, y: 120))
        #expect(log.location == nil)
    }

    @Test func thePictureFollowsThePointer() {
        let host = TestHost(Board(log: log), size: size)
        let layers = host.layers
        host.press(at: CGPoint(x: 20, y: 20))
        host.move(to: CGPoint(x: 100, y: 100))
        #expect(host.layers.contains("opacity"))
        host.release(at: CGPoint(x: 100, y: 100))
        #expect(host.layers == layers)
    }

    @Test func aTapIsNoDrag() {
        let host = TestHost(Board(log: log), size: size)
        host.tap(at: CGPoint(x: 20, y: 20))
        #expect(log.location == nil)
    }

    /// Follows drags, and takes nothing.
    private struct Follower: DropDelegate {
        let log: Log
        var operation = DropOperation.copy

        func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [UTType.text]) }
        func dropEntered(info: DropInfo) { log.entries.append("entered") }
        func dropUpdated(info: DropInfo) -> DropProposal? {
            log.location = info.location
            return DropProposal(operation: operation)
        }
        func dropExited(info: DropInfo) { log.entries.append("exited") }
        func performDrop(info: DropInfo) -> Bool {
            log.entries.append("performed \(info.itemProviders(for: ["public.text"]).count)")
            return true
        }
    }

    private func follow(_ follower: Follower, types: [UTType] = [.text]) -> TestHost {
        TestHost(
            HStack(spacing: 0) {
                Color.red.onDrag { NSItemProvider(object: "Apple" as NSString) }
                Color.blue.onDrop(of: types, delegate: follower)
            }, size: CGSize(width: 200, height: 100))
    }

    @Test func delegatesAreToldInOrder() {
        let host = follow(Follower(log: log))
        host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 30), steps: 4)
        #expect(log.entries == ["entered", "performed 1", "exited"])
        #expect(log.location == CGPoint(x: 50, y: 30))
    }

    @Test func whatIsForbiddenIsNotDropped() {
        let host = follow(Follower(log: log, operation: .forbidden))
        host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 30), steps: 4)
        #expect(log.entries == ["entered", "exited"])
    }

    @Test func otherTypesPassBy() {
        let host = follow(Follower(log: log), types: [.image])
        host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 30))
        #expect(log.entries == [])
    }

    @Test func valuesAreDraggedAndDropped() async {
        let log = log
        let host = TestHost(
            HStack(spacing: 0) {
                Text("Pear").frame(width: 100, height: 100).draggable("Pear") { Text("Flying pear") }
                Color.blue.dropDestination(for: String.self) { items, location in
                    log.texts += items
                    log.location = location
                    return true
                } isTargeted: {
                    log.entries.append("\($0)")
                }
            }, size: CGSize(width: 200, height: 100))
        host.press(at: CGPoint(x: 50, y: 50))
        host.move(to: CGPoint(x: 120, y: 50))
        #expect(host.text == ["Pear", "Flying pear"])
        host.release(at: CGPoint(x: 130, y: 50))
        await host.settle()
        #expect(log.texts == ["Pear"])
        #expect(log.location == CGPoint(x: 30, y: 50))
        #expect(log.entries == ["true", "false"])
    }

    @Test func theInnermostTargetTakesWhatIsDropped() {
        let log = log
        func target(_ name: String) -> ([NSItemProvider]) -> Bool {
            { _ in
                log.entries.append(name)
                return true
            }
        }
        let host = TestHost(
            HStack(spacing: 0) {
                Color.red.onDrag { NSItemProvider(object: "Apple" as NSString) }
                Color.blue.overlay {
                    Color.green.frame(width: 20, height: 20)
                        .onDrop(of: ["public.text"], isTargeted: nil, perform: target("inner"))
                }
                .onDrop(of: ["public.text"], isTargeted: nil, perform: target("outer"))
            }, size: CGSize(width: 200, height: 100))
        host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50))
        host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 110, y: 50))
        #expect(log.entries == ["inner", "outer"])
    }

    /// Takes whatever comes, and proposes nothing.
    private struct Taker: DropDelegate {
        let log: Log
        let name: String
        func performDrop(info: DropInfo) -> Bool {
            log.entries.append(name)
            return true
        }
    }

    @Test func whatOneTargetForbidsTheNextMayTake() {
        let host = TestHost(
            HStack(spacing: 0) {
                Color.red.onDrag { NSItemProvider(object: "Apple" as NSString) }
                Color.blue.onDrop(of: [.text], delegate: Follower(log: Log(), operation: .forbidden))
                Color.green.onDrop(of: [.text], delegate: Taker(log: log, name: "taken"))
            }, size: CGSize(width: 300, height: 100))
        host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 250, y: 50), steps: 10)
        #expect(log.entries == ["taken"])
    }

    @Test func theTopmostTargetTakesADropWhereNothingTakesPresses() {
        let host = TestHost(
            HStack(spacing: 0) {
                Color.red.onDrag { NSItemProvider(object: "Apple" as NSString) }
                ZStack {
                    Color.blue.onDrop(of: [.text], delegate: Taker(log: log, name: "below"))
                    Color.green.onDrop(of: [.text], delegate: Taker(log: log, name: "above"))
                }
                .allowsHitTesting(false)
            }, size: CGSize(width: 200, height: 100))
        host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50))
        #expect(log.entries == ["above"])
    }

    @Test func disabledTargetsTakeNothing() {
        func entries(isDisabled: Bool) -> [String] {
            let log = Log()
            let host = TestHost(
                HStack(spacing: 0) {
                    Color.red.onDrag { NSItemProvider(object: "Apple" as NSString) }
                    Color.blue.onDrop(of: [.text], delegate: Taker(log: log, name: "taken")).disabled(isDisabled)
                }, size: CGSize(width: 200, height: 100))
            host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50))
            return log.entries
        }
        #expect(entries(isDisabled: false) == ["taken"])
        #expect(entries(isDisabled: true) == [])
    }

    @Test func aFingerDragsOnlyWhatItHasHeld() {
        let host = follow(Follower(log: log))
        let (start, end) = (CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 50))
        host.touch(at: start)
        host.moveTouch(to: end)
        host.liftTouch(at: end)
        #expect(log.entries == [])
        host.touch(at: start)
        host.advance(by: 0.5)
        host.moveTouch(to: end)
        host.liftTouch(at: end)
        #expect(log.entries == ["entered", "performed 1", "exited"])
    }

    @Test func thePictureKeepsItsPlaceUnderThePointer() {
        let host = TestHost(
            Text("Pear").frame(width: 50, height: 40).onDrag { NSItemProvider(object: "Pear" as NSString) }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading),
            size: size)
        host.press(at: CGPoint(x: 15, y: 16))
        host.move(to: CGPoint(x: 115, y: 216))
        let frames = host.findAll(text: "Pear").map(\.frame)
        #expect(frames.count == 2)
        #expect(frames.last?.midX == frames[0].midX + 100 && frames.last?.midY == frames[0].midY + 200)
    }
}
