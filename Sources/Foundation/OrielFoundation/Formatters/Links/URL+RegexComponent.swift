import Foundation

extension URL.ParseStrategy: CustomConsumingRegexComponent {
    /// The output of the regular expression.
    public typealias RegexOutput = URL

    /// Finds an address at a place of a text: it ends at the next space.
    public func consuming(
        _ input: String, startingAt index: String.Index, in bounds: Range<String.Index>
    ) throws -> (upperBound: String.Index, output: URL)? {
        let word = input[index..<bounds.upperBound].prefix { !$0.isWhitespace }
        return (try? parse(String(word))).map { (word.endIndex, $0) }
    }
}

extension RegexComponent where Self == URL.ParseStrategy {
    /// An address, up to the next space; by default it needs a scheme and a host.
    ///
    /// Follows Apple's [url(scheme:user:password:host:port:path:query:fragment:)](https://developer.apple.com/documentation/swift/regexcomponent/url(scheme:user:password:host:port:path:query:fragment:)).
    public static func url(
        scheme: URL.ParseStrategy.ComponentParseStrategy<String> = .required,
        user: URL.ParseStrategy.ComponentParseStrategy<String> = .optional,
        password: URL.ParseStrategy.ComponentParseStrategy<String> = .optional,
        host: URL.ParseStrategy.ComponentParseStrategy<String> = .required,
        port: URL.ParseStrategy.ComponentParseStrategy<Int> = .optional,
        path: URL.ParseStrategy.ComponentParseStrategy<String> = .optional,
        query: URL.ParseStrategy.ComponentParseStrategy<String> = .optional,
        fragment: URL.ParseStrategy.ComponentParseStrategy<String> = .optional
    ) -> Self {
        Self(
            scheme: scheme, user: user, password: password, host: host, port: port, path: path, query: query,
            fragment: fragment)
    }
}
