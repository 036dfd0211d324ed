import Foundation

/// The devices that an app is made for, as its Info.plist says: its windows open at the size of one.
package enum DeviceFamily: Sendable {
    /// Phones alone.
    case phone
    /// Tablets as well.
    case pad

    /// The family of this app; nil for an app of desktops, and for a program without an Info.plist.
    nonisolated(unsafe) package static var current = DeviceFamily(information: Bundle.main.infoDictionary ?? [:])

    /// The family that an Info.plist names; nil where it names none.
    package init?(information: [String: Any]) {
        let value = information["UIDeviceFamily"]
        let families = (value as? [Any] ?? value.map { [$0] } ?? []).map { "\($0)" }
        guard families.contains("1") || families.contains("2") else { return nil }
        self = families.contains("2") ? .pad : .phone
    }

    /// The size of a new window, in points: a phone's screen, or a tablet's held sideways.
    package var windowSize: CGSize {
        switch self {
        case .phone: CGSize(width: 390, height: 844)
        case .pad: CGSize(width: 1024, height: 768)
        }
    }
}
