import Foundation

extension NWParameters {
    /// Sets the options of a new socket, and binds it if it must have an end of its own.
    ///
    /// Returns the error, if any.
    func prepare(_ descriptor: Int32, family: Int32) -> NWError? {
        var one: Int32 = 1
        let size = socklen_t(MemoryLayout<Int32>.size)
        (defaultProtocolStack.transportProtocol as? NWProtocolTCP.Options)?.apply(to: descriptor)
        if allowLocalEndpointReuse { setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &one, size) }
        if !isStream { setsockopt(descriptor, SOL_SOCKET, SO_BROADCAST, &one, size) }
        if defaultProtocolStack.ip.hopLimit > 0 {
            var limit = Int32(defaultProtocolStack.ip.hopLimit)
            if family == AF_INET6 {
                setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_UNICAST_HOPS, &limit, size)
            } else if family == AF_INET {
                setsockopt(descriptor, Int32(IPPROTO_IP), IP_TTL, &limit, size)
            }
        }
        if let name = requiredInterface?.name {
            let result = name.withCString {
                setsockopt(descriptor, SOL_SOCKET, SO_BINDTODEVICE, $0, socklen_t(name.utf8.count))
            }
            if result != 0 { return NWError(errno: errno) }
        }
        guard let requiredLocalEndpoint else { return nil }
        switch requiredLocalEndpoint.addresses(isStream: isStream, version: defaultProtocolStack.ip.version) {
        case .failure(let error): return error
        case .success(let addresses):
            guard let address = addresses.first(where: { $0.family == family }) else { return .posix(.EADDRNOTAVAIL) }
            return address.withPointer { bind(descriptor, $0, $1) } == 0 ? nil : NWError(errno: errno)
        }
    }
}
