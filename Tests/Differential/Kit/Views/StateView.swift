import SwiftUI

/// Views with state, which begins with the specimen's seed and grows with taps.
struct StateView: FamilyView {
    let specimen: Specimen
    let world: World

    /// Tells that the state grew.
    private var grew: (Int) -> Void {
        let (world, id) = (world, specimen.id)
        return { world.log.append((id, $0)) }
    }

    var body: some View {
        switch specimen.kind {
        case .counter: Counter(count: specimen.seed, grew: grew)
        case .bound: Owner(count: specimen.seed, grew: grew)
        case .object: ObjectOwner(count: specimen.seed, grew: grew)
        case .observable: ObservableOwner(count: specimen.seed, grew: grew)
        case .toggler: Toggler(state: specimen.seed, on: second, off: first, grew: grew)
        case .items: Items(state: specimen.seed, grew: grew)
        case .button: Pressed(count: specimen.seed, label: a, grew: grew)
        default: Switch(isOn: specimen.seed % 2 == 1, grew: grew)
        }
    }
}

private struct Counter: View {
    @State var count: Int
    let grew: (Int) -> Void
    var body: some View {
        Text(verbatim: "c\(count)").onTapGesture {
            count += 1
            grew(1)
        }
    }
}

private struct Owner: View {
    @State var count: Int
    let grew: (Int) -> Void
    var body: some View {
        HStack(spacing: 1) {
            Text(verbatim: "b\(count)")
            Bound(count: $count, grew: grew)
        }
    }
}

private struct Bound: View {
    @Binding var count: Int
    let grew: (Int) -> Void
    var body: some View {
        Text(verbatim: "+\(count)").onTapGesture {
            count += 1
            grew(1)
        }
    }
}

private final class Count: ObservableObject {
    @Published var value: Int
    init(_ value: Int) { self.value = value }
}

private struct ObjectOwner: View {
    @StateObject private var count: Count
    let grew: (Int) -> Void

    init(count: Int, grew: @escaping (Int) -> Void) {
        _count = StateObject(wrappedValue: Count(count))
        self.grew = grew
    }

    var body: some View {
        Text(verbatim: "s\(count.value)").onTapGesture {
            count.value += 1
            grew(1)
        }
    }
}

@Observable private final class Watched {
    var value: Int
    init(_ value: Int) { self.value = value }
}

private struct ObservableOwner: View {
    @State private var count: Watched
    let grew: (Int) -> Void

    init(count: Int, grew: @escaping (Int) -> Void) {
        _count = State(initialValue: Watched(count))
        self.grew = grew
    }

    var body: some View {
        HStack(spacing: 1) {
            Text(verbatim: "w\(count.value)")
            WatchedReader(count: count, grew: grew)
        }
    }
}

private struct WatchedReader: View {
    @Bindable var count: Watched
    let grew: (Int) -> Void
    var body: some View { Bound(count: $count.value, grew: grew) }
}

private struct Toggler: View {
    @State var state: Int
    let on: SpecimenView
    let off: SpecimenView
    let grew: (Int) -> Void
    var body: some View {
        VStack(spacing: 0) {
            Text(verbatim: "x\(state)").onTapGesture {
                state += 1
                grew(1)
            }
            if state % 2 == 1 { on } else { off }
        }
    }
}

/// Three numbers of one array, each bound to its row.
private struct Items: View {
    struct Item: Identifiable {
        let id: Int
        var value: Int
        /// The weight of a step of this item in the state as one number.
        var weight: Int { [1, 1000, 1_000_000][id] }
    }

    @State private var items: [Item]
    let grew: (Int) -> Void

    init(state: Int, grew: @escaping (Int) -> Void) {
        _items = State(initialValue: [0, 1, 2].map { Item(id: $0, value: state / [1, 1000, 1_000_000][$0] % 1000) })
        self.grew = grew
    }

    var body: some View {
        HStack(spacing: 1) {
            ForEach($items) { $item in
                let weight = item.weight
                Bound(count: $item.value) { grew($0 * weight) }
            }
        }
    }
}

private struct Pressed: View {
    @State var count: Int
    let label: Int
    let grew: (Int) -> Void
    var body: some View {
        Button {
            count += 1
            grew(1)
        } label: {
            Text(verbatim: "\(label) \(count)")
        }
    }
}

private struct Switch: View {
    @State var isOn: Bool
    let grew: (Int) -> Void
    var body: some View {
        Toggle("on", isOn: $isOn).onChange(of: isOn) { grew(1) }
    }
}
