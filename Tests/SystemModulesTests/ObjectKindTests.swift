import Foundation
import OrielFoundation
import Testing

@Suite("Kinds of objects, names of locales, and absolute values")
struct ObjectKindTests {
    private class Animal: NSObject {}
    private final class Cat: Animal {}

    @Test("An object is of its class, and of its superclasses")
    func kinds() {
        let cat: any NSObjectProtocol = Cat()
        #expect(cat.isKind(of: Cat.self) && cat.isKind(of: Animal.self) && cat.isKind(of: NSObject.self))
        #expect(!cat.isKind(of: NSString.self) && cat.isMember(of: Cat.self) && !cat.isMember(of: Animal.self))
        #expect(!Animal().isKind(of: Cat.self))
    }

    @Test("A locale names languages, regions and currencies")
    func names() {
        let english = Locale(identifier: "en_US") as NSLocale
        #expect(english.localizedString(forCountryCode: "FR") == "France")
        #expect(english.localizedString(forLanguageCode: "de") == "German")
        #expect(english.localizedString(forCurrencyCode: "EUR") == "Euro")
        #expect(english.localizedString(forLocaleIdentifier: "fr_CH") == "French (Switzerland)")
    }

    @Test("Structures with shared objects can be compared")
    func shared() {
        struct Pair: Hashable {
            let files: FileManager
            let process: ProcessInfo
        }
        let pair = Pair(files: .default, process: .processInfo)
        #expect(pair == Pair(files: .default, process: .processInfo) && Set([pair, pair]).count == 1)
        #expect(pair != Pair(files: FileManager(), process: .processInfo))
    }

    @Test("The absolute value of a number within an extension of its type")
    func magnitudes() {
        #expect((-3 as CGFloat).isNear(-3.5) && !(2 as CGFloat).isNear(-2))
    }
}

extension CGFloat {
    fileprivate func isNear(_ other: CGFloat) -> Bool { abs(self - other) < 1 }
}
