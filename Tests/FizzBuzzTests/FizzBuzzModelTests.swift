import Testing

@testable import FizzBuzz

@Suite("The counting game")
struct FizzBuzzModelTests {
    @Test("The first fifteen")
    func firstFifteen() {
        var model = FizzBuzzModel()
        var said: [String] = []
        for _ in 1...15 {
            said.append(model.text)
            model.increment()
        }
        #expect(
            said == [
                "1", "2", "Fizz", "4", "Buzz", "Fizz", "7", "8", "Fizz", "Buzz", "11", "Fizz", "13", "14", "FizzBuzz",
            ])
    }

    @Test("R6: up to 10 000, against a closed form")
    func closedForm() {
        // n⁴ modulo 15 is 1 when neither 3 nor 5 divides n, 6 when 3 does, 10 when 5 does, and 0 when both do.
        let words = [6: "Fizz", 10: "Buzz", 0: "FizzBuzz"]
        var model = FizzBuzzModel()
        var wrong: [Int] = []
        for number in 1...10_000 {
            let square = number * number % 15
            if model.number != number || model.text != words[square * square % 15] ?? "\(number)" {
                wrong.append(number)
            }
            model.increment()
        }
        #expect(wrong == [])
        #expect(model.number == 10_001)
    }

    @Test("Asking changes nothing, and copies go their own way")
    func values() {
        var model = FizzBuzzModel()
        #expect(model.text == model.text && model == FizzBuzzModel())
        let copy = model
        model.increment()
        #expect(copy.number == 1 && model.number == 2)
    }
}
