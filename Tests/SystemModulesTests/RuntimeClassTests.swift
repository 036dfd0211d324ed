import Foundation
import Testing

@testable import OrielFoundation

@Suite("Classes by the functions of Objective-C")
struct RuntimeClassTests {
    private class Base: NSObject {
        let number = 7
        var name: String = "a"
        weak var next: NSObject?
        func text() -> String { "base" }
    }
    private class Same: Base { override func text() -> String { "same" } }
    private final class Wider: Base, NSCopying {
        var more = 1.5
        func copy(with zone: NSZone? = nil) -> Any { self }
    }

    @Test("A class has a name, a superclass and a size")
    func classes() {
        let object = Wider()
        #expect(object_getClass(object) == Wider.self && object_getClass(3) == nil && object_getClass(nil) == nil)
        #expect(String(cString: object_getClassName(object)).hasSuffix(".Wider"))
        #expect(
            String(cString: class_getName(nil)) == "nil"
                && String(cString: class_getName(NSObject.self)) == "Foundation.NSObject")
        #expect(class_getSuperclass(Wider.self) == Base.self && class_getSuperclass(Base.self) == NSObject.self)
        #expect(class_getSuperclass(NSObject.self) == nil && class_getSuperclass(nil) == nil)
        #expect(class_getInstanceSize(Wider.self) == class_getInstanceSize(Base.self) + 8)
        #expect(objc_lookUpClass("there is none") == nil && objc_lookUpClass("Foundation.NSObject") == NSObject.self)
        #expect(class_getImageName(Base.self) != nil && class_getImageName(nil) == nil)
    }

    private protocol Named {}

    /// The warnings of a function.
    private func warnings(during body: () -> Void) -> [String] {
        var found: [String] = []
        RuntimeWarning.observing({ found.append($0) }, during: body)
        return found
    }

    @Test("A class conforms to its protocols and its superclasses'")
    func protocols() {
        #expect(
            class_conformsToProtocol(Wider.self, NSCopying.self) && !class_conformsToProtocol(Base.self, NSCopying.self)
        )
        #expect(class_conformsToProtocol(Wider.self, (NSCopying & CVarArg).self) == (Wider.self is any CVarArg.Type))
        #expect(class_conformsToProtocol(Wider.self, (Base & NSCopying).self))
        #expect(!class_conformsToProtocol(Wider.self, (Same & NSCopying).self))
        #expect(!class_conformsToProtocol(Wider.self, Named.self) && !class_conformsToProtocol(nil, Named.self))
        #expect(!class_conformsToProtocol(Wider.self, Int.self) && !class_conformsToProtocol(Wider.self, nil))
    }

    @Test("The stored properties of a class are its variables")
    func variables() throws {
        var count: UInt32 = 9
        let list = try #require(class_copyIvarList(Base.self, &count))
        defer { free(list) }
        let names = (0..<Int(count)).compactMap { ivar_getName(list[$0]).map { String(cString: $0) } }
        #expect(names == ["number", "name", "next"])
        #expect(ivar_getOffset(list[1]) == ivar_getOffset(list[0]) + 8)
        let attributes = try #require(class_getProperty(Wider.self, "name").flatMap { property_getAttributes($0) })
        #expect(String(cString: attributes) == "T@\"NSString\",N,Vname")
        let object = Wider()
        let next = try #require(class_getInstanceVariable(Wider.self, "next"))
        #expect(object_getIvar(object, next) == nil)
        object.next = object
        #expect(object_getIvar(object, next) as? NSObject === object)
        #expect(
            class_getInstanceVariable(Wider.self, "none") == nil && class_copyPropertyList(nil, &count) == nil
                && count == 0)
    }

    @Test("An object becomes one of a subclass that has no more properties, and of no other")
    func changes() {
        let object = Base()
        #expect(
            object_setClass(object, Same.self) == Base.self && object.text() == "same" && type(of: object) == Same.self)
        #expect(object_setClass(object, Base.self) == Same.self && object.text() == "base")
        let warnings = warnings {
            #expect(object_setClass(object, Wider.self) == nil && object_setClass(object, NSArray.self) == nil)
        }
        #expect(warnings.count == 2 && object.text() == "base")
    }

    @Test("Classes are not made when a program runs, which is reported; closures are kept")
    func making() {
        let warnings = warnings {
            #expect(objc_allocateClassPair(Base.self, "Made", 0) == nil)
            #expect(class_createInstance(Base.self, 0) == nil && class_copyMethodList(Base.self, nil) == nil)
        }
        #expect(warnings.count == 3)
        let code = imp_implementationWithBlock({ 5 })
        #expect((imp_getBlock(code) as? () -> Int)?() == 5)
        #expect(imp_removeBlock(code) && imp_getBlock(code) == nil && !imp_removeBlock(code))
        #expect(String(cString: sel_getName(sel_registerName("update:"))) == "update:")
    }
}
