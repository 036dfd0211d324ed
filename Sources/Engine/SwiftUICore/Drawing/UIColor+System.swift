import DisplayList

extension UIColor {
    private static func system(_ color: SystemColor) -> UIColor { UIColor(.system(color)) }
    private static func fixed(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1) -> UIColor {
        UIColor(.rgba(RGBA(red, green, blue, opacity)))
    }

    // MARK: Colors that adapt to light and dark

    /// The system's red.
    public static let systemRed = system(.red)
    /// The system's orange.
    public static let systemOrange = system(.orange)
    /// The system's yellow.
    public static let systemYellow = system(.yellow)
    /// The system's green.
    public static let systemGreen = system(.green)
    /// The system's mint.
    public static let systemMint = system(.mint)
    /// The system's teal.
    public static let systemTeal = system(.teal)
    /// The system's cyan.
    public static let systemCyan = system(.cyan)
    /// The system's blue.
    public static let systemBlue = system(.blue)
    /// The system's indigo.
    public static let systemIndigo = system(.indigo)
    /// The system's purple.
    public static let systemPurple = system(.purple)
    /// The system's pink.
    public static let systemPink = system(.pink)
    /// The system's brown.
    public static let systemBrown = system(.brown)
    /// The system's gray.
    public static let systemGray = system(.gray)
    /// The system's gray, step 2 of 6 toward the background.
    public static let systemGray2 = system(.gray2)
    /// The system's gray, step 3 of 6 toward the background.
    public static let systemGray3 = system(.gray3)
    /// The system's gray, step 4 of 6 toward the background.
    public static let systemGray4 = system(.gray4)
    /// The system's gray, step 5 of 6 toward the background.
    public static let systemGray5 = system(.gray5)
    /// The system's gray, step 6 of 6 toward the background.
    public static let systemGray6 = system(.gray6)
    /// The text of primary content.
    public static let label = system(.primary)
    /// The text of secondary content.
    public static let secondaryLabel = system(.secondary)
    /// The text of tertiary content.
    public static let tertiaryLabel = system(.tertiaryLabel)
    /// The text of quaternary content.
    public static let quaternaryLabel = system(.quaternaryLabel)
    /// The text of placeholders.
    public static let placeholderText = system(.placeholderText)
    /// The text of links.
    public static let link = system(.link)
    /// Thin lines through which content shows.
    public static let separator = system(.separator)
    /// Thin lines.
    public static let opaqueSeparator = system(.opaqueSeparator)
    /// The filling of thin shapes.
    public static let systemFill = system(.fill)
    /// The filling of middling shapes.
    public static let secondarySystemFill = system(.secondaryFill)
    /// The filling of large shapes.
    public static let tertiarySystemFill = system(.tertiaryFill)
    /// The filling of large areas with complex content.
    public static let quaternarySystemFill = system(.quaternaryFill)
    /// The background of the interface.
    public static let systemBackground = system(.background)
    /// The background of content on the primary background.
    public static let secondarySystemBackground = system(.secondaryBackground)
    /// The background of content on the secondary background.
    public static let tertiarySystemBackground = system(.tertiaryBackground)
    /// The background of grouped interfaces.
    public static let systemGroupedBackground = system(.groupedBackground)
    /// The background of grouped tables, by its older name.
    public static var groupTableViewBackground: UIColor { systemGroupedBackground }
    /// The background of groups.
    public static let secondarySystemGroupedBackground = system(.secondaryGroupedBackground)
    /// The background of content in groups.
    public static let tertiarySystemGroupedBackground = system(.tertiaryGroupedBackground)
    /// Text on a dark background, in every appearance.
    public static let lightText = system(.lightText)
    /// Text on a light background, in every appearance.
    public static let darkText = fixed(0, 0, 0)
    /// The accent color.
    public static let tintColor = UIColor(.accent)

    // MARK: Colors that stay the same

    /// The components 0, 0, 0.
    public static let black = fixed(0, 0, 0)
    /// The components ⅓, ⅓, ⅓.
    public static let darkGray = fixed(1.0 / 3, 1.0 / 3, 1.0 / 3)
    /// The components ⅔, ⅔, ⅔.
    public static let lightGray = fixed(2.0 / 3, 2.0 / 3, 2.0 / 3)
    /// The components 1, 1, 1.
    public static let white = fixed(1, 1, 1)
    /// The components 0.5, 0.5, 0.5.
    public static let gray = fixed(0.5, 0.5, 0.5)
    /// The components 1, 0, 0.
    public static let red = fixed(1, 0, 0)
    /// The components 0, 1, 0.
    public static let green = fixed(0, 1, 0)
    /// The components 0, 0, 1.
    public static let blue = fixed(0, 0, 1)
    /// The components 0, 1, 1.
    public static let cyan = fixed(0, 1, 1)
    /// The components 1, 1, 0.
    public static let yellow = fixed(1, 1, 0)
    /// The components 1, 0, 1.
    public static let magenta = fixed(1, 0, 1)
    /// The components 1, 0.5, 0.
    public static let orange = fixed(1, 0.5, 0)
    /// The components 0.5, 0, 0.5.
    public static let purple = fixed(0.5, 0, 0.5)
    /// The components 0.6, 0.4, 0.2.
    public static let brown = fixed(0.6, 0.4, 0.2)
    /// The components 0, 0, 0, 0.
    public static let clear = fixed(0, 0, 0, 0)

    // MARK: Names in asset catalogs

    /// The system color that a catalog refers to, such as `systemRedColor`; nil for an unknown name.
    static func named(_ reference: String) -> UIColor? {
        let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
        return catalogueNames[name] ?? desktopNames[name]
    }

    private static let catalogueNames: [String: UIColor] = [
        "systemRed": systemRed,
        "systemOrange": systemOrange,
        "systemYellow": systemYellow,
        "systemGreen": systemGreen,
        "systemMint": systemMint,
        "systemTeal": systemTeal,
        "systemCyan": systemCyan,
        "systemBlue": systemBlue,
        "systemIndigo": systemIndigo,
        "systemPurple": systemPurple,
        "systemPink": systemPink,
        "systemBrown": systemBrown,
        "systemGray": systemGray,
        "systemGray2": systemGray2,
        "systemGray3": systemGray3,
        "systemGray4": systemGray4,
        "systemGray5": systemGray5,
        "systemGray6": systemGray6,
        "label": label,
        "secondaryLabel": secondaryLabel,
        "tertiaryLabel": tertiaryLabel,
        "quaternaryLabel": quaternaryLabel,
        "placeholderText": placeholderText,
        "link": link,
        "separator": separator,
        "opaqueSeparator": opaqueSeparator,
        "systemFill": systemFill,
        "secondarySystemFill": secondarySystemFill,
        "tertiarySystemFill": tertiarySystemFill,
        "quaternarySystemFill": quaternarySystemFill,
        "systemBackground": systemBackground,
        "secondarySystemBackground": secondarySystemBackground,
        "tertiarySystemBackground": tertiarySystemBackground,
        "systemGroupedBackground": systemGroupedBackground,
        "secondarySystemGroupedBackground": secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": tertiarySystemGroupedBackground,
        "tint": tintColor,
        "lightText": lightText,
        "darkText": darkText,
        "black": black,
        "darkGray": darkGray,
        "lightGray": lightGray,
        "white": white,
        "gray": gray,
        "red": red,
        "green": green,
        "blue": blue,
        "cyan": cyan,
        "yellow": yellow,
        "magenta": magenta,
        "orange": orange,
        "purple": purple,
        "brown": brown,
        "clear": clear,
    ]

    /// The names that AppKit adds.
    private static let desktopNames: [String: UIColor] = [
        "controlAccent": controlAccentColor,
        "text": textColor,
        "textBackground": textBackgroundColor,
        "selectedText": selectedTextColor,
        "selectedTextBackground": selectedTextBackgroundColor,
        "unemphasizedSelectedText": unemphasizedSelectedTextColor,
        "unemphasizedSelectedTextBackground": unemphasizedSelectedTextBackgroundColor,
        "keyboardFocusIndicator": keyboardFocusIndicatorColor,
        "selectedContentBackground": selectedContentBackgroundColor,
        "unemphasizedSelectedContentBackground": unemphasizedSelectedContentBackgroundColor,
        "alternatingContentBackground": alternatingContentBackgroundColors[1],
        "alternateSelectedControlText": alternateSelectedControlTextColor,
        "selectedMenuItemText": selectedMenuItemTextColor,
        "windowBackground": windowBackgroundColor,
        "windowFrameText": windowFrameTextColor,
        "underPageBackground": underPageBackgroundColor,
        "controlBackground": controlBackgroundColor,
        "control": controlColor,
        "controlText": controlTextColor,
        "disabledControlText": disabledControlTextColor,
        "selectedControl": selectedControlColor,
        "selectedControlText": selectedControlTextColor,
        "scrubberTexturedBackground": scrubberTexturedBackground,
        "grid": gridColor,
        "headerText": headerTextColor,
        "findHighlight": findHighlightColor,
        "highlight": highlightColor,
        "shadow": shadowColor,
        "quinaryLabel": quinaryLabel,
    ]
}
