import Foundation

/// Makes plurals of English nouns.
package enum EnglishNoun {
    /// The plural of a noun in the singular; a word that is a plural, or has none of its own, stays.
    package static func plural(of word: String) -> String {
        let lower = word.lowercased()
        guard lower.contains(where: \.isLetter), !invariable.contains(lower), !plurals.contains(lower) else {
            return word
        }
        // Only the last part changes in "check-in" and "fire-truck"; in "mother-in-law" the first does.
        if let hyphen = word.firstIndex(of: "-") {
            if ["-in-law", "-by", "-up", "-of-war"].contains(where: { lower.hasSuffix($0) && lower != "fly-by" }),
                ![
                    "check-up", "pop-up", "pick-up", "start-up", "close-up", "line-up", "warm-up", "follow-up",
                    "stand-by",
                ]
                .contains(lower)
            {
                return plural(of: String(word[..<hyphen])) + word[hyphen...]
            }
            let last = word.index(after: word.lastIndex(of: "-")!)
            return word[..<last] + plural(of: String(word[last...]))
        }
        let (kept, ending) = change(lower)
        let stem = word.prefix(word.count - kept)
        let isCapital = word.count > 3 && word == word.uppercased()
        if kept == word.count, word.first?.isUppercase == true, !isCapital {
            return ending.prefix(1).uppercased() + ending.dropFirst()
        }
        return stem + (isCapital ? ending.uppercased() : ending)
    }

    /// The number of letters that are removed at the end, and the letters that replace them.
    private static func change(_ word: String) -> (Int, String) {
        if let irregular = irregular[word] { return (word.count, irregular) }
        for (singular, plural) in endings where word.hasSuffix(singular) && !exceptions.contains(word) {
            return (singular.count, plural)
        }
        if looksPlural(word) { return (0, "") }
        if word.hasSuffix("quy") { return (1, "ies") }
        if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) { return (1, "ies") }
        if word.hasSuffix("ch"), kSounds.contains(word) { return (0, "s") }
        if ["fez", "quiz", "whiz"].contains(word) { return (0, "zes") }
        if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return (0, "es") }
        if word.hasSuffix("o"), withOes.contains(word) { return (0, "es") }
        return (0, "s")
    }

    /// Whether a word that ends with an s is likely to be a plural already.
    private static func looksPlural(_ word: String) -> Bool {
        word.hasSuffix("s") && !["ss", "us", "is"].contains(where: word.hasSuffix) && !singularsWithS.contains(word)
    }

    private static let singularsWithS: Set<String> = [
        "gas", "lens", "canvas", "atlas", "alias", "bias", "pancreas", "christmas", "yes", "rhinoceros", "cosmos",
        "chaos",
        "asbestos", "pathos", "ethos", "pampas", "madras", "texas", "kudos", "mars", "ares", "hermes", "pyjamas",
        "pajamas",
    ]

    private static let kSounds: Set<String> = [
        "stomach", "monarch", "epoch", "loch", "patriarch", "matriarch", "eunuch", "tech",
    ]

    private static let withOes: Set<String> = [
        "potato", "tomato", "hero", "echo", "veto", "torpedo", "embargo", "mosquito", "tornado", "volcano", "mango",
        "cargo",
        "domino", "buffalo", "negro", "superhero", "antihero", "go",
    ]

    /// Nouns whose plural follows no ending.
    private static let irregular: [String: String] = [
        "child": "children", "grandchild": "grandchildren", "stepchild": "stepchildren",
        "schoolchild": "schoolchildren",
        "person": "people", "salesperson": "salespeople", "foot": "feet", "tooth": "teeth", "goose": "geese",
        "mouse": "mice", "louse": "lice", "dormouse": "dormice", "ox": "oxen", "die": "dice", "penny": "pennies",
        "matrix": "matrices", "vertex": "vertices", "vortex": "vortices", "appendix": "appendices", "axis": "axes",
        "criterion": "criteria", "phenomenon": "phenomena", "bacterium": "bacteria", "datum": "data",
        "medium": "media", "curriculum": "curricula", "memorandum": "memoranda", "stratum": "strata",
        "cactus": "cacti", "fungus": "fungi", "nucleus": "nuclei", "radius": "radii", "stimulus": "stimuli",
        "alumnus": "alumni", "locus": "loci", "bacillus": "bacilli", "syllabus": "syllabi", "genus": "genera",
        "corpus": "corpora", "opus": "opuses", "larva": "larvae", "alga": "algae", "vertebra": "vertebrae",
        "alumna": "alumnae", "iris": "irises", "clitoris": "clitorises", "tennis": "tennis", "chassis": "chassis",
        "trellis": "trellises", "pelvis": "pelvises", "penis": "penises", "ibis": "ibises",
        "chateau": "chateaux", "gateau": "gateaux", "passerby": "passersby", "cul-de-sac": "cul-de-sacs",
        "bus": "buses",
    ]

    /// Endings that change whatever precedes them, the longer first.
    private static let endings: [(String, String)] = [
        ("woman", "women"), ("man", "men"), ("leaf", "leaves"), ("loaf", "loaves"), ("half", "halves"),
        ("calf", "calves"),
        ("wolf", "wolves"), ("shelf", "shelves"), ("self", "selves"), ("elf", "elves"), ("thief", "thieves"),
        ("knife", "knives"), ("life", "lives"), ("wife", "wives"), ("sheaf", "sheaves"), ("scarf", "scarves"),
        ("hoof", "hooves"), ("wharf", "wharves"), ("tooth", "teeth"), ("goose", "geese"), ("sis", "ses"),
    ]

    /// Nouns that only look as if they had such an ending.
    private static let exceptions: Set<String> = [
        "human", "german", "roman", "shaman", "talisman", "ottoman", "caiman", "norman", "brahman", "mongoose",
        "behalf",
        "belief", "pelf", "delf", "superhuman",
    ]

    /// Nouns that are the same in singular and plural, or have no plural, and the signs of units.
    private static let invariable: Set<String> = [
        "sheep", "deer", "fish", "moose", "series", "species", "aircraft", "spacecraft", "hovercraft", "watercraft",
        "offspring", "salmon", "trout", "swine", "bison", "shrimp", "squid", "cod", "tuna", "headquarters", "means",
        "crossroads", "barracks", "gallows", "information", "equipment", "rice", "money", "furniture", "luggage",
        "baggage",
        "advice", "news", "homework", "software", "hardware", "feedback", "traffic", "music", "evidence", "research",
        "knowledge", "scissors", "trousers", "pants", "jeans", "shorts", "chinese", "japanese", "portuguese",
        "vietnamese",
        "swiss", "hertz", "kg", "g", "mg", "cm", "km", "mm", "m", "ml", "l", "mb", "gb", "kb", "tb", "min", "h", "s",
        "ms", "px",
        "pt", "km/h", "mph", "fps", "am", "pm", "us", "usd", "eur", "yen", "yuan", "won", "baht", "more", "and", "or",
    ]

    /// Plurals that do not end with an s.
    private static let plurals: Set<String> = Set(irregular.values).union(endings.map(\.1)).union(["women", "men"])
}
