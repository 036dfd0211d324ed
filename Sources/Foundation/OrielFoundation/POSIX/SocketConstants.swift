import Glibc

// Constants of sockets. On Apple's systems these are numbers of C; this system's headers list them as cases, which Swift imports
// as other types. The numbers here are chosen where an `Int32` is wanted.

// Kinds of sockets.

/// A stream of bytes, both ways.
@_disfavoredOverload public var SOCK_STREAM: Int32 { Int32(truncatingIfNeeded: Glibc.SOCK_STREAM.rawValue) }
/// Datagrams.
@_disfavoredOverload public var SOCK_DGRAM: Int32 { Int32(truncatingIfNeeded: Glibc.SOCK_DGRAM.rawValue) }
/// Datagrams of a protocol below transport.
@_disfavoredOverload public var SOCK_RAW: Int32 { Int32(truncatingIfNeeded: Glibc.SOCK_RAW.rawValue) }
/// Datagrams that arrive, in any order.
@_disfavoredOverload public var SOCK_RDM: Int32 { Int32(truncatingIfNeeded: Glibc.SOCK_RDM.rawValue) }
/// Datagrams that arrive, in their order.
@_disfavoredOverload public var SOCK_SEQPACKET: Int32 { Int32(truncatingIfNeeded: Glibc.SOCK_SEQPACKET.rawValue) }
/// The flag that closes a socket when another program is started.
@_disfavoredOverload public var SOCK_CLOEXEC: Int32 { Int32(truncatingIfNeeded: Glibc.SOCK_CLOEXEC.rawValue) }
/// The flag that makes calls return at once.
@_disfavoredOverload public var SOCK_NONBLOCK: Int32 { Int32(truncatingIfNeeded: Glibc.SOCK_NONBLOCK.rawValue) }

// Protocols.

/// The Internet Protocol, for options of sockets.
@_disfavoredOverload public var IPPROTO_IP: Int32 { Int32(Glibc.IPPROTO_IP) }
/// Messages about errors.
@_disfavoredOverload public var IPPROTO_ICMP: Int32 { Int32(Glibc.IPPROTO_ICMP) }
/// Management of groups.
@_disfavoredOverload public var IPPROTO_IGMP: Int32 { Int32(Glibc.IPPROTO_IGMP) }
/// Tunnels of IP in IP.
@_disfavoredOverload public var IPPROTO_IPIP: Int32 { Int32(Glibc.IPPROTO_IPIP) }
/// TCP.
@_disfavoredOverload public var IPPROTO_TCP: Int32 { Int32(Glibc.IPPROTO_TCP) }
/// The exterior gateway protocol.
@_disfavoredOverload public var IPPROTO_EGP: Int32 { Int32(Glibc.IPPROTO_EGP) }
/// PUP.
@_disfavoredOverload public var IPPROTO_PUP: Int32 { Int32(Glibc.IPPROTO_PUP) }
/// UDP.
@_disfavoredOverload public var IPPROTO_UDP: Int32 { Int32(Glibc.IPPROTO_UDP) }
/// XNS.
@_disfavoredOverload public var IPPROTO_IDP: Int32 { Int32(Glibc.IPPROTO_IDP) }
/// The transport protocol of class 4.
@_disfavoredOverload public var IPPROTO_TP: Int32 { Int32(Glibc.IPPROTO_TP) }
/// The Internet Protocol of version 6.
@_disfavoredOverload public var IPPROTO_IPV6: Int32 { Int32(Glibc.IPPROTO_IPV6) }
/// Reservation of resources.
@_disfavoredOverload public var IPPROTO_RSVP: Int32 { Int32(Glibc.IPPROTO_RSVP) }
/// General tunnels.
@_disfavoredOverload public var IPPROTO_GRE: Int32 { Int32(Glibc.IPPROTO_GRE) }
/// Encrypted content of packets.
@_disfavoredOverload public var IPPROTO_ESP: Int32 { Int32(Glibc.IPPROTO_ESP) }
/// Signed headers of packets.
@_disfavoredOverload public var IPPROTO_AH: Int32 { Int32(Glibc.IPPROTO_AH) }
/// The transport of multicasts.
@_disfavoredOverload public var IPPROTO_MTP: Int32 { Int32(Glibc.IPPROTO_MTP) }
/// Encapsulated packets.
@_disfavoredOverload public var IPPROTO_ENCAP: Int32 { Int32(Glibc.IPPROTO_ENCAP) }
/// Multicasts without a protocol of their own.
@_disfavoredOverload public var IPPROTO_PIM: Int32 { Int32(Glibc.IPPROTO_PIM) }
/// SCTP.
@_disfavoredOverload public var IPPROTO_SCTP: Int32 { Int32(Glibc.IPPROTO_SCTP) }
/// Packets with their header.
@_disfavoredOverload public var IPPROTO_RAW: Int32 { Int32(Glibc.IPPROTO_RAW) }
/// The number above all protocols.
@_disfavoredOverload public var IPPROTO_MAX: Int32 { Int32(Glibc.IPPROTO_MAX) }
/// Options for each hop.
@_disfavoredOverload public var IPPROTO_HOPOPTS: Int32 { Int32(Glibc.IPPROTO_HOPOPTS) }
/// The header with the route.
@_disfavoredOverload public var IPPROTO_ROUTING: Int32 { Int32(Glibc.IPPROTO_ROUTING) }
/// The header of fragments.
@_disfavoredOverload public var IPPROTO_FRAGMENT: Int32 { Int32(Glibc.IPPROTO_FRAGMENT) }
/// Messages about errors, of version 6.
@_disfavoredOverload public var IPPROTO_ICMPV6: Int32 { Int32(Glibc.IPPROTO_ICMPV6) }
/// No further header.
@_disfavoredOverload public var IPPROTO_NONE: Int32 { Int32(Glibc.IPPROTO_NONE) }
/// Options for the destination.
@_disfavoredOverload public var IPPROTO_DSTOPTS: Int32 { Int32(Glibc.IPPROTO_DSTOPTS) }

// Sides that end.

/// Nothing more is received.
@_disfavoredOverload public var SHUT_RD: Int32 { Int32(Glibc.SHUT_RD) }
/// Nothing more is sent.
@_disfavoredOverload public var SHUT_WR: Int32 { Int32(Glibc.SHUT_WR) }
/// Nothing more is received or sent.
@_disfavoredOverload public var SHUT_RDWR: Int32 { Int32(Glibc.SHUT_RDWR) }

// Flags of messages.

/// Data out of band.
@_disfavoredOverload public var MSG_OOB: Int32 { Int32(Glibc.MSG_OOB) }
/// The message stays to be received again.
@_disfavoredOverload public var MSG_PEEK: Int32 { Int32(Glibc.MSG_PEEK) }
/// Only to hosts of the same net.
@_disfavoredOverload public var MSG_DONTROUTE: Int32 { Int32(Glibc.MSG_DONTROUTE) }
/// The end of a record.
@_disfavoredOverload public var MSG_EOR: Int32 { Int32(Glibc.MSG_EOR) }
/// The message was cut.
@_disfavoredOverload public var MSG_TRUNC: Int32 { Int32(Glibc.MSG_TRUNC) }
/// The control data was cut.
@_disfavoredOverload public var MSG_CTRUNC: Int32 { Int32(Glibc.MSG_CTRUNC) }
/// Waits for all bytes.
@_disfavoredOverload public var MSG_WAITALL: Int32 { Int32(Glibc.MSG_WAITALL) }
/// Returns at once.
@_disfavoredOverload public var MSG_DONTWAIT: Int32 { Int32(Glibc.MSG_DONTWAIT) }
/// No signal where the other side has ended the connection.
@_disfavoredOverload public var MSG_NOSIGNAL: Int32 { Int32(Glibc.MSG_NOSIGNAL) }
/// Control data with descriptors of files.
@_disfavoredOverload public var SCM_RIGHTS: Int32 { Int32(Glibc.SCM_RIGHTS) }
