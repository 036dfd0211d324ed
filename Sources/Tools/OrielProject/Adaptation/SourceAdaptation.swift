import Foundation

/// Adapts a Swift file to this compiler where it refuses what Apple's takes; each byte that stays keeps its line, and its
/// column unless it stands behind a property of Core Data, the first import, or the main actor's name, in the same line.
///
/// Evolution/0020 lists the adaptations, and the code that is left as it is.
struct SourceAdaptation {
    let text: SwiftText
    var result: [UInt8]
    /// The texts that are inserted between bytes that stay.
    var insertions: [(place: Int, text: String)] = []
    let platform: Platform
    /// The modules of Apple's that exist for a file of Linux's; nil for one of Apple's.
    let apple: Set<String>?
    private let startsElsewhere: Bool
    /// The places of the `#if` and `#elseif` whose parts are left out.
    private let leftOut: Set<Int>
    /// The places of the `#if` and `#elseif` of chains that say what is done on Linux.
    private lazy var linuxChains = chains.namingLinux
    private lazy var chains = ConditionChains(text)
    var hasImport = false
    /// The names of the module's own optional methods.
    var ownOptional: Set<String> = []
    /// The types of libraries that a file would not see by their names alone.
    var namesakes: [String: [Namesake]] = [:]
    /// The bodies of extensions up to the present place, as ranges between their braces.
    var extensions: [Range<Int>] = []
    /// Whether overrides in extensions go, and nothing else.
    var dropsExtensionOverrides = false
    /// Whether attributes that mean something to Interface Builder stay, for `InterfaceTable`.
    private var keepsInterface = false
    /// Whether the module is of Swift 6, which refuses what Swift 5 warns of.
    private(set) var isSwift6 = false

    /// The adapted file; nil where nothing needs to be adapted.
    /// - Parameters:
    ///   - apple: For a file that is compiled as on Linux, the modules of Apple's that exist for it.
    ///   - startsElsewhere: Whether the program has another start than the app's own.
    ///   - leftOut: The places of the `#if` and `#elseif` whose modules count as missing.
    ///   - optional: The names of the module's own optional methods, whose calls `OptionalRequirements` adapts.
    ///   - namesakes: The types of libraries that a file would not see by their names alone.
    ///   - keepsInterface: Whether attributes that mean something to Interface Builder stay.
    ///   - isSwift6: Whether the module is of Swift 6.
    static func adapt(
        _ text: String, platform: Platform, apple: Set<String>? = nil, startsElsewhere: Bool = false,
        leftOut: Set<Int> = [], optional: Set<String> = [], namesakes: [String: [Namesake]] = [:],
        keepsInterface: Bool = false, isSwift6: Bool = false
    ) -> String? {
        let bytes = Array(text.utf8)
        let isPlain = !bytes.contains(UInt8(ascii: "@")) && !bytes.contains(UInt8(ascii: "#"))
        if isPlain,
            ![
                "init(entity", "import ", "?(", "? {", "ProcessInfo()", "observeValue(", "func tableView(", "override ",
                "Darwin.", "NSColor(", "NSFont(", "NSError()", "fpos_t",
            ]
            .contains(
                where: { text.contains($0) })
        {
            return nil
        }
        var adaptation = SourceAdaptation(bytes, platform, apple, startsElsewhere, leftOut)
        adaptation.ownOptional = optional
        adaptation.namesakes = namesakes
        adaptation.keepsInterface = keepsInterface
        adaptation.isSwift6 = isSwift6
        adaptation.run()
        return adaptation.adapted()
    }

    /// The text with all that was inserted; nil where nothing changed.
    mutating func adapted() -> String? {
        let ordered = insertions.enumerated()
            .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
        for (_, insertion) in ordered.reversed() {
            result.insert(contentsOf: Array(insertion.text.utf8), at: insertion.place)
        }
        return result == text.bytes ? nil : String(decoding: result, as: UTF8.self)
    }

    init(
        _ bytes: [UInt8], _ platform: Platform, _ apple: Set<String>?, _ startsElsewhere: Bool, _ leftOut: Set<Int>
    ) {
        self.leftOut = leftOut
        text = SwiftText(bytes)
        result = bytes
        self.platform = platform
        self.apple = apple
        self.startsElsewhere = startsElsewhere
    }

    /// Attributes that mean something to Objective-C or Interface Builder alone.
    private static let attributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
        "GKInspectable",
    ]

    private mutating func run() {
        var index = 0
        while index < result.count {
            guard text.isCode[index] else {
                index += 1
                continue
            }
            switch text.bytes[index] {
            case UInt8(ascii: "@"): index = adaptAttribute(at: index)
            case UInt8(ascii: "#"): index = adaptDirective(at: index)
            case UInt8(ascii: "v"): index = adaptMotion(at: index)
            case UInt8(ascii: "o"): index = adaptOverride(at: index)
            case UInt8(ascii: "f"):
                index =
                    adaptFilePosition(at: index) ?? adaptOrder(at: index) ?? adaptObserver(at: index)
                    ?? adaptEdits(at: index) ?? adaptMotion(at: index)
            case UInt8(ascii: "D"): index = adaptQualifiedName(at: index)
            case UInt8(ascii: "P"): index = adaptProcessInformation(at: index)
            case UInt8(ascii: "F"): index = adaptFoundationName(at: index)
            case UInt8(ascii: "N"): index = adaptEmptyError(at: index) ?? adaptOptionalInitializer(at: index)
            case UInt8(ascii: "i"): index = adaptImport(at: index) ?? adaptInitializer(at: index)
            case UInt8(ascii: "s"): index = adaptSuperCall(at: index)
            case UInt8(ascii: "?"): index = adaptOptionalCall(at: index)
            default: index += 1
            }
        }
    }

    func word(at start: Int) -> String {
        let letters = text.bytes[min(start, text.bytes.count)...].prefix {
            Self.isLetter($0)
        }
        return String(decoding: letters, as: UTF8.self)
    }

    static func isLetter(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    mutating func blank(_ range: Range<Int>) {
        for index in range where result[index] != 0x0A && result[index] != 0x0D { result[index] = UInt8(ascii: " ") }
    }

    /// The place behind the parenthesis that closes the one at a place.
    func end(ofParenthesisAt start: Int) -> Int? {
        var depth = 0
        for index in start..<text.bytes.count where text.isCode[index] {
            if text.bytes[index] == UInt8(ascii: "(") { depth += 1 }
            if text.bytes[index] == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { return index + 1 }
        }
        return nil
    }

    private mutating func adaptAttribute(at start: Int) -> Int {
        let name = word(at: start + 1)
        var end = start + 1 + name.utf8.count
        if startsElsewhere, ["main", "UIApplicationMain", "NSApplicationMain"].contains(name) {
            blank(start..<end)
            return end
        }
        if name == "UIApplicationMain" || name == "NSApplicationMain" {
            // What it stands for today; the compiler's own way needs Objective-C.
            blank(start..<end)
            result.replaceSubrange(start..<(start + "@main".utf8.count), with: Array("@main".utf8))
            return end
        }
        if name == "NSManaged", let declaration = ManagedDeclaration(text, after: end) {
            blank(start..<end)
            for comma in declaration.commas { blank(comma..<comma + 1) }
            insertions += declaration.insertions
            return end
        }
        if name == "Query" { return adaptQuery(end) }
        if name == "available" { return adaptAvailability(start, end) }
        if name == "MainActor" { adaptIsolation(after: end) }
        let isKept = keepsInterface && ["objc", "IBAction", "IBOutlet", "IBInspectable"].contains(name)
        guard Self.attributes.contains(name), !isKept else { return max(end, start + 1) }
        if name == "objc" {
            let open = text.bytes[end...].firstIndex { $0 != 0x20 } ?? end
            if open < text.bytes.count, text.bytes[open] == UInt8(ascii: "(") {
                end = self.end(ofParenthesisAt: open) ?? end
            }
        }
        blank(start..<end)
        if name == "objc" { adaptProtocol(after: end) }
        return end
    }

    /// `@Query let items: [Item]` becomes `@Query var items: [Item]`: Apple's is a macro, which constants can have.
    private mutating func adaptQuery(_ start: Int) -> Int {
        var index = start
        if index < text.bytes.count, text.bytes[index] == UInt8(ascii: "(") {
            index = end(ofParenthesisAt: index) ?? index
        }
        while index < text.bytes.count {
            let word = word(at: index)
            if word == "let" { result.replaceSubrange(index..<index + 3, with: Array("var".utf8)) }
            if !word.isEmpty, !["private", "fileprivate", "internal", "public"].contains(word) { break }
            guard !word.isEmpty || [0x20, 0x09, 0x0A, 0x0D].contains(text.bytes[index]) else { break }
            index += max(word.utf8.count, 1)
        }
        return index
    }

    private mutating func adaptDirective(at start: Int) -> Int {
        let name = word(at: start + 1)
        let end = start + 1 + name.utf8.count
        switch name {
        case "selector" where end < text.bytes.count && text.bytes[end] == UInt8(ascii: "("):
            return adaptSelector(start, parenthesis: end)
        case "keyPath" where end < text.bytes.count && text.bytes[end] == UInt8(ascii: "("):
            return adaptKeyPath(start, parenthesis: end)
        case "if", "elseif":
            let forOthers = apple == nil ? chains.excludingLinux : chains.withCombine
            let isApple = forOthers.contains(start) && !leftOut.contains(start)
            let system: ConditionSystem =
                isApple ? .appleByName : linuxChains.contains(start) ? .linuxByName : apple != nil ? .linux : .apple
            return adaptCondition(from: end, on: system, isLeftOut: leftOut.contains(start))
        default: return max(end, start + 1)
        }
    }

    /// `override init(entity:insertInto:)` becomes `required init`: without a runtime that makes objects of classes by
    /// their names, the initializer of managed objects must be required.
    private mutating func adaptInitializer(at start: Int) -> Int {
        let name = "init(entity"
        let end = start + name.utf8.count
        guard text.bytes[start...].starts(with: Array(name.utf8)), start > 0, !Self.isLetter(text.bytes[start - 1])
        else {
            return start + 1
        }
        let line = text.bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        for (word, replacement) in [("override", "required"), ("private", "       "), ("fileprivate", "           ")] {
            let word = Array(word.utf8)
            for place in line..<start where text.bytes[place...].starts(with: word) && text.isCode[place] {
                let isWhole =
                    (place == 0 || !Self.isLetter(text.bytes[place - 1]))
                    && !Self.isLetter(text.bytes[place + word.count])
                guard isWhole, contains("override", line..<start) else { continue }
                result.replaceSubrange(place..<(place + word.count), with: Array(replacement.utf8))
                // A required initializer is as visible as its class.
                if replacement == "required", !contains("public", line..<start), !contains("open", line..<start) {
                    insertions.append((start, "public "))
                }
            }
        }
        return end
    }

    /// `open override func motionEnded(` becomes `func motionEnded(`, and `focusRingType` likewise: apps have them in extensions, which can override
    /// nothing but what Objective-C knows.
    private mutating func adaptMotion(at start: Int) -> Int {
        let names = ["func motionBegan(", "func motionEnded(", "func motionCancelled(", "var focusRingType:"]
        guard names.contains(where: { text.bytes[start...].starts(with: Array($0.utf8)) }) else { return start + 1 }
        let line = text.bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        for word in ["open", "override"] {
            for place in line..<start where text.isCode[place] && self.word(at: place) == word {
                if place == 0 || !Self.isLetter(text.bytes[place - 1]) { blank(place..<place + word.utf8.count) }
            }
        }
        return start + "var".utf8.count
    }

    func contains(_ word: String, _ range: Range<Int>) -> Bool {
        String(decoding: text.bytes[range], as: UTF8.self).contains(word)
    }
}
