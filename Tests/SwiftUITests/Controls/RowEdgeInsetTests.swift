import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Distances at single edges of rows, and sources in toolbars")
struct RowEdgeInsetTests {
    @Test("A length at some edges leaves the others, counts more than all distances, and nil is the usual one")
    func edges() {
        let host = TestHost(
            List {
                Text("Usual")
                Text("Left").listRowInsets(.leading, 70)
                Text("Both").listRowInsets(EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 0))
                    .listRowInsets(.horizontal, 40)
                Text("Nil").listRowInsets(.leading, nil)
                Text("Tall").listRowInsets(.vertical, 60)
                Text("Broken").listRowInsets(.leading, .infinity)
            }
            .listStyle(.plain), size: CGSize(width: 400, height: 600))
        func frame(_ text: String) -> CGRect { host.find(text: text)?.frame ?? .null }
        let usual = frame("Usual").minX
        #expect(frame("Left").minX == usual - 20 + 70)
        #expect(frame("Both").minX == usual - 20 + 40)
        #expect(frame("Nil").minX == usual && frame("Tall").minX == usual)
        #expect(frame("Broken").minX == usual - 20)
        #expect(frame("Tall").midY - frame("Nil").midY > 80 && frame("Left").midY - frame("Usual").midY < 50)
    }

    private struct Bar: View {
        @Namespace private var space
        @State private var isShown = false
        var body: some View {
            NavigationStack {
                Text("Page").toolbar {
                    ToolbarItem(placement: .topBarLeading) { Button("Grow") { isShown = true } }
                        .matchedTransitionSource(id: 1, in: space)
                    ToolbarItem(placement: .topBarTrailing) { Button("Other") {} }
                        .matchedTransitionSource(id: 2, in: space) { $0.clipShape(.rect(cornerRadius: 4)) }
                }
                .sheet(isPresented: $isShown) {
                    Text("Sheet").navigationTransition(.zoom(sourceID: 1, in: space))
                }
            }
        }
    }

    @Test("An item that names a source stays an item, and a sheet grows out of it")
    func source() {
        let host = TestHost(Bar(), size: CGSize(width: 400, height: 800))
        #expect(host.find(text: "Grow")!.center.x < 200 && host.find(text: "Other")!.center.x > 200)
        host.tap(text: "Grow")
        let first = host.displayList.description
        host.advance(by: 2)
        #expect(host.text.contains("Sheet") && first != host.displayList.description)
    }

    @Test("A hosting controller without safe areas extends into those of its surroundings")
    func regions() {
        struct Hosted: UIViewControllerRepresentable {
            let controller: UIViewController
            func makeUIViewController(context: Context) -> UIViewController { controller }
            func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
        }
        func top(_ regions: SafeAreaRegions) -> CGFloat {
            let content = VStack {
                Text("Edge")
                Spacer()
            }
            let controller = UIHostingController(rootView: content)
            controller.safeAreaRegions = regions
            let host = TestHost(
                Hosted(controller: controller).safeAreaPadding(.top, 50), size: CGSize(width: 200, height: 300))
            return host.find(text: "Edge")?.frame.minY ?? -1
        }
        #expect(UIHostingController(rootView: Text("")).safeAreaRegions == .all)
        #expect(top(.all) >= 50)
        #expect(top([]) < top(.all))
    }
}
