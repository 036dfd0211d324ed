import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Names of Apple's Foundation and SwiftUI that apps use in passing.
@Suite("Foundation's edges")
struct FoundationEdgeTests {
    private final class Lock {}
    private final class Nested: NSObject {}

    @Test("The file that a user chose can be used; a page of the web is no such file")
    func securityScope() {
        let file = URL(fileURLWithPath: "/tmp/a.txt")
        #expect(file.startAccessingSecurityScopedResource())
        file.stopAccessingSecurityScopedResource()
        #expect(!URL(string: "https://example.com")!.startAccessingSecurityScopedResource())
        #expect(NSURL(fileURLWithPath: "/tmp/a.txt").startAccessingSecurityScopedResource())
    }

    @Test("An object's lock can be taken again by its thread, and only its thread gives it back")
    func objectLock() {
        let lock = Lock()
        #expect(objc_sync_exit(lock) == OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
        #expect(objc_sync_enter(lock) == OBJC_SYNC_SUCCESS)
        #expect(objc_sync_enter(lock) == OBJC_SYNC_SUCCESS)
        #expect(objc_sync_exit(lock) == OBJC_SYNC_SUCCESS)
        #expect(objc_sync_exit(lock) == OBJC_SYNC_SUCCESS)
        #expect(objc_sync_exit(lock) == OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
        #expect(objc_sync_enter(nil) == OBJC_SYNC_SUCCESS)
    }

    @Test("Threads that lock one object wait for each other")
    func objectLockThreads() {
        let lock = Lock()
        nonisolated(unsafe) var count = 0
        nonisolated(unsafe) let shared = lock
        DispatchQueue.concurrentPerform(iterations: 400) { _ in
            objc_sync_enter(shared)
            count += 1
            objc_sync_exit(shared)
        }
        #expect(count == 400)
    }

    @Test("A class's name can be asked for where Foundation and SwiftUI are imported, for nested classes, too")
    func className() {
        #expect(NSStringFromClass(NSObject.self).hasSuffix("NSObject"))
        let name = NSStringFromClass(Nested.self)
        #expect(name.hasPrefix("SystemModulesTests.FoundationEdgeTests.") && name.hasSuffix(".Nested"))
    }

    @Test("An attributed string begins empty and grows")
    func attributedString() {
        let string = NSMutableAttributedString()
        #expect(string.length == 0)
        string.append(NSAttributedString(string: "One"))
        #expect(string.string == "One")
    }

    @Test("The older name of the keyboard for letters")
    func keyboard() {
        #expect(UIKeyboardType.alphabet == .asciiCapable)
    }

    @Test("A tuple of views is a view with both of them") @MainActor
    func tuple() {
        let pair = (Text("One"), Text("Two"))
        let host = TestHost(VStack { TupleView(pair) }, size: CGSize(width: 100, height: 80))
        #expect(host.text == ["One", "Two"])
    }
}
