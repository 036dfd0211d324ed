import DisplayList
import Foundation
import RandomLists
import Testing

/// The changes of a list, written down and replayed (R4).
@Suite struct DisplayListLogTests {
    @Test("R4: what changed, written and read again, makes the list before the list after", arguments: RecordForm.all)
    func law(_ form: RecordForm) throws {
        // 10 000 changes in both forms together.
        for seed in 1...50 {
            var random = RandomList(seed: seed * 7, backdrops: seed % 2 == 0)
            random.drawsAnything = true
            var reader = DisplayListReader(random.list)
            var copy = DisplayListCopy()
            for step in 0..<100 {
                if step > 0 { random.change() }
                var log = DisplayListLog()
                log.note(reader.read(), of: random.list, at: Double(step) / 60)
                let read = try DisplayListLog(log.written(as: form))
                #expect(read == log)
                for entry in read.entries { try copy.apply(entry.steps) }
                let difference = random.list.difference(from: copy.list)
                try #require(difference == nil, "seed \(seed), step \(step): \(difference!)")
            }
            copy.list.checkInvariants()
        }
    }

    @Test("Each kind of drawing, effect and paint is read as it was written", arguments: RecordForm.all)
    func kinds(_ form: RecordForm) throws {
        let list = DisplayList()
        for content in EveryDrawing.contents {
            _ = list.insert(into: .root, after: list[.root].lastChild, content: content)
        }
        for effect in EveryDrawing.effects {
            let id = list.insert(into: .root, after: list[.root].lastChild)
            list.setEffects(id, [effect, .group])
        }
        var reader = DisplayListReader(list)
        var log = DisplayListLog()
        log.note(reader.read(), of: list, at: 0)
        let data = log.written(as: form)
        var copy = DisplayListCopy()
        for entry in try DisplayListLog(data).entries { try copy.apply(entry.steps) }
        #expect(list.difference(from: copy.list) == nil)
        #expect(list.count > 60)
    }

    @Test("The form for people reads like what it says")
    func text() throws {
        let list = DisplayList()
        let card = list.insert(into: .root, after: .none, content: .color(RGBA(1, 0, 0, 0.5)))
        list.setFrame(card, position: CGPoint(x: 20, y: 10.5), size: CGSize(width: 80, height: 40))
        var reader = DisplayListReader(list)
        var log = DisplayListLog()
        log.note(reader.read(), of: list, at: 0)
        list.setEffects(card, [.opacity(0.25)])
        log.note(reader.read(), of: list, at: 0.5)
        log.note(reader.read(), of: list, at: 1)
        list.remove(card)
        log.note(reader.read(), of: list, at: 1.5)
        let text = String(decoding: log.written(as: .text), as: UTF8.self)
        #expect(
            text == """
                oriel layers 1
                at 0 7
                clear
                insert 1 0 0 0 -1 0
                frame 0 0 0 0 0 0
                content 0 0 none
                effects 0 0 0
                frame 1 0 20 10.5 80 40
                content 1 0 color 1 0 0 0.5
                at 0.5 1
                effects 1 0 1 opacity 0.25
                at 1.5 1
                remove 1 0

                """)
        #expect(log.entries.count == 3)
        #expect(log.written(as: .bytes).count < text.utf8.count / 2)
    }

    @Test("Layers that change places among each other and leave what goes away stay", arguments: RecordForm.all)
    func structure(_ form: RecordForm) throws {
        let list = DisplayList()
        var reader = DisplayListReader(list)
        var copy = DisplayListCopy()
        func check(_ location: SourceLocation = #_sourceLocation) throws {
            var log = DisplayListLog()
            log.note(reader.read(), of: list, at: 0)
            for entry in try DisplayListLog(log.written(as: form)).entries { try copy.apply(entry.steps) }
            #expect(list.difference(from: copy.list) == nil, sourceLocation: location)
        }
        let ids = (0..<6).map { number in
            list.insert(
                into: .root, after: list[.root].lastChild, content: .color(RGBA(bytes: number, 0, 0)))
        }
        try check()
        // Inside out, and a container that becomes a child of its content.
        for id in ids { list.move(id, into: .root, after: .none) }
        list.move(ids[0], into: ids[1], after: .none)
        try check()
        list.move(ids[0], into: .root, after: .none)
        list.move(ids[1], into: ids[0], after: .none)
        try check()
        // The inner layer stays, and its container is removed; a new layer takes the container's slot.
        list.move(ids[1], into: ids[5], after: .none)
        list.remove(ids[0])
        _ = list.insert(into: ids[1], after: .none, content: .color(.white))
        try check()
    }

    @Test("What is no log is refused with a sentence, and nothing traps", arguments: RecordForm.all)
    func hostile(_ form: RecordForm) throws {
        var random = RandomList(seed: 3)
        random.drawsAnything = true
        var log = DisplayListLog()
        var reader = DisplayListReader(random.list)
        log.note(reader.read(), of: random.list, at: 0)
        let good = [UInt8](log.written(as: form))
        var generator = SeededGenerator(seed: 11)
        var refused = 0
        for _ in 0..<2_000 {
            var bad = good
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = Int.random(in: 0..<bad.count, using: &generator)
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: bad[place] = UInt8.random(in: 0...255, using: &generator)
                case 1: bad.remove(at: place)
                default: bad.removeSubrange(place...)
                }
                if bad.isEmpty { bad = [0] }
            }
            do {
                var copy = DisplayListCopy()
                for entry in try DisplayListLog(Data(bad)).entries { try copy.apply(entry.steps) }
                copy.list.checkInvariants()
            } catch let problem as DisplayListLog.Problem {
                #expect(problem.description.hasSuffix("."))
                refused += 1
            }
        }
        #expect(refused > 1_000)
        for text in [
            "", "oriel layers 2\n", "oriel layers 1\nat 0 99999999999999999999\n",
            "oriel layers 1\nat 0 1\nmove 0 0 0 0 -1 0\n",
        ] {
            #expect(throws: DisplayListLog.Problem.self) {
                var copy = DisplayListCopy()
                for entry in try DisplayListLog(Data(text.utf8)).entries { try copy.apply(entry.steps) }
            }
        }
        // A paint within an image within a paint, and so on.
        let deep = String(repeating: "pattern symbol \"a\" no yes ", count: 100_000)
        let log2 = "oriel layers 1\nat 0 1\ncontent 0 0 fill empty " + deep
        #expect(throws: DisplayListLog.Problem.self) { try DisplayListLog(Data(log2.utf8)) }
    }
}

extension RecordForm {
    static let all: [RecordForm] = [.text, .bytes]
}
