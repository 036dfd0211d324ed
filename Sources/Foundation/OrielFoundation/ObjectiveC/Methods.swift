import Foundation

/// The code of a method of Objective-C; there is none here.
public typealias IMP = OpaquePointer

/// Returns a method of a class's objects; nil, as this system has no Objective-C, and a warning says so once.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> OpaquePointer? {
    lacks("class_getInstanceMethod")
}
/// Returns a method of a class; nil, as this system has no Objective-C.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> OpaquePointer? { lacks("class_getClassMethod") }
/// Returns the code of a method of a class's objects; nil, as this system has no Objective-C.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
    lacks("class_getMethodImplementation")
}
/// Returns a method's code.
public func method_getImplementation(_ m: OpaquePointer) -> IMP { m }
/// Returns the types of a method's parameters; nil for none.
public func method_getTypeEncoding(_ m: OpaquePointer) -> UnsafePointer<CChar>? { nil }
/// Exchanges the code of two methods; without effect, as this system has no Objective-C.
public func method_exchangeImplementations(_ m1: OpaquePointer, _ m2: OpaquePointer) {}
/// Sets the code of a method; without effect, as this system has no Objective-C.
///
/// Returns the code.
@discardableResult
public func method_setImplementation(_ m: OpaquePointer, _ imp: IMP) -> IMP { imp }
/// Adds a method to a class; returns false, as this system has no Objective-C.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
    lacks("class_addMethod") != nil
}
/// Replaces the code of a class's method; returns nil, as this system has no Objective-C.
@discardableResult
public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { lacks("class_replaceMethod") }

private func lacks(_ name: String) -> OpaquePointer? {
    RuntimeWarning.issue("\(name): this system has no Objective-C (see CompatibilityGaps.md).")
    return nil
}
