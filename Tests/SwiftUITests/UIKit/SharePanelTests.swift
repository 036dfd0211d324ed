import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor
@Suite("Activities of an app's own")
struct SharePanelTests {
    private final class Stamp: UIActivity {
        let sort: String
        var log: [String] = []
        var shows: UIViewController?
        init(_ sort: String) {
            self.sort = sort
            super.init()
        }
        override var activityType: ActivityType? { ActivityType("stamp.\(sort)") }
        override var activityTitle: String? { "Stamp \(sort)" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.first is String }
        override func prepare(withActivityItems activityItems: [Any]) { log.append("prepare \(activityItems)") }
        override func perform() {
            log.append("perform")
            activityDidFinish(true)
            activityDidFinish(false)
        }
        override var activityViewController: UIViewController? { shows }
    }

    @Test("Are offered where they can be performed, and tell the panel when they are done")
    func activities() {
        let (red, blue) = (Stamp("red"), Stamp("blue"))
        let screen = UIViewController()
        let host = TestHost(ControllerContent(controller: screen), size: CGSize(width: 400, height: 500))
        var ends: [String] = []
        func show(_ items: [Any], without excluded: [UIActivity.ActivityType] = []) {
            let panel = UIActivityViewController(activityItems: items, applicationActivities: [red, blue])
            panel.excludedActivityTypes = excluded
            panel.completionWithItemsHandler = { type, done, _, _ in ends.append("\(type?.rawValue ?? "none") \(done)")
            }
            screen.present(panel, animated: false)
            host.advance(by: 1)
        }
        show([7])
        #expect(host.find(text: "Stamp red") == nil)
        host.tap(text: "Cancel")
        host.advance(by: 1)
        show(["letter"], without: [UIActivity.ActivityType("stamp.blue")])
        #expect(host.find(text: "Stamp blue") == nil)
        host.tap(text: "Stamp red")
        host.advance(by: 1)
        #expect(red.log == ["prepare [\"letter\"]", "perform"] && blue.log.isEmpty)
        #expect(ends == ["none false", "stamp.red true"])
        let page = UIViewController()
        page.title = "Colors"
        blue.shows = page
        show(["letter"])
        host.tap(text: "Stamp blue")
        host.advance(by: 1)
        #expect(screen.presentedViewController === page && blue.log == ["prepare [\"letter\"]"] && ends.count == 2)
    }

    @Test("A file is offered to other apps, and its delegate says whether it is shown")
    func documents() {
        final class Delegate: NSObject, UIDocumentInteractionControllerDelegate {
            var log: [String] = []
            func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
                log.append("begin")
            }
        }
        let file = UIDocumentInteractionController(url: URL(fileURLWithPath: "/tmp/Notes.pdf"))
        #expect(file.name == "Notes.pdf" && file.uti == "com.adobe.pdf")
        #expect(!file.presentPreview(animated: false))
        let screen = UIViewController()
        let host = TestHost(ControllerContent(controller: screen), size: CGSize(width: 400, height: 500))
        #expect(file.presentOptionsMenu(from: .zero, in: screen.view, animated: false))
        host.advance(by: 1)
        #expect(host.find(text: "Open") != nil && host.find(text: "Copy") != nil)
        file.dismissMenu(animated: false)
        host.advance(by: 1)
        #expect(host.find(text: "Copy") == nil)
        #expect(!UIDocumentInteractionController().presentOptionsMenu(from: .zero, in: screen.view, animated: false))
    }
}
