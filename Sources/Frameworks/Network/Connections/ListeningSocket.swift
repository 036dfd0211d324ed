import Foundation

/// Sockets that wait for others.
enum ListeningSocket {
    /// How many streams wait until they are taken.
    private static let backlog: Int32 = 128

    /// Opens a socket at a port, for both kinds of addresses where the machine has them.
    static func open(_ parameters: NWParameters, port: NWEndpoint.Port) -> Result<Int32, NWError> {
        var failure = NWError.posix(.EADDRNOTAVAIL)
        for address in addresses(parameters, port: port) {
            switch Socket.open(family: address.family, isStream: parameters.isStream) {
            case .failure(let error): failure = error
            case .success(let descriptor):
                if let error = bind(descriptor, to: address, parameters) {
                    close(descriptor)
                    failure = error
                    // A taken port is taken for both kinds.
                    if error == .posix(.EADDRINUSE) { return .failure(error) }
                } else {
                    return .success(descriptor)
                }
            }
        }
        return .failure(failure)
    }

    private static func addresses(_ parameters: NWParameters, port: NWEndpoint.Port) -> [SocketAddress] {
        let version = parameters.defaultProtocolStack.ip.version
        switch parameters.requiredLocalEndpoint {
        case .hostPort(let host, _)?:
            let endpoint = NWEndpoint.hostPort(host: host, port: port)
            return (try? endpoint.addresses(isStream: parameters.isStream, version: version).get()) ?? []
        case .unix(let path)?: return SocketAddress(path: path).map { [$0] } ?? []
        default: break
        }
        if parameters.acceptLocalOnly {
            return version == .v6
                ? [SocketAddress(IPv6Address.loopback, port: port)] : [SocketAddress(IPv4Address.loopback, port: port)]
        }
        let (both, four) = (SocketAddress(IPv6Address.any, port: port), SocketAddress(IPv4Address.any, port: port))
        switch version {
        case .any: return [both, four]
        case .v4: return [four]
        case .v6: return [both]
        }
    }

    private static func bind(_ descriptor: Int32, to address: SocketAddress, _ parameters: NWParameters) -> NWError? {
        var one: Int32 = 1
        var isStrict: Int32 = parameters.defaultProtocolStack.ip.version == .v6 ? 1 : 0
        let size = socklen_t(MemoryLayout<Int32>.size)
        // Streams that ended a moment ago do not hold the port.
        if parameters.isStream || parameters.allowLocalEndpointReuse {
            setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &one, size)
        }
        if address.family == AF_INET6 {
            setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &isStrict, size)
        }
        guard address.withPointer({ Glibc.bind(descriptor, $0, $1) }) == 0 else { return NWError(errno: errno) }
        if parameters.isStream { return listen(descriptor, backlog) == 0 ? nil : NWError(errno: errno) }
        // The sockets of the peers have the same port.
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &one, size)
        return nil
    }

    /// Receives a datagram with its sender; nil if there is none.
    static func receive(_ descriptor: Int32) -> (Data, SocketAddress)? {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        var storage = sockaddr_storage()
        var count = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutablePointer(to: &storage) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                let read = recvfrom(descriptor, &bytes, bytes.count, 0, address, &count)
                guard read >= 0, let sender = SocketAddress(address) else { return nil }
                return (Data(bytes.prefix(read)), sender)
            }
        }
    }

    /// Opens a socket at the address of another one that takes the datagrams of one peer.
    static func openPeer(of descriptor: Int32, to peer: SocketAddress) -> Result<Int32, NWError> {
        guard let own = SocketAddress.read({ getsockname(descriptor, $0, $1) }) else {
            return .failure(.posix(.EINVAL))
        }
        return Socket.open(family: own.family, isStream: false).flatMap { new in
            var one: Int32 = 1
            let size = socklen_t(MemoryLayout<Int32>.size)
            setsockopt(new, SOL_SOCKET, SO_REUSEADDR, &one, size)
            guard own.withPointer({ Glibc.bind(new, $0, $1) }) == 0, peer.withPointer({ connect(new, $0, $1) }) == 0
            else {
                let error = NWError(errno: errno)
                close(new)
                return .failure(error)
            }
            return .success(new)
        }
    }
}
