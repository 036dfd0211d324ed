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
}
