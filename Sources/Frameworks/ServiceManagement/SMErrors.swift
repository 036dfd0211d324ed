import OrielFoundation

// The errors of programs that start with the desktop. The numbers and the words equal Apple's.

/// The domain of errors of this module.
public let kSMErrorDomainFramework: CFString! = "CFErrorDomainFramework"
/// The domain of errors between programs.
public let kSMErrorDomainIPC: CFString! = "CFErrorDomainIPC"
/// The domain of errors of the system's own service.
public let kSMErrorDomainLaunchd: CFString! = "CFErrorDomainLaunchd"

/// The system has failed.
public let kSMErrorInternalFailure: Int = 2
/// The program's signature is not valid.
public let kSMErrorInvalidSignature: Int = 3
/// The user has not allowed it.
public let kSMErrorAuthorizationFailure: Int = 4
/// The program is not one that can be registered.
public let kSMErrorToolNotValid: Int = 5
/// There is no such program.
public let kSMErrorJobNotFound: Int = 6
/// The service is not there.
public let kSMErrorServiceUnavailable: Int = 7
/// The program's description was not found.
public let kSMErrorJobPlistNotFound: Int = 8
/// The program must be enabled.
public let kSMErrorJobMustBeEnabled: Int = 9
/// The program's description is not valid.
public let kSMErrorInvalidPlist: Int = 10
/// The user has denied it.
public let kSMErrorLaunchDeniedByUser: Int = 11
/// The program is registered already.
public let kSMErrorAlreadyRegistered: Int = 12
