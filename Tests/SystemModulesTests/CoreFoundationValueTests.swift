import Foundation
import OrielFoundation
import Testing

/// Core Foundation's functions of types, bytes and texts with attributes, each edge from both sides.
@Suite("Core Foundation's values")
struct CoreFoundationValueTests {
    @Test("Each type has a number of its own, and an object that of its type; others have 0")
    func types() {
        let objects: [(AnyObject, CFTypeID)] = [
            (NSString(string: "a"), CFStringGetTypeID()), (NSArray(), CFArrayGetTypeID()),
            (NSDictionary(), CFDictionaryGetTypeID()), (NSNumber(value: 1), CFNumberGetTypeID()),
            (NSNumber(value: true), CFBooleanGetTypeID()), (NSData(), CFDataGetTypeID()),
            (NSDate(), CFDateGetTypeID()), (NSURL(fileURLWithPath: "/a"), CFURLGetTypeID()),
            (NSSet(), CFSetGetTypeID()), (NSNull(), CFNullGetTypeID()),
            (NSError(domain: "a", code: 1), CFErrorGetTypeID()),
            (NSAttributedString(string: "a"), CFAttributedStringGetTypeID()),
        ]
        for (object, number) in objects { #expect(CFGetTypeID(object) == number, "\(type(of: object))") }
        // Truth values are numbers.
        #expect(Set(objects.map(\.1) + [CFUUIDGetTypeID()]).count == objects.count)
        #expect(!objects.map(\.1).contains(0))
        #expect(CFGetTypeID(NSObject()) == 0 && CFGetTypeID(nil) == 0)
        #expect(CFGetTypeID(NSMutableArray()) == CFArrayGetTypeID())
    }

    @Test("Objects are equal by their values, and share a number then")
    func equality() {
        let (one, same, other) = (NSString(string: "a"), NSString(string: "a"), NSString(string: "b"))
        #expect(CFEqual(one, same) && !CFEqual(one, other) && CFHash(one) == CFHash(same))
        #expect(CFHash(nil) == 0 && CFEqual(nil, nil) && !CFEqual(one, nil) && !CFEqual(nil, one))
        #expect(CFCopyDescription(one) == "a" && CFCopyDescription(nil) == nil)
    }

    @Test("Bytes are copied as many as there are, and none without a place to copy from")
    func bytes() throws {
        let bytes: [UInt8] = [4, 5, 6]
        #expect(CFDataCreate(nil, bytes, 3) == Data([4, 5, 6]) && CFDataCreate(nil, bytes, 2) == Data([4, 5]))
        #expect(CFDataCreate(nil, bytes, 0) == Data() && CFDataCreate(nil, bytes, -1) == nil)
        #expect(CFDataCreate(nil, nil, 0) == Data() && CFDataCreate(nil, nil, 1) == nil)
        #expect(CFDataCreate(nil, nil, -1) == nil && CFDataCreateCopy(nil, nil) == nil)
        let data = try #require(CFDataCreateMutableCopy(nil, 0, Data([1, 2])))
        CFDataAppendBytes(data, bytes, 2)
        CFDataAppendBytes(data, bytes, 0)
        CFDataAppendBytes(data, nil, 1)
        #expect(data as Data == Data([1, 2, 4, 5]))
        CFDataSetLength(data, 1)
        #expect(data as Data == Data([1]))
        CFDataSetLength(data, -1)
        #expect((data as Data).isEmpty)
        #expect(CFDataCreateMutable(nil, -1)?.length == 0 && CFDataCreateMutableCopy(nil, 0, nil) == nil)
        #expect(CFDataGetLength(nil) == 0 && CFDataGetBytePtr(nil) == nil && CFDataGetMutableBytePtr(nil) == nil)
        #expect(CFDataGetBytePtr(Data(bytes))?[2] == 6)
    }

    @Test("A range of bytes is read as far as it is within them; slices begin at their own first byte")
    func ranges() {
        func read(_ location: Int, _ length: Int, of data: Data = Data([1, 2, 3])) -> [UInt8] {
            var found: [UInt8] = [9, 9, 9, 9]
            CFDataGetBytes(data, CFRange(location: location, length: length), &found)
            return found
        }
        #expect(read(0, 3) == [1, 2, 3, 9] && read(0, 4) == [1, 2, 3, 9] && read(2, 1) == [3, 9, 9, 9])
        #expect(read(1, 1) == [2, 9, 9, 9] && read(1, 0) == [9, 9, 9, 9] && read(1, -1) == [9, 9, 9, 9])
        #expect(read(3, 1) == [9, 9, 9, 9] && read(-1, 2) == [9, 9, 9, 9])
        #expect(read(1, 5, of: Data([7, 1, 2, 3])[1...]) == [2, 3, 9, 9])
    }

    @Test("Attributes are set, and letters replaced, in ranges within a text")
    func attributes() throws {
        let text = try #require(CFAttributedStringCreateMutable(nil, 0))
        CFAttributedStringReplaceString(text, CFRange(location: 0, length: 0), "abcd")
        func keys(_ place: Int) -> [String] {
            text.attributes(at: place, effectiveRange: nil).keys.map(\.rawValue).sorted()
        }
        CFAttributedStringSetAttribute(text, CFRange(location: 0, length: 1), "first", 1)
        CFAttributedStringSetAttribute(text, CFRange(location: 3, length: 1), "last", 2)
        CFAttributedStringSetAttribute(text, CFRange(location: 0, length: 4), "all", 3)
        for (location, length) in [(-1, 2), (0, -1), (0, 5), (4, 1), (5, 0)] {
            CFAttributedStringSetAttribute(text, CFRange(location: location, length: length), "none", 4)
            CFAttributedStringReplaceString(text, CFRange(location: location, length: length), "x")
            #expect(
                CFAttributedStringCreateWithSubstring(nil, text, CFRange(location: location, length: length)) == nil)
        }
        CFAttributedStringSetAttribute(text, CFRange(location: 0, length: 1), nil, 4)
        CFAttributedStringSetAttribute(text, CFRange(location: 0, length: 1), "none", nil)
        #expect(CFAttributedStringGetString(text) == "abcd")
        #expect((0..<4).map(keys) == [["all", "first"], ["all"], ["all"], ["all", "last"]])
        #expect(text.attribute(NSAttributedString.Key("last"), at: 3, effectiveRange: nil) as? Int == 2)
        #expect(CFAttributedStringCreateWithSubstring(nil, text, CFRange(location: 4, length: 0))?.length == 0)
        CFAttributedStringReplaceString(text, CFRange(location: 1, length: 2), "-")
        CFAttributedStringReplaceString(text, CFRange(location: 0, length: 1), nil)
        CFAttributedStringReplaceString(text, CFRange(location: 2, length: 0), "!")
        #expect(CFAttributedStringGetString(text) == "-d!" && CFAttributedStringGetLength(text) == 3)
        #expect(CFAttributedStringGetLength(nil) == 0 && CFAttributedStringGetString(nil) == nil)
        #expect(CFAttributedStringCreate(nil, nil, nil) == nil && CFAttributedStringCreate(nil, "a", nil)?.length == 1)
    }
}
