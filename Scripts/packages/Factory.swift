// uses https://github.com/hmlongco/Factory 3.2.1 FactoryKit
// prints Hello from the real one
// prints Hello from a fake
import FactoryKit

struct Greeter: Sendable {
    var name: String
}

extension Container {
    var greeter: Factory<Greeter> { self { Greeter(name: "the real one") } }
}

struct Door {
    @Injected(\.greeter) var greeter
    func open() { print("Hello from", greeter.name) }
}

Door().open()
Container.shared.greeter.register { Greeter(name: "a fake") }
Door().open()
