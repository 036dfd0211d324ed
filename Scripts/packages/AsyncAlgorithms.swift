// uses https://github.com/apple/swift-async-algorithms 1.0.0 AsyncAlgorithms
// prints [1, 2, 3, 4, 5, 6]
// prints 1a 2b 3c
// prints [[1, 2], [3]]
import AsyncAlgorithms

print(await Array(merge([1, 3, 5].async, [2, 4, 6].async)).sorted())
var pairs: [String] = []
for await (number, letter) in zip([1, 2, 3].async, "abc".async) { pairs.append("\(number)\(letter)") }
print(pairs.joined(separator: " "))
print(await Array([1, 2, 3].async.chunks(ofCount: 2)))
