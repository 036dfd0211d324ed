import Foundation
import Glibc
import OrielFoundation

/// Called when values have changed: with the store, their keys and the context's `info`.
public typealias SCDynamicStoreCallBack = (SCDynamicStore, CFArray, UnsafeMutableRawPointer?) -> Void
/// A pointer of an app, and how it is kept.
public typealias SCDynamicStoreContext = SCNetworkReachabilityContext

/// Returns the computer's name: that of `/etc/machine-info`, else the host's.
public func SCDynamicStoreCopyComputerName(
    _ store: SCDynamicStore?, _ nameEncoding: UnsafeMutablePointer<UInt32>?
) -> CFString? {
    nameEncoding?.pointee = 0x0800_0100
    return MachineNames.pretty(in: "/etc/machine-info") ?? MachineNames.host
}

/// Returns the name of the host on its own net.
public func SCDynamicStoreCopyLocalHostName(_ store: SCDynamicStore?) -> CFString? { MachineNames.host }

/// Returns the name of the user who has started the app, and the user's numbers.
public func SCDynamicStoreCopyConsoleUser(
    _ store: SCDynamicStore?, _ uid: UnsafeMutablePointer<uid_t>?, _ gid: UnsafeMutablePointer<gid_t>?
) -> CFString? {
    uid?.pointee = getuid()
    gid?.pointee = getgid()
    return NSUserName()
}

/// The names of the machine.
enum MachineNames {
    /// The host's name, without its domain.
    static var host: String {
        ProcessInfo.processInfo.hostName.split(separator: ".").first.map(String.init) ?? "localhost"
    }

    /// The name that the user has given the machine; nil for none.
    static func pretty(in path: String) -> String? {
        guard let text = FileManager.default.contents(atPath: path).map({ String(decoding: $0, as: UTF8.self) }) else {
            return nil
        }
        let line = text.split(separator: "\n").first { $0.hasPrefix("PRETTY_HOSTNAME=") }
        let name = line.map { $0.dropFirst("PRETTY_HOSTNAME=".count).trimmingCharacters(in: ["\"", "'", " "]) } ?? ""
        return name.isEmpty ? nil : name
    }
}
