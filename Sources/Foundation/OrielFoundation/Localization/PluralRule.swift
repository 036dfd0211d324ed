import Foundation

/// Which form of a word belongs to a number; follows the rules of Unicode's CLDR for whole numbers.
package enum PluralRule {
    package static func category(_ number: Double, language: String) -> String {
        let language = String(language.prefix { $0 != "-" })
        guard number == number.rounded(), abs(number) < 1e15 else {
            return ["fr", "pt"].contains(language) && abs(number) < 2 ? "one" : "other"
        }
        let n = Int(abs(number))
        switch language {
        case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my": return "other"
        case "fr", "pt", "hy", "hi", "bn", "fa", "gu", "am": return n < 2 ? "one" : "other"
        case "ru", "uk", "be", "sr", "hr", "bs": return slavic(n, hasMany: !["sr", "hr", "bs"].contains(language))
        case "pl": return polish(n)
        case "cs", "sk": return n == 1 ? "one" : (2...4).contains(n) ? "few" : "other"
        case "ar": return arabic(n)
        case "he": return n == 1 ? "one" : n == 2 ? "two" : "other"
        case "ro": return n == 1 ? "one" : n == 0 || (1...19).contains(n % 100) ? "few" : "other"
        case "lt":
            if (11...19).contains(n % 100) { return "other" }
            return n % 10 == 1 ? "one" : n % 10 == 0 ? "other" : "few"
        case "lv": return n % 10 == 0 || (11...19).contains(n % 100) ? "zero" : n % 10 == 1 ? "one" : "other"
        case "sl":
            switch n % 100 {
            case 1: return "one"
            case 2: return "two"
            case 3, 4: return "few"
            default: return "other"
            }
        default: return n == 1 ? "one" : "other"
        }
    }

    private static func slavic(_ n: Int, hasMany: Bool) -> String {
        if n % 10 == 1, n % 100 != 11 { return "one" }
        if (2...4).contains(n % 10), !(12...14).contains(n % 100) { return "few" }
        return hasMany ? "many" : "other"
    }

    private static func polish(_ n: Int) -> String {
        if n == 1 { return "one" }
        return (2...4).contains(n % 10) && !(12...14).contains(n % 100) ? "few" : "many"
    }

    private static func arabic(_ n: Int) -> String {
        switch (n, n % 100) {
        case (0, _): "zero"
        case (1, _): "one"
        case (2, _): "two"
        case (_, 3...10): "few"
        case (_, 11...99): "many"
        default: "other"
        }
    }
}
