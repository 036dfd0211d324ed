// Errors that only Apple's systems have. No call of this system reports one of these numbers, which are Apple's plus 1000: some of
// Apple's own numbers mean other errors here.

/// A user has too many processes.
public let EPROCLIM: Int32 = 1067
/// A structure of a remote call is not valid.
public let EBADRPC: Int32 = 1072
/// The version of remote calls is wrong.
public let ERPCMISMATCH: Int32 = 1073
/// The remote program is not there.
public let EPROGUNAVAIL: Int32 = 1074
/// The version of the remote program is wrong.
public let EPROGMISMATCH: Int32 = 1075
/// The remote program has no such procedure.
public let EPROCUNAVAIL: Int32 = 1076
/// The file is of a wrong type or format.
public let EFTYPE: Int32 = 1079
/// The authentication has failed.
public let EAUTH: Int32 = 1080
/// An authentication is needed.
public let ENEEDAUTH: Int32 = 1081
/// The device is off.
public let EPWROFF: Int32 = 1082
/// The device has an error.
public let EDEVERR: Int32 = 1083
/// The program is not valid.
public let EBADEXEC: Int32 = 1085
/// The program is for another processor.
public let EBADARCH: Int32 = 1086
/// The version of a shared library is wrong.
public let ESHLIBVERS: Int32 = 1087
/// The program is malformed.
public let EBADMACHO: Int32 = 1088
/// There is no such policy.
public let ENOPOLICY: Int32 = 1103
/// The queue of the interface is full.
public let EQFULL: Int32 = 1106
/// The greatest of the numbers.
public let ELAST: Int32 = 1106
