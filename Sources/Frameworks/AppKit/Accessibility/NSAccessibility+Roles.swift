import Foundation

extension NSAccessibility.Role {
    /// The name Browser.
    public static let browser = NSAccessibility.Role(rawValue: "AXBrowser")
    /// The name BusyIndicator.
    public static let busyIndicator = NSAccessibility.Role(rawValue: "AXBusyIndicator")
    /// The name DisclosureTriangle.
    public static let disclosureTriangle = NSAccessibility.Role(rawValue: "AXDisclosureTriangle")
    /// The name Drawer.
    public static let drawer = NSAccessibility.Role(rawValue: "AXDrawer")
    /// The name Grid.
    public static let grid = NSAccessibility.Role(rawValue: "AXGrid")
    /// The name GrowArea.
    public static let growArea = NSAccessibility.Role(rawValue: "AXGrowArea")
    /// The name Handle.
    public static let handle = NSAccessibility.Role(rawValue: "AXHandle")
    /// The name HelpTag.
    public static let helpTag = NSAccessibility.Role(rawValue: "AXHelpTag")
    /// The name Incrementor.
    public static let incrementor = NSAccessibility.Role(rawValue: "AXIncrementor")
    /// The name Matte.
    public static let matte = NSAccessibility.Role(rawValue: "AXMatte")
    /// The name Page.
    public static let pageRole = NSAccessibility.Role(rawValue: "AXPage")
    /// The name RadioGroup.
    public static let radioGroup = NSAccessibility.Role(rawValue: "AXRadioGroup")
    /// The name RelevanceIndicator.
    public static let relevanceIndicator = NSAccessibility.Role(rawValue: "AXRelevanceIndicator")
    /// The name Ruler.
    public static let ruler = NSAccessibility.Role(rawValue: "AXRuler")
    /// The name RulerMarker.
    public static let rulerMarker = NSAccessibility.Role(rawValue: "AXRulerMarker")
    /// The name Splitter.
    public static let splitter = NSAccessibility.Role(rawValue: "AXSplitter")
    /// The name SystemWide.
    public static let systemWide = NSAccessibility.Role(rawValue: "AXSystemWide")
    /// The name ValueIndicator.
    public static let valueIndicator = NSAccessibility.Role(rawValue: "AXValueIndicator")
}

extension NSAccessibility.Subrole {
    /// The name DecrementArrow.
    public static let decrementArrow = NSAccessibility.Subrole(rawValue: "AXDecrementArrow")
    /// The name DecrementPage.
    public static let decrementPage = NSAccessibility.Subrole(rawValue: "AXDecrementPage")
    /// The name DescriptionList.
    public static let descriptionList = NSAccessibility.Subrole(rawValue: "AXDescriptionList")
    /// The name IncrementArrow.
    public static let incrementArrow = NSAccessibility.Subrole(rawValue: "AXIncrementArrow")
    /// The name IncrementPage.
    public static let incrementPage = NSAccessibility.Subrole(rawValue: "AXIncrementPage")
    /// The name RatingIndicator.
    public static let ratingIndicator = NSAccessibility.Subrole(rawValue: "AXRatingIndicator")
    /// The name SortButton.
    public static let sortButton = NSAccessibility.Subrole(rawValue: "AXSortButton")
    /// The name Suggestion.
    public static let suggestion = NSAccessibility.Subrole(rawValue: "AXSuggestion")
    /// The name TabButton.
    public static let tabButtonSubrole = NSAccessibility.Subrole(rawValue: "AXTabButton")
    /// The name Timeline.
    public static let timeline = NSAccessibility.Subrole(rawValue: "AXTimeline")
    /// The name CollectionList.
    public static let collectionListSubrole = NSAccessibility.Subrole(rawValue: "AXCollectionList")
    /// The name SectionList.
    public static let sectionListSubrole = NSAccessibility.Subrole(rawValue: "AXSectionList")
}

extension NSAccessibility.Role {
    /// Returns the role in words, as a screen reader speaks them; in English here.
    public func description(with subrole: NSAccessibility.Subrole?) -> String? {
        NSAccessibility.words(of: subrole?.rawValue ?? rawValue)
    }
}

extension NSAccessibility {
    /// The words of a name such as AXCheckBox: check box.
    static func words(of name: String) -> String {
        var words = ""
        for letter in name.hasPrefix("AX") ? name.dropFirst(2) : Substring(name) {
            if letter.isUppercase, words.last?.isLowercase == true { words.append(" ") }
            words.append(contentsOf: letter.lowercased())
        }
        return words
    }
}
