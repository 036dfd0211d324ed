import Foundation

/// The devices that an app is made for, as its Info.plist says: its windows open at the size of one.
package enum DeviceFamily: Sendable {
    /// Phones alone.
    case phone
    /// Tablets as well.
    case pad
    /// The Mac.
    case mac

    /// The family of this app; nil for a program whose Info.plist names none, or that has none.
    nonisolated(unsafe) package static var current = DeviceFamily(information: Bundle.main.infoDictionary ?? [:])

    /// Whether the app is made for the Mac: its texts and controls are smaller.
    package static var isMac: Bool { current == .mac }

    /// The family that an Info.plist names; nil where it names none.
    package init?(information: [String: Any]) {
        let value = information["UIDeviceFamily"]
        let families = (value as? [Any] ?? value.map { [$0] } ?? []).map { "\($0)" }
        if families.contains("1") || families.contains("2") {
            self = families.contains("2") ? .pad : .phone
        } else if families.isEmpty, information["LSMinimumSystemVersion"] != nil {
            self = .mac
        } else {
            return nil
        }
    }
}
