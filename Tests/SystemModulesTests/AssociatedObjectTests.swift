import Foundation
import OrielFoundation
import Testing

@Suite("Values associated with objects")
struct AssociatedObjectTests {
    private final class Owner {}
    private final class Value {}
    private let first = UnsafeRawPointer(bitPattern: 0x10)!
    private let second = UnsafeRawPointer(bitPattern: 0x20)!

    @Test("Each object has its own values, by key")
    func values() {
        let (a, b) = (Owner(), Owner())
        objc_setAssociatedObject(a, first, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(a, second, 2, .OBJC_ASSOCIATION_COPY)
        #expect(objc_getAssociatedObject(a, first) as? String == "one")
        #expect(objc_getAssociatedObject(a, second) as? Int == 2)
        #expect(objc_getAssociatedObject(b, first) == nil)
        objc_setAssociatedObject(a, first, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(a, first) == nil)
        objc_removeAssociatedObjects(a)
        #expect(objc_getAssociatedObject(a, second) == nil)
        objc_setAssociatedObject(3, first, "none", .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(3, first) == nil, "a number has no identity")
    }

    @Test("Assigned values are not kept, copied ones are copies")
    func policies() throws {
        let owner = Owner()
        var value: Value? = Value()
        objc_setAssociatedObject(owner, first, value, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(owner, first) as? Value === value)
        value = nil
        #expect(objc_getAssociatedObject(owner, first) == nil)
        let text = NSMutableString(string: "a")
        objc_setAssociatedObject(owner, first, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        text.append("b")
        #expect((objc_getAssociatedObject(owner, first) as? NSString)?.isEqual(to: "a") == true)
    }

    @Test("Values of gone objects are released, and later objects don't have them")
    func release() {
        weak var value: Value?
        do {
            let own = Value()
            value = own
            let owner = Owner()
            objc_setAssociatedObject(owner, first, own, .OBJC_ASSOCIATION_RETAIN)
        }
        var owners: [Owner] = []
        // The values of gone objects are released when there are twice as many as there were objects.
        for _ in 0..<2000 where value != nil {
            let owner = Owner()
            #expect(objc_getAssociatedObject(owner, first) == nil)
            objc_setAssociatedObject(owner, first, 1, .OBJC_ASSOCIATION_RETAIN)
            owners.append(owner)
        }
        #expect(value == nil)
    }

    @Test("Threads may use one object")
    func threads() {
        let owner = Owner()
        DispatchQueue.concurrentPerform(iterations: 200) { index in
            let key = UnsafeRawPointer(bitPattern: 0x100 + index % 4)!
            objc_setAssociatedObject(owner, key, index, .OBJC_ASSOCIATION_RETAIN)
            _ = objc_getAssociatedObject(owner, key)
        }
        let kept = (0..<4).map { objc_getAssociatedObject(owner, UnsafeRawPointer(bitPattern: 0x100 + $0)!) as? Int }
        #expect(kept.enumerated().allSatisfy { index, value in value.map { $0 % 4 == index } ?? false })
    }
}

@Suite("Locks by address")
struct UnfairLockTests {
    @Test("One thread at a time has it")
    func exclusion() {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        lock.initialize(to: OS_UNFAIR_LOCK_INIT)
        defer { lock.deallocate() }
        nonisolated(unsafe) var count = 0
        nonisolated(unsafe) let shared = lock
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1000 {
                os_unfair_lock_lock(shared)
                count += 1
                os_unfair_lock_unlock(shared)
            }
        }
        #expect(count == 8000)
        #expect(os_unfair_lock_trylock(lock))
        os_unfair_lock_assert_owner(lock)
        #expect(!os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
        os_unfair_lock_assert_not_owner(lock)
    }

    @Test("A pool returns the function's result and throws its error")
    func pool() {
        #expect(autoreleasepool { 7 } == 7)
        #expect(throws: CocoaError.self) { try autoreleasepool { throw CocoaError(.featureUnsupported) } }
    }
}
