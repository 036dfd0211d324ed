import DisplayList
import Testing

@testable import SwiftUI

/// Which front end shows an app.
@MainActor @Suite struct FrontEndChoiceTests {
    private func candidate(_ kind: HostTraits.Kind, _ obstacle: String? = nil) -> FrontEndCandidate {
        FrontEndCandidate(kind, obstacle: { obstacle }) { _ in fatalError("Only chosen, never made.") }
    }

    @Test("The first that can be used is taken, and why it is no window is said")
    func best() throws {
        let (window, image) = (candidate(.window), candidate(.image))
        let choice = try FrontEnds.choose(nil, among: [window, image])
        #expect(choice.candidate.kind == .window && choice.reason == nil)
        let blind = candidate(.window, "There is no display.")
        let other = try FrontEnds.choose(nil, among: [blind, candidate(.terminal, "No terminal."), image])
        #expect(other.candidate.kind == .image && other.reason == "There is no display.")
        let without = try FrontEnds.choose(nil, among: [image])
        #expect(without.candidate.kind == .image && without.reason?.contains("libgtk-4-dev") == true)
    }

    @Test("One that is asked for by name is taken, or there is none")
    func named() throws {
        let candidates = [candidate(.window), candidate(.terminal, "No terminal."), candidate(.image)]
        let choice = try FrontEnds.choose(.image, among: candidates)
        #expect(choice.candidate.kind == .image && choice.reason == nil)
        #expect(throws: FrontEnds.Problem(description: "No terminal.")) {
            try FrontEnds.choose(.terminal, among: candidates)
        }
        #expect(throws: FrontEnds.Problem.self) { try FrontEnds.choose(.browser, among: candidates) }
        #expect(throws: FrontEnds.Problem.self) { try FrontEnds.choose(nil, among: []) }
    }
}
