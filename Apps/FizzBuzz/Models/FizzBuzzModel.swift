/// The counting game: players say the numbers in turn, but Fizz for multiples of 3 and Buzz for those of 5.
struct FizzBuzzModel: Equatable, Sendable {
    /// The number whose turn it is, from 1.
    private(set) var number = 1

    /// What the player has to say.
    var text: String { Self.text(for: number) }

    /// What has to be said at a number.
    static func text(for number: Int) -> String {
        switch (number.isMultiple(of: 3), number.isMultiple(of: 5)) {
        case (true, true): "FizzBuzz"
        case (true, false): "Fizz"
        case (false, true): "Buzz"
        case (false, false): String(number)
        }
    }

    /// Goes on to the next number.
    mutating func increment() {
        number += 1
    }
}
