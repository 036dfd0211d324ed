import Testing

@testable import FizzBuzz

/// The expected word, by each set of rules.
@Suite("F2: words for numbers")
struct RulesTests {
    @Test("F2: the first fifteen, and 10 000 against a closed form")
    func usual() {
        let rules = Rules()
        #expect(
            (1...15).map(rules.answer) == [
                "1", "2", "Fizz", "4", "Buzz", "Fizz", "7", "8", "Fizz", "Buzz", "11", "Fizz", "13", "14", "FizzBuzz",
            ])
        let words = [6: "Fizz", 10: "Buzz", 0: "FizzBuzz"]
        let wrong = (1...10_000).filter { number in
            let square = number * number % 15
            return rules.answer(to: number) != words[square * square % 15] ?? "\(number)"
        }
        #expect(wrong.isEmpty)
    }

    @Test("Digits count where that is agreed on")
    func digits() {
        var rules = Rules()
        rules.countsDigits = true
        let expected = [
            13: "Fizz", 31: "Fizz", 52: "Buzz", 58: "Buzz", 35: "FizzBuzz", 53: "FizzBuzz", 14: "14", 15: "FizzBuzz",
        ]
        for (number, word) in expected { #expect(rules.answer(to: number) == word, "\(number)") }
        // A divisor of two digits is none that a number could be written with.
        rules.words = [Rules.Word(divisor: 11, text: "Twin")]
        #expect(rules.answer(to: 111) == "111" && rules.answer(to: 121) == "Twin")
    }

    @Test("Words are said in the order of their divisors, however they are listed")
    func thirdWord() {
        var rules = Rules()
        rules.words.insert(Rules.Word(divisor: 7, text: "Bang"), at: 0)
        #expect(rules.answer(to: 105) == "FizzBuzzBang")
        #expect(
            rules.answer(to: 21) == "FizzBang" && rules.answer(to: 35) == "BuzzBang" && rules.answer(to: 7) == "Bang")
        #expect(rules.answers == ["Fizz", "Buzz", "Bang", "FizzBuzz", "FizzBang", "BuzzBang", "FizzBuzzBang"])
    }

    @Test(
        "The words come round with the least common multiple of their divisors",
        arguments: [[3, 5], [2, 4], [3, 5, 7], [7, 11]])
    func period(_ divisors: [Int]) {
        var rules = Rules()
        rules.words = divisors.map { Rules.Word(divisor: $0, text: "w\($0)") }
        let period = divisors.reduce(1) { a, b in
            var (x, y) = (a, b)
            while y != 0 { (x, y) = (y, x % y) }
            return a / x * b
        }
        for number in 1...500 {
            let texts = rules.words(for: number).map(\.text)
            #expect(texts == rules.words(for: number + period).map(\.text))
            #expect(texts == divisors.sorted().filter { number % $0 == 0 }.map { "w\($0)" })
        }
    }

    @Test("A number may have a word of its own, which is no multiple's")
    func exceptions() {
        var rules = Rules()
        rules.exceptions = [10: "Oops"]
        #expect(rules.answer(to: 10) == "Oops" && rules.words(for: 10).isEmpty && rules.answer(to: 20) == "Buzz")
        #expect(rules.answers == ["Fizz", "Buzz", "FizzBuzz", "Oops"])
    }

    @Test("Rules that mean nothing are no rules")
    func sound() {
        func changed(_ change: (inout Rules) -> Void) -> Bool {
            var rules = Rules()
            change(&rules)
            return rules.isValid
        }
        #expect(changed { _ in })
        #expect(!changed { $0.words = [] })
        #expect(!changed { $0.words[0].divisor = 0 })
        #expect(!changed { $0.words[0].divisor = -3 })
        #expect(!changed { $0.words[1].divisor = 3 })
        #expect(!changed { $0.words[1].text = "Fizz" })
        #expect(!changed { $0.words[1].text = "" })
        #expect(!changed { $0.words[1].text = "7" })
        #expect(!changed { $0.exceptions = [-1: "Oops"] })
        // They are answered all the same: the function is total.
        var rules = Rules()
        rules.words = [Rules.Word(divisor: 0, text: "Never"), Rules.Word(divisor: -2, text: "Nor")]
        rules.countsDigits = true
        #expect(rules.answer(to: 20) == "20")
    }
}
