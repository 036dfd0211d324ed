import Foundation

/// The code of a method of Objective-C; there is none here.
public typealias IMP = OpaquePointer
/// A method of a class of Objective-C; there is none here.
public typealias Method = OpaquePointer

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

/// Returns the methods of a class; nil, as this system has no Objective-C, which is reported once.
public func class_copyMethodList(
    _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
    outCount?.pointee = 0
    return lacksObjectiveC("class_copyMethodList")
}
/// Returns whether objects of a class have a method; false, as this system has no Objective-C, which is reported once.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
    lacksObjectiveC("class_respondsToSelector") ?? false
}
/// Returns the name of a method; an empty one, as there are no methods.
public func method_getName(_ m: Method) -> Selector { Selector("") }
/// Returns the number of a method's parameters; 0, as there are no methods.
public func method_getNumberOfArguments(_ m: Method) -> UInt32 { 0 }
/// Returns the type of a method's result; an empty one, which the caller frees, as there are no methods.
public func method_copyReturnType(_ m: Method) -> UnsafeMutablePointer<CChar> { strdup("") }
/// Returns the type of a method's parameter; nil, as there are no methods.
public func method_copyArgumentType(_ m: Method, _ index: UInt32) -> UnsafeMutablePointer<CChar>? { nil }

/// Returns the text of a selector: its name, for a name.
public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> { KeptTexts.pointer(to: sel.description) }
/// Returns a selector that is a name.
public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector { Selector(String(cString: str)) }
/// Returns a selector that is a name.
public func sel_getUid(_ str: UnsafePointer<CChar>) -> Selector { sel_registerName(str) }
/// Returns whether two selectors are equal.
public func sel_isEqual(_ lhs: Selector, _ rhs: Selector) -> Bool { lhs == rhs }

private func lacks(_ name: String) -> OpaquePointer? { lacksObjectiveC(name) }
