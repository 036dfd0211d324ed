import Foundation

extension [GridItem] {
    /// The items with finite lengths and distances: other values are treated as unspecified.
    func sanitized() -> [GridItem] {
        if allSatisfy(\.isValid) { return self }
        return map { item in
            var item = item
            item.spacing = item.spacing.sanitized("spacing")
            func least(_ value: CGFloat) -> CGFloat { Swift.max(Optional(value).sanitized("grid item size") ?? 10, 0) }
            func most(_ value: CGFloat) -> CGFloat {
                value == .infinity ? value : Optional(value).sanitized("grid item size") ?? .infinity
            }
            switch item.size {
            case .fixed(let length): item.size = .fixed(least(length))
            case .flexible(let minimum, let maximum):
                item.size = .flexible(minimum: least(minimum), maximum: most(maximum))
            case .adaptive(let minimum, let maximum):
                item.size = .adaptive(minimum: least(minimum), maximum: most(maximum))
            }
            return item
        }
    }
}

extension GridItem {
    fileprivate var isValid: Bool {
        func isValid(_ value: CGFloat) -> Bool { abs(value) <= 1e7 }
        guard spacing.map(isValid) ?? true else { return false }
        switch size {
        case .fixed(let length): return isValid(length) && length >= 0
        case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
            return isValid(minimum) && minimum >= 0 && (maximum == .infinity || isValid(maximum))
        }
    }
}
