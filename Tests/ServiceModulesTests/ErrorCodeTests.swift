import AVFoundation
import AuthenticationServices
import BackgroundTasks
import CloudKit
import Contacts
import CoreLocation
import HealthKit
import LocalAuthentication
import MapKit
import MultipeerConnectivity
import StoreKit
import SwiftUI
import Testing
import UserNotifications
import Vision
import WebKit

@Suite("Errors with codes")
struct ErrorCodeTests {
    /// A code by which an error is caught, told by its name.
    private static func name(of error: any Error) -> String {
        switch error {
        case LAError.userCancel: "LAError.userCancel"
        case LAError.passcodeNotSet: "LAError.passcodeNotSet"
        case AVError.decodeFailed: "AVError.decodeFailed"
        case ASAuthorizationError.canceled: "ASAuthorizationError.canceled"
        case ASWebAuthenticationSessionError.canceledLogin: "ASWebAuthenticationSessionError.canceledLogin"
        case BGTaskScheduler.Error.notPermitted: "BGTaskScheduler.Error.notPermitted"
        case CKError.networkFailure: "CKError.networkFailure"
        case CNError.authorizationDenied: "CNError.authorizationDenied"
        case CLError.denied: "CLError.denied"
        case HKError.errorNoData: "HKError.errorNoData"
        case MKError.directionsNotFound: "MKError.directionsNotFound"
        case SKError.paymentCancelled: "SKError.paymentCancelled"
        case UNError.notificationsNotAllowed: "UNError.notificationsNotAllowed"
        case VNError.timeout: "VNError.timeout"
        case WKError.javaScriptExceptionOccurred: "WKError.javaScriptExceptionOccurred"
        default: "another"
        }
    }

    @Test("A code catches its error among those of other frameworks, and of the same number")
    func caught() {
        let errors: [(String, any Error)] = [
            ("LAError.userCancel", LAError(.userCancel)), ("LAError.passcodeNotSet", LAError(.passcodeNotSet)),
            ("AVError.decodeFailed", AVError(.decodeFailed)),
            ("ASAuthorizationError.canceled", ASAuthorizationError(.canceled)),
            ("ASWebAuthenticationSessionError.canceledLogin", ASWebAuthenticationSessionError(.canceledLogin)),
            ("BGTaskScheduler.Error.notPermitted", BGTaskScheduler.Error(.notPermitted)),
            ("CKError.networkFailure", CKError(.networkFailure)),
            ("CNError.authorizationDenied", CNError(.authorizationDenied)), ("CLError.denied", CLError(.denied)),
            ("HKError.errorNoData", HKError(.errorNoData)),
            ("MKError.directionsNotFound", MKError(.directionsNotFound)),
            ("SKError.paymentCancelled", SKError(.paymentCancelled)),
            ("UNError.notificationsNotAllowed", UNError(.notificationsNotAllowed)),
            ("VNError.timeout", VNError(.timeout)),
            ("WKError.javaScriptExceptionOccurred", WKError(.javaScriptExceptionOccurred)),
        ]
        for (name, error) in errors { #expect(Self.name(of: error) == name) }
        #expect(Self.name(of: LAError(.biometryLockout)) == "another")
        #expect(Self.name(of: MCError(.timedOut)) == "another")
        #expect(Self.name(of: CancellationError()) == "another")
    }

    @Test("The number and the domain of an error are those of its code and its framework")
    func numbers() {
        let errors: [(any Error, String, Int)] = [
            (LAError(.userCancel), "com.apple.LocalAuthentication", -2), (MKError(.serverFailure), "MKErrorDomain", 2),
            (UNError(.notificationInvalidNoDate), "UNErrorDomain", 1400),
        ]
        for (error, domain, code) in errors {
            #expect((error as NSError).domain == domain && (error as NSError).code == code)
        }
    }
}
