import Foundation

/// Properties for assistive technology that an app has set; nil for each that it has not.
struct AccessibilityRecord {
    var isElement: Bool?
    var label: NSAttributedString?, value: NSAttributedString?, hint: NSAttributedString?
    var identifier: String?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var language: String?
    var hidesElements = false, isModal = false, groupsChildren = false
    var respondsToUserInteraction: Bool?
    var inputLabels: [NSAttributedString]?
    var elements: [Any]?
    var actions: [UIAccessibilityCustomAction]?
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var containerType = UIAccessibilityContainerType.none
    var textualContext: UIAccessibilityTextualContext?
    var isFocused = false
}

/// How assistive technology goes through the elements within an object.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// As the system chooses.
    case automatic
    /// One by one, wherever they are.
    case separate
    /// Together.
    case combined
}

/// What kind of container holds elements.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// None.
    case none
    /// A table.
    case dataTable
    /// A list.
    case list
    /// A part of the screen with a purpose.
    case landmark
    /// Elements that belong together.
    case semanticGroup
}

/// What kind of text an element has, which decides how it is read.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Commands of a terminal.
    public static let console = UIAccessibilityTextualContext(rawValue: "console")
    /// Names of files.
    public static let fileSystem = UIAccessibilityTextualContext(rawValue: "fileSystem")
    /// Messages.
    public static let messaging = UIAccessibilityTextualContext(rawValue: "messaging")
    /// A story.
    public static let narrative = UIAccessibilityTextualContext(rawValue: "narrative")
    /// Source code.
    public static let sourceCode = UIAccessibilityTextualContext(rawValue: "sourceCode")
    /// Cells of a sheet.
    public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "spreadsheet")
    /// Words.
    public static let wordProcessing = UIAccessibilityTextualContext(rawValue: "wordProcessing")
}

/// Which way assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left, up, down, next, previous
}
