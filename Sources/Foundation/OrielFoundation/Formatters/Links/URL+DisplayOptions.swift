import Foundation

extension URL.FormatStyle {
    /// A part of an address.
    public enum Component: Int, Codable, Hashable, Sendable, CustomStringConvertible {
        case scheme, user, password, host, port, path, query, fragment

        /// The part's name.
        public var description: String {
            switch self {
            case .scheme: "scheme"
            case .user: "username"
            case .password: "password"
            case .host: "host"
            case .port: "port"
            case .path: "path"
            case .query: "query"
            case .fragment: "fragment"
            }
        }

        fileprivate func text(of url: URLComponents) -> String? {
            switch self {
            case .scheme: url.scheme
            case .user: url.user
            case .password: url.password
            case .host: url.host
            case .port: url.port.map { "\($0)" }
            case .path: url.path
            case .query: url.query
            case .fragment: url.fragment
            }
        }
    }

    /// When a rule holds: where a part of the address is one of some texts.
    struct Condition: Codable, Hashable, Sendable, CustomStringConvertible {
        var component: Component
        var texts: Set<String>

        var description: String { "\(component) is one of \(texts.sorted())" }

        func holds(for url: URLComponents) -> Bool { component.text(of: url).map(texts.contains) ?? false }
    }

    /// Whether a part of an address is shown.
    ///
    /// Follows Apple's [URL.FormatStyle.ComponentDisplayOption](https://developer.apple.com/documentation/foundation/url/formatstyle/componentdisplayoption).
    public struct ComponentDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
        /// Whether the part is shown where the condition holds, and always without one; else the opposite.
        var isShown: Bool
        var condition: Condition?

        /// Always.
        public static var always: Self { Self(isShown: true) }
        /// Never.
        public static var never: Self { Self(isShown: false) }
        /// All but addresses of the web.
        public static var omitIfHTTPFamily: Self { omitWhen(.scheme, matches: ["http", "https"]) }

        /// Only where a part of the address is one of some texts.
        public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
            Self(isShown: true, condition: Condition(component: component, texts: requirements))
        }

        /// All but where a part of the address is one of some texts.
        public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
            Self(isShown: false, condition: Condition(component: component, texts: requirements))
        }

        /// The option in words.
        public var description: String {
            guard let condition else { return isShown ? "always" : "never" }
            return "\(isShown ? "displayed" : "omitted") when \(condition)"
        }

        func shows(_ url: URLComponents) -> Bool { condition?.holds(for: url) ?? true ? isShown : !isShown }
    }

    /// Whether an address's host is shown, and how much of it.
    ///
    /// Follows Apple's [URL.FormatStyle.HostDisplayOption](https://developer.apple.com/documentation/foundation/url/formatstyle/hostdisplayoption).
    public struct HostDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
        private var isShown: ComponentDisplayOption
        /// First names that are left out where the condition holds.
        private var omitted: Set<String> = []
        /// Whether only the last three names are shown where the condition holds.
        private var isShort = false
        private var condition: Condition?

        private init(_ isShown: ComponentDisplayOption) { self.isShown = isShown }

        /// Always.
        public static var always: Self { Self(.always) }
        /// Never.
        public static var never: Self { Self(.never) }
        /// All but addresses of the web.
        public static var omitIfHTTPFamily: Self { Self(.omitIfHTTPFamily) }

        /// Only where a part of the address is one of some texts.
        public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
            Self(.displayWhen(component, matches: requirements))
        }

        /// All but where a part of the address is one of some texts.
        public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
            Self(.omitWhen(component, matches: requirements))
        }

        /// Without some first names, such as “www”.
        ///
        /// - Parameter omitMultiLevelSubdomains: Whether only the last three names are shown.
        public static func omitSpecificSubdomains(
            _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
        ) -> Self {
            var option = Self(.always)
            option.omitted = subdomainsToOmit
            option.isShort = omitMultiLevelSubdomains
            return option
        }

        /// Without some first names, such as “www”, where a part of the address is one of some texts.
        ///
        /// - Parameter omitMultiLevelSubdomains: Whether only the last three names are shown.
        public static func omitSpecificSubdomains(
            _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false,
            when component: Component, matches requirements: Set<String>
        ) -> Self {
            var option = omitSpecificSubdomains(
                subdomainsToOmit, includeMultiLevelSubdomains: omitMultiLevelSubdomains)
            option.condition = Condition(component: component, texts: requirements)
            return option
        }

        /// The option in words.
        public var description: String {
            var words = isShown.description
            if !omitted.isEmpty { words += ", without \(omitted.sorted())" }
            if isShort { words += ", without multi-level subdomains" }
            return condition.map { "\(words) when \($0)" } ?? words
        }

        var isAlwaysShown: Bool { isShown == .always && condition == nil }

        /// Returns the part of a host that is shown; nil for none.
        func shown(_ host: String, _ url: URLComponents) -> String? {
            guard isShown.shows(url), !host.isEmpty else { return nil }
            // Numbers are no names.
            let isNumber = host.contains(":") || host.allSatisfy { $0.isNumber || $0 == "." }
            guard condition?.holds(for: url) ?? true, !isNumber else { return host }
            var names = host.split(separator: ".")
            if isShort, names.count > 3 { names.removeFirst(names.count - 3) }
            if names.count > 2, omitted.contains(String(names[0])) { names.removeFirst() }
            return names.joined(separator: ".")
        }
    }
}
