import Foundation
import Testing

@testable import OrielFoundation

@Suite("Core Foundation's functions")
struct CoreFoundationTests {
    @Test("Texts are transformed, compared and measured in units of UTF-16")
    func texts() {
        let text = NSMutableString(string: "中国") as CFMutableString
        #expect(CFStringTransform(text, nil, kCFStringTransformMandarinLatin, false))
        #expect(CFStringTransform(text, nil, kCFStringTransformStripCombiningMarks, false))
        #expect(text.isEqual(to: "zhong guo"))
        var range = CFRangeMake(1, 1)
        let accents = NSMutableString(string: "aéo")
        #expect(CFStringTransform(accents, &range, kCFStringTransformStripDiacritics, false) && range.length == 1)
        #expect(accents.isEqual(to: "aeo") && !CFStringTransform(accents, nil, "No-Such", false))
        #expect(CFStringGetLength("a😀") == 3 && CFStringGetLength(nil) == 0)
        #expect(
            CFStringCompare("File 9", "file 10", [.compareNumerically, .compareCaseInsensitive]) == .compareLessThan)
        #expect(
            CFStringFind("banana", "an", .compareBackwards).location == 3 && CFStringFind("a", "b", []).location == -1)
        #expect(CFStringCreateWithSubstring(nil, "abc", CFRangeMake(2, 99)) == "c")
    }

    @Test("Encodings have Foundation's numbers and registered names")
    func encodings() {
        let chinese = CFStringEncoding(CFStringEncodings.GB_18030_2000.rawValue)
        #expect(CFStringConvertEncodingToNSStringEncoding(chinese) == 0x8000_0632)
        #expect(CFStringConvertNSStringEncodingToEncoding(0x8000_0632) == chinese)
        #expect(CFStringConvertIANACharSetNameToEncoding("GB18030") == chinese)
        #expect(
            CFStringConvertEncodingToNSStringEncoding(CFStringBuiltInEncodings.UTF8.rawValue) == NSUTF8StringEncoding)
        #expect(CFStringConvertIANACharSetNameToEncoding("nothing") == kCFStringEncodingInvalidId)
        #expect(CFStringConvertEncodingToIANACharSetName(0x0500) == "windows-1252")
        #expect(NSString(string: "ä").data(using: NSISOLatin1StringEncoding) == Data([0xE4]))
    }

    @Test("Words are found one after the other, with their Latin letters")
    func tokens() throws {
        let text = "Привет, two words"
        let tokenizer = try #require(
            CFStringTokenizerCreate(
                nil, text, CFRangeMake(0, text.utf16.count), kCFStringTokenizerUnitWord, CFLocaleCopyCurrent()))
        #expect(CFStringTokenizerGetCurrentTokenRange(tokenizer).location == -1)
        var lengths: [Int] = []
        var latin: [String] = []
        while CFStringTokenizerAdvanceToNextToken(tokenizer) != [] {
            lengths.append(CFStringTokenizerGetCurrentTokenRange(tokenizer).length)
            let letters = CFStringTokenizerCopyCurrentTokenAttribute(
                tokenizer, kCFStringTokenizerAttributeLatinTranscription)
            latin.append((letters as? String) ?? "")
        }
        #expect(lengths == [6, 3, 5] && latin == ["Privet", "two", "words"])
    }

    @Test("Lists and dictionaries of objects are changed, and pointers to texts stay valid")
    func collections() throws {
        var calls = kCFTypeArrayCallBacks
        let list = try #require(CFArrayCreateMutable(nil, 0, &calls))
        let (one, two) = (NSString(string: "b"), NSString(string: "a"))
        CFArrayAppendValue(list, Unmanaged.passUnretained(one).toOpaque())
        CFArrayInsertValueAtIndex(list, 0, Unmanaged.passUnretained(two).toOpaque())
        CFArrayInsertValueAtIndex(list, 9, Unmanaged.passUnretained(two).toOpaque())
        #expect(CFArrayGetCount(list) == 2)
        CFArraySortValues(
            list, CFRangeMake(0, 9),
            { first, second, _ in
                let texts = [first, second].map { Unmanaged<NSString>.fromOpaque($0!).takeUnretainedValue() }
                return CFStringCompare(texts[0].substring(from: 0), texts[1].substring(from: 0), .compareBackwards)
            }, nil)
        let first = try #require(CFArrayGetValueAtIndex(list, 0))
        #expect(Unmanaged<NSString>.fromOpaque(first).takeUnretainedValue().isEqual(to: "a"))
        #expect(CFArrayGetValueAtIndex(list, 0) == first && CFArrayGetValueAtIndex(list, 2) == nil)
        #expect(CFArrayGetFirstIndexOfValue(list, CFRangeMake(0, 2), Unmanaged.passUnretained(one).toOpaque()) == 1)

        let dictionary = try #require(CFDictionaryCreateMutable(nil, 0, nil, nil))
        let value = NSNumber(value: 7)
        CFDictionarySetValue(
            dictionary, Unmanaged.passUnretained(one).toOpaque(), Unmanaged.passUnretained(value).toOpaque())
        #expect(dictionary.object(forKey: "b") as? Int == 7 && CFDictionaryGetCount(dictionary) == 1)
        #expect(CFDictionaryContainsKey(dictionary, Unmanaged.passUnretained(one).toOpaque()))
        #expect(CFDictionaryGetValue(dictionary, Unmanaged.passUnretained(two).toOpaque()) == nil)
        #expect(CFGetTypeID(dictionary) == CFDictionaryGetTypeID() && CFGetTypeID(list) == CFArrayGetTypeID())
    }

    @Test("Numbers are written in the types of C, and say whether they fit")
    func numbers() throws {
        var (small, large, fraction): (Int8, Int64, Double) = (0, 0, 0)
        let number = NSNumber(value: 300)
        #expect(!CFNumberGetValue(number, .sInt8Type, &small) && CFNumberGetValue(number, .sInt64Type, &large))
        #expect(large == 300 && CFNumberGetValue(number, .doubleType, &fraction) && fraction == 300)
        #expect(!CFNumberGetValue(NSNumber(value: Double.nan), .sInt64Type, &large) && large == 0)
        var source = Float(1.5)
        #expect(CFNumberCreate(nil, .floatType, &source)?.doubleValue == 1.5)
        #expect(CFSwapInt32HostToBig(1) == 0x0100_0000 || CFByteOrderGetCurrent() == 2)
    }

    @Test("A bundle's Info.plist is read from its folder, and functions of the program are found by their names")
    func bundles() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bundle-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let list = try PropertyListSerialization.data(
            fromPropertyList: ["CFBundleVersion": "1.2.3"], format: .xml, options: 0)
        try list.write(to: folder.appendingPathComponent("Info.plist"))
        let info = try #require(CFBundleCopyInfoDictionaryForURL(folder))
        #expect(info.object(forKey: "CFBundleVersion") as? String == "1.2.3")
        #expect(CFBundleCopyInfoDictionaryForURL(folder.appendingPathComponent("none")) == nil)
        let function = try #require(CFBundleGetFunctionPointerForName(CFBundleGetMainBundle(), "getpid"))
        #expect(unsafeBitCast(function, to: (@convention(c) () -> Int32).self)() == getpid())
        #expect(CFBundleGetFunctionPointerForName(CFBundleGetMainBundle(), "no_such_function_here") == nil)
    }

    @Test("Defaults of an app are set, read in their types and removed")
    func preferences() {
        let (key, app) = ("key-\(UUID().uuidString)", "oriel-test-preferences")
        CFPreferencesSetAppValue(key, NSNumber(value: 5), app)
        var exists: DarwinBoolean = false
        #expect(CFPreferencesGetAppIntegerValue(key, app, &exists) == 5 && exists.boolValue)
        CFPreferencesSetAppValue(key, nil, app)
        #expect(!CFPreferencesGetAppBooleanValue(key, app, &exists) && !exists.boolValue)
        UserDefaults().removePersistentDomain(forName: app)
    }
}
