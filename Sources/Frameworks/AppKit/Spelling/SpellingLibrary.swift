import Foundation
import OrielFoundation

/// The words of a language.
protocol SpellingDictionary: AnyObject {
    /// Whether a word is spelled correctly.
    func accepts(_ word: String) -> Bool
    /// Correct words that are similar to a word, the most similar first.
    func guesses(for word: String) -> [String]
    /// Adds a word to the user's own.
    func learn(_ word: String)
    /// Removes a word from the user's own.
    func unlearn(_ word: String)
    /// Whether a word is one of the user's own.
    func hasLearned(_ word: String) -> Bool
}

/// The dictionaries of the system.
protocol SpellingDictionaries: AnyObject {
    /// The languages, as in `en_US`.
    var languages: [String] { get }
    /// The words of a language; nil if there are none.
    func dictionary(of language: String) -> (any SpellingDictionary)?
}

/// Enchant, the desktop's library for spelling, which is loaded when it is first needed.
final class SpellingLibrary: SpellingDictionaries {
    typealias Object = OpaquePointer
    typealias List = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    private typealias Begin = @convention(c) () -> Object?
    private typealias Request = @convention(c) (Object, UnsafePointer<CChar>) -> Object?
    fileprivate typealias Check = @convention(c) (Object, UnsafePointer<CChar>, Int) -> Int32
    fileprivate typealias Suggest =
        @convention(c) (Object, UnsafePointer<CChar>, Int, UnsafeMutablePointer<Int>) -> List?
    fileprivate typealias Free = @convention(c) (Object, List) -> Void
    fileprivate typealias Change = @convention(c) (Object, UnsafePointer<CChar>, Int) -> Void
    private typealias Hear =
        @convention(c) (
            UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
            UnsafeMutableRawPointer?
        ) -> Void
    private typealias Enumerate = @convention(c) (Object, Hear, UnsafeMutableRawPointer?) -> Void

    private let broker: Object
    private let request: Request
    private let enumerate: Enumerate
    fileprivate let check: Check
    fileprivate let suggest: Suggest
    fileprivate let free: Free
    fileprivate let add: Change
    fileprivate let remove: Change
    fileprivate let isAdded: Check

    /// The library; nil if it is not installed.
    init?() {
        guard let library = SharedLibrary("libenchant-2.so.2"),
            let begin = library.function("enchant_broker_init", as: Begin.self),
            let request = library.function("enchant_broker_request_dict", as: Request.self),
            let enumerate = library.function("enchant_broker_list_dicts", as: Enumerate.self),
            let check = library.function("enchant_dict_check", as: Check.self),
            let suggest = library.function("enchant_dict_suggest", as: Suggest.self),
            let free = library.function("enchant_dict_free_string_list", as: Free.self),
            let add = library.function("enchant_dict_add", as: Change.self),
            let remove = library.function("enchant_dict_remove", as: Change.self),
            let isAdded = library.function("enchant_dict_is_added", as: Check.self), let broker = begin()
        else { return nil }
        (self.broker, self.request, self.enumerate, self.check) = (broker, request, enumerate, check)
        (self.suggest, self.free, self.add, self.remove, self.isAdded) = (suggest, free, add, remove, isAdded)
    }

    var languages: [String] {
        final class Found { var names: Set<String> = [] }
        let found = Found()
        enumerate(
            broker,
            { name, _, _, _, place in
                guard let name, let place else { return }
                Unmanaged<Found>.fromOpaque(place).takeUnretainedValue().names.insert(String(cString: name))
            }, Unmanaged.passUnretained(found).toOpaque())
        return withExtendedLifetime(found) { found.names.sorted() }
    }

    func dictionary(of language: String) -> (any SpellingDictionary)? {
        request(broker, language).map { Words(library: self, dictionary: $0) }
    }

    /// The words of a language; they stay in memory as long as the library.
    private final class Words: SpellingDictionary {
        private let library: SpellingLibrary
        private let dictionary: Object

        init(library: SpellingLibrary, dictionary: Object) { (self.library, self.dictionary) = (library, dictionary) }

        func accepts(_ word: String) -> Bool { word.isEmpty || library.check(dictionary, word, word.utf8.count) <= 0 }
        func guesses(for word: String) -> [String] {
            var count = 0
            guard !word.isEmpty, let list = library.suggest(dictionary, word, word.utf8.count, &count) else {
                return []
            }
            defer { library.free(dictionary, list) }
            return (0..<count).compactMap { list[$0].map { String(cString: $0) } }
        }
        func learn(_ word: String) { if !word.isEmpty { library.add(dictionary, word, word.utf8.count) } }
        func unlearn(_ word: String) { if !word.isEmpty { library.remove(dictionary, word, word.utf8.count) } }
        func hasLearned(_ word: String) -> Bool {
            !word.isEmpty && library.isAdded(dictionary, word, word.utf8.count) != 0
        }
    }
}
