import Glibc

// The addresses of BSD begin with their own length, which Linux's addresses have no room for.

extension sockaddr {
    /// The size of an address of this family; a new value is ignored, since calls on this system receive it separately.
    public var sa_len: UInt8 {
        get { size(of: sa_family) ?? UInt8(MemoryLayout<sockaddr>.size) }
        set {}
    }

    /// Creates an address; the length is ignored, since calls on this system receive it separately.
    public init(
        sa_len: UInt8, sa_family: sa_family_t,
        sa_data: (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar)
    ) { self.init(sa_family: sa_family, sa_data: sa_data) }
}

extension sockaddr_in {
    /// The size of an address of this type; a new value is ignored, since calls on this system receive it separately.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set {}
    }

    /// Creates an address; the length is ignored, since calls on this system receive it separately.
    public init(
        sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
        sin_zero: (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar)
    ) { self.init(sin_family: sin_family, sin_port: sin_port, sin_addr: sin_addr, sin_zero: (0, 0, 0, 0, 0, 0, 0, 0)) }
    /// Creates an address whose family has the size that it has on Apple's systems.
    @_disfavoredOverload
    public init(
        sin_len: UInt8, sin_family: UInt8, sin_port: in_port_t, sin_addr: in_addr,
        sin_zero: (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar)
    ) {
        self.init(
            sin_len: sin_len, sin_family: sa_family_t(sin_family), sin_port: sin_port, sin_addr: sin_addr,
            sin_zero: sin_zero)
    }
}

extension sockaddr_in6 {
    /// The size of an address of this type; a new value is ignored, since calls on this system receive it separately.
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in6>.size) }
        set {}
    }

    /// Creates an address; the length is ignored, since calls on this system receive it separately.
    public init(
        sin6_len: UInt8, sin6_family: sa_family_t, sin6_port: in_port_t, sin6_flowinfo: UInt32, sin6_addr: in6_addr,
        sin6_scope_id: UInt32
    ) {
        self.init(
            sin6_family: sin6_family, sin6_port: sin6_port, sin6_flowinfo: sin6_flowinfo, sin6_addr: sin6_addr,
            sin6_scope_id: sin6_scope_id)
    }
    /// Creates an address whose family has the size that it has on Apple's systems.
    @_disfavoredOverload
    public init(
        sin6_len: UInt8, sin6_family: UInt8, sin6_port: in_port_t, sin6_flowinfo: UInt32, sin6_addr: in6_addr,
        sin6_scope_id: UInt32
    ) {
        self.init(
            sin6_len: sin6_len, sin6_family: sa_family_t(sin6_family), sin6_port: sin6_port,
            sin6_flowinfo: sin6_flowinfo, sin6_addr: sin6_addr, sin6_scope_id: sin6_scope_id)
    }
}

extension sockaddr_un {
    /// The size of an address of this type; a new value is ignored, since calls on this system receive it separately.
    public var sun_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_un>.size) }
        set {}
    }
}

extension sockaddr_storage {
    /// The size of an address of this family; a new value is ignored, since calls on this system receive it separately.
    public var ss_len: UInt8 {
        get { size(of: ss_family) ?? UInt8(MemoryLayout<sockaddr_storage>.size) }
        set {}
    }
}

extension addrinfo {
    /// Creates a record, with its parts in the order that they have on Apple's systems.
    public init(
        ai_flags: Int32, ai_family: Int32, ai_socktype: Int32, ai_protocol: Int32, ai_addrlen: socklen_t,
        ai_canonname: UnsafeMutablePointer<CChar>!, ai_addr: UnsafeMutablePointer<sockaddr>!,
        ai_next: UnsafeMutablePointer<addrinfo>!
    ) {
        self.init(
            ai_flags: ai_flags, ai_family: ai_family, ai_socktype: ai_socktype, ai_protocol: ai_protocol,
            ai_addrlen: ai_addrlen, ai_addr: ai_addr, ai_canonname: ai_canonname, ai_next: ai_next)
    }
}

extension flock {
    /// Creates a lock, with its parts in the order that they have on Apple's systems.
    public init(l_start: off_t, l_len: off_t, l_pid: pid_t, l_type: Int16, l_whence: Int16) {
        self.init(l_type: l_type, l_whence: l_whence, l_start: l_start, l_len: l_len, l_pid: l_pid)
    }
}

/// Returns the size of the addresses of a family; nil for an unknown one.
private func size(of family: sa_family_t) -> UInt8? {
    switch Int32(family) {
    case AF_INET: UInt8(MemoryLayout<sockaddr_in>.size)
    case AF_INET6: UInt8(MemoryLayout<sockaddr_in6>.size)
    case AF_UNIX: UInt8(MemoryLayout<sockaddr_un>.size)
    default: nil
    }
}
