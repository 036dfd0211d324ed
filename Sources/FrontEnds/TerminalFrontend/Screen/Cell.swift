/// A place for one letter on the screen.
public struct Cell: Hashable, Sendable {
    /// The letter; a space for the further cells of a wide one.
    public internal(set) var character: Character
    /// The cells that the letter takes, 1 or 2 for most; 0 for the further cells of a wide one.
    public internal(set) var columns: UInt8
    /// How the letter looks.
    public internal(set) var style: CellStyle

    /// Nothing, on the terminal's own ground.
    public static let blank = Cell(character: " ", columns: 1, style: CellStyle())
}

/// How a cell looks.
public struct CellStyle: Hashable, Sendable {
    /// The color of the letter.
    public var foreground = CellColor.standard
    /// The color behind it.
    public var background = CellColor.standard
    /// The style of the letter.
    public var attributes: Attributes = []
    /// The number of the address that the cell leads to, in the screen's list; 0 for none.
    public var link: UInt16 = 0

    /// Creates the usual style.
    public init() {}

    /// The styles of letters.
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        /// Thick.
        public static let bold = Attributes(rawValue: 1)
        /// Pale.
        public static let dim = Attributes(rawValue: 2)
        /// Slanting.
        public static let italic = Attributes(rawValue: 4)
        /// With a line below.
        public static let underline = Attributes(rawValue: 8)
        /// With the colors of letter and ground exchanged.
        public static let reverse = Attributes(rawValue: 16)
        /// With a line through it.
        public static let strikethrough = Attributes(rawValue: 32)
    }
}
