import SwiftUI
import SwiftUITesting
import Testing

@testable import FizzBuzz

/// The circle as the user plays it, in a window without a screen.
@MainActor
@Suite("F6: the circle's views")
struct GroupViewTests {
    private func make(_ kinds: [Player.Kind], lives: Int = 1) -> GroupViewModel {
        let players = kinds.enumerated().map { Player(id: $0, name: "P\($0)", kind: $1) }
        var setup = GroupGame.Setup(players: players)
        setup.house.lives = lives
        return GroupViewModel(
            repository: MemoryRepository(Saved(setup: setup)), seed: 1, clock: { Self.clock() })
    }

    /// The time of the test host that plays.
    private static var host: TestHost?
    private static func clock() -> Date { Date(timeIntervalSinceReferenceDate: host?.time ?? 0) }

    private func open(_ group: GroupViewModel, size: CGSize = CGSize(width: 480, height: 680)) -> TestHost {
        let host = TestHost(GroupView(group: group), size: size)
        Self.host = host
        return host
    }

    /// Presses the button that says something: below all else.
    private func say(_ text: String, in host: TestHost) {
        let button = host.findAll(text: text).max { $0.center.y < $1.center.y }
        #expect(button != nil)
        host.tap(at: button?.center ?? .zero)
    }

    @Test("F6: players are set up, words are said, who is wrong leaves, the last one wins")
    func playing() {
        let group = make([.person, .person, .person])
        let host = open(group)
        host.tap(text: "Start")
        host.advance(by: 2)
        #expect(host.findAll(SeatView.self).count == 3 && host.find(text: "Next: P0") != nil)
        say("1", in: host)
        host.advance(by: 1)
        say("Buzz", in: host)
        host.advance(by: 1)
        #expect(host.findAll(SeatView.self).count == 2)
        #expect(host.find(text: "P1 said Buzz. It was 2.") != nil)
        say("FizzBuzz", in: host)
        host.advance(by: 1)
        #expect(host.find(text: "P0 wins!") != nil)
        host.tap(text: "Play Again")
        host.advance(by: 1)
        #expect(group.game?.number == 1 && group.game?.circle.count == 3)
    }

    @Test("F6: keys 1, 2, 3 say the words, the space bar says the number")
    func keys() {
        let group = make([.person, .person], lives: 5)
        let host = open(group)
        group.start()
        host.advance(by: 2)
        for key in [" ", " ", "1", " ", "2", "1", " ", " ", "1", "2", " ", "1", " ", " ", "3"] as [Character] {
            host.press(.character(key))
            host.advance(by: 0.5)
        }
        #expect(group.game?.number == 16 && group.game?.turns.allSatisfy(\.isRight) == true)
    }

    @Test("F3: the ring runs out, then the player is out; bots play by themselves")
    func time() {
        let group = make([.person, .bot(.hard), .bot(.hard)])
        let host = open(group)
        group.start()
        host.advance(by: GroupViewModel.moment + 4)
        #expect(group.game?.turns.isEmpty == true && group.timeLeft < 1.2)
        host.advance(by: 1.5)
        #expect(group.game?.circle.map(\.id) == [1, 2])
        host.advance(by: 20)
        #expect((group.game?.turns.count ?? 0) > 5)
    }

    @Test("F6: seats lie evenly on an ellipse, and close up")
    func seats() throws {
        let group = make(Array(repeating: .person, count: 4))
        let host = open(group)
        group.start()
        host.advance(by: 2)
        let centers = host.findAll(SeatView.self).map(\.center)
        #expect(centers.count == 4)
        #expect(abs(centers[0].x - centers[2].x) < 1 && abs(centers[1].y - centers[3].y) < 1)
        #expect(centers[0].y < centers[1].y && centers[1].y < centers[2].y && centers[1].x > centers[3].x)
        group.say("wrong")
        host.advance(by: 2)
        let closed = host.findAll(SeatView.self).map(\.center)
        #expect(closed.count == 3 && closed[0].x == centers[0].x)
    }

    @Test("All is within the window", arguments: [(320, 480), (480, 640), (1200, 800)])
    func frames(width: Int, height: Int) {
        let group = make(Array(repeating: .person, count: 8), lives: 3)
        let host = open(group, size: CGSize(width: width, height: height))
        group.start()
        host.advance(by: 2)
        let window = CGRect(x: 0, y: 0, width: width, height: height)
        for text in ["P0", "P7", "1", "FizzBuzz", "Next: P0"] {
            #expect(host.find(text: text).map { window.insetBy(dx: -1, dy: -1).contains($0.frame) } == true, "\(text)")
        }
    }
}
