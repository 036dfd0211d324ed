import SwiftUI
import SwiftUITesting
import Testing

@MainActor private final class Shelf: ObservableObject {
    var titles: [String] = ["Emma"]
    subscript(upTo count: Int) -> [String] {
        get { Array(titles.prefix(max(0, count))) }
        set { titles = newValue }
    }
}

// As packages do: a key path to a member of the main actor, in an initializer without the actor's name.
extension NavigationStack {
    fileprivate init(shelf: Binding<Shelf>, @ViewBuilder root: () -> Root) where Data == [String] {
        self.init(path: shelf[upTo: 3], root: root)
    }
}

@MainActor
@Suite("Navigation belongs to the main actor")
struct NavigationIsolationTests {
    @Test("A stack's path can lead through an object of the main actor")
    func path() {
        let shelf = Shelf()
        let host = TestHost(
            NavigationStack(shelf: .constant(shelf)) {
                Text("Root").navigationDestination(for: String.self) { Text("Book \($0)") }
            }, size: CGSize(width: 300, height: 300))
        host.advance(by: 1)
        #expect(host.text.contains("Book Emma"))
    }

    @Test("Fonts and colors without values are placeholders")
    func placeholders() {
        #expect(UIFont().pointSize == 12 && UIFont().familyName == UIFont.systemFont(ofSize: 12).familyName)
        var alpha: CGFloat = 1
        UIColor().getRed(nil, green: nil, blue: nil, alpha: &alpha)
        #expect(alpha == 0)
    }
}
