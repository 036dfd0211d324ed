import Observation
import SwiftUI
import SwiftUITesting
import Testing

/// Properties outside of views, and the forms in which they are made.
@MainActor struct UninstalledPropertyTests {
    final class Store: ObservableObject, Identifiable {
        @Published var name: String
        init(_ name: String = "a") { self.name = name }
    }

    @Test("A state outside of a view is its initial value, and says so") func states() {
        let (state, optional) = (State(initialValue: 3), State<Int?>())
        var binding = Binding.constant(0)
        let warnings = TestHost.warnings {
            #expect(state.wrappedValue == 3)
            state.wrappedValue = 4
            #expect(state.wrappedValue == 3)
            binding = state.projectedValue
        }
        binding.wrappedValue = 5
        #expect(binding.wrappedValue == 3)
        #expect(warnings.count == 4)
        #expect(warnings.allSatisfy { $0.hasPrefix("Accessing State's value outside of being installed on a View.") })
        let more = TestHost.warnings { #expect(optional.wrappedValue == nil) }
        #expect(more.count == 1)
    }

    @Test("A state object outside of a view is another each time, and says so") func stateObjects() {
        let property = StateObject(wrappedValue: Store())
        let warnings = TestHost.warnings {
            #expect(property.wrappedValue !== property.wrappedValue)
            #expect(property.projectedValue.name.wrappedValue == "a")
        }
        #expect(warnings.count == 3 && warnings[0].hasPrefix("Accessing StateObject<Store>'s object without being"))
    }

    @Test("An observed object can be another") func observedObjects() {
        let (first, second) = (Store("a"), Store("b"))
        var property = ObservedObject(initialValue: first)
        property.projectedValue.name.wrappedValue = "c"
        #expect(first.name == "c")
        property.wrappedValue = second
        #expect(property.wrappedValue === second && property.projectedValue.name.wrappedValue == "b")
    }

    @Observable final class Model: Identifiable {
        let id: Int
        var name: String
        init(_ id: Int, _ name: String) { (self.id, self.name) = (id, name) }
    }

    @Test("A bindable object gives bindings to its properties") func bindables() {
        let model = Model(7, "a")
        let bindable = Bindable(model)
        bindable.name.wrappedValue = "b"
        #expect(model.name == "b" && bindable.id == 7 && bindable.wrappedValue === model)
        #expect(Bindable(projectedValue: bindable.projectedValue).name.wrappedValue == "b")
        #expect(Bindable(wrappedValue: model).name.wrappedValue == "b")
        bindable.name.animation(.linear).wrappedValue = "c"
        #expect(model.name == "c")
    }

    private struct Reader: View {
        @AppStorage("oriel-uninstalled-app") var app = 1
        @SceneStorage("oriel-uninstalled-scene") var scene = 2
        var body: some View { Text(verbatim: "\(app) \(scene)") }
    }

    private struct Parent: View {
        @State private var count = 0
        var body: some View {
            Button("Again \(count)") { count += 1 }
            Reader()
        }
    }

    @Test("A view with stored values is not evaluated again with the one above it") func comparing() {
        let host = TestHost(VStack { Parent() }, size: CGSize(width: 100, height: 100))
        host.resetCounters()
        host.tap(text: "Again 0")
        #expect(host.text == ["Again 1", "1 2"])
        #expect(host.bodyCount(of: Parent.self) == 1 && host.bodyCount(of: Reader.self) == 0)
    }

    private struct Careless: View {
        @AppStorage("oriel-careless") var count = 1
        var body: some View {
            let _ = count = 2
            Text(verbatim: "\(count)")
        }
    }

    @Test("A stored value is not changed while views are updated") func careless() {
        var host: TestHost?
        let warnings = TestHost.warnings { host = TestHost(Careless(), size: CGSize(width: 100, height: 100)) }
        #expect(warnings == ["Modifying state during view update, this will cause undefined behavior."])
        #expect(host?.text == ["1"])
    }
}
