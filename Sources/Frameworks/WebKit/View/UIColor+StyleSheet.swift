import SwiftUI

extension UIColor {
    /// The color of a text such as `#1c7ed6` or `rgba(28, 126, 214, 0.5)`; nil for any other text.
    convenience init?(styleSheet text: String) {
        if text.hasPrefix("#"), text.utf8.count == 7, let number = UInt32(text.dropFirst(), radix: 16) {
            func part(_ shift: UInt32) -> CGFloat { CGFloat(number >> shift & 255) / 255 }
            self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
            return
        }
        guard text.hasPrefix("rgba("), text.hasSuffix(")") else { return nil }
        let numbers = text.dropFirst(5).dropLast().split(separator: ",").compactMap {
            Double($0.trimmingCharacters(in: .whitespaces))
        }
        guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
        self.init(red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255, alpha: numbers[3])
    }
}
