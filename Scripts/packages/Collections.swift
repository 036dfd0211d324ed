// uses https://github.com/apple/swift-collections 1.5.0 Collections
// prints [3, 1, 2]
// prints 9 8 7
// prints 1 then 5
// prints two versions: 100000 and 100001
import Collections

print(Array(OrderedSet([3, 1, 3, 2, 1])))
var heap = Heap([8, 9, 7])
print([heap.popMax(), heap.popMax(), heap.popMax()].compactMap { $0 }.map(String.init).joined(separator: " "))
var deque: Deque = [2, 3, 4, 5]
deque.prepend(1)
print("\(deque.removeFirst()) then \(deque.removeLast())")
let old = TreeDictionary(uniqueKeysWithValues: (0..<100_000).map { ($0, $0) })
var new = old
new[100_000] = 0
print("two versions: \(old.count) and \(new.count)")
