import Combine
import Testing

@testable import FizzBuzz

@Suite("The view model of FizzBuzz")
struct FizzBuzzViewModelTests {
    @Test("Each step announces one change, before it happens")
    func announcements() {
        let game = FizzBuzzViewModel()
        var heard: [String] = []
        let cancellable = game.objectWillChange.sink { heard.append(game.callout) }
        for _ in 1...4 { game.next() }
        cancellable.cancel()
        #expect(heard == ["1", "2", "Fizz", "4"])
        #expect(game.callout == "Buzz")
    }

    @Test("The callout follows the model")
    func callout() {
        let game = FizzBuzzViewModel()
        var model = FizzBuzzModel()
        for _ in 1...100 {
            #expect(game.callout == model.text)
            game.next()
            model.increment()
        }
    }
}
