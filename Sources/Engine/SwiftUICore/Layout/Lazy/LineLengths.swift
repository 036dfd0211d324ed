import Foundation

/// The lengths of a lazy container's lines, as far as they were measured.
///
/// They are stored in stretches of 256 lines, each with its sum, so that the lines before one of a million are added up in some
/// thousand steps, and a line that was measured changes one stretch.
struct LineLengths {
    private struct Stretch {
        /// Which of the stretches of all lines it is.
        let number: Int
        /// NaN for a line that was not measured.
        var lengths = [CGFloat](repeating: .nan, count: LineLengths.span)
        var sum: CGFloat = 0
        var count = 0

        /// The sum and number of the lengths before one of its lines.
        func before(_ end: Int) -> (sum: CGFloat, count: Int) {
            var (sum, count): (CGFloat, Int) = (0, 0)
            for length in lengths[..<end] where !length.isNaN {
                sum += length
                count += 1
            }
            return (sum, count)
        }

        /// Computes the sum from all lengths, so that it does not depend on the order in which lines were measured.
        mutating func add() { (sum, count) = before(lengths.count) }
    }

    private static let span = 256
    /// In the order of their numbers.
    private var stretches: [Stretch] = []
    /// How many lines were measured.
    private(set) var count = 0

    var isEmpty: Bool { count == 0 }
    var sum: CGFloat { stretches.reduce(0) { $0 + $1.sum } }

    /// The place of the first stretch with at least a number.
    private func place(of number: Int) -> Int {
        var (low, high) = (0, stretches.count)
        while low < high {
            let middle = (low + high) / 2
            if stretches[middle].number < number { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The length of a line; nil for one that was not measured.
    subscript(line: Int) -> CGFloat? {
        get {
            let (number, index) = line.quotientAndRemainder(dividingBy: Self.span)
            let place = place(of: number)
            guard place < stretches.count, stretches[place].number == number else { return nil }
            let length = stretches[place].lengths[index]
            return length.isNaN ? nil : length
        }
        set {
            let (number, index) = line.quotientAndRemainder(dividingBy: Self.span)
            let place = place(of: number)
            if place == stretches.count || stretches[place].number != number {
                guard newValue != nil else { return }
                stretches.insert(Stretch(number: number), at: place)
            }
            let length = newValue ?? .nan
            if stretches[place].lengths[index] == length { return }
            stretches[place].lengths[index] = length
            count -= stretches[place].count
            stretches[place].add()
            count += stretches[place].count
            if stretches[place].count == 0 { stretches.remove(at: place) }
        }
    }

    /// The sum and number of the lengths measured before a line.
    func before(_ line: Int) -> (sum: CGFloat, count: Int) {
        let (number, index) = line.quotientAndRemainder(dividingBy: Self.span)
        var (sum, count): (CGFloat, Int) = (0, 0)
        for stretch in stretches {
            if stretch.number > number { break }
            let part = stretch.number == number ? stretch.before(index) : (stretch.sum, stretch.count)
            sum += part.0
            count += part.1
        }
        return (sum, count)
    }

    /// Forgets the lines behind the first ones.
    mutating func keep(first lines: Int) {
        let (number, index) = lines.quotientAndRemainder(dividingBy: Self.span)
        let place = place(of: number)
        guard place < stretches.count else { return }
        if stretches[place].number == number, index > 0 {
            for index in index..<Self.span { stretches[place].lengths[index] = .nan }
            stretches[place].add()
            stretches.removeSubrange((stretches[place].count == 0 ? place : place + 1)...)
        } else {
            stretches.removeSubrange(place...)
        }
        count = stretches.reduce(0) { $0 + $1.count }
    }

    mutating func removeAll() { self = LineLengths() }

    /// The lengths by line.
    var byLine: [Int: CGFloat] {
        var result: [Int: CGFloat] = [:]
        for stretch in stretches {
            for (index, length) in stretch.lengths.enumerated() where !length.isNaN {
                result[stretch.number * Self.span + index] = length
            }
        }
        return result
    }
}
