import Foundation

/// The socket of a group of machines.
enum MulticastSocket {
    /// Opens a socket that has joined all addresses of a group, which must be of one kind and port.
    static func open(_ group: NWMulticastGroup, on interface: NWInterface?, isLooping: Bool) -> Result<Int32, NWError> {
        let addresses = group.members.compactMap { try? $0.addresses(isStream: false, version: .any).get().first }
        guard let first = addresses.first, let port = first.port,
            addresses.allSatisfy({ $0.family == first.family && $0.port == port })
        else { return .failure(.posix(.EINVAL)) }
        return Socket.open(family: first.family, isStream: false).flatMap { descriptor in
            if let error = join(descriptor, group, port: port, isNew: first.family == AF_INET6, interface, isLooping) {
                close(descriptor)
                return .failure(error)
            }
            return .success(descriptor)
        }
    }

    private static func join(
        _ descriptor: Int32, _ group: NWMulticastGroup, port: NWEndpoint.Port, isNew: Bool, _ interface: NWInterface?,
        _ isLooping: Bool
    ) -> NWError? {
        var one: Int32 = 1
        var loops: Int32 = isLooping ? 1 : 0
        let size = socklen_t(MemoryLayout<Int32>.size)
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &one, size)
        let any = isNew ? SocketAddress(IPv6Address.any, port: port) : SocketAddress(IPv4Address.any, port: port)
        guard any.withPointer({ bind(descriptor, $0, $1) }) == 0 else { return NWError(errno: errno) }
        for case .hostPort(let host, _) in group.members {
            let result: Int32
            let index = Int32(clamping: (host.interface ?? interface)?.index ?? 0)
            switch host {
            case .ipv4(let address):
                setsockopt(descriptor, Int32(IPPROTO_IP), IP_MULTICAST_LOOP, &loops, size)
                var request = ip_mreqn()
                request.imr_ifindex = index
                withUnsafeMutableBytes(of: &request.imr_multiaddr) { $0.copyBytes(from: address.rawValue) }
                let length = socklen_t(MemoryLayout<ip_mreqn>.size)
                if index != 0 { setsockopt(descriptor, Int32(IPPROTO_IP), IP_MULTICAST_IF, &request, length) }
                result = setsockopt(descriptor, Int32(IPPROTO_IP), IP_ADD_MEMBERSHIP, &request, length)
            case .ipv6(let address):
                setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_MULTICAST_LOOP, &loops, size)
                var request = ipv6_mreq()
                request.ipv6mr_interface = UInt32(index)
                withUnsafeMutableBytes(of: &request.ipv6mr_multiaddr) { $0.copyBytes(from: address.rawValue) }
                var number = index
                if index != 0 { setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_MULTICAST_IF, &number, size) }
                result = setsockopt(
                    descriptor, Int32(IPPROTO_IPV6), IPV6_JOIN_GROUP, &request, socklen_t(MemoryLayout<ipv6_mreq>.size))
            case .name: return .posix(.EINVAL)
            }
            if result != 0 { return NWError(errno: errno) }
        }
        return nil
    }
}
