import SwiftUI
import Testing

@testable import OrielFoundation

@MainActor
@Suite("Contexts of extensions")
struct ExtensionContextTests {
    /// A context of a test's own, as apps make one for the tests of their extensions.
    private final class SharedPage: NSExtensionContext, @unchecked Sendable {
        override var inputItems: [Any] {
            let item = NSExtensionItem()
            item.attributedTitle = NSAttributedString(string: "A page")
            item.attachments = [NSItemProvider(object: "https://example.com" as NSString)]
            return [item]
        }
    }

    @Test("A controller has no context; an item of a context keeps its texts and parts, and its copy is its own")
    func items() throws {
        #expect(UIViewController().extensionContext == nil && NSExtensionContext().inputItems.isEmpty)
        let item = try #require(SharedPage().inputItems.first as? NSExtensionItem)
        let copy = try #require(item.copy() as? NSExtensionItem)
        copy.attributedTitle = nil
        #expect(item.attributedTitle?.string == "A page" && copy.attachments?.count == 1)
        #expect(item.attachments?.first?.canLoadObject(ofClass: NSString.self) == true)
    }

    @Test("A request ends once with items, or with an error; no address is opened")
    func ends() async {
        let context = NSExtensionContext()
        var expired: Bool?
        context.completeRequest(returningItems: nil) { expired = $0 }
        #expect(expired == false && context.returnedItems?.isEmpty == true)
        context.cancelRequest(withError: CancellationError())
        #expect(context.cancellationError is CancellationError)
        let address = URL(fileURLWithPath: "/")
        #expect(await context.open(address) == false)
    }
}
