import Foundation
import Glibc

// Classes by the functions of Objective-C, as Swift's runtime knows them.

/// Returns the class of an object; nil for a value that is not an object.
///
/// A class is an object of Objective-C as well; here it is returned itself.
public func object_getClass(_ obj: Any?) -> AnyClass? {
    guard let obj else { return nil }
    if let type = obj as? AnyClass { return type }
    return Swift.type(of: obj) as? AnyClass
}
/// Returns the name of an object's class, with its module's; “nil” for a value that is not an object.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }
/// Returns whether a value is a class.
public func object_isClass(_ obj: Any?) -> Bool { obj is AnyClass }

/// Makes an object one of another class, and returns its earlier class.
///
/// The class must be the object's, a subclass or a superclass, without stored properties that the other does not have: an object keeps its
/// size. With another class nothing happens, which is reported once, and nil is returned.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
    guard let obj, let current = Swift.type(of: obj) as? AnyClass else { return nil }
    let isRelated = lineage(of: cls).contains { $0 == current } || lineage(of: current).contains { $0 == cls }
    guard isRelated, class_getInstanceSize(cls) == class_getInstanceSize(current) else {
        RuntimeWarning.issue(
            "object_setClass: a \(current) cannot become a \(cls), which has other properties (see CompatibilityGaps.md)."
        )
        return nil
    }
    let object = obj as AnyObject
    withExtendedLifetime(object) {
        // An object begins with its class.
        Unmanaged.passUnretained(object).toOpaque().storeBytes(
            of: unsafeBitCast(cls, to: UnsafeRawPointer.self), as: UnsafeRawPointer.self)
    }
    return current
}

/// Returns the name of a class, with its module's; “nil” for nil.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
    KeptTexts.pointer(to: cls.map { String(reflecting: $0) } ?? "nil")
}
/// Returns the superclass of a class; nil if it has none.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }
/// Returns whether a class is one of a class's own methods; none is.
public func class_isMetaClass(_ cls: AnyClass?) -> Bool { false }
/// Returns the path of the program or library with a class; nil for nil.
public func class_getImageName(_ cls: AnyClass?) -> UnsafePointer<CChar>? {
    var found = Dl_info()
    guard let cls, dladdr(unsafeBitCast(cls, to: UnsafeRawPointer.self), &found) != 0, let name = found.dli_fname else {
        // Classes with type parameters are made when the program runs.
        return cls == nil ? nil : KeptTexts.pointer(to: Bundle.main.executablePath ?? CommandLine.arguments[0])
    }
    return UnsafePointer(name)
}

/// Returns how many bytes an object of a class takes; 0 for nil.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
    guard let cls else { return 0 }
    // The size of objects is in the class, behind the flags and the address point.
    let words = unsafeBitCast(cls, to: UnsafeRawPointer.self)
    return Int(words.load(fromByteOffset: instanceSizeOffset, as: UInt32.self))
}

/// Where a class has the size of its objects, in bytes: behind kind, superclass, flags and the address point.
private let instanceSizeOffset = 2 * MemoryLayout<Int>.size + 2 * MemoryLayout<UInt32>.size

/// A class and its superclasses, the nearest first.
func lineage(of type: AnyClass) -> UnfoldFirstSequence<AnyClass> { sequence(first: type) { _getSuperclass($0) } }

/// Returns the class of a name; nil where there is none.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any! { NSClassFromString(String(cString: name)) }
/// Returns the class of a name; nil where there is none.
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? { NSClassFromString(String(cString: name)) }
/// Returns the class of a name; nil where there is none.
public func objc_getRequiredClass(_ name: UnsafePointer<CChar>) -> AnyClass? { objc_lookUpClass(name) }
/// Returns the class of a class's own methods; nil, as there is none of the kind.
public func objc_getMetaClass(_ name: UnsafePointer<CChar>) -> Any! { lacksObjectiveC("objc_getMetaClass") }
/// Copies all classes into a list; returns 0, as Swift's runtime has no list of them, which is reported once.
public func objc_getClassList(_ buffer: UnsafeMutablePointer<AnyClass>?, _ bufferCount: Int32) -> Int32 {
    lacksObjectiveC("objc_getClassList") ?? 0
}
/// Returns a list of all classes; nil, as Swift's runtime has none, which is reported once.
public func objc_copyClassList(_ outCount: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<AnyClass>? {
    outCount?.pointee = 0
    return lacksObjectiveC("objc_copyClassList")
}
/// Returns the names of the classes of a library; nil, as Swift's runtime has no list of them, which is reported once.
public func objc_copyClassNamesForImage(
    _ image: UnsafePointer<CChar>, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<UnsafePointer<CChar>>? {
    outCount?.pointee = 0
    return lacksObjectiveC("objc_copyClassNamesForImage")
}

/// Reports once that a function needs Objective-C; returns nil.
func lacksObjectiveC<Value>(_ name: String) -> Value? {
    RuntimeWarning.issue("\(name): this system has no Objective-C (see CompatibilityGaps.md).")
    return nil
}
