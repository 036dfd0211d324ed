import SwiftUI

/// Gestures, controls, and views that are shown above the rest; the state begins with the specimen's seed.
struct InteractionView: FamilyView {
    let specimen: Specimen
    let world: World

    /// Tells that the state grew.
    private var grew: (Int) -> Void {
        let (world, id) = (world, specimen.id)
        return { if $0 != 0 { world.log.append((id, $0)) } }
    }

    var body: some View {
        switch specimen.kind {
        case .dragged: Dragged(count: specimen.seed, least: a % 2 == 0 ? 10 : 0, grew: grew)
        case .pressed: Pressing(count: specimen.seed, isStrict: a % 2 == 0, grew: grew)
        case .chained: Chained(count: specimen.seed, way: a % 4, grew: grew)
        case .around: Around(count: specimen.seed, way: a % 3, content: first, grew: grew)
        case .hovered: Hovered(content: first)
        case .field: Field(count: specimen.seed, id: specimen.id, world: world, grew: grew)
        default: shown
        }
    }

    @ViewBuilder private var shown: some View {
        switch specimen.kind {
        case .stepper: Stepped(count: specimen.seed, grew: grew)
        case .slider: Slid(count: specimen.seed, grew: grew)
        case .picker: Picked(count: specimen.seed, isMenu: a % 2 == 1, grew: grew)
        case .navigation: Navigated(depth: specimen.seed, first: first, second: second, grew: grew)
        default:
            Presented(
                state: specimen.seed, kind: specimen.kind, first: first, specimen: specimen, world: world, grew: grew)
        }
    }
}

// MARK: Gestures

/// Moves while it is dragged, counts movements, and each end as a thousand.
private struct Dragged: View {
    @State var count: Int
    let least: CGFloat
    let grew: (Int) -> Void
    @GestureState private var way = CGSize.zero
    var body: some View {
        Text(verbatim: "d\(count)").padding(4).offset(way)
            .gesture(
                DragGesture(minimumDistance: least)
                    .updating($way) { value, way, _ in way = value.translation }
                    .onChanged { _ in
                        count += 1
                        grew(1)
                    }
                    .onEnded { _ in
                        count += 1000
                        grew(1000)
                    })
    }
}

/// Is marked while it is pressed, and counts presses that were long enough.
private struct Pressing: View {
    @State var count: Int
    let isStrict: Bool
    let grew: (Int) -> Void
    @GestureState private var isPressed = false
    @State private var isDown = false
    private func count(_ growth: Int) {
        count += growth
        grew(growth)
    }
    var body: some View {
        let text = Text(verbatim: "l\(count)\(isPressed || isDown ? " down" : "")").padding(4)
        if isStrict {
            text.gesture(
                LongPressGesture(minimumDuration: 0.3, maximumDistance: 20)
                    .updating($isPressed) { value, state, _ in state = value }
                    .onEnded { _ in count(1) })
        } else {
            text.onLongPressGesture(minimumDuration: 0.3) {
                count(1)
            } onPressingChanged: {
                isDown = $0
            }
        }
    }
}

/// Two gestures composed in one of several ways.
private struct Chained: View {
    @State var count: Int
    let way: Int
    let grew: (Int) -> Void
    @GestureState private var state = 0
    private func count(_ growth: Int) {
        count += growth
        grew(growth)
    }
    private var press: some Gesture { LongPressGesture(minimumDuration: 0.2).onEnded { _ in count(1) } }
    private var drag: some Gesture {
        DragGesture().onChanged { _ in count(10) }.updating($state) { _, state, _ in state += 1 }
    }
    var body: some View {
        let text = Text(verbatim: "g\(count) \(state)").padding(4)
        switch way {
        case 0: text.gesture(press.sequenced(before: drag).onEnded { _ in count(1000) })
        case 1: text.gesture(press.simultaneously(with: drag).onEnded { _ in count(1000) })
        case 2: text.gesture(drag.exclusively(before: press).onEnded { _ in count(1000) })
        default:
            text.onTapGesture(count: 2) { count(100) }.onTapGesture { count(1) }
        }
    }
}

/// A gesture around others.
private struct Around: View {
    @State var count: Int
    let way: Int
    let content: SpecimenView
    let grew: (Int) -> Void
    private func count(_ growth: Int) {
        count += growth
        grew(growth)
    }
    private var tap: some Gesture { TapGesture().onEnded { count(1) } }
    private var drag: some Gesture { DragGesture().onChanged { _ in count(10) }.onEnded { _ in count(1000) } }
    var body: some View {
        // Masks, and no branches: the content stays the same view, whose state lives on.
        VStack(spacing: 0) {
            Text(verbatim: "a\(count)")
            content
        }
        .highPriorityGesture(tap, including: way == 0 ? .all : .subviews)
        .simultaneousGesture(drag, including: way == 1 ? .all : .subviews)
        .gesture(tap, including: way == 2 ? .all : .subviews)
        .highPriorityGesture(drag, including: way == 2 ? .gesture : .subviews)
    }
}

/// Is marked while the pointer is over it, without another size.
private struct Hovered: View {
    let content: SpecimenView
    @State private var isOver = false
    var body: some View {
        // The whole frame in either color: clear parts are not hit.
        content.frame(minWidth: 10, minHeight: 10).background(isOver ? Color.yellow : .clear)
            .contentShape(Rectangle()).onHover { isOver = $0 }
    }
}

// MARK: Controls

/// A text of as many letters as the state says.
private struct Field: View {
    @State private var text: String
    let id: Int
    let world: World
    let grew: (Int) -> Void
    @FocusState private var isFocused: Bool

    init(count: Int, id: Int, world: World, grew: @escaping (Int) -> Void) {
        _text = State(initialValue: String(repeating: "x", count: count))
        (self.id, self.world, self.grew) = (id, world, grew)
    }

    var body: some View {
        let _ = world.leave[id] = { isFocused = false }
        VStack(spacing: 0) {
            TextField("Field", text: $text).frame(width: 60).focused($isFocused)
            Text(verbatim: isFocused ? "in" : "out")
        }
        .onChange(of: text) { grew($1.count - $0.count) }
    }
}

private struct Stepped: View {
    @State var count: Int
    let grew: (Int) -> Void
    var body: some View {
        Stepper(value: $count) { Text(verbatim: "n\(count)") }.onChange(of: count) { grew($1 - $0) }
    }
}

private struct Slid: View {
    @State private var value: Double
    let grew: (Int) -> Void

    init(count: Int, grew: @escaping (Int) -> Void) {
        _value = State(initialValue: Double(count))
        self.grew = grew
    }

    var body: some View {
        Slider(value: $value, in: 0...100, step: 1) {
            Text(verbatim: "slider")
        } minimumValueLabel: {
            Text(verbatim: "\(Int(value))")
        } maximumValueLabel: {
            Text(verbatim: "100")
        }
        .frame(width: 150).onChange(of: value) { grew(Int($1 - $0)) }
    }
}

private struct Picked: View {
    @State var count: Int
    let isMenu: Bool
    let grew: (Int) -> Void
    var body: some View {
        // Not by onChange, which runs for each row that an inline picker makes of its choices in a list.
        let selection = Binding {
            count
        } set: {
            grew($0 - count)
            count = $0
        }
        let picker = Picker("p", selection: selection) {
            ForEach(0..<3) { Text(verbatim: "o\($0)").tag($0) }
        }
        if isMenu { picker.pickerStyle(.inline) } else { picker.pickerStyle(.segmented).frame(width: 90) }
    }
}

// MARK: Views above the rest

/// Shows something else while the state is odd.
private struct Presented: View {
    @State var state: Int
    let kind: Kind
    let first: SpecimenView
    let specimen: Specimen
    let world: World
    let grew: (Int) -> Void

    private func step() {
        state += 1
        grew(1)
    }

    private var isShown: Binding<Bool> {
        Binding {
            state % 2 == 1
        } set: {
            if $0 != (state % 2 == 1) { step() }
        }
    }

    private var base: some View {
        VStack(spacing: 0) {
            Text(verbatim: "q\(state)").onTapGesture(perform: step)
            first
        }
    }

    private var inside: some View {
        VStack {
            Text(verbatim: "close \(state)").onTapGesture(perform: step)
            SpecimenView(specimen: specimen.children[1], world: world)
        }
    }

    var body: some View {
        switch kind {
        case .sheet: base.sheet(isPresented: isShown) { inside }
        case .popover: base.popover(isPresented: isShown) { inside }
        default:
            base.alert("Alert", isPresented: isShown) {
                Button("Yes") {}
                Button("No", role: .cancel) {}
            } message: {
                Text(verbatim: "for \(state)")
            }
        }
    }
}

/// A stack of as many pages as the state says, the first of which shows the second view.
private struct Navigated: View {
    @State private var path: [Int]
    let first: SpecimenView
    let second: SpecimenView
    let grew: (Int) -> Void

    init(depth: Int, first: SpecimenView, second: SpecimenView, grew: @escaping (Int) -> Void) {
        _path = State(initialValue: Array(0..<depth))
        (self.first, self.second, self.grew) = (first, second, grew)
    }

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                NavigationLink("go", value: 0)
                first
            }
            .navigationDestination(for: Int.self) { level in
                VStack {
                    Text(verbatim: "page \(level)").onTapGesture { path.append(path.count) }
                    if level == 0 { second }
                }
                .navigationTitle("Page")
            }
        }
        .onChange(of: path.count) { grew($1 - $0) }
    }
}
