import Foundation
import Testing

@testable import OrielFoundation

@Suite struct SystemLocaleTests {
    @Test(
        "T16: The locale is the system's, by its variables",
        arguments: [
            (["LANG": "de_DE.UTF-8"], "de_DE"), (["LANG": "en_US", "LC_ALL": "fr_FR@euro"], "fr_FR"),
            (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "ja_JP.UTF-8"], "ja_JP"), ([:], "en_US"),
            (["LANG": "C"], "en_US"),
            (["LANG": "POSIX", "LANGUAGE": "de"], "de"), (["LANG": "C.UTF-8", "LC_MONETARY": "de_AT"], "en_AT"),
            (["LANG": "en_GB.UTF-8", "LC_NUMERIC": "de_CH.UTF-8"], "en_CH"),
            (["LANG": "sr_RS.UTF-8@latin"], "sr-Latn_RS"),
            (["LANG": "zh_TW.UTF-8"], "zh_TW"), (["LANG": "en_US.UTF-8", "LANGUAGE": "pt_BR:pt:en"], "pt_US"),
            (["LANG": "eo"], "eo"), (["LANG": "xx_YY"], "en_US"), (["LANG": "@.@."], "en_US"),
            (["LANG": "de_ZZZZ"], "de"),
            (["LANG": "C.UTF-8", "LANGUAGE": "en_001"], "en_001"),
        ])
    func variablesNameALocale(_ environment: [String: String], _ identifier: String) {
        #expect(SystemLocale(environment: environment).identifier(among: []) == identifier)
    }

    @Test("T16: Languages have the system's region") func languagesAreListedWithRegions() {
        let system = SystemLocale(environment: ["LANG": "de_AT.UTF-8", "LANGUAGE": "fr:de_DE:nonsense:en_GB"])
        #expect(system.languages == ["fr-AT", "de-DE", "en-GB", "de-AT"])
        #expect(system.region == "AT")
    }

    @Test(
        "T16: The locale has the language in which the app is shown",
        arguments: [
            (["de", "en"], nil, "de_AT"), (["en"], nil, "en_AT"), (["en", "ja"], "ja", "ja_AT"),
            (["de-CH"], nil, "de_AT"),
            ([], "en", "de_AT"), (["Base", "en", "it"], nil, "it_AT"),
        ])
    func localeHasTheLanguageOfTheApp(_ localizations: [String], _ development: String?, _ identifier: String) {
        let system = SystemLocale(environment: ["LANG": "de_AT", "LANGUAGE": "de_AT:it"])
        #expect(system.identifier(among: localizations, development: development) == identifier)
    }

    @Test func anObjectOfALocaleBecomesAnother() throws {
        let locale = Locale(identifier: "en_001@x=oriel")
        let object = try #require(CurrentLocale(locale))
        #expect(!object.change(from: "en_001", to: "de_DE"), "its name is not the expected one")
        #expect(locale.identifier == "en_001@x=oriel")
        #expect(object.change(from: "en_001@x=oriel", to: "th_TH"))
        #expect(locale.identifier == "th_TH")
        #expect(locale.calendar.identifier == .buddhist)
        #expect((1234.5).formatted(.currency(code: "THB").locale(locale)).hasPrefix("฿"))
        #expect(Locale(identifier: "th_TH").identifier == "th_TH")
        #expect(CurrentLocale(.autoupdatingCurrent) == nil, "its object is of another class")
        #expect(Locale.current.identifier == "en_001", "tests keep one locale")
    }

    @Test(arguments: [
        (["de", "en"], ["de-AT"], "de"), (["zh-Hans", "zh-Hant"], ["zh-HK"], "zh-Hant"), (["zh-Hans"], ["zh-TW"], nil),
        (["pt-BR", "pt-PT"], ["pt-AO"], "pt-BR"), (["pt", "pt-PT"], ["pt-PT"], "pt-PT"), (["de"], ["ja-JP"], nil),
        (["de", "en"], ["ja", "en-US"], "en"), (["sr-Latn"], ["sr-RS"], nil), (["Base"], ["de"], nil),
        (["es-419"], ["es-MX"], "es-419"), ([], ["de"], nil), (["de"], [], nil),
    ])
    func theBestLanguageIsChosen(_ available: [String], _ preferred: [String], _ best: String?) {
        #expect(LanguageMatch.best(of: available, for: preferred) == best)
    }

    @Test("T16: The first language that an app has decides") func theFirstLanguageThatAnAppHasDecides() {
        #expect(
            LocalizedStrings.order(preferred: ["ja-JP", "en-US", "de"], available: ["de", "fr"], development: "en")
                == ["en", "Base", "en", ""])
        #expect(
            LocalizedStrings.order(preferred: ["de-AT"], available: ["de", "de-AT", ""], development: "en")
                == ["de-AT", "de", "Base", "en", ""])
        #expect(
            LocalizedStrings.order(preferred: ["ja"], available: ["de"], development: "fr") == ["Base", "fr", ""])
    }
}
