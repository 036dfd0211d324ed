import CoreML
import Testing

@Suite("Values for models of Core ML")
struct FeatureValueTests {
    @Test("A value has its type, and nothing of another one")
    func types() throws {
        let values: [(MLFeatureValue, MLFeatureType)] = [
            (MLFeatureValue(int64: 3), .int64), (MLFeatureValue(double: 2.5), .double),
            (MLFeatureValue(string: "a"), .string), (MLFeatureValue(multiArray: MLMultiArray.of(1)), .multiArray),
            (try MLFeatureValue(dictionary: ["a": 1]), .dictionary), (MLFeatureValue(undefined: .double), .double),
        ]
        for (value, type) in values { #expect(value.type == type) }
        for (value, _) in values { #expect(values.filter { $0.0 == value }.count == 1) }
        #expect(values.map { $0.0.int64Value } == [3, 0, 0, 0, 0, 0])
        #expect(values.map { $0.0.doubleValue } == [0, 2.5, 0, 0, 0, 0])
        #expect(values.map { $0.0.stringValue } == ["", "", "a", "", "", ""])
        #expect(values.map { $0.0.isUndefined } == [false, false, false, false, false, true])
        #expect(values[3].0.multiArrayValue == MLMultiArray.of(1) && values[0].0.multiArrayValue == nil)
        #expect(values[4].0.dictionaryValue == ["a": 1] && values[0].0.dictionaryValue.isEmpty)
        #expect(values[1].0.description == "Double : 2.5")
    }

    @Test("The keys of a dictionary are texts or integers")
    func keys() throws {
        #expect(try MLFeatureValue(dictionary: [1: 2, Int64(3): 4]).dictionaryValue[Int64(1)] == 2)
        #expect(throws: MLModelError.self) { try MLFeatureValue(dictionary: ["a": 1, 2: 3]) }
        #expect(throws: MLModelError.self) { try MLFeatureValue(dictionary: [1.5: 3]) }
    }

    @Test("Features are made of what apps have")
    func provider() throws {
        let provider = try MLDictionaryFeatureProvider(dictionary: [
            "int": 3, "double": 2.5, "float": Float(1.5), "text": "a", "list": MLMultiArray.of(1),
            "value": MLFeatureValue(int64: 4),
            "number": NSNumber(value: 0.5), "whole": NSNumber(value: 5), "dictionary": ["a": 1.5], "places": [7: 1],
        ])
        #expect(provider.featureNames.count == 10 && provider["none"] == nil)
        #expect(provider["int"] == MLFeatureValue(int64: 3) && provider["double"] == MLFeatureValue(double: 2.5))
        #expect(provider["float"]?.doubleValue == 1.5 && provider["text"]?.stringValue == "a")
        #expect(provider["number"]?.doubleValue == 0.5 && provider["whole"]?.int64Value == 5)
        #expect(provider["value"]?.int64Value == 4 && provider["list"]?.type == .multiArray)
        #expect(provider["dictionary"]?.dictionaryValue == ["a": 1.5])
        #expect(provider["places"]?.dictionaryValue == [Int64(7): 1])
        #expect(throws: MLModelError.self) { try MLDictionaryFeatureProvider(dictionary: ["a": Date()]) }
        #expect(throws: MLModelError.self) { try MLDictionaryFeatureProvider(dictionary: ["a": UInt64.max]) }
    }

    @Test("A multi-array has a shape and strides, and numbers of its type")
    func multiArray() throws {
        for type in [MLMultiArrayDataType.double, .float32, .float16, .int32] {
            let array = try MLMultiArray(shape: [2, 3], dataType: type)
            #expect(array.count == 6 && array.strides == [3, 1] && array[5] == 0)
            array[[1, 0]] = 7
            array[1] = -2
            #expect(array[3] == 7 && array[[0, 1]] == -2)
            array.withUnsafeBytes { #expect($0.count == 6 * (type == .double ? 8 : type == .float16 ? 2 : 4)) }
        }
        let doubles = try MLMultiArray([1.5, 2])
        let pointer = doubles.dataPointer.bindMemory(to: Double.self, capacity: 2)
        pointer[1] = 4
        #expect(doubles[1] == 4 && doubles.dataType == .double && doubles.shape == [2])
        #expect(try MLMultiArray([1, 2]).dataType == .int32 && MLMultiArray([Float(1)]).dataType == .float)
        #expect(throws: MLModelError.self) { try MLMultiArray([Int.max]) }
        #expect(try doubles == MLMultiArray([1.5, 4]) && doubles != MLMultiArray([1.5, 5]))
    }

    @Test("Numbers elsewhere are seen with their strides, and let go")
    func foreignNumbers() throws {
        let memory = UnsafeMutablePointer<Double>.allocate(capacity: 6)
        for place in 0..<6 { memory[place] = Double(place) }
        var isFreed = false
        do {
            let columns = try MLMultiArray(
                dataPointer: memory, shape: [3, 2], dataType: .double, strides: [1, 3]
            ) { _ in isFreed = true }
            #expect((0..<6).map { columns[$0].intValue } == [0, 3, 1, 4, 2, 5])
            #expect(columns[[2, 1] as [NSNumber]] == 5)
            columns.withUnsafeMutableBytes { bytes, strides in #expect(bytes.count == 48 && strides == [1, 3]) }
        }
        #expect(isFreed)
        memory.deallocate()
        #expect(throws: MLModelError.self) { try MLMultiArray(shape: [-1], dataType: .double) }
        let length = NSNumber(value: 1 << 40)
        #expect(try MLMultiArray(shape: [0, length, length], dataType: .double).count == 0)
        #expect(throws: MLModelError.self) { try MLMultiArray(shape: [length, length], dataType: .double) }
    }
}
