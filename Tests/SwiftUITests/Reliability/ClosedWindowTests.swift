import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("A window that is closed lets go of what its views hold")
struct ClosedWindowTests {
    private final class Token {}

    /// What is shown.
    enum Content: CaseIterable {
        case text, field, navigation, path, pushed, presented, linked, split, tabs, pages, sheet, cover, popover, alert
        case dialog, menu, contextMenu, picker, wheel, date, slider, disclosure, outline, list, form, lazy, grid, search
        case toolbar, appear, receive, geometry, reader, canvas, timeline, phases, matched, gesture, drag, focus
        case inspector, represented, controller, object, fits, published
    }

    private final class Model: ObservableObject {
        @Published var count = 0
    }

    /// A page that is pushed, and offers further pages.
    private struct Page: View {
        let token: Token
        @Environment(\.dismiss) private var dismiss
        @Environment(\.presentationMode) private var mode
        @State private var isShown = false
        var body: some View {
            Button("Back") { dismiss() }
                .navigationTitle("Page")
                .toolbar { Button("Done") { mode.wrappedValue.dismiss() } }
                .navigationDestination(for: String.self) { [self] text in
                    Text(text).onTapGesture {
                        dismiss()
                        _ = token
                    }
                }
                .navigationDestination(isPresented: $isShown) { [self] in
                    Button("x") {
                        dismiss()
                        _ = token
                    }
                }
        }
    }

    private struct Represented: UIViewRepresentable {
        let token: Token
        func makeUIView(context: Context) -> UIButton {
            let button = UIButton(
                primaryAction: UIAction(title: "One") { [coordinator = context.coordinator] _ in _ = coordinator })
            context.coordinator.button = button
            return button
        }
        func updateUIView(_ view: UIButton, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator(token: token) }

        final class Coordinator {
            let token: Token
            weak var button: UIButton?
            init(token: Token) { self.token = token }
        }
    }

    private struct Controller: UIViewControllerRepresentable {
        let token: Token
        func makeUIViewController(context: Context) -> UINavigationController {
            let hosting = UIHostingController(rootView: Page(token: token))
            return UINavigationController(rootViewController: hosting)
        }
        func updateUIViewController(_ controller: UINavigationController, context: Context) {}
    }

    private struct Shown: View {
        let content: Content
        let token: Token
        @State private var isShown = true
        @State private var text = ""
        @State private var number = 1.0
        @State private var choice: Int? = 1
        @State private var date = Date(timeIntervalSince1970: 0)
        @State private var path = [1]
        @State private var anyPath = NavigationPath([1])
        @StateObject private var model = Model()
        @FocusState private var isFocused: Bool
        @Namespace private var namespace
        @Environment(\.dismiss) private var dismiss

        private var holding: some View { Text("held").onTapGesture { _ = token } }

        var body: some View {
            switch content {
            case .text, .field, .tabs, .pages, .menu, .contextMenu, .picker, .wheel, .date, .slider, .disclosure: simple
            case .navigation, .path, .pushed, .presented, .linked, .split, .search, .toolbar: navigating
            case .sheet, .cover, .popover, .alert, .dialog, .inspector: presenting
            case .list, .outline, .form, .lazy, .grid, .geometry, .reader, .canvas, .timeline, .phases: containing
            default: others
            }
        }

        @ViewBuilder private var simple: some View {
            switch content {
            case .text: holding
            case .field: TextField("field", text: $text).onSubmit { _ = token }
            case .tabs:
                TabView {
                    Tab("One", systemImage: "star") { holding }
                    Tab("Two", systemImage: "star") { holding }
                }
            case .pages:
                TabView {
                    holding
                    holding
                }.tabViewStyle(.page)
            case .menu: Menu("Menu") { Button("One") { _ = token } }
            case .contextMenu: Text("a").contextMenu { Button("One") { _ = token } }
            case .picker: Picker("One", selection: $choice) { holding.tag(Int?.some(1)) }.pickerStyle(.inline)
            case .wheel: Picker("One", selection: $choice) { holding.tag(Int?.some(1)) }.pickerStyle(.wheel)
            case .date: DatePicker("Date", selection: $date).onChange(of: date) { _ = token }
            case .slider: Slider(value: $number) { _ in _ = token }
            default: DisclosureGroup("More", isExpanded: $isShown) { holding }
            }
        }

        @ViewBuilder private var navigating: some View {
            switch content {
            case .navigation: NavigationStack { holding.navigationTitle("Title") }
            case .path:
                NavigationStack(path: $path) {
                    holding.navigationDestination(for: Int.self) { _ in Page(token: token) }
                }
            case .pushed:
                NavigationStack(path: $anyPath) {
                    holding.navigationDestination(for: Int.self) { _ in holding.onTapGesture { dismiss() } }
                }
            case .presented:
                NavigationStack { holding.navigationDestination(isPresented: $isShown) { Page(token: token) } }
            case .linked:
                NavigationView { NavigationLink("Link", isActive: $isShown) { Page(token: token) } }
            case .split:
                NavigationSplitView {
                    holding
                } detail: {
                    Page(token: token)
                }
            case .search: NavigationStack { List { holding }.searchable(text: $text) { holding } }
            default: NavigationStack { holding.toolbar { Button("One") { _ = token } } }
            }
        }

        @ViewBuilder private var presenting: some View {
            switch content {
            case .sheet: Text("behind").sheet(isPresented: $isShown) { Page(token: token) }
            case .cover: Text("behind").fullScreenCover(isPresented: $isShown) { Page(token: token) }
            case .popover: Text("behind").popover(isPresented: $isShown) { holding }
            case .alert: Text("behind").alert("Alert", isPresented: $isShown) { Button("OK") { _ = token } }
            case .dialog:
                Text("behind").confirmationDialog("Dialog", isPresented: $isShown) { Button("OK") { _ = token } }
            default: Text("beside").inspector(isPresented: $isShown) { holding }
            }
        }

        @ViewBuilder private var containing: some View {
            switch content {
            case .list:
                List(0..<3, selection: $choice) { _ in holding.swipeActions { Button("One") { _ = token } } }
            case .outline:
                List { OutlineGroup([Branch(id: 1, branches: [Branch(id: 2)])], children: \.branches) { _ in holding } }
            case .form:
                Form {
                    Section("One") {
                        holding
                        Toggle("On", isOn: $isShown)
                    }
                }
            case .lazy: ScrollView { LazyVStack { ForEach(0..<3) { _ in holding } } }
            case .grid: ScrollView { LazyVGrid(columns: [GridItem()]) { ForEach(0..<3) { _ in holding } } }
            case .geometry:
                GeometryReader { _ in holding }.onGeometryChange(for: Double.self) {
                    $0.size.width
                } action: { _ in
                    _ = token
                }
            case .reader: ScrollViewReader { proxy in ScrollView { holding.onAppear { proxy.scrollTo(1) } } }
            case .canvas: Canvas { _, _ in _ = token }
            case .timeline: TimelineView(.animation) { _ in holding }
            default: PhaseAnimator([1, 2]) { _ in holding }
            }
        }

        @ViewBuilder private var others: some View {
            switch content {
            case .appear: holding.onAppear { _ = token }.onDisappear { _ = token }.onChange(of: text) { _ = token }
            case .receive: holding.onReceive(model.$count) { _ in _ = token }
            case .matched: holding.matchedGeometryEffect(id: 1, in: namespace)
            case .gesture:
                holding.gesture(DragGesture().onChanged { _ in _ = token }.simultaneously(with: TapGesture()))
            case .drag:
                holding.onDrag {
                    _ = token
                    return NSItemProvider()
                }.dropDestination(for: String.self) { _, _ in token === token }
            case .focus:
                TextField("a", text: $text).focused($isFocused).onAppear {
                    isFocused = true
                    _ = token
                }
            case .represented: Represented(token: token)
            case .controller: Controller(token: token)
            case .object: Watching(token: token).environmentObject(model)
            case .published:
                holding.focusedSceneValue(\.closedWindowAction) {
                    isFocused = false
                    _ = token
                }
            default:
                ViewThatFits {
                    holding.fixedSize()
                    holding
                }
            }
        }
    }

    private struct Branch: Identifiable {
        let id: Int
        var branches: [Branch]?
    }

    private struct Watching: View {
        let token: Token
        @EnvironmentObject private var model: Model
        var body: some View {
            Button("\(model.count)") {
                model.count += 1
                _ = token
            }
        }
    }

    @Test("Whatever it showed", arguments: Content.allCases)
    func close(content: Content) {
        weak var held: Token?
        do {
            let token = Token()
            held = token
            let host = TestHost(Shown(content: content, token: token), size: CGSize(width: 400, height: 500))
            host.advance(by: 1)
            #expect(held != nil)
            host.close()
        }
        #expect(held == nil)
    }
}

extension FocusedValues {
    @Entry fileprivate var closedWindowAction: (() -> Void)?
}
