import Foundation

extension URL {
    /// Reads addresses that people wrote.
    ///
    /// Follows Apple's [URL.ParseStrategy](https://developer.apple.com/documentation/foundation/url/parsestrategy).
    public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
        /// Whether a part of an address must be there.
        public enum ComponentParseStrategy<Component: Codable & Hashable & Sendable>: Codable, Hashable, Sendable,
            CustomStringConvertible
        {
            /// It must be.
            case required
            /// It may be.
            case optional
            /// Where it is not, it has a value.
            case defaultValue(Component)

            /// The rule in words.
            public var description: String {
                switch self {
                case .required: "required"
                case .optional: "optional"
                case .defaultValue(let value): "\(value) if missing"
                }
            }
        }

        private var scheme: ComponentParseStrategy<String>
        private var user: ComponentParseStrategy<String>
        private var password: ComponentParseStrategy<String>
        private var host: ComponentParseStrategy<String>
        private var port: ComponentParseStrategy<Int>
        private var path: ComponentParseStrategy<String>
        private var query: ComponentParseStrategy<String>
        private var fragment: ComponentParseStrategy<String>

        /// Creates a strategy; by default an address needs a scheme and a host.
        public init(
            scheme: ComponentParseStrategy<String> = .required, user: ComponentParseStrategy<String> = .optional,
            password: ComponentParseStrategy<String> = .optional, host: ComponentParseStrategy<String> = .required,
            port: ComponentParseStrategy<Int> = .optional, path: ComponentParseStrategy<String> = .optional,
            query: ComponentParseStrategy<String> = .optional, fragment: ComponentParseStrategy<String> = .optional
        ) {
            self.scheme = scheme
            self.user = user
            self.password = password
            self.host = host
            self.port = port
            self.path = path
            self.query = query
            self.fragment = fragment
        }

        /// The strategy with a rule for the scheme.
        public func scheme(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with(\.scheme, strategy) }
        /// The strategy with a rule for the user.
        public func user(_ strategy: ComponentParseStrategy<String> = .optional) -> Self { with(\.user, strategy) }
        /// The strategy with a rule for the password.
        public func password(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
            with(\.password, strategy)
        }
        /// The strategy with a rule for the host.
        public func host(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with(\.host, strategy) }
        /// The strategy with a rule for the port.
        public func port(_ strategy: ComponentParseStrategy<Int> = .optional) -> Self { with(\.port, strategy) }
        /// The strategy with a rule for the path.
        public func path(_ strategy: ComponentParseStrategy<String> = .optional) -> Self { with(\.path, strategy) }
        /// The strategy with a rule for the query.
        public func query(_ strategy: ComponentParseStrategy<String> = .optional) -> Self { with(\.query, strategy) }
        /// The strategy with a rule for the fragment.
        public func fragment(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
            with(\.fragment, strategy)
        }

        /// Reads an address; throws where a part is missing that must be there.
        public func parse(_ value: String) throws -> URL {
            guard var url = URLComponents(string: value.trimmingCharacters(in: .whitespacesAndNewlines)),
                fill(&url.scheme, scheme), fill(&url.host, host), fill(&url.user, user),
                fill(&url.password, password), fill(&url.port, port), fill(&url.query, query),
                fill(&url.fragment, fragment)
            else { throw failure(value) }
            var path: String? = url.path
            guard fill(&path, self.path) else { throw failure(value) }
            url.path = path ?? ""
            guard let url = url.url else { throw failure(value) }
            return url
        }

        /// Gives a part its value where it has none; false where it has none and must.
        private func fill(_ part: inout String?, _ rule: ComponentParseStrategy<String>) -> Bool {
            if part?.isEmpty ?? true, case .defaultValue(let value) = rule { part = value }
            return rule != .required || part?.isEmpty == false
        }

        private func fill(_ part: inout Int?, _ rule: ComponentParseStrategy<Int>) -> Bool {
            if part == nil, case .defaultValue(let value) = rule { part = value }
            return rule != .required || part != nil
        }

        private func failure(_ text: String) -> CocoaError {
            CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "“\(text)” is not an address of this form."])
        }

        private func with<Rule>(_ part: WritableKeyPath<Self, Rule>, _ rule: Rule) -> Self {
            var strategy = self
            strategy[keyPath: part] = rule
            return strategy
        }
    }

    /// Reads an address as a strategy does.
    public init<Strategy: Foundation.ParseStrategy, Value: StringProtocol>(
        _ value: Value, strategy: Strategy
    ) throws where Strategy.ParseOutput == URL, Strategy.ParseInput == String {
        self = try strategy.parse(String(value))
    }
}

extension ParseStrategy where Self == URL.ParseStrategy {
    /// Reads addresses with a scheme and a host.
    public static var url: Self { Self() }
}
