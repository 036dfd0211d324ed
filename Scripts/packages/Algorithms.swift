// uses https://github.com/apple/swift-algorithms 1.2.0 Algorithms
// prints [[1, 2], [3, 4], [5]]
// prints AB AC BC
// prints 1,3,2
import Algorithms

print([1, 2, 3, 4, 5].chunks(ofCount: 2).map(Array.init))
print("ABC".combinations(ofCount: 2).map { String($0) }.joined(separator: " "))
print([1, 3, 1, 2, 3].uniqued().map(String.init).joined(separator: ","))
