import SwiftUITesting
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// The icons of labels in a list's rows.
@MainActor
@Suite("Icons of rows")
struct RowIconTests {
    /// Says whether an icon in its place has the tint.
    private struct Icon: View {
        let name: String
        @Environment(\._foregroundStyle) private var style
        var body: some View {
            let isTinted = style?.isSame(as: AnyShapeStyle(TintShapeStyle())) ?? false
            Text(verbatim: "\(name) \(isTinted)")
        }
    }

    private func label(_ name: String) -> some View {
        Label {
            Text("title")
        } icon: {
            Icon(name: name)
        }
    }

    @Test("They have the tint in links, disclosure groups and plain rows, unless the app has chosen a style")
    func tint() {
        let rows = NavigationStack {
            List {
                label("plain")
                NavigationLink(destination: Text("x")) { label("link") }
                DisclosureGroup {
                    Text("inner")
                } label: {
                    label("group")
                }
                NavigationLink(destination: Text("x")) { label("red") }.foregroundStyle(Color.red)
                NavigationLink(destination: Text("x")) { label("green").foregroundStyle(Color.green) }
            }
        }
        let host = TestHost(rows, size: CGSize(width: 300, height: 600))
        let told = host.text.filter { $0.hasSuffix(" true") || $0.hasSuffix(" false") }
        #expect(told == ["plain true", "link true", "group true", "red false", "green false"])
    }

    @Test("Symbols in a tab bar are as large without a label as in one")
    func tabs() throws {
        func height<V: View>(_ item: V) throws -> CGFloat {
            let host = TestHost(
                TabView { Text("a").tabItem { item } }, size: CGSize(width: 300, height: 400))
            return try #require(host.findAll(kind: "Image").first).frame.height
        }
        let separate = try height(
            Group {
                Image(systemName: "star")
                Text("First")
            })
        #expect(try separate == height(Label("First", systemImage: "star")))
    }
}
