import LearnedModelFiles
import Testing

/// Fields of messages in the format of Protocol Buffers, which learned models are files of.
@Suite("Messages of learned models")
struct WireMessageTests {
    /// The fields of a message, in words.
    private func fields(_ bytes: [UInt8]) throws -> [String] {
        var found: [String] = []
        try WireMessage(bytes).read { field, value in
            switch value {
            case .number(let number): found.append("\(field) number \(number)")
            case .bits64(let bits): found.append("\(field) long \(bits)")
            case .bits32(let bits): found.append("\(field) short \(bits)")
            case .content(let message): found.append("\(field) text \(message.text)")
            }
        }
        return found
    }

    private func values(_ bytes: [UInt8]) throws -> [WireMessage.Value] {
        var found: [WireMessage.Value] = []
        try WireMessage(bytes).read { found.append($1) }
        return found
    }

    @Test("Fields have their numbers and values, in order")
    func reading() throws {
        #expect(try fields([]) == [])
        #expect(
            try fields([0x08, 0x00, 0x10, 0x7F, 0x08, 0x80, 0x01]) == ["1 number 0", "2 number 127", "1 number 128"])
        #expect(try fields([0x09, 1, 2, 0, 0, 0, 0, 0, 0]) == ["1 long 513"])
        #expect(try fields([0x15, 3, 4, 0, 0, 0x18, 5]) == ["2 short 1027", "3 number 5"])
        #expect(try fields([0x1A, 2, 0x61, 0x62, 0x22, 0, 0x08, 9]) == ["3 text ab", "4 text ", "1 number 9"])
        // A tag of two bytes, and a number of ten.
        #expect(try fields([0x80, 0x01, 1]) == ["16 number 1"])
        let most = [UInt8](repeating: 0xFF, count: 9) + [0x01]
        #expect(try fields([0x08] + most) == ["1 number \(UInt64.max)"])
    }

    @Test(
        "A message that is cut off or has no such fields is damaged",
        arguments: [
            [0x08], [0x08, 0x80], [0x08] + [UInt8](repeating: 0x80, count: 10) + [0], [0x09, 1, 2, 3, 4, 5, 6, 7],
            [0x09],
            [0x15, 1, 2, 3], [0x15], [0x1A], [0x1A, 1], [0x1A, 3, 0x61, 0x62], [0x00, 1], [0x02, 0], [0x0B], [0x0C],
            [0x0E], [0x0F, 1], [0x08, 1, 0x80],
            // A length beyond all memory.
            [0x1A] + [UInt8](repeating: 0xFF, count: 9) + [0x01],
        ] as [[UInt8]])
    func damage(bytes: [UInt8]) {
        #expect(throws: LearnedModelProblem.self) { try fields(bytes) }
    }

    @Test("A field of a message within another does not read beyond it")
    func bounds() throws {
        // The inner one says that it has eight bytes, or four, or a long number, which only the outer one has.
        for inner in [[0x09, 1, 2, 3], [0x15, 1, 2, 3], [0x08, 0x80], [0x0A, 4, 1]] as [[UInt8]] {
            let bytes = [0x0A, UInt8(inner.count)] + inner + [0x10, 1, 0x10, 2, 0x10, 3]
            let message = try #require(try values(bytes).first).message
            #expect(throws: LearnedModelProblem.self) { try message.read { _, _ in } }
        }
        let packed = try values([0x0A, 9, 0, 0, 0, 0, 0, 0, 0xF0, 0x3F, 7, 0x10, 1, 0x10, 1, 0x10, 1, 0x10, 1])
        #expect(throws: LearnedModelProblem.self) { try packed[0].doubles }
        let open = try values([0x0A, 2, 1, 0x80, 0x10, 1])
        #expect(throws: LearnedModelProblem.self) { try open[0].numbers }
    }

    @Test("Values are read as the types that they have, and as no others")
    func types() throws {
        let list = try values([0x08, 7, 0x09, 0, 0, 0, 0, 0, 0, 0xF8, 0x3F, 0x0D, 1, 0, 0, 0, 0x0A, 3, 0x61, 2, 0x63])
        let (number, double, short, content) = (list[0], list[1], list[2], list[3])
        #expect(
            try number.number == 7 && number.int64 == 7 && number.bool && number.index == 7 && number.numbers == [7])
        #expect(try number.int64s == [7] && double.double == 1.5 && double.doubles == [1.5])
        #expect(try content.text == "a\u{2}c" && content.numbers == [0x61, 2, 0x63])
        for wrong in [double, short, content] {
            #expect(throws: LearnedModelProblem.self) { try wrong.number }
            #expect(throws: LearnedModelProblem.self) { try wrong.index }
            #expect(throws: LearnedModelProblem.self) { try wrong.bool }
        }
        for wrong in [number, short, content] { #expect(throws: LearnedModelProblem.self) { try wrong.double } }
        for wrong in [number, double, short] {
            #expect(throws: LearnedModelProblem.self) { try wrong.message }
            #expect(throws: LearnedModelProblem.self) { try wrong.text }
            #expect(throws: LearnedModelProblem.self) { try wrong.entry }
        }
        #expect(throws: LearnedModelProblem.self) { try short.doubles }
        #expect(throws: LearnedModelProblem.self) { try short.numbers }
        let zero = try values([0x08, 0])
        #expect(try !zero[0].bool)
        let negative = try values([0x08] + [UInt8](repeating: 0xFF, count: 9) + [0x01])
        #expect(try negative[0].int64 == -1 && negative[0].int64s == [-1] && negative[0].bool)
        #expect(throws: LearnedModelProblem.self) { try negative[0].index }
        // 1 and −2 as doubles, in one field.
        let doubles = try values([0x0A, 16, 0, 0, 0, 0, 0, 0, 0xF0, 0x3F, 0, 0, 0, 0, 0, 0, 0, 0xC0])
        #expect(try doubles[0].doubles == [1, -2])
    }

    @Test("An entry of a map has a key and a value; either may be left out")
    func entries() throws {
        func entry(_ bytes: [UInt8]) throws -> (String?, UInt64?) {
            let value = try #require(try values([0x0A, UInt8(bytes.count)] + bytes).first)
            let entry = try value.entry
            return (try entry.key?.text, try entry.value?.number)
        }
        let whole = try entry([0x0A, 1, 0x61, 0x10, 5])
        #expect(whole.0 == "a" && whole.1 == 5)
        let turned = try entry([0x10, 5, 0x18, 6, 0x0A, 1, 0x61])
        #expect(turned.0 == "a" && turned.1 == 5)
        let key = try entry([0x0A, 1, 0x62])
        #expect(key.0 == "b" && key.1 == nil)
        let value = try entry([0x10, 4])
        #expect(value.0 == nil && value.1 == 4)
        let none = try entry([])
        #expect(none.0 == nil && none.1 == nil)
    }
}
