import Foundation

// Classes that are made or changed when a program runs. Swift's runtime has a class as it was compiled.

/// Makes a class; returns nil, as this system has no Objective-C, which is reported once.
public func objc_allocateClassPair(
    _ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int
) -> AnyClass? { lacksObjectiveC("objc_allocateClassPair") }
/// Makes a class known that was made; there is none to make known.
public func objc_registerClassPair(_ cls: AnyClass) {}
/// Removes a class that was made; there is none to remove.
public func objc_disposeClassPair(_ cls: AnyClass) {}
/// Makes an object; returns nil, as only an initializer can make one, which is reported once.
public func class_createInstance(_ cls: AnyClass?, _ extraBytes: Int) -> Any? {
    lacksObjectiveC("class_createInstance")
}
/// Adds a variable to a class; returns false, as this system has no Objective-C, which is reported once.
@discardableResult
public func class_addIvar(
    _ cls: AnyClass?, _ name: UnsafePointer<CChar>, _ size: Int, _ alignment: UInt8, _ types: UnsafePointer<CChar>?
) -> Bool { lacksObjectiveC("class_addIvar") ?? false }
/// Makes a class conform to a protocol; returns false, as this system has no Objective-C, which is reported once.
@discardableResult
public func class_addProtocol(_ cls: AnyClass?, _ protocol: Any.Type) -> Bool {
    lacksObjectiveC("class_addProtocol") ?? false
}

/// Returns a pointer that stands for a closure, as the code of a method.
///
/// No class takes the code; ``imp_getBlock(_:)`` returns the closure.
public func imp_implementationWithBlock(_ block: Any) -> IMP { MethodBlocks.add(block) }
/// Returns the closure for which a pointer stands; nil if there is none.
public func imp_getBlock(_ anImp: IMP) -> Any? { MethodBlocks.block(anImp) }
/// Releases the closure for which a pointer stands; returns whether there was one.
@discardableResult
public func imp_removeBlock(_ anImp: IMP) -> Bool { MethodBlocks.remove(anImp) }

/// The closures that were made the code of methods.
private enum MethodBlocks {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var blocks: [OpaquePointer: Any] = [:]

    static func add(_ block: Any) -> OpaquePointer {
        let pointer = OpaquePointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
        lock.withLock { blocks[pointer] = block }
        return pointer
    }
    static func block(_ pointer: OpaquePointer) -> Any? { lock.withLock { blocks[pointer] } }
    static func remove(_ pointer: OpaquePointer) -> Bool {
        guard lock.withLock({ blocks.removeValue(forKey: pointer) }) != nil else { return false }
        UnsafeMutableRawPointer(pointer).deallocate()
        return true
    }
}
