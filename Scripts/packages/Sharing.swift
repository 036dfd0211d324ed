// uses https://github.com/pointfreeco/swift-sharing 2.7.0 Sharing
// prints seen elsewhere: 3
// prints kept in defaults: Emma
import Foundation
import Sharing

struct Counter {
    @Shared(.inMemory("count")) var count = 0
}

let counter = Counter()
let other = Counter()
for _ in 0..<3 { counter.$count.withLock { $0 += 1 } }
print("seen elsewhere:", other.count)
@Shared(.appStorage("title")) var title = "none"
$title.withLock { $0 = "Emma" }
@SharedReader(.appStorage("title")) var reader = "none"
print("kept in defaults:", reader)
UserDefaults.standard.removeObject(forKey: "title")
