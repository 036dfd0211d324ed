import Foundation

extension URL {
    /// Writes URLs for display: without parts that users need not see.
    ///
    /// Follows Apple's [URL.FormatStyle](https://developer.apple.com/documentation/foundation/url/formatstyle).
    public struct FormatStyle: ParseableFormatStyle, Sendable {
        var scheme: ComponentDisplayOption
        var user: ComponentDisplayOption
        var password: ComponentDisplayOption
        var host: HostDisplayOption
        var port: ComponentDisplayOption
        var path: ComponentDisplayOption
        var query: ComponentDisplayOption
        var fragment: ComponentDisplayOption

        /// Creates a style; by default it shows scheme, host and path, and the port of addresses outside the web.
        public init(
            scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
            password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
            port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
            query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
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

        /// The style with a scheme that is shown or not.
        public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.scheme, strategy) }
        /// The style with a user that is shown or not.
        public func user(_ strategy: ComponentDisplayOption = .never) -> Self { with(\.user, strategy) }
        /// The style with a password that is shown or not.
        public func password(_ strategy: ComponentDisplayOption = .never) -> Self { with(\.password, strategy) }
        /// The style with a host that is shown, in part, or not.
        public func host(_ strategy: HostDisplayOption = .always) -> Self { with(\.host, strategy) }
        /// The style with a port that is shown or not.
        public func port(_ strategy: ComponentDisplayOption = .omitIfHTTPFamily) -> Self { with(\.port, strategy) }
        /// The style with a path that is shown or not.
        public func path(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.path, strategy) }
        /// The style with a query that is shown or not.
        public func query(_ strategy: ComponentDisplayOption = .never) -> Self { with(\.query, strategy) }
        /// The style with a fragment that is shown or not.
        public func fragment(_ strategy: ComponentDisplayOption = .never) -> Self { with(\.fragment, strategy) }

        /// Writes an address.
        public func format(_ value: URL) -> String {
            guard let url = URLComponents(url: value, resolvingAgainstBaseURL: false) else {
                return value.absoluteString
            }
            var text = ""
            let host = url.host.flatMap { self.host.shown($0, url) }
            if scheme.shows(url), let scheme = url.scheme { text += scheme + (host == nil ? ":" : "://") }
            let user = user.shows(url) ? url.user : nil
            let password = password.shows(url) ? url.password : nil
            text += user ?? ""
            if let password { text += (user == nil ? "" : ":") + password }
            if let host { text += (user ?? password == nil ? "" : "@") + host }
            if port.shows(url), let port = url.port { text += (host == nil ? "" : ":") + "\(port)" }
            let query = query.shows(url) ? url.query : nil
            let fragment = fragment.shows(url) ? url.fragment : nil
            if path.shows(url) {
                // A slash at the very end is left out.
                let isLast = query == nil && fragment == nil
                text += isLast && url.path.hasSuffix("/") ? String(url.path.dropLast()) : url.path
            }
            if let query { text += "?" + query }
            if let fragment { text += "#" + fragment }
            return text
        }

        /// A strategy that reads the style's output: parts that are always shown are required.
        public var parseStrategy: ParseStrategy {
            func rule<Value>(_ option: ComponentDisplayOption) -> ParseStrategy.ComponentParseStrategy<Value> {
                option == .always ? .required : .optional
            }
            return ParseStrategy(
                scheme: rule(scheme), user: rule(user), password: rule(password),
                host: host.isAlwaysShown ? .required : .optional, port: rule(port), path: rule(path),
                query: rule(query), fragment: rule(fragment))
        }

        private func with<Option>(_ part: WritableKeyPath<Self, Option>, _ option: Option) -> Self {
            var style = self
            style[keyPath: part] = option
            return style
        }
    }

    /// Writes the address for people: its scheme, its host and its path.
    public func formatted() -> String { formatted(FormatStyle()) }

    /// Writes the address in a style.
    public func formatted<Style: Foundation.FormatStyle>(
        _ style: Style
    ) -> Style.FormatOutput where Style.FormatInput == URL {
        style.format(self)
    }
}

extension FormatStyle where Self == URL.FormatStyle {
    /// A style of addresses: scheme, host and path.
    ///
    /// Follows Apple's [url](https://developer.apple.com/documentation/foundation/formatstyle/url).
    public static var url: Self { Self() }
}
