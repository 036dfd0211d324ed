import Foundation
import OrielFoundation
import Testing

@Suite("Formatters that make objects of texts")
struct FormatterParsingTests {
    private final class Shouting: Formatter, _ObjectParser, _PartialStringChecker, @unchecked Sendable {
        func getObjectValue(
            _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
            errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
        ) -> Bool {
            if string.isEmpty { return _superGetObjectValue(obj, for: string, errorDescription: error) }
            obj?.pointee = string.uppercased() as NSString
            return true
        }
        func isPartialStringValid(
            _ partialString: String, newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
            errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
        ) -> Bool {
            if partialString.count < 4 { return true }
            newString?.pointee = String(partialString.prefix(3)) as NSString
            return false
        }
    }

    @Test("A formatter's own method makes the object, though it is called by its superclass")
    func own() {
        let formatter: Formatter = Shouting()
        var object: AnyObject?
        #expect(formatter.getObjectValue(&object, for: "abc", errorDescription: nil))
        #expect(object as? String == "ABC")
        var reason: NSString?
        #expect(!formatter.getObjectValue(&object, for: "", errorDescription: &reason) && reason != nil)
    }

    @Test("Formatters of numbers make numbers, of parts of texts as well")
    func numbers() throws {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        var object: AnyObject?
        #expect(formatter.getObjectValue(&object, for: "12", errorDescription: nil))
        #expect((object as? NSNumber)?.intValue == 12)
        var range = NSRange(location: 1, length: 2)
        try formatter.getObjectValue(&object, for: "a34", range: &range)
        #expect((object as? NSNumber)?.intValue == 34 && range == NSRange(location: 1, length: 2))
        #expect(throws: (any Error).self) { try formatter.getObjectValue(&object, for: "abc", range: nil) }
        #expect(!Formatter().getObjectValue(&object, for: "1", errorDescription: nil))
    }

    @Test("A text that may not stay is replaced, and the selection is at its end")
    func partialTexts() {
        let formatter: Formatter = Shouting()
        var text = "abcd" as NSString
        var selection = NSRange(location: 4, length: 0)
        let isValid = formatter.isPartialStringValid(
            &text, proposedSelectedRange: &selection, originalString: "abc",
            originalSelectedRange: NSRange(location: 3, length: 0), errorDescription: nil)
        #expect(!isValid && text == "abc" && selection.location == 3)
        #expect(Formatter().isPartialStringValid("a", newEditingString: nil, errorDescription: nil))
    }

    @Test("An exception has a name and a reason, and does not stop the program until it is raised")
    func exceptions() {
        let exception = NSException(name: .rangeException, reason: "beyond", userInfo: ["a": 1])
        #expect(exception.name.rawValue == "NSRangeException" && exception.reason == "beyond")
        #expect(exception.userInfo?["a"] as? Int == 1 && exception.callStackSymbols.isEmpty)
    }

    @Test("The order of bytes is that of the system")
    func bytes() {
        #expect(NSSwapHostIntToBig(1) == UInt32(1).bigEndian && NSSwapShort(0x0102) == 0x0201)
        #expect(NSSwapBigLongLongToHost(NSSwapHostLongLongToBig(7)) == 7)
        #expect(NSHostByteOrder() == NS_LittleEndian || NSHostByteOrder() == NS_BigEndian)
    }

    @Test("A method undoes a change")
    @MainActor func undo() {
        final class Target: NSObject {
            var names: [String] = []
            func rename(_ name: NSString) { names.append(name as String) }
        }
        let (manager, target) = (UndoManager(), Target())
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        manager.registerUndo(withTarget: target, selector: Selector(Target.rename), object: "a" as NSString)
        manager.endUndoGrouping()
        manager.undo()
        #expect(target.names == ["a"])
    }
}
