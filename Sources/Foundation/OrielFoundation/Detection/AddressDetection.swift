import Foundation

/// Postal addresses as in the United States: “1 Infinite Loop, Cupertino, CA 95014”.
enum AddressDetection {
    private static let kinds =
        "street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|court|ct|place|pl|square|sq|loop|way|parkway|pkwy|"
        + "circle|cir|terrace|ter|highway|hwy|broadway"

    private static let pattern = DetectionPattern(
        #"\b(\d{1,6}[a-z]?(?: [\p{L}0-9.'-]{1,30}){0,5} (?:"# + kinds
            + #")\b\.?(?:,? (?:suite|ste|apt|unit|floor|#)\.? ?\w{1,8})?)"#
            + #"(?:[,\n]\s{0,3}([\p{L}.' -]{2,40}?),\s{0,3}([a-z]{2})\b(?:\s{1,3}(\d{5}(?:-\d{4})?))?"#
            + #"(?:,?\s{1,3}(USA|United States))?)?"#)

    static func find(in string: String, _ range: NSRange) -> [DetectedResult] {
        let text = string as NSString
        return pattern.matches(in: string, range).compactMap { match in
            let keys: [(Int, NSTextCheckingKey)] = [(1, .street), (2, .city), (3, .state), (4, .zip), (5, .country)]
            var parts: [NSTextCheckingKey: String] = [:]
            for (index, key) in keys { parts[key] = match.group(index, in: text) }
            return DetectedResult(.address(parts), match.range)
        }
    }
}
