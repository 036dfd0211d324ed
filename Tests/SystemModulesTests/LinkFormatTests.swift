import Foundation
import OrielFoundation
import RegexBuilder
import Testing

/// Texts of addresses, and what is read from them.
@Suite("Addresses")
struct LinkFormatTests {
    private let long = URL(string: "https://me:pw@www.api.docs.example.com:8080/path/one/?q=1&r=%20x#end")!

    @Test("Without what people need not see")
    func plain() {
        #expect(long.formatted() == "https://www.api.docs.example.com/path/one")
        #expect(long.formatted(.url) == long.formatted())
        #expect(URL(string: "ftp://a.b:21/x")!.formatted() == "ftp://a.b:21/x")
        #expect(URL(string: "http://a.b:80/")!.formatted() == "http://a.b")
        #expect(URL(string: "http://[::1]/x")!.formatted(.url.host(.omitSpecificSubdomains(["x"]))) == "http://[::1]/x")
        #expect(URL(string: "mailto:a@b.c")!.formatted() == "mailto:a@b.c")
    }

    @Test("Parts that are shown")
    func parts() {
        #expect(
            long.formatted(.url.scheme(.never).port(.always).query(.always).fragment(.always))
                == "www.api.docs.example.com:8080/path/one/?q=1&r= x#end")
        #expect(
            long.formatted(.url.user(.always).password(.always).path(.never))
                == "https://me:pw@www.api.docs.example.com")
        #expect(long.formatted(.url.scheme(.never).host(.never)) == "/path/one")
        #expect(long.formatted(.url.scheme(.omitIfHTTPFamily).path(.never)) == "www.api.docs.example.com")
        let ftp = URL.FormatStyle.ComponentDisplayOption.displayWhen(.scheme, matches: ["ftp"])
        #expect(long.formatted(.url.path(ftp)) == "https://www.api.docs.example.com")
        #expect(URL(string: "ftp://a.b/x")!.formatted(.url.path(ftp)) == "ftp://a.b/x")
        #expect(long.formatted(.url.path(.omitWhen(.port, matches: ["8080"]))) == "https://www.api.docs.example.com")
    }

    @Test("Hosts without some of their names")
    func hosts() {
        func host(_ option: URL.FormatStyle.HostDisplayOption) -> String {
            long.formatted(.url.scheme(.never).path(.never).host(option))
        }
        #expect(host(.omitSpecificSubdomains(["www"])) == "api.docs.example.com")
        #expect(host(.omitSpecificSubdomains(["api"])) == "www.api.docs.example.com")
        #expect(host(.omitSpecificSubdomains(includeMultiLevelSubdomains: true)) == "docs.example.com")
        #expect(host(.omitSpecificSubdomains(["docs"], includeMultiLevelSubdomains: true)) == "example.com")
        #expect(host(.omitSpecificSubdomains(["www"], when: .scheme, matches: ["ftp"])) == "www.api.docs.example.com")
        #expect(host(.omitIfHTTPFamily) == "")
        #expect(host(.displayWhen(.user, matches: ["me"])) == "www.api.docs.example.com")
        #expect(
            URL(string: "http://10.0.0.1/")!.formatted(.url.host(.omitSpecificSubdomains(["10"]))) == "http://10.0.0.1")
    }

    @Test("Addresses in texts")
    func reading() throws {
        #expect(try URL(" https://a.b/c ", strategy: .url) == URL(string: "https://a.b/c"))
        #expect(
            try URL("//a.b/c", strategy: .url.scheme(.defaultValue("https")).port(.defaultValue(8080)))
                == URL(string: "https://a.b:8080/c"))
        #expect(try URL("https://a.b", strategy: .url.path(.defaultValue("/x"))) == URL(string: "https://a.b/x"))
        #expect(try URL("/x", strategy: .url.scheme(.optional).host(.optional)) == URL(string: "/x"))
    }

    @Test("Texts that lack what an address must have", arguments: ["", "a.b", "//a.b", "https:"])
    func readingNothing(text: String) {
        #expect(throws: CocoaError.self) { try URL(text, strategy: .url) }
    }

    @Test("Parts that must be there")
    func required() {
        let strategies: [URL.ParseStrategy] = [
            .url.user(.required), .url.password(.required), .url.port(.required), .url.path(.required),
            .url.query(.required), .url.fragment(.required),
        ]
        for strategy in strategies {
            #expect(throws: CocoaError.self) { try strategy.parse("https://a.b") }
            #expect((try? strategy.parse(long.absoluteString)) == long)
        }
        #expect(throws: CocoaError.self) { try URL.FormatStyle().parseStrategy.parse("https://a.b") }
        #expect((try? URL.FormatStyle().parseStrategy.parse("https://a.b/c")) == URL(string: "https://a.b/c"))
    }

    @Test("Styles are the same after they were archived, and say what they show")
    func archive() throws {
        let style = URL.FormatStyle(host: .omitSpecificSubdomains(["www"]), query: .always)
        #expect(try JSONDecoder().decode(URL.FormatStyle.self, from: JSONEncoder().encode(style)) == style)
        let strategy = URL.ParseStrategy(port: .defaultValue(80))
        #expect(try JSONDecoder().decode(URL.ParseStrategy.self, from: JSONEncoder().encode(strategy)) == strategy)
        #expect("\(URL.FormatStyle.ComponentDisplayOption.never)" == "never")
        #expect("\(URL.FormatStyle.HostDisplayOption.always)" == "always")
        #expect("\(URL.ParseStrategy.ComponentParseStrategy<Int>.required)" == "required")
    }

    @Test("Addresses in regular expressions")
    func regularExpressions() {
        let found = Regex {
            "see "
            Capture(.url(path: .required))
        }
        #expect("see https://a.b/c?d now".firstMatch(of: found)?.1 == URL(string: "https://a.b/c?d"))
        #expect("see https://a.b now".firstMatch(of: found) == nil)
        #expect("see  https://a.b/c".firstMatch(of: found) == nil)
    }
}
