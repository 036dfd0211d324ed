import Foundation

/// The size of text that the user prefers.
///
/// Follows Apple's [DynamicTypeSize](https://developer.apple.com/documentation/swiftui/dynamictypesize).
public enum DynamicTypeSize: Comparable, CaseIterable, Hashable, Sendable {
    case xSmall, small, medium
    /// The standard.
    case large
    case xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether the size is one of those for users with low vision.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The place among all sizes, from 0.
    var index: Int {
        switch self {
        case .xSmall: 0
        case .small: 1
        case .medium: 2
        case .large: 3
        case .xLarge: 4
        case .xxLarge: 5
        case .xxxLarge: 6
        case .accessibility1: 7
        case .accessibility2: 8
        case .accessibility3: 9
        case .accessibility4: 10
        case .accessibility5: 11
        }
    }
}

/// Whether the user prefers bold text.
///
/// Follows Apple's [LegibilityWeight](https://developer.apple.com/documentation/swiftui/legibilityweight).
public enum LegibilityWeight: Hashable, Sendable {
    /// Text in its own weight.
    case regular
    /// Heavier text.
    case bold
}
