import Foundation
import OrielFoundation

/// Accounts of FTP.
public let kSecAttrProtocolFTPAccount: CFString = "ftpa"
/// IRC.
public let kSecAttrProtocolIRC: CFString = "irc "
/// NNTP.
public let kSecAttrProtocolNNTP: CFString = "nntp"
/// AppleTalk.
public let kSecAttrProtocolAppleTalk: CFString = "atlk"
/// AFP over TCP.
public let kSecAttrProtocolAFP: CFString = "afp "
/// A proxy of FTP.
public let kSecAttrProtocolFTPProxy: CFString = "ftpx"
/// RTSP.
public let kSecAttrProtocolRTSP: CFString = "rtsp"
/// A proxy of RTSP.
public let kSecAttrProtocolRTSPProxy: CFString = "rtsx"
/// DAAP.
public let kSecAttrProtocolDAAP: CFString = "daap"
/// Events of programs on other machines.
public let kSecAttrProtocolEPPC: CFString = "eppc"
/// IPP.
public let kSecAttrProtocolIPP: CFString = "ipp "
/// NNTP over an encrypted connection.
public let kSecAttrProtocolNNTPS: CFString = "ntps"
/// LDAP over an encrypted connection.
public let kSecAttrProtocolLDAPS: CFString = "ldps"
/// Telnet over an encrypted connection.
public let kSecAttrProtocolTelnetS: CFString = "tels"
/// IRC over an encrypted connection.
public let kSecAttrProtocolIRCS: CFString = "ircs"
/// POP3 over an encrypted connection.
public let kSecAttrProtocolPOP3S: CFString = "pops"
/// Whether items that need the user are skipped; the older name of ``kSecUseAuthenticationUIFail``.
public let kSecUseNoAuthenticationUI: CFString = "u_NoAuthUI"
