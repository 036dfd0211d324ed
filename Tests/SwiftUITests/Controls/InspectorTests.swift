import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor
@Suite("Inspectors")
struct InspectorTests {
    private struct Sample: View {
        @State private var isPresented = false
        @State private var count = 0
        var body: some View {
            VStack {
                Button("toggle \(count)") {
                    isPresented.toggle()
                    count += 1
                }
            }
            .inspector(isPresented: $isPresented) {
                Text("details").inspectorColumnWidth(min: 100, ideal: 150, max: 300)
            }
        }
    }

    @Test("In a wide window it is a column of the width it asks for; the content beside it keeps its state")
    func column() throws {
        let host = TestHost(Sample(), size: CGSize(width: 900, height: 500))
        #expect(host.text == ["toggle 0"] && host.find(text: "toggle 0")?.center.x == 450)
        host.tap(text: "toggle 0")
        host.advance(by: 1)
        #expect(host.text == ["toggle 1", "details"])
        let details = try #require(host.find(text: "details"))
        #expect(abs(details.center.x - 825) <= 1 && abs(host.find(text: "toggle 1")!.center.x - 375) <= 1)
        host.tap(text: "toggle 1")
        host.advance(by: 1)
        #expect(host.text == ["toggle 2"] && host.find(text: "toggle 2")?.center.x == 450)
    }

    @Test("The line beside it is dragged, as far as its bounds")
    func dragged() throws {
        let host = TestHost(Sample(), size: CGSize(width: 900, height: 500))
        host.tap(text: "toggle 0")
        host.advance(by: 1)
        for (start, end, width) in [(750.0, 700.0, 200.0), (700, 400, 300), (601, 900, 100)] {
            host.drag(from: CGPoint(x: start, y: 300), to: CGPoint(x: end, y: 300))
            host.advance(by: 1)
            let middle = try #require(host.find(text: "details")).center.x
            #expect(abs(middle - (900 - width / 2)) <= 1, "from \(start) to \(end)")
        }
    }

    @Test("In a narrow window it is a sheet; the same in a window that was made wider is a column")
    func sheet() {
        let host = TestHost(Sample(), size: CGSize(width: 320, height: 600))
        host.tap(text: "toggle 0")
        host.advance(by: 1)
        #expect(host.text.contains("details") && host.find(text: "toggle 1")?.center.x == 160)
        host.resize(to: CGSize(width: 900, height: 600))
        host.advance(by: 1)
        #expect(host.text == ["toggle 1", "details"])
    }

    @Test("The gray ground of an inspector's form is its own, not the page's; a title in it is the page's")
    func ground() {
        final class Log { var shape = NavigationBarShape() }
        func shape<V: View>(_ view: V) -> NavigationBarShape {
            let log = Log()
            let host = TestHost(
                view.onPreferenceChange(NavigationBarShape.Key.self) { log.shape = $0 },
                size: CGSize(width: 900, height: 500))
            host.advance(by: 1)
            return log.shape
        }
        let form = Form { Text("details") }.navigationTitle("Details")
        #expect(shape(form).isGrouped)
        let beside = shape(Text("page").inspector(isPresented: .constant(true)) { form })
        #expect(!beside.isGrouped && beside.title == "Details")
        #expect(shape(form.inspector(isPresented: .constant(true)) { Text("details") }).isGrouped)
    }

    @Test("Space around the content of a scene")
    func padding() {
        let size = GeometryReader { Text(verbatim: "\($0.size.width) \($0.frame(in: .global).minX)") }
        let host = TestHost(
            size.scenePadding().scenePadding(.minimum, edges: .leading), size: CGSize(width: 100, height: 100))
        #expect(host.text == ["52.0 28.0"])
    }
}
