import Testing

@testable import SwiftUICore

@Suite("Memory for records and payloads")
struct MemoryTests {
    @Test("Blocks follow one another in multiples of 16 bytes, and are used again for their size")
    func payloads() {
        var arena = PayloadArena()
        let (empty, small, large, last) = (
            arena.take(size: 0), arena.take(size: 16), arena.take(size: 17), arena.take(size: 512)
        )
        #expect(small - empty == 16 && large - small == 16 && last - large == 32)
        #expect(UInt(bitPattern: empty) % 16 == 0)
        arena.give(large, size: 17)
        let (other, again, more) = (arena.take(size: 16), arena.take(size: 32), arena.take(size: 32))
        #expect(other - last == 512 && again == large && more - last == 528)
        arena.give(empty, size: 0)
        let emptyAgain = arena.take(size: 0)
        #expect(emptyAgain == empty)
    }

    @Test("A chunk is filled to its end, and not beyond")
    func chunk() {
        var arena = PayloadArena()
        let first = arena.take(size: 512)
        for index in 1..<128 {
            let block = arena.take(size: 500)
            #expect(block - first == index * 512)
        }
        let next = arena.take(size: 1)
        next.storeBytes(of: 7, as: UInt8.self)
        let behind = arena.take(size: 512)
        #expect(behind - next == 16)
        #expect(next < first || next - first >= 1 << 16)
        let own = arena.take(size: 513)
        own.storeBytes(of: 7, toByteOffset: 512, as: UInt8.self)
        arena.give(own, size: 513)
        let last = arena.take(size: 512)
        #expect(last - next == 528)
    }

    @Test("Records follow one another, and are used again, the last given first")
    func records() {
        var arena = Arena<Int>()
        let (first, second, third) = (arena.take(), arena.take(), arena.take())
        #expect(first.isFresh && second.isFresh && third.isFresh && arena.count == 3)
        #expect(second.pointer - first.pointer == 1 && third.pointer - first.pointer == 2)
        arena.give(first.pointer)
        arena.give(third.pointer)
        #expect(arena.count == 1)
        let (fourth, fifth, sixth) = (arena.take(), arena.take(), arena.take())
        #expect(fourth.pointer == third.pointer && fifth.pointer == first.pointer)
        #expect(!fourth.isFresh && !fifth.isFresh && sixth.isFresh && arena.count == 4)
        #expect(sixth.pointer - first.pointer == 3)
    }
}
