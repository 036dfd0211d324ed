import DisplayList
import Foundation
import SwiftUICore
import SwiftUITesting
import Testing
import UniformTypeIdentifiers

@testable import AppKit

@MainActor @Suite("The workspace and panels of the front end") struct WorkspaceTests {
    init() { TestedApp.prepare() }

    /// Runs an action in a window whose front end has services.
    private func run(_ services: RecordingServices, _ action: @escaping () -> Void) -> TestHost {
        let host = TestHost(Button("Do", action: action), size: CGSize(width: 200, height: 100))
        host.host.services = services
        host.tap(text: "Do")
        return host
    }

    @Test("Addresses of the web are opened by the front end; other schemes and missing files are refused")
    func opening() throws {
        let services = RecordingServices()
        var results: [Bool] = []
        let web = try #require(URL(string: "https://example.org/a"))
        let game = try #require(URL(string: "steam://run/1"))
        let missing = URL(fileURLWithPath: "/nowhere/at/all.txt")
        let warnings = TestHost.warnings {
            _ = run(services) {
                results = [web, game, missing].map { NSWorkspace.shared.open($0) }
                results.append(NSWorkspace.shared.openFile("/nowhere/at/all.txt"))
                results.append(NSWorkspace.shared.selectFile("/nowhere/at/all.txt", inFileViewerRootedAtPath: ""))
            }
        }
        #expect(results == [true, false, false, false, false] && services.opened == [web])
        #expect(warnings.count == 1)
    }

    @Test("Icons are symbols for kinds of files")
    func icons() {
        let workspace = NSWorkspace.shared
        #expect(workspace.icon(forFile: NSTemporaryDirectory()) == NSImage(systemName: "folder"))
        #expect(workspace.icon(forFile: "/nowhere/a.png") == NSImage(systemName: "photo"))
        #expect(workspace.icon(for: .plainText) == NSImage(systemName: "doc.text"))
        #expect(workspace.icon(forFileType: "") == NSImage(systemName: "doc"))
    }

    @Test("Only this app is known, and others are not started")
    func apps() throws {
        let screen = try #require(NSScreen.main)
        let workspace = NSWorkspace.shared
        #expect(workspace.runningApplications == [.current] && !NSRunningApplication.current.isHidden)
        #expect(NSRunningApplication(processIdentifier: 1) == nil)
        #expect(workspace.urlForApplication(withBundleIdentifier: "org.example.other") == nil)
        let warnings = TestHost.warnings {
            #expect(!workspace.launchApplication("Other"))
            #expect(throws: CocoaError.self) {
                try workspace.setDesktopImageURL(URL(fileURLWithPath: "/a.png"), for: screen)
            }
        }
        #expect(warnings.count == 2)
    }

    @Test("A panel passes its settings to the front end, and reports the choice")
    func panels() throws {
        let services = RecordingServices()
        let file = URL(fileURLWithPath: "/tmp/a.png")
        services.chosen = [file]
        let panel = NSOpenPanel()
        panel.allowedContentTypes = [.png]
        panel.allowsMultipleSelection = true
        panel.message = "Choose"
        panel.prompt = "Take"
        var response: NSApplication.ModalResponse?
        _ = run(services) { panel.begin { response = $0 } }
        #expect(response == .OK && panel.url == file && panel.urls == [file])
        let request = try #require(services.requests.first)
        #expect(request.types == ["public.png"] && request.message == "Choose" && request.confirmationLabel == "Take")
        services.chosen = nil
        _ = run(services) { panel.begin { response = $0 } }
        #expect(response == .cancel && panel.url == nil)
        let save = NSSavePanel()
        save.nameFieldStringValue = "Note.txt"
        services.chosen = [file]
        _ = run(services) { save.begin { response = $0 } }
        #expect(response == .OK && save.url == file && services.requests.count == 3)
    }

    @Test("A panel that would wait is canceled at once, with a warning")
    func waiting() {
        var response: NSApplication.ModalResponse?
        let warnings = TestHost.warnings { response = NSOpenPanel().runModal() }
        #expect(response == .cancel && warnings.contains { $0.contains("NSOpenPanel.runModal()") })
    }
}
