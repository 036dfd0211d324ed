import OrielFoundation
import Testing

/// Collections that hold objects weakly, which this system's Foundation lacks.
@Suite("Collections of objects")
struct ObjectCollectionTests {
    private final class Thing {}

    @Test("A table of weak objects forgets objects that are gone, and knows objects by identity or equality")
    func tables() {
        let table = NSHashTable<Thing>.weakObjects()
        let first = Thing()
        var second: Thing? = Thing()
        table.add(first)
        table.add(first)
        table.add(second)
        #expect(table.count == 2 && table.contains(first) && table.contains(second))
        second = nil
        #expect(table.count == 1 && table.allObjects.first === first && table.anyObject === first)
        table.remove(first)
        #expect(table.count == 0 && table.anyObject == nil)

        let words = NSHashTable<NSString>()
        words.add("a")
        words.add(NSString(string: "a"))
        #expect(words.count == 1 && words.member("a") == "a" && !words.contains("b") && !words.contains(nil))
        let pointers = NSHashTable<NSMutableString>(options: .objectPointerPersonality)
        let (a, b) = (NSMutableString(string: "x"), NSMutableString(string: "x"))
        pointers.add(a)
        pointers.add(b)
        #expect(pointers.count == 2)
        let copies = NSHashTable<NSString>(options: .copyIn)
        copies.add(a)
        a.append("y")
        #expect(copies.anyObject == "x")
    }

    @Test("Tables are sets")
    func sets() {
        func table(_ words: NSString...) -> NSHashTable<NSString> {
            let table = NSHashTable<NSString>()
            for word in words { table.add(word) }
            return table
        }
        let all = table("a", "b", "c")
        #expect(table("a", "b").isSubset(of: all) && !all.isSubset(of: table("a")))
        #expect(all.intersects(table("c", "d")) && !all.intersects(table("d")))
        let copy = all.copy() as? NSHashTable<NSString>
        all.minus(table("a"))
        #expect(all.isEqual(to: table("b", "c")) && copy?.count == 3)
        all.union(table("d"))
        all.intersect(table("d", "e"))
        #expect(all.setRepresentation == ["d" as NSString])
        #expect(all.objectEnumerator().nextObject() as? NSString == "d")
        all.removeAllObjects()
        #expect(Array(all).isEmpty)
    }

    @Test("Many objects that come and go leave nothing behind")
    func many() {
        let table = NSHashTable<Thing>.weakObjects()
        let map = NSMapTable<Thing, NSNumber>.weakToStrongObjects()
        let kept = Thing()
        table.add(kept)
        map.setObject(1, forKey: kept)
        for number in 0..<10_000 {
            let thing = Thing()
            table.add(thing)
            map.setObject(NSNumber(value: number), forKey: thing)
        }
        #expect(table.count == 1 && map.count == 1 && map.object(forKey: kept) == 1)
    }

    @Test("A map holds keys, values or both weakly")
    func maps() {
        var key: Thing? = Thing()
        var value: Thing? = Thing()
        let maps = [
            NSMapTable<Thing, Thing>.strongToStrongObjects(), .weakToStrongObjects(), .strongToWeakObjects(),
            .weakToWeakObjects(),
        ]
        for map in maps { map.setObject(value, forKey: key) }
        #expect(maps.allSatisfy { $0.count == 1 && $0.object(forKey: key) === value })
        maps[0].removeAllObjects()
        maps[1].removeAllObjects()
        value = nil
        #expect(maps[2].object(forKey: key) == nil && maps[2].count == 0 && maps[3].count == 0)
        value = Thing()
        maps[1].setObject(value, forKey: key)
        maps[2].removeAllObjects()
        key = nil
        #expect(maps[1].count == 0 && maps[1].keyEnumerator().nextObject() == nil)

        let names = NSMapTable<NSString, NSNumber>()
        names.setObject(1, forKey: "a")
        names.setObject(2, forKey: NSString(string: "a"))
        #expect(names.count == 1 && names.object(forKey: "a") == 2)
        #expect(names.dictionaryRepresentation() == ["a" as NSString: 2])
        #expect(names.objectEnumerator()?.nextObject() as? NSNumber == 2)
        names.setObject(nil, forKey: "a")
        #expect(names.count == 0 && names.objectEnumerator() == nil)
    }

    @Test("A list of pointers has places of nil, also for objects that are gone")
    func pointers() {
        let list = NSPointerArray.weakObjects()
        let first = Thing()
        var second: Thing? = Thing()
        list.addPointer(Unmanaged.passUnretained(first).toOpaque())
        list.addPointer(second.map { Unmanaged.passUnretained($0).toOpaque() })
        list.addPointer(nil)
        #expect(list.count == 3 && list.allObjects.count == 2)
        second = nil
        #expect(list.count == 3 && list.pointer(at: 1) == nil && list.pointer(at: 99) == nil)
        #expect(list.pointer(at: 0) == Unmanaged.passUnretained(first).toOpaque())
        list.compact()
        #expect(list.count == 1)
        list.insertPointer(nil, at: -3)
        list.replacePointer(at: 0, withPointer: list.pointer(at: 1))
        list.removePointer(at: 7)
        list.count = 4
        #expect(list.count == 4 && list.allObjects.count == 2)
    }
}
