import Glibc

// Well-known ports. On Apple's systems these are numbers of C; this system's headers list them as cases, which Swift imports as
// other types. The numbers here are chosen where an `Int32` is wanted.

/// Sends back.
@_disfavoredOverload public var IPPORT_ECHO: Int32 { Int32(Glibc.IPPORT_ECHO) }
/// Reads and forgets.
@_disfavoredOverload public var IPPORT_DISCARD: Int32 { Int32(Glibc.IPPORT_DISCARD) }
/// The users of a machine.
@_disfavoredOverload public var IPPORT_SYSTAT: Int32 { Int32(Glibc.IPPORT_SYSTAT) }
/// The time as text.
@_disfavoredOverload public var IPPORT_DAYTIME: Int32 { Int32(Glibc.IPPORT_DAYTIME) }
/// The state of a net.
@_disfavoredOverload public var IPPORT_NETSTAT: Int32 { Int32(Glibc.IPPORT_NETSTAT) }
/// FTP.
@_disfavoredOverload public var IPPORT_FTP: Int32 { Int32(Glibc.IPPORT_FTP) }
/// Telnet.
@_disfavoredOverload public var IPPORT_TELNET: Int32 { Int32(Glibc.IPPORT_TELNET) }
/// Mail.
@_disfavoredOverload public var IPPORT_SMTP: Int32 { Int32(Glibc.IPPORT_SMTP) }
/// The time.
@_disfavoredOverload public var IPPORT_TIMESERVER: Int32 { Int32(Glibc.IPPORT_TIMESERVER) }
/// Names.
@_disfavoredOverload public var IPPORT_NAMESERVER: Int32 { Int32(Glibc.IPPORT_NAMESERVER) }
/// Owners of names.
@_disfavoredOverload public var IPPORT_WHOIS: Int32 { Int32(Glibc.IPPORT_WHOIS) }
/// Mail, before SMTP.
@_disfavoredOverload public var IPPORT_MTP: Int32 { Int32(Glibc.IPPORT_MTP) }
/// TFTP.
@_disfavoredOverload public var IPPORT_TFTP: Int32 { Int32(Glibc.IPPORT_TFTP) }
/// Jobs.
@_disfavoredOverload public var IPPORT_RJE: Int32 { Int32(Glibc.IPPORT_RJE) }
/// Users.
@_disfavoredOverload public var IPPORT_FINGER: Int32 { Int32(Glibc.IPPORT_FINGER) }
/// Terminals.
@_disfavoredOverload public var IPPORT_TTYLINK: Int32 { Int32(Glibc.IPPORT_TTYLINK) }
/// Terminals with screens.
@_disfavoredOverload public var IPPORT_SUPDUP: Int32 { Int32(Glibc.IPPORT_SUPDUP) }
/// Programs with a password.
@_disfavoredOverload public var IPPORT_EXECSERVER: Int32 { Int32(Glibc.IPPORT_EXECSERVER) }
/// Logins.
@_disfavoredOverload public var IPPORT_LOGINSERVER: Int32 { Int32(Glibc.IPPORT_LOGINSERVER) }
/// Programs.
@_disfavoredOverload public var IPPORT_CMDSERVER: Int32 { Int32(Glibc.IPPORT_CMDSERVER) }
/// Files.
@_disfavoredOverload public var IPPORT_EFSSERVER: Int32 { Int32(Glibc.IPPORT_EFSSERVER) }
/// News of mail.
@_disfavoredOverload public var IPPORT_BIFFUDP: Int32 { Int32(Glibc.IPPORT_BIFFUDP) }
/// Users of a net.
@_disfavoredOverload public var IPPORT_WHOSERVER: Int32 { Int32(Glibc.IPPORT_WHOSERVER) }
/// Routes.
@_disfavoredOverload public var IPPORT_ROUTESERVER: Int32 { Int32(Glibc.IPPORT_ROUTESERVER) }
/// The first port above the ones that the system gives out.
@_disfavoredOverload public var IPPORT_USERRESERVED: Int32 { Int32(Glibc.IPPORT_USERRESERVED) }
