import Foundation

/// Recognizes the language of a text.
///
/// Follows Apple's [NLLanguageRecognizer](https://developer.apple.com/documentation/naturallanguage/nllanguagerecognizer). The script decides
/// for languages that have one of their own; others are distinguished by their most frequent words and letters, so that a short text may be
/// taken for another language.
public final class NLLanguageRecognizer: NSObject, @unchecked Sendable {
    /// The languages that are possible; all if empty.
    public var languageConstraints: [NLLanguage] = []
    /// How likely languages are beforehand.
    public var languageHints: [NLLanguage: Double] = [:]
    private var scores: [NLLanguage: Double] = [:]

    /// Creates a recognizer.
    public override init() {}

    /// Returns the language of a text; nil if it is not known.
    public class func dominantLanguage(for string: String) -> NLLanguage? {
        let recognizer = NLLanguageRecognizer()
        recognizer.processString(string)
        return recognizer.dominantLanguage
    }

    /// Adds a text.
    public func processString(_ string: String) { scores.merge(LanguageScores.of(string)) { $0 + $1 } }
    /// Forgets all texts.
    public func reset() { scores = [:] }

    /// The most likely language; nil if none is known.
    public var dominantLanguage: NLLanguage? { languageHypotheses(withMaximum: 1).keys.first }

    /// Returns the most likely languages with their probabilities, which are 1 together over all possible ones.
    public func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
        let possible = scores.filter { languageConstraints.isEmpty || languageConstraints.contains($0.key) }
            .map { ($0.key, $0.value * (languageHints.isEmpty ? 1 : max(languageHints[$0.key] ?? 0.01, 0))) }
            .filter { $0.1 > 0 }
        let whole = possible.reduce(0) { $0 + $1.1 }
        guard whole > 0 else { return [:] }
        let best = possible.sorted { ($0.1, $1.0.rawValue) > ($1.1, $0.0.rawValue) }.prefix(max(maxHypotheses, 0))
        return Dictionary(uniqueKeysWithValues: best.map { ($0.0, $0.1 / whole) })
    }
}

/// How much in a text speaks for each language.
enum LanguageScores {
    /// The most of a text that is looked at, in characters.
    private static let longest = 20_000

    static func of(_ text: String) -> [NLLanguage: Double] {
        var scores: [NLLanguage: Double] = [:]
        let start = text.prefix(longest)
        var word = ""
        var (hasKana, han): (Bool, Double) = (false, 0)
        for scalar in start.unicodeScalars {
            if let language = scripts.first(where: { $0.range.contains(scalar.value) })?.language {
                scores[language, default: 0] += 1
            }
            switch scalar.value {
            case 0x3040...0x30FF: (hasKana, scores[.japanese]) = (true, (scores[.japanese] ?? 0) + 2)
            case 0x4E00...0x9FFF:
                han += 1
                if traditional.contains(scalar) { scores[.traditionalChinese, default: 0] += 3 }
            default: break
            }
            for (language, letters) in letters where letters.contains(scalar) { scores[language, default: 0] += 1.5 }
            if scalar.properties.isAlphabetic {
                word.unicodeScalars.append(scalar)
            } else {
                score(&word, &scores)
            }
        }
        score(&word, &scores)
        if han > 0 { scores[hasKana ? .japanese : .simplifiedChinese, default: 0] += han }
        return scores
    }

    private static func score(_ word: inout String, _ scores: inout [NLLanguage: Double]) {
        defer { word = "" }
        for language in frequent[word.lowercased()] ?? [] { scores[language, default: 0] += 2 }
    }

    /// Scripts of one language each.
    private static let scripts: [(range: ClosedRange<UInt32>, language: NLLanguage)] = [
        (0x0370...0x03FF, .greek), (0x0530...0x058F, .armenian), (0x0590...0x05FF, .hebrew), (0x0600...0x06FF, .arabic),
        (0x0900...0x097F, .hindi), (0x0980...0x09FF, .bengali), (0x0A00...0x0A7F, .punjabi),
        (0x0A80...0x0AFF, .gujarati),
        (0x0B00...0x0B7F, .oriya), (0x0B80...0x0BFF, .tamil), (0x0C00...0x0C7F, .telugu), (0x0C80...0x0CFF, .kannada),
        (0x0D00...0x0D7F, .malayalam), (0x0D80...0x0DFF, .sinhalese), (0x0E00...0x0E7F, .thai), (0x0E80...0x0EFF, .lao),
        (0x0F00...0x0FFF, .tibetan), (0x1000...0x109F, .burmese), (0x10A0...0x10FF, .georgian),
        (0x1200...0x137F, .amharic),
        (0x13A0...0x13FF, .cherokee), (0x1780...0x17FF, .khmer), (0xAC00...0xD7AF, .korean),
        (0x0400...0x045F, .russian),
    ]

    /// Letters that few languages have.
    private static let letters: [(NLLanguage, Set<Unicode.Scalar>)] = [
        (.german, Set("äöüßÄÖÜ".unicodeScalars)), (.french, Set("çèêëîïôûùœà".unicodeScalars)),
        (.spanish, Set("ñ¿¡áíóú".unicodeScalars)), (.portuguese, Set("ãõâçá".unicodeScalars)),
        (.polish, Set("ąćęłńśźż".unicodeScalars)), (.czech, Set("ěřůčžš".unicodeScalars)),
        (.slovak, Set("ľĺŕôčžš".unicodeScalars)), (.turkish, Set("ğışİçö".unicodeScalars)),
        (.swedish, Set("åäö".unicodeScalars)), (.danish, Set("æøå".unicodeScalars)),
        (.norwegian, Set("æøå".unicodeScalars)),
        (.hungarian, Set("őűáéíóöü".unicodeScalars)), (.romanian, Set("ăâîșț".unicodeScalars)),
        (.vietnamese, Set("ăâđêôơưạảấầậếềệốồộớờợ".unicodeScalars)), (.ukrainian, Set("іїєґІЇЄ".unicodeScalars)),
        (.bulgarian, Set("ъЪ".unicodeScalars)), (.persian, Set("پچژگ".unicodeScalars)),
        (.urdu, Set("ٹڈڑےں".unicodeScalars)),
        (.italian, Set("àèìòù".unicodeScalars)), (.icelandic, Set("ðþæö".unicodeScalars)),
        (.russian, Set("ыэё".unicodeScalars)),
    ]

    /// Characters that are written in another way in simplified Chinese.
    private static let traditional = Set("這個們來時說對會國學還沒為與過開關東車見話語問題樣發經".unicodeScalars)

    /// The most frequent words, each with the languages that have it.
    private static let frequent: [String: [NLLanguage]] = {
        let lists: [(NLLanguage, String)] = [
            (
                .english,
                "the of and to in is that it was for on are with as be this have from or by not but you they his her what all were when we there can an your which their said if will each about how up out them then she many some so these would other into has more two see could no make than been its who now people my made over did down only way find use may long little very after words called just where most know"
            ),
            (
                .german,
                "der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man sein wurde wenn ich du wir ihr mein dein guten tag"
            ),
            (
                .french,
                "le la les de des et un une du est que dans en pour pas qui sur se plus par je il elle nous vous au avec ce son sont mais ne ou cette sa ses été comme bien être fait tout très aussi leur bonjour c'est"
            ),
            (
                .spanish,
                "el la los las de que y en un una es se no por con para su al lo como más pero sus le ya o este sí porque esta entre cuando muy sin sobre también me hasta hay donde quien desde todo nos durante ellos hola buenos"
            ),
            (
                .italian,
                "il lo la gli le di che e un una è per non in con sono si da come del della nel alla più anche ma ha questo se dei delle mi ci ciao molto essere io tu noi"
            ),
            (
                .portuguese,
                "o a os as de que e do da em um uma para com não é no na por mais dos das como mas ao ele foi se são também pelo pela seu sua ou quando muito nos já eu você isso olá"
            ),
            (
                .dutch,
                "de het een en van ik te dat die in je is niet op aan met voor zijn er maar om hem dan zou of wat mijn men dit zo door over ze zich bij ook tot uit naar heb hoe heeft waren goed"
            ),
            (
                .swedish,
                "och det att i en jag hon som han på den med var sig för så till är men ett om hade de av icke mig du henne då sin nu har inte hans honom skulle hennes där min ej hej vi"
            ),
            (
                .danish,
                "og i jeg det at en den til er som på de med han af for ikke der var mig sig men et har om vi min havde ham hun nu over da fra du ud sin dem os op hej"
            ),
            (
                .norwegian,
                "og i jeg det at en et den til er som på de med han av ikke der så var meg seg men ett har om vi min mitt ha hadde hun nå over da ved fra du ut sin dem oss opp hei"
            ),
            (
                .finnish,
                "ja on ei se että hän oli en ole mitä tämä mutta minä niin kun jos sitä olen hyvää kanssa myös sen ovat tai kuin"
            ),
            (
                .polish,
                "w i na z do się nie jest że to o jak po co tak za od przez dla czy ale przy już był jego tylko są może także dzień"
            ),
            (
                .czech,
                "a je se v na že to s z do o i jako by ale pro jsem tak po jsou si byl co které za který jeho nebo dobrý"
            ),
            (
                .turkish,
                "ve bir bu da de için ile çok ne daha gibi olarak var o ben en kadar sonra ama mi değil her merhaba"
            ),
            (.hungarian, "a az és hogy nem is egy van meg ez volt csak de ha már mint azt még el ki jó nap"),
            (.romanian, "și de la în a cu pe nu este că un o din care mai pentru ce au fost sa se am dar bună"),
            (
                .indonesian,
                "yang dan di itu dengan untuk tidak ini dari dalam akan pada juga saya ke karena ada kami anda selamat"
            ),
            (
                .russian,
                "и в не на я быть он с что а по это она этот к но они мы как из у который то за весь свой привет"
            ),
            (.ukrainian, "і в не на я що з до як це та за він від але його про вона так привіт"),
            (.bulgarian, "и на да се в не за е от с че по са като ще до но а съм"),
        ]
        var found: [String: [NLLanguage]] = [:]
        for (language, words) in lists {
            for word in words.split(separator: " ") { found[String(word), default: []].append(language) }
        }
        return found
    }()
}
