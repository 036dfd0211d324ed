// uses https://github.com/pointfreeco/combine-schedulers 1.0.0 CombineSchedulers
// prints nothing yet: []
// prints after a second: ["ab"]
import Combine
import CombineSchedulers
import Foundation

let scheduler = DispatchQueue.test
let typed = PassthroughSubject<String, Never>()
var found: [String] = []
let search = typed.debounce(for: .seconds(1), scheduler: scheduler).sink { found.append($0) }
typed.send("a")
scheduler.advance(by: .milliseconds(500))
typed.send("ab")
scheduler.advance(by: .milliseconds(900))
print("nothing yet:", found)
scheduler.advance(by: .milliseconds(100))
print("after a second:", found)
search.cancel()
