import Foundation

// The flags of ways to hosts by their older names, which are numbers.

/// The way is a connection that may come and go.
public let kSCNetworkFlagsTransientConnection: Int = 1 << 0
/// There is a way.
public let kSCNetworkFlagsReachable: Int = 1 << 1
/// A connection must be made first.
public let kSCNetworkFlagsConnectionRequired: Int = 1 << 2
/// The connection is made by the first packet.
public let kSCNetworkFlagsConnectionAutomatic: Int = 1 << 3
/// The user must make the connection.
public let kSCNetworkFlagsInterventionRequired: Int = 1 << 4
/// The host is this machine.
public let kSCNetworkFlagsIsLocalAddress: Int = 1 << 16
/// The host is on the same net.
public let kSCNetworkFlagsIsDirect: Int = 1 << 17
/// The way is a connection that may come and go.
public let kSCNetworkReachabilityFlagsTransientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
/// There is a way.
public let kSCNetworkReachabilityFlagsReachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
/// A connection must be made first.
public let kSCNetworkReachabilityFlagsConnectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
/// The user must make the connection.
public let kSCNetworkReachabilityFlagsInterventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
/// The host is this machine.
public let kSCNetworkReachabilityFlagsIsLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
/// The host is on the same net.
public let kSCNetworkReachabilityFlagsIsDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
/// The connection is made by the first packet.
public let kSCNetworkReachabilityFlagsConnectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
/// A program makes the connection.
public let kSCNetworkReachabilityFlagsConnectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
/// The way is a mobile one.
public let kSCNetworkReachabilityFlagsIsWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
