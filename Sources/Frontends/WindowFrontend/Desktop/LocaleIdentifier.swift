/// The language and region from the environment, such as `de_DE`; nil if none (or `C`) is set.
func localeIdentifier(from environment: [String: String]) -> String? {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        guard let value = environment[name], !value.isEmpty else { continue }
        let plain = value.prefix { $0 != "." && $0 != "@" }
        return plain == "C" || plain == "POSIX" ? nil : String(plain)
    }
    return nil
}
