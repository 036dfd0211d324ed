import Foundation
import ServiceManagement
import Testing

@Suite("Errors of programs that start with the desktop")
struct StartErrorTests {
    private func text(_ code: Int) -> String {
        switch code {
        case kSMErrorAlreadyRegistered: "registered"
        case kSMErrorLaunchDeniedByUser: "denied"
        case kSMErrorInvalidSignature: "signature"
        default: "other"
        }
    }

    @Test("The codes are compared with an error's code")
    func codes() {
        #expect(
            text(12) == "registered" && text(11) == "denied" && text(3) == "signature"
                && text(kSMErrorJobNotFound) == "other")
        let error = #expect(throws: NSError.self) { try SMAppService.loginItem(identifier: "a").register() }
        #expect(error?.code == kSMErrorJobNotFound)
        #expect(SMAppService.statusForLegacyPlist(at: URL(filePath: "/a.plist")) == .notFound)
    }
}
