import Glibc

// The addresses of BSD begin with their own length, which Linux's addresses have no room for.

extension sockaddr {
    /// The size of an address of this type; a new value is ignored, since calls on this system receive it separately.
    public var sa_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr>.size) }
        set {}
    }
}

extension sockaddr_in {
    /// The size of an address of this type; a new value is ignored, since calls on this system receive it separately.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set {}
    }
}

extension sockaddr_in6 {
    /// The size of an address of this type; a new value is ignored, since calls on this system receive it separately.
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in6>.size) }
        set {}
    }
}
