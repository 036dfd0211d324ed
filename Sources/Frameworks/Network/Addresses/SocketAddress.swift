import Foundation
import OrielFoundation

/// An address as the kernel takes it.
struct SocketAddress: Hashable, Sendable {
    /// The bytes of a `sockaddr_in`, `sockaddr_in6` or `sockaddr_un`.
    let bytes: [UInt8]

    var family: Int32 { Int32(bytes.withUnsafeBytes { $0.load(as: sa_family_t.self) }) }

    init<Raw>(_ value: Raw, count: Int = MemoryLayout<Raw>.size) {
        bytes = withUnsafeBytes(of: value) { Array($0.prefix(count)) }
    }

    /// Copies an address; nil if it is of another kind.
    init?(_ address: UnsafePointer<sockaddr>) {
        let count: Int
        switch Int32(address.pointee.sa_family) {
        case AF_INET: count = MemoryLayout<sockaddr_in>.size
        case AF_INET6: count = MemoryLayout<sockaddr_in6>.size
        default: return nil
        }
        bytes = Array(UnsafeRawBufferPointer(start: address, count: count))
    }

    init(_ address: IPv4Address, port: NWEndpoint.Port) {
        var raw = sockaddr_in()
        raw.sin_family = sa_family_t(AF_INET)
        raw.sin_port = port.rawValue.bigEndian
        withUnsafeMutableBytes(of: &raw.sin_addr) { $0.copyBytes(from: address.rawValue) }
        self.init(raw)
    }

    init(_ address: IPv6Address, port: NWEndpoint.Port) {
        var raw = sockaddr_in6()
        raw.sin6_family = sa_family_t(AF_INET6)
        raw.sin6_port = port.rawValue.bigEndian
        raw.sin6_scope_id = UInt32(clamping: address.interface?.index ?? 0)
        withUnsafeMutableBytes(of: &raw.sin6_addr) { $0.copyBytes(from: address.rawValue) }
        self.init(raw)
    }

    /// Creates the address of a path; nil if it is too long for the kernel.
    init?(path: String) {
        var raw = sockaddr_un()
        raw.sun_family = sa_family_t(AF_UNIX)
        let text = Array(path.utf8)
        guard !text.isEmpty, text.count < MemoryLayout.size(ofValue: raw.sun_path) else { return nil }
        withUnsafeMutableBytes(of: &raw.sun_path) { $0.copyBytes(from: text) }
        self.init(raw)
    }

    /// Calls a function with the address as system calls take it.
    func withPointer<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        bytes.withUnsafeBytes { buffer in
            let address = buffer.baseAddress!.assumingMemoryBound(to: sockaddr.self)
            return body(address, socklen_t(buffer.count))
        }
    }

    /// The address that a system call such as `getsockname` writes; nil if it fails or is of another kind.
    static func read(
        _ call: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
    )
        -> SocketAddress?
    {
        var storage = sockaddr_storage()
        var count = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutablePointer(to: &storage) { storage in
            storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                call(address, &count) == 0 ? SocketAddress(address) : nil
            }
        }
    }

    /// The port; nil for a path.
    var port: NWEndpoint.Port? {
        guard family == AF_INET || family == AF_INET6 else { return nil }
        return NWEndpoint.Port(integerLiteral: UInt16(bytes[2]) << 8 | UInt16(bytes[3]))
    }

    /// The endpoint with this address; nil for a path.
    var endpoint: NWEndpoint? {
        guard let port else { return nil }
        if family == AF_INET, let address = IPv4Address(Data(bytes[4..<8])) {
            return .hostPort(host: .ipv4(address), port: port)
        }
        let scope =
            bytes.count >= 28 ? bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 24, as: UInt32.self) } : 0
        guard bytes.count >= 24,
            let address = IPv6Address(Data(bytes[8..<24]), scope == 0 ? nil : NWInterface(named: "\(scope)"))
        else { return nil }
        if address.isIPv4Mapped, let short = address.asIPv4 { return .hostPort(host: .ipv4(short), port: port) }
        return .hostPort(host: .ipv6(address), port: port)
    }
}

extension NWEndpoint {
    /// Returns the addresses of an endpoint, which may take a while for names.
    func addresses(isStream: Bool, version: NWProtocolIP.Options.Version) -> Result<[SocketAddress], NWError> {
        switch self {
        case .unix(let path):
            guard let address = SocketAddress(path: path) else { return .failure(.posix(.ENAMETOOLONG)) }
            return .success([address])
        case .hostPort(.ipv4(let address), let port): return .success([SocketAddress(address, port: port)])
        case .hostPort(.ipv6(let address), let port): return .success([SocketAddress(address, port: port)])
        case .hostPort(.name(let name, _), let port):
            return Self.lookUp(name, port: port, isStream: isStream, version: version)
        case .url(let url):
            let usual: UInt16 = ["https", "wss"].contains(url.scheme?.lowercased() ?? "") ? 443 : 80
            guard let host = url.host, let port = UInt16(exactly: url.port ?? Int(usual)) else {
                return .failure(.posix(.EINVAL))
            }
            return NWEndpoint.hostPort(host: Host(host), port: Port(integerLiteral: port))
                .addresses(isStream: isStream, version: version)
        case .service:
            RuntimeWarning.issue("Network finds no Bonjour services here: an endpoint of a service has no address.")
            return .failure(.dns(NWError.noSuchRecord))
        }
    }

    private static func lookUp(
        _ name: String, port: Port, isStream: Bool, version: NWProtocolIP.Options.Version
    ) -> Result<[SocketAddress], NWError> {
        var hints = addrinfo()
        hints.ai_socktype = Int32((isStream ? SOCK_STREAM : SOCK_DGRAM).rawValue)
        switch version {
        case .any: hints.ai_family = AF_UNSPEC
        case .v4: hints.ai_family = AF_INET
        case .v6: hints.ai_family = AF_INET6
        }
        var first: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(name, "\(port.rawValue)", &hints, &first) == 0 else {
            return .failure(.dns(NWError.noSuchRecord))
        }
        defer { freeaddrinfo(first) }
        var found: [SocketAddress] = []
        var next = first
        while let entry = next?.pointee {
            if let address = entry.ai_addr.flatMap({ SocketAddress($0) }) { found.append(address) }
            next = entry.ai_next
        }
        return found.isEmpty ? .failure(.dns(NWError.noSuchRecord)) : .success(found)
    }
}
