import SymbolArtwork
import Testing

/// How many of the symbols that apps use are drawn.
@Suite("Symbols that apps use") struct SymbolUseTests {
    private static let uses: [(name: String, count: Int)] = symbolUses.split(separator: "\n").flatMap { line in
        let halves = line.split(separator: ":")
        let count = Int(halves[0].drop { $0 == " " }) ?? 0
        return halves[1].split(separator: " ").map { (String($0), count) }
    }

    @Test("Less than one in a hundred uses is of a symbol that Oriel does not draw")
    func share() {
        let all = Self.uses.reduce(0) { $0 + $1.count }
        let missing = Self.uses.filter { !SymbolLibrary.contains($0.name) }
        #expect(Self.uses.count == 1150 && all == 8300)
        #expect(missing.reduce(0) { $0 + $1.count } == 26)
        // Logos, names that Apple's set does not have either, and four whose drawings are not known.
        #expect(
            missing.map(\.name).sorted() == [
                "01", "apple", "apple.logo", "applescript", "arrow.swap", "b", "bonjour", "bug", "checkmark.cicle",
                "face",
                "fibrechannel", "finder", "logo.xbox", "test", "wake",
            ])
    }

    @Test("Symbols are not stand-ins for others")
    func standIns() {
        let pairs = [
            ("car.2", "car"), ("scissors.badge.ellipsis", "scissors"), ("ev.charger", "fuelpump"),
            ("iphone.and.arrow.forward", "rectangle.portrait.and.arrow.right"), ("dial.low", "dial.min"),
            ("dial.medium", "dial.low"), ("dial.high", "dial.medium"), ("lightbulb.max", "lightbulb"),
            ("handbag", "bag"), ("bandage", "pill"), ("dryer", "washer"), ("smoke", "cloud"),
            ("aqi.high", "aqi.medium"),
            ("globe.americas", "globe.europe.africa"), ("rectangle.dashed", "square.dashed"),
            ("music.quarternote.3", "music.note"), ("person.3.sequence", "person.3"),
            ("antenna.radiowaves.left.and.right", "dot.radiowaves.left.and.right"),
        ]
        for (name, other) in pairs {
            #expect(SymbolLibrary.contains(name) && SymbolLibrary.contains(other))
            #expect(SymbolLibrary.path(for: name) != SymbolLibrary.path(for: other), "\(name)")
        }
    }

    @Test(
        "Enclosures, badges, numbers and fills are composed by their names",
        arguments: [
            "plus.ellipse", "plus.rectangle.portrait", "plus.button", "xmark.app", "star.square.fill", "key.viewfinder",
            "100.circle.fill", "999.square", "bolt.icloud", "checkmark.folder", "person.fill.badge.plus",
            "plus.square.fill.on.square.fill", "calendar.badge.clock", "folder.badge.person.crop", "bell.badge.slash",
            "gearshape.badge.checkmark", "lock.trianglebadge.exclamationmark.fill", "arrow.down.app.dashed", "play.tv",
            "inset.filled.topright.rectangle", "square.stack.3d.down.forward", "document.on.document.fill",
            "arrow.trianglehead.pull", "text.document.fill", "hourglass.tophalf.fill", "macwindow.and.pointer.arrow",
        ])
    func compositions(name: String) {
        #expect(SymbolLibrary.contains(name))
        #expect(!SymbolLibrary.path(for: name).isEmpty)
    }

    @Test("A fill after a badge is the symbol's own, as in the names of the set's first version")
    func fillsAfterBadges() {
        for (first, name) in [
            ("person.crop.circle.badge.xmark.fill", "person.crop.circle.fill.badge.xmark"),
            ("person.badge.plus.fill", "person.fill.badge.plus"), ("bell.badge.fill", "bell.fill.badge"),
            ("folder.badge.questionmark.fill", "folder.fill.badge.questionmark"),
        ] {
            #expect(SymbolLibrary.contains(first))
            #expect(SymbolLibrary.path(for: first) == SymbolLibrary.path(for: name), "\(first)")
            #expect(SymbolLibrary.path(for: first) != SymbolLibrary.path(for: first.replacing(".fill", with: "")))
        }
        #expect(SymbolLibrary.contains("text.badge.xmark.fill") && SymbolLibrary.contains("phone.badge.waveform.fill"))
    }

    @Test(
        "Letters, digits and pieces of names are no symbols",
        arguments: [
            "5", "b", "42", "circle.nothing", "badge.plus", "plus.badge.", "_gauge", "plus..circle",
            String(repeating: "circle.", count: 10_000) + "circle",
        ])
    func nonsense(name: String) {
        #expect(!SymbolLibrary.contains(name))
    }

    @Test("A text is a name if it consists of words, and a likely one if all of them are words of symbols")
    func names() {
        #expect(SymbolLibrary.isName("no.such.symbol") && SymbolLibrary.isName("test"))
        for text in ["", ".fill", "fill.", "My Icon", "Plus", "a..b", "a-b", String(repeating: "a", count: 200)] {
            #expect(!SymbolLibrary.isName(text) && !SymbolLibrary.isLikely(text), "\(text)")
        }
        #expect(
            SymbolLibrary.isLikely("figure.archery.circle") && SymbolLibrary.isLikely("apple.pencil.badge.questionmark")
        )
        #expect(!SymbolLibrary.isLikely("logo") && !SymbolLibrary.isLikely("no.such.symbol"))
        #expect(SymbolLibrary.contains(SymbolLibrary.placeholder))
    }
}
