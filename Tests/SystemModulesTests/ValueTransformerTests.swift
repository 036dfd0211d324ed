import Foundation
import OrielFoundation
import Testing

/// An object that does not promise that reading it is safe; archives name classes of files alone.
final class ArchivedPlace: NSObject, NSCoding {
    let x: Int
    init(_ x: Int) { self.x = x }
    init?(coder: NSCoder) { x = coder.decodeInteger(forKey: "x") }
    func encode(with coder: NSCoder) { coder.encode(x, forKey: "x") }
}

/// Transformers by their names, and how databases use them.
@Suite("Value transformers")
struct ValueTransformerTests {
    private final class Named: ValueTransformer {}

    /// Makes data of texts.
    private final class Letters: ValueTransformer {
        override func transformedValue(_ value: Any?) -> Any? { (value as? String).map { Data($0.utf8) } }
        override func reverseTransformedValue(_ value: Any?) -> Any? {
            (value as? Data).map { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// The same, the other way round.
    private final class Turned: ValueTransformer {
        override func transformedValue(_ value: Any?) -> Any? { Letters().reverseTransformedValue(value) }
        override func reverseTransformedValue(_ value: Any?) -> Any? { Letters().transformedValue(value) }
    }

    @Test("A transformer of a class is made once, and found by its name from then on")
    func classes() throws {
        let name = "ValueTransformerTests.Named"
        #expect(ValueTransformer.find(name) == nil)
        #expect(ValueTransformer.find(name) { _ in NSObject.self } == nil)
        #expect(!ValueTransformer.valueTransformerNames().contains(NSValueTransformerName(name)))
        var asked: [String] = []
        let made = try #require(
            ValueTransformer.find(name) {
                asked.append($0)
                return Named.self
            })
        #expect(made is Named && asked == [name])
        #expect(ValueTransformer.find(name) === made)
        #expect(ValueTransformer.find(name) { _ in Letters.self } === made)
        #expect(ValueTransformer.valueTransformerNames().contains(NSValueTransformerName(name)))
        #expect(Named(forName: NSValueTransformerName(name)) === made)
        #expect(Letters(forName: NSValueTransformerName(name)) == nil)
        ValueTransformer.setValueTransformer(nil, forName: NSValueTransformerName(name))
        #expect(ValueTransformer.find(name) == nil)
    }

    @Test("Foundation's transformers of truth values, and what they do not change")
    func truths() throws {
        func truth(_ name: NSValueTransformerName, _ value: Any?) -> Bool? {
            ValueTransformer(forName: name)?.transformedValue(value) as? Bool
        }
        #expect(
            truth(.negateBooleanTransformerName, true) == false && truth(.negateBooleanTransformerName, false) == true)
        #expect(truth(.negateBooleanTransformerName, nil) == true)
        #expect(truth(.isNilTransformerName, nil) == true && truth(.isNilTransformerName, NSNull()) == true)
        #expect(truth(.isNilTransformerName, 0) == false)
        #expect(truth(.isNotNilTransformerName, nil) == false && truth(.isNotNilTransformerName, NSNull()) == false)
        #expect(truth(.isNotNilTransformerName, 0) == true)
        let plain = ValueTransformer()
        #expect(plain.transformedValue(3) as? Int == 3 && plain.reverseTransformedValue(4) as? Int == 4)
        #expect(ValueTransformer.allowsReverseTransformation())
    }

    @Test("Objects are archived and read again, whether they promise to be safe or not")
    func archives() throws {
        let transformer = NSSecureUnarchiveFromDataTransformer()
        let list = try #require(transformer.reverseTransformedValue(NSArray(array: ["a", 1])) as? Data)
        #expect(transformer.transformedValue(list) as? NSArray == NSArray(array: ["a", 1]))
        let place = try #require(transformer.reverseTransformedValue(ArchivedPlace(7)) as? Data)
        #expect((transformer.transformedValue(place) as? ArchivedPlace)?.x == 7)
        #expect(transformer.transformedValue(nil) == nil && transformer.reverseTransformedValue(nil) == nil)
        #expect(transformer.transformedValue(3) == nil && transformer.transformedValue(Data([1])) == nil)
        #expect(type(of: transformer).allowedTopLevelClasses.isEmpty)
    }

    @Test("Databases make data of values, and values of data, whichever way a transformer is written")
    func databases() throws {
        for transformer in [Letters(), Turned()] {
            #expect(
                transformer.archive("ab") == Data("ab".utf8)
                    && transformer.unarchive(Data("cd".utf8)) as? String == "cd")
            #expect(transformer.archive(3) == nil)
        }
        let secure = NSSecureUnarchiveFromDataTransformer()
        let data = try #require(secure.archive(NSString(string: "ab")))
        #expect(secure.unarchive(data) as? String == "ab" && secure.unarchive(Data([1])) == nil)
        // What makes no value of data leaves it as it is.
        #expect(ValueTransformer().unarchive(Data([1])) as? Data == Data([1]))
        #expect(ValueTransformer().archive(Data([2])) == Data([2]) && ValueTransformer().archive(2) == nil)
    }
}
