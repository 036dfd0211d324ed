import Security
import SwiftUITesting
import Testing

@MainActor
@Suite("Rights of an administrator")
struct AuthorizationTests {
    @Test("A reference without rights can be made, and rights are denied with one warning")
    func rights() throws {
        var reference: AuthorizationRef?
        #expect(AuthorizationCreate(nil, nil, [], &reference) == errAuthorizationSuccess)
        let made = try #require(reference)
        let warnings = TestHost.warnings {
            kAuthorizationRightExecute.withCString { name in
                var item = AuthorizationItem(name: name, valueLength: 0, value: nil, flags: 0)
                withUnsafeMutablePointer(to: &item) { items in
                    var rights = AuthorizationRights(count: 1, items: items)
                    let flags: AuthorizationFlags = [.interactionAllowed, .extendRights]
                    #expect(AuthorizationCopyRights(made, &rights, nil, flags, nil) == errAuthorizationDenied)
                    #expect(AuthorizationCreate(&rights, nil, flags, &reference) == errAuthorizationDenied)
                }
            }
        }
        #expect(Set(warnings).count == 1 && reference == nil)
        #expect(AuthorizationFree(made, []) == errAuthorizationSuccess)
    }

    @Test("The form for other programs has thirty-two bytes: zeros, or those that are given")
    func forms() {
        func bytes(_ form: AuthorizationExternalForm) -> [UInt8] { withUnsafeBytes(of: form.bytes) { Array($0) } }
        let empty = AuthorizationExternalForm()
        #expect(kAuthorizationExternalFormLength == 32 && bytes(empty) == [UInt8](repeating: 0, count: 32))
        var form = empty
        (form.bytes.0, form.bytes.1, form.bytes.30, form.bytes.31) = (1, 2, 3, -1)
        #expect(bytes(form) == [1, 2] + [UInt8](repeating: 0, count: 28) + [3, 255])
        #expect(bytes(AuthorizationExternalForm(bytes: form.bytes)) == bytes(form))
    }

    @Test("Sets of rights have their numbers and places")
    func sets() {
        #expect(AuthorizationItemSet().count == 0 && AuthorizationItemSet().items == nil)
        "a".withCString { name in
            var number = 7
            withUnsafeMutablePointer(to: &number) { value in
                var item = AuthorizationItem(name: name, valueLength: 8, value: value, flags: 3)
                #expect(item.name == name && item.valueLength == 8 && item.flags == 3)
                #expect(item.value == UnsafeMutableRawPointer(value))
                withUnsafeMutablePointer(to: &item) {
                    let set = AuthorizationItemSet(count: 1, items: $0)
                    #expect(set.count == 1 && set.items == $0)
                }
            }
        }
    }

    @Test("The codes are Apple's")
    func codes() {
        let codes = [
            errAuthorizationInvalidSet, errAuthorizationInvalidRef, errAuthorizationInvalidTag,
            errAuthorizationInvalidPointer, errAuthorizationDenied, errAuthorizationCanceled,
            errAuthorizationInteractionNotAllowed, errAuthorizationInternal, errAuthorizationExternalizeNotAllowed,
            errAuthorizationInternalizeNotAllowed, errAuthorizationInvalidFlags,
        ]
        #expect(codes == (60001...60011).map { OSStatus(-$0) } && errAuthorizationSuccess == 0)
        #expect(errAuthorizationToolExecuteFailure == -60031 && errAuthorizationToolEnvironmentError == -60032)
        #expect(errAuthorizationBadAddress == -60033)
    }
}
