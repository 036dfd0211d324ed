import OrielBasics
import Testing

/// A dictionary that removes unused entries.
@Suite struct BoundedCacheTests {
    @Test("What is used stays, whatever comes; what is not goes")
    func useKeeps() {
        var cache = BoundedCache<Int, Int>(limit: 8)
        cache[-1] = 100
        cache[-2] = 200
        for number in 0..<100 {
            cache[number] = number
            #expect(cache[-1] == 100)
            #expect(cache.count <= 16)
        }
        #expect(cache[-2] == nil)
        #expect(cache[99] == 99)
    }

    @Test("Nothing older comes back once a value is forgotten")
    func forgottenStaysForgotten() {
        var cache = BoundedCache<Int, Int>(limit: 2)
        cache[0] = 1
        cache[1] = 1
        // Moves both to the older half.
        cache[2] = 1
        cache[0] = nil
        #expect(cache[0] == nil)
        cache[1] = 2
        cache[1] = nil
        #expect(cache[1] == nil && cache.count == 1)
    }

    @Test("What was not used between two calls goes with the second")
    func removingUnused() {
        var cache = BoundedCache<Int, Int>(limit: 100)
        for number in 0..<10 { cache[number] = number }
        cache.removeUnused()
        #expect(cache.count == 10)
        #expect(cache[3] == 3)
        cache.removeUnused()
        #expect(cache.count == 1 && cache[3] == 3)
    }
}
