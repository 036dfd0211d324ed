import SwiftUI
import SwiftUITesting
import Testing

@testable import AuthenticationServices

/// Signing in with a page, and with accounts that are not there.
@MainActor
@Suite("AuthenticationServices")
struct AuthenticationTests {
    @Test("A page that leads to an address of this machine ends the session with that address, query and all")
    func loopback() async throws {
        let port = try #require(Self.freePort())
        let page = try #require(
            URL(string: "https://login.example.org/auth?redirect_uri=http%3A%2F%2F127.0.0.1%3A\(port)%2Fdone&state=7"))
        let answer = try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<URL?, any Error>) in
            let session = ASWebAuthenticationSession(url: page, callbackURLScheme: "notes") { url, error in
                continuation.resume(with: error.map { .failure($0) } ?? .success(url))
            }
            session.open = { url, opened in
                #expect(url == page)
                opened(true)
                // The browser, which asks for its icon first.
                Task.detached {
                    for path in ["/favicon.ico", "/done?code=a%20b&state=7"] {
                        _ = try? await URLSession.shared.data(from: URL(string: "http://127.0.0.1:\(port)\(path)")!)
                    }
                }
            }
            #expect(session.canStart && session.start() && !session.canStart)
        }
        #expect(answer?.absoluteString == "http://127.0.0.1:\(port)/done?code=a%20b&state=7")
    }

    @Test("A scheme is registered while the session runs, and nothing of it is left when it is canceled")
    func scheme() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        var errors: [ASWebAuthenticationSessionError] = []
        let session = ASWebAuthenticationSession(
            url: URL(string: "https://login.example.org")!, callback: .customScheme("notes-app")
        ) { url, error in
            #expect(url == nil)
            errors += [error as? ASWebAuthenticationSessionError].compactMap { $0 }
        }
        session.open = { _, opened in opened(true) }
        session.registry = SchemeRegistry(folder: folder, program: "/usr/bin/true")
        #expect(session.start())
        let entry = folder.appending(path: "oriel-sign-in-notes-app.desktop")
        #expect(try String(contentsOf: entry, encoding: .utf8).contains("MimeType=x-scheme-handler/notes-app;\n"))
        session.cancel()
        session.cancel()
        #expect(errors.map(\.code) == [.canceledLogin] && !FileManager.default.fileExists(atPath: entry.path))
    }

    @Test("Schemes of the desktop, and addresses that cannot be received, end a session with an error")
    func refusals() {
        for callback in [
            ASWebAuthenticationSession.Callback.customScheme("https"), .customScheme("a b"),
            .https(host: "example.org", path: "/done"),
        ] {
            var error: (any Error)?
            let session = ASWebAuthenticationSession(url: URL(string: "https://example.org")!, callback: callback) {
                error = $1
            }
            session.open = { _, _ in Issue.record("The page must not be opened.") }
            _ = TestHost.warnings { #expect(!session.start()) }
            #expect((error as? ASWebAuthenticationSessionError)?.code == .presentationContextInvalid)
        }
        let file = ASWebAuthenticationSession(url: URL(string: "file:///etc/passwd")!, callbackURLScheme: "a") { _, _ in
        }
        #expect(!file.canStart && !file.start())
        #expect(
            ASWebAuthenticationSession.Callback.https(host: "A.org", path: "/b").matchesURL(
                URL(string: "https://a.org/b?c")!))
    }

    @Test("Sign in with Apple says that it is not there, once, and its requests fail")
    func apple() async throws {
        var (requests, results): (Int, [Bool]) = (0, [])
        let host = TestHost(
            SignInWithAppleButton(
                .continue,
                onRequest: { request in
                    request.requestedScopes = [.fullName, .email]
                    requests += 1
                },
                onCompletion: { result in
                    if case .failure(let error) = result {
                        results.append((error as? ASAuthorizationError)?.code == .notHandled)
                    }
                }
            )
            .signInWithAppleButtonStyle(.whiteOutline).frame(height: 44), size: CGSize(width: 300, height: 100))
        let warnings = TestHost.warnings { host.tap(text: "Continue with Apple") }
        #expect(requests == 1 && results == [true] && warnings.count == 1)

        final class Delegate: NSObject, ASAuthorizationControllerDelegate {
            var ended: ((any Error) -> Void)?
            func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
                ended?(error)
            }
        }
        let delegate = Delegate()
        let controller = ASAuthorizationController(authorizationRequests: [
            ASAuthorizationAppleIDProvider().createRequest(), ASAuthorizationPasswordProvider().createRequest(),
        ])
        controller.delegate = delegate
        let error = await withCheckedContinuation { continuation in
            delegate.ended = { continuation.resume(returning: $0) }
            _ = TestHost.warnings { controller.performRequests() }
        }
        #expect((error as? ASAuthorizationError)?.code == .notHandled)
        #expect(try await ASAuthorizationAppleIDProvider().credentialState(forUserID: "1") == .notFound)
    }

    /// A port that nobody listens at.
    private static func freePort() -> UInt16? {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        return withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, length) == 0 && getsockname(socket, $0, &length) == 0
            }
        } ? UInt16(bigEndian: address.sin_port) : nil
    }
}
