extension TuistModule {
    /// Build settings, versions and the environment.
    static let settings = #"""
        public typealias SettingsDictionary = [String: SettingValue]

        public enum SettingValue: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, ExpressibleByBooleanLiteral,
            Hashable, Encodable, Sendable
        {
            case string(String), array([String])
            public init(stringLiteral value: String) { self = .string(value) }
            public init(arrayLiteral elements: String...) { self = .array(elements) }
            public init(booleanLiteral value: Bool) { self = .string(value ? "YES" : "NO") }
            public init<T: RawRepresentable>(_ value: T) where T.RawValue == String { self = .string(value.rawValue) }
        }

        public struct ConfigurationName: ExpressibleByStringInterpolation, Encodable, Hashable, Sendable {
            public var rawValue: String
            public init(stringLiteral value: String) { rawValue = value }
            public static func configuration(_ name: String) -> ConfigurationName { ConfigurationName(stringLiteral: name) }
            public static var debug: ConfigurationName { "Debug" }
            public static var release: ConfigurationName { "Release" }
        }

        public struct Configuration: Encodable, Hashable, Sendable {
            public enum Variant: String, Encodable, Sendable { case debug, release }
            public var name: ConfigurationName
            public var variant: Variant
            public var settings: SettingsDictionary
            public var xcconfig: Path?
            public static func debug(
                name: ConfigurationName, settings: SettingsDictionary = [:], xcconfig: Path? = nil
            ) -> Configuration {
                Configuration(name: name, variant: .debug, settings: settings, xcconfig: xcconfig)
            }
            public static func release(
                name: ConfigurationName, settings: SettingsDictionary = [:], xcconfig: Path? = nil
            ) -> Configuration {
                Configuration(name: name, variant: .release, settings: settings, xcconfig: xcconfig)
            }
        }

        public enum DefaultSettings: Encodable, Hashable, Sendable {
            case recommended(excluding: Set<String> = [])
            case essential(excluding: Set<String> = [])
            case none
            public static var recommended: DefaultSettings { .recommended(excluding: []) }
            public static var essential: DefaultSettings { .essential(excluding: []) }
        }

        public struct Settings: Encodable, Hashable, Sendable {
            public var base: SettingsDictionary
            public var configurations: [Configuration]
            public var defaultSettings: DefaultSettings
            public static func settings(
                base: SettingsDictionary = [:], debug: SettingsDictionary = [:], release: SettingsDictionary = [:],
                defaultSettings: DefaultSettings = .recommended, defaultConfiguration: String? = nil
            ) -> Settings {
                Settings(
                    base: base,
                    configurations: [.debug(name: .debug, settings: debug), .release(name: .release, settings: release)],
                    defaultSettings: defaultSettings)
            }
            public static func settings(
                base: SettingsDictionary = [:], configurations: [Configuration],
                defaultSettings: DefaultSettings = .recommended, defaultConfiguration: String? = nil
            ) -> Settings {
                Settings(base: base, configurations: configurations, defaultSettings: defaultSettings)
            }
        }

        public enum SwiftCompilationMode: String { case singlefile, wholemodule }
        public enum DebugInformationFormat: String { case dwarf, dwarfWithDsym = "dwarf-with-dsym" }
        public enum SwiftOptimizationLevel: String { case o = "-O", oNone = "-Onone", oSize = "-Osize" }

        extension Dictionary where Key == String, Value == SettingValue {
            public mutating func merge(_ other: SettingsDictionary) { merge(other) { $1 } }
            public func merging(_ other: SettingsDictionary) -> SettingsDictionary { merging(other) { $1 } }
            func setting(_ key: String, _ value: SettingValue) -> SettingsDictionary { merging([key: value]) }
            public func manualCodeSigning(
                identity: String? = nil, provisioningProfileSpecifier: String? = nil
            ) -> SettingsDictionary {
                var result = setting("CODE_SIGN_STYLE", "Manual")
                result["CODE_SIGN_IDENTITY"] = identity.map { .string($0) }
                result["PROVISIONING_PROFILE_SPECIFIER"] = provisioningProfileSpecifier.map { .string($0) }
                return result
            }
            public func automaticCodeSigning(devTeam: String) -> SettingsDictionary {
                setting("CODE_SIGN_STYLE", "Automatic").setting("DEVELOPMENT_TEAM", .string(devTeam))
            }
            public func codeSignIdentityAppleDevelopment() -> SettingsDictionary { codeSignIdentity("Apple Development") }
            public func codeSignIdentity(_ identity: String) -> SettingsDictionary {
                setting("CODE_SIGN_IDENTITY", .string(identity))
            }
            public func currentProjectVersion(_ version: String) -> SettingsDictionary {
                setting("CURRENT_PROJECT_VERSION", .string(version))
            }
            public func marketingVersion(_ version: String) -> SettingsDictionary {
                setting("MARKETING_VERSION", .string(version))
            }
            public func appleGenericVersioningSystem() -> SettingsDictionary {
                setting("VERSIONING_SYSTEM", "apple-generic")
            }
            public func versionInfo(_ version: String, prefix: String? = nil, suffix: String? = nil) -> SettingsDictionary {
                setting("VERSION_INFO_STRING", .string(version))
            }
            public func swiftVersion(_ version: String) -> SettingsDictionary { setting("SWIFT_VERSION", .string(version)) }
            public func otherSwiftFlags(_ flags: String...) -> SettingsDictionary { otherSwiftFlags(flags) }
            public func otherSwiftFlags(_ flags: [String]) -> SettingsDictionary {
                setting("OTHER_SWIFT_FLAGS", .string(flags.joined(separator: " ")))
            }
            public func swiftActiveCompilationConditions(_ conditions: String...) -> SettingsDictionary {
                swiftActiveCompilationConditions(conditions)
            }
            public func swiftActiveCompilationConditions(_ conditions: [String]) -> SettingsDictionary {
                setting("SWIFT_ACTIVE_COMPILATION_CONDITIONS", .string(conditions.joined(separator: " ")))
            }
            public func swiftCompilationMode(_ mode: SwiftCompilationMode) -> SettingsDictionary {
                setting("SWIFT_COMPILATION_MODE", SettingValue(mode))
            }
            public func swiftOptimizationLevel(_ level: SwiftOptimizationLevel) -> SettingsDictionary {
                setting("SWIFT_OPTIMIZATION_LEVEL", SettingValue(level))
            }
            public func swiftOptimizeObjectLifetimes(_ enabled: Bool) -> SettingsDictionary { self }
            public func swiftObjcBridgingHeaderPath(_ path: String) -> SettingsDictionary {
                setting("SWIFT_OBJC_BRIDGING_HEADER", .string(path))
            }
            public func otherCFlags(_ flags: [String]) -> SettingsDictionary { self }
            public func otherLinkerFlags(_ flags: [String]) -> SettingsDictionary { self }
            public func bitcodeEnabled(_ enabled: Bool) -> SettingsDictionary { self }
            public func debugInformationFormat(_ format: DebugInformationFormat) -> SettingsDictionary { self }
        }

        public struct Version: Hashable, Encodable, Sendable, Comparable, CustomStringConvertible,
            ExpressibleByStringInterpolation
        {
            public var major, minor, patch: Int
            public var prereleaseIdentifiers, buildMetadataIdentifiers: [String]
            public init(
                _ major: Int, _ minor: Int, _ patch: Int, prereleaseIdentifiers: [String] = [],
                buildMetadataIdentifiers: [String] = []
            ) {
                self.major = major
                self.minor = minor
                self.patch = patch
                self.prereleaseIdentifiers = prereleaseIdentifiers
                self.buildMetadataIdentifiers = buildMetadataIdentifiers
            }
            public init?(string: String) { self.init(stringLiteral: string) }
            public init(stringLiteral value: String) {
                let parts = value.split(separator: "-", maxSplits: 1)
                let numbers = (parts.first ?? "").split(separator: ".").map { Int($0) ?? 0 } + [0, 0, 0]
                self.init(
                    numbers[0], numbers[1], numbers[2],
                    prereleaseIdentifiers: parts.count > 1 ? parts[1].split(separator: ".").map(String.init) : [])
            }
            public static func < (lhs: Version, rhs: Version) -> Bool {
                (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
            }
            public var description: String {
                let end = prereleaseIdentifiers.isEmpty ? "" : "-" + prereleaseIdentifiers.joined(separator: ".")
                return "\(major).\(minor).\(patch)\(end)"
            }
            public func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode(description)
            }
        }

        @dynamicMemberLookup
        public enum Environment {
            public enum Value: Equatable { case boolean(Bool), string(String) }
            public static subscript(dynamicMember member: String) -> Value? {
                let name = member.reduce(into: "TUIST_") { text, character in
                    text += character.isUppercase ? "_\(character)" : character.uppercased()
                }
                return ProcessInfo.processInfo.environment[name].map { .string($0) }
            }
        }

        extension Optional where Wrapped == Environment.Value {
            public func getString(default defaultString: String) -> String {
                if case .string(let value)? = self { value } else { defaultString }
            }
            public func getBoolean(default defaultBoolean: Bool) -> Bool {
                guard case .string(let value)? = self else { return defaultBoolean }
                return ["1", "true", "yes"].contains(value.lowercased())
            }
        }

        """#
}
