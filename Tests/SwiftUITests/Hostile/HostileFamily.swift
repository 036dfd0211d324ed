import SwiftUI
import Testing

/// A family of views and modifiers, each to be made with values that make no sense.
struct HostileFamily<Value>: CustomTestStringConvertible, @unchecked Sendable {
    /// A view or modifier, made with a value.
    struct Entry {
        let name: String
        let make: @MainActor (Value) -> AnyView
    }

    let name: String
    let entries: [Entry]

    init(_ name: String, @HostileEntries<Value> _ entries: () -> [Entry]) {
        self.name = name
        self.entries = entries()
    }

    var testDescription: String { name }
}

/// Makes an entry of a family.
func hostile<Value>(_ name: String, _ make: @escaping @MainActor (Value) -> AnyView) -> HostileFamily<Value>.Entry {
    HostileFamily.Entry(name: name, make: make)
}

/// Lists entries; each is type-checked by itself.
@resultBuilder enum HostileEntries<Value> {
    static func buildExpression(_ entry: HostileFamily<Value>.Entry) -> HostileFamily<Value>.Entry { entry }
    static func buildBlock(_ entries: HostileFamily<Value>.Entry...) -> [HostileFamily<Value>.Entry] { entries }
}
