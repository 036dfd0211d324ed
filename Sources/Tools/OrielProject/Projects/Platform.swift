/// The system that a target is made for.
enum Platform: String, CaseIterable, Codable, Sendable {
    case iOS, macOS, visionOS, tvOS, watchOS

    /// The platform of an SDK's name, such as `iphoneos` or `macosx14.0`.
    init?(sdk: String) {
        switch sdk.lowercased() {
        case let name where name.hasPrefix("iphone"): self = .iOS
        case let name where name.hasPrefix("macosx"): self = .macOS
        case let name where name.hasPrefix("xr"): self = .visionOS
        case let name where name.hasPrefix("appletv"): self = .tvOS
        case let name where name.hasPrefix("watch"): self = .watchOS
        default: return nil
        }
    }

    /// Which of several targets is run: the lowest.
    var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
