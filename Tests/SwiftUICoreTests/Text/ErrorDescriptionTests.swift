import Foundation
import Testing

@testable import OrielFoundation

@Suite("Sentences of errors")
struct ErrorDescriptionTests {
    init() { FoundationMethods.replace() }

    private struct Number: Decodable { let number: Int }
    private struct Reason: LocalizedError { var failureReason: String? { "It rains." } }
    private struct Own: LocalizedError { var errorDescription: String? { "Not today." } }
    private enum Plain: Error { case one }

    private func sentence(_ body: () throws -> Void) -> String? {
        do { try body() } catch { return error.localizedDescription }
        return nil
    }

    @Test("Data that cannot be decoded")
    func decoding() {
        let missing = "The data couldn\u{2019}t be read because it is missing."
        let wrong = "The data couldn\u{2019}t be read because it isn\u{2019}t in the correct format."
        for (text, expected) in [
            ("{}", missing), ("{\"number\":null}", missing), ("{\"number\":\"x\"}", wrong), ("{", wrong),
        ] {
            #expect(
                sentence { _ = try JSONDecoder().decode(Number.self, from: Data(text.utf8)) } == expected, "\(text)")
        }
        #expect(sentence { _ = try JSONSerialization.jsonObject(with: Data("{".utf8)) } == wrong)
    }

    @Test("Files that cannot be read, written, moved and removed")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "errors-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (none, one, two) = (
            folder.appending(path: "none.txt"), folder.appending(path: "1"), folder.appending(path: "2")
        )
        for file in [one, two] { try Data().write(to: file) }
        let name = "\u{201C}\(folder.lastPathComponent)\u{201D}"
        #expect(
            sentence { _ = try Data(contentsOf: none) }
                == "The file \u{201C}none.txt\u{201D} couldn\u{2019}t be opened because there is no such file.")
        #expect(
            sentence { try FileManager.default.removeItem(at: none) }
                == "\u{201C}none.txt\u{201D} couldn\u{2019}t be removed.")
        #expect(
            sentence { try FileManager.default.copyItem(at: one, to: two) }
                == "\u{201C}1\u{201D} couldn\u{2019}t be copied to \(name) because an item with the same name already exists."
        )
        #expect(
            sentence { try FileManager.default.createDirectory(at: one, withIntermediateDirectories: false) }
                == "The file \u{201C}1\u{201D} couldn\u{2019}t be saved in the folder \(name) "
                + "because a file with the same name already exists.")
    }

    @Test("Requests that failed have the system's words, not the library's")
    func requests() throws {
        let address = try #require(URL(string: "https://a.example/b"))
        func text(_ code: URLError.Code, _ own: String = "curl: (6)") -> String {
            let facts: [String: Any] = [
                NSLocalizedDescriptionKey: own, NSURLErrorFailingURLErrorKey: address,
                NSURLErrorFailingURLStringErrorKey: address.absoluteString,
            ]
            let error = NSError(domain: NSURLErrorDomain, code: code.rawValue, userInfo: facts)
            #expect(URLError(_nsError: error).localizedDescription == error.localizedDescription)
            return error.localizedDescription
        }
        #expect(text(.cannotFindHost) == "A server with the specified hostname could not be found.")
        #expect(text(.timedOut) == "The request timed out." && text(.cancelled) == "cancelled")
        #expect(text(.serverCertificateUntrusted).contains("pretending to be \u{201C}a.example\u{201D} which"))
        #expect(text(.callIsActive, "Own words") == "Own words")
        let own = NSError(domain: NSURLErrorDomain, code: -1001, userInfo: [NSLocalizedDescriptionKey: "Mine"])
        #expect(own.localizedDescription == "Mine")
    }

    @Test("Errors without a sentence, and with their own")
    func others() {
        let failure = "The operation couldn\u{2019}t be completed."
        #expect((Own() as any Error).localizedDescription == "Not today.")
        #expect((Reason() as any Error).localizedDescription == "\(failure) It rains.")
        let plain = (Plain.one as any Error).localizedDescription
        #expect(plain.hasPrefix("\(failure) (") && plain.hasSuffix("Plain error 0.)"))
        #expect(NSError(domain: "a", code: 3).localizedDescription == "\(failure) (a error 3.)")
        #expect(URLError(.badURL).localizedDescription == "\(failure) (NSURLErrorDomain error -1000.)")
        #expect(NSError(domain: NSCocoaErrorDomain, code: 9).localizedDescription == "\(failure) (Cocoa error 9.)")
        #expect(CocoaError(.fileNoSuchFile).localizedDescription.hasPrefix(failure))
    }
}
