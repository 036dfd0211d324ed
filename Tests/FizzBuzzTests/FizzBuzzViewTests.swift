import SwiftUI
import SwiftUITesting
import Testing

@testable import FizzBuzz

/// The game as the user plays it, in a window without a screen.
@MainActor
@Suite("The views of FizzBuzz")
struct FizzBuzzViewTests {
    @Test("Next goes on, and the callout says what the game says")
    func playing() {
        let game = FizzBuzzViewModel()
        let host = TestHost(FizzBuzzView(game: game), size: CGSize(width: 400, height: 500))
        #expect(host.text.contains("Fizz Buzz Game"))
        for word in ["1", "2", "Fizz", "4", "Buzz", "Fizz", "7"] {
            #expect(game.callout == word)
            #expect(host.findAll(CalloutView.self).count == 1)
            #expect(host.find(text: word) != nil)
            host.tap(text: "Next")
        }
    }

    @Test("Only what depends on the callout is evaluated again")
    func bodies() {
        let host = TestHost(FizzBuzzView(game: FizzBuzzViewModel()), size: CGSize(width: 400, height: 500))
        host.resetCounters()
        host.tap(text: "Next")
        #expect(host.bodyCount(of: FizzBuzzView.self) == 1)
        #expect(host.bodyCount(of: CalloutView.self) == 1)
        #expect(host.bodyCount(of: PersonView.self) == 0)
    }

    @Test("All is within the window", arguments: [(320, 480), (480, 640), (1200, 800)])
    func frames(width: Int, height: Int) {
        let host = TestHost(FizzBuzzView(game: FizzBuzzViewModel()), size: CGSize(width: width, height: height))
        let window = CGRect(x: 0, y: 0, width: width, height: height)
        for text in ["Fizz Buzz Game", "1", "Next"] {
            #expect(host.find(text: text).map { window.contains($0.frame) } == true, "\(text)")
        }
    }
}
