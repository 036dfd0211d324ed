import Foundation

/// A rotor that assistive technology has by itself, whose entries an app may replace.
///
/// Follows Apple's
/// [AccessibilitySystemRotor](https://developer.apple.com/documentation/swiftui/accessibilitysystemrotor). A replaced one is offered
/// under its usual name.
public struct AccessibilitySystemRotor: Sendable {
    let name: String

    /// Links.
    public static var links: AccessibilitySystemRotor { .init(name: "Link") }
    /// Links that were opened before, or were not.
    public static func links(visited: Bool) -> AccessibilitySystemRotor {
        .init(name: visited ? "Visited Link" : "Unvisited Link")
    }
    /// Headings.
    public static var headings: AccessibilitySystemRotor { .init(name: "Heading") }
    /// Headings of a level.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        level == .unspecified ? .headings : .init(name: "Heading \(level.rawValue)")
    }
    /// Parts in bold letters.
    public static var boldText: AccessibilitySystemRotor { .init(name: "Bold Text") }
    /// Parts in slanted letters.
    public static var italicText: AccessibilitySystemRotor { .init(name: "Italic Text") }
    /// Underlined parts.
    public static var underlineText: AccessibilitySystemRotor { .init(name: "Underlined Text") }
    /// Words with mistakes.
    public static var misspelledWords: AccessibilitySystemRotor { .init(name: "Misspelled Word") }
    /// Pictures.
    public static var images: AccessibilitySystemRotor { .init(name: "Image") }
    /// Fields for text.
    public static var textFields: AccessibilitySystemRotor { .init(name: "Text Field") }
    /// Tables.
    public static var tables: AccessibilitySystemRotor { .init(name: "Table") }
    /// Lists.
    public static var lists: AccessibilitySystemRotor { .init(name: "List") }
    /// The main parts of the screen.
    public static var landmarks: AccessibilitySystemRotor { .init(name: "Landmark") }
}
