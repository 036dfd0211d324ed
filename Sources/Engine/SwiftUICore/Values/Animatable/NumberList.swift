/// Any number of numbers, as animations calculate with them; missing ones count as 0.
struct NumberList: VectorArithmetic {
    var values: [Double]

    init(_ values: [Double] = []) { self.values = values }

    static var zero: NumberList { NumberList() }

    static func == (a: NumberList, b: NumberList) -> Bool {
        if a.values.count == b.values.count { return a.values == b.values }
        return (a - b).values.allSatisfy { $0 == 0 }
    }

    private static func combine(_ a: NumberList, _ b: NumberList, _ sign: Double) -> NumberList {
        var result = a.values
        if result.count < b.values.count {
            result += Array(repeating: 0, count: b.values.count - result.count)
        }
        for index in b.values.indices { result[index] += sign * b.values[index] }
        return NumberList(result)
    }

    static func + (a: NumberList, b: NumberList) -> NumberList { combine(a, b, 1) }
    static func - (a: NumberList, b: NumberList) -> NumberList { combine(a, b, -1) }

    mutating func scale(by factor: Double) {
        for index in values.indices { values[index] *= factor }
    }

    var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}
