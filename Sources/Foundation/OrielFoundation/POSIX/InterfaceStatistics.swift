import Glibc

/// The family of an interface's address in its link, in the lists of `getifaddrs`.
///
/// The entries of this family have an ``if_data`` in their `ifa_data`.
public let AF_LINK: Int32 = AF_PACKET
/// The family of protocols of an interface's link.
public let PF_LINK: Int32 = AF_PACKET

/// The counts of bytes and packets of an interface since it was made, by the kernel.
///
/// The numbers have 32 bits, and begin at 0 again behind the greatest one.
public struct if_data {
    /// The packets that were received.
    public var ifi_ipackets: UInt32 = 0
    /// The packets that were sent.
    public var ifi_opackets: UInt32 = 0
    /// The bytes that were received.
    public var ifi_ibytes: UInt32 = 0
    /// The bytes that were sent.
    public var ifi_obytes: UInt32 = 0
    /// The packets that were not received, because of an error.
    public var ifi_ierrors: UInt32 = 0
    /// The packets that were not sent, because of an error.
    public var ifi_oerrors: UInt32 = 0
    /// The packets that were received, and dropped.
    public var ifi_iqdrops: UInt32 = 0
    /// The packets that were dropped before they were sent.
    public var ifi_oqdrops: UInt32 = 0
    /// The packets to several receivers that were received.
    public var ifi_imcasts: UInt32 = 0
    /// The collisions.
    public var ifi_collisions: UInt32 = 0
    /// The kernel's other counts, which Apple's record does not have.
    private var others: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0, 0, 0)
    private var moreOthers: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0, 0, 0, 0)

    /// Creates a record of an interface that has sent and received nothing.
    public init() {}
}
