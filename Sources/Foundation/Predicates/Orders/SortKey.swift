import Foundation

/// A step of an order.
package struct SortKey: Equatable {
    package enum Kind: Equatable { case plain, caseInsensitive, localized, localizedCaseInsensitive, localizedStandard }
    package var path: [String]
    package var isAscending: Bool
    package var kind = Kind.plain

    /// The order of two values; nothing comes first.
    package func order(_ a: PredicateValue, _ b: PredicateValue) -> ComparisonResult {
        let result: ComparisonResult
        switch (a, b) {
        case (.none, .none): return .orderedSame
        case (.none, _): result = .orderedAscending
        case (_, .none): result = .orderedDescending
        case (.text(let a), .text(let b)) where kind != .plain: result = Self.order(a, b, kind)
        default: result = a.order(b) ?? .orderedSame
        }
        return isAscending ? result : ComparisonResult(rawValue: -result.rawValue) ?? .orderedSame
    }

    package static func order(_ a: String, _ b: String, _ kind: Kind) -> ComparisonResult {
        switch kind {
        case .plain: a < b ? .orderedAscending : a == b ? .orderedSame : .orderedDescending
        case .caseInsensitive: a.caseInsensitiveCompare(b)
        case .localized: a.localizedCompare(b)
        case .localizedCaseInsensitive: a.localizedCaseInsensitiveCompare(b)
        case .localizedStandard: a.localizedStandardCompare(b)
        }
    }
}
