import DisplayList
import Foundation
import SwiftUI
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Widgets in the places of views")
struct NativeChildConformance {
    private final class Page: NativeChild {
        let widget = UnsafeMutableRawPointer(bitPattern: 8)!
        var focusCount = 0
        func takeFocus() { focusCount += 1 }
    }

    private final class Model: ObservableObject {
        @Published var isShown = true
        @Published var isCovered = false
        @Published var offset: CGFloat = 0
    }

    private struct Screen: View {
        let page: Page
        @ObservedObject var model: Model
        @State private var text = ""

        var body: some View {
            VStack(spacing: 0) {
                TextField("Name", text: $text).frame(height: 40)
                if model.isShown {
                    NativeChildView(page)
                        .overlay(alignment: .topLeading) {
                            if model.isCovered { Color.red.frame(width: 50, height: 30) }
                        }
                        .offset(x: model.offset)
                }
            }
        }
    }

    @Test("W09: the window knows where the widget is, until its view is gone")
    func places() {
        let (page, model) = (Page(), Model())
        let host = TestHost(Screen(page: page, model: model), size: CGSize(width: 200, height: 140))
        #expect(host.host.nativeChildren.map(\.frame) == [CGRect(x: 0, y: 40, width: 200, height: 100)])
        #expect(host.host.nativeChildren.first?.child === page)
        model.offset = 15
        host.advance(by: 0)
        #expect(host.host.nativeChildren.map(\.frame) == [CGRect(x: 15, y: 40, width: 200, height: 100)])
        model.isShown = false
        host.advance(by: 0)
        #expect(host.host.nativeChildren.isEmpty)
        model.isShown = true
        host.advance(by: 0)
        #expect(host.host.nativeChildren.count == 1)
    }

    @Test("W09: the pointer belongs to what lies above the widget's view")
    func hits() {
        let (page, model) = (Page(), Model())
        let host = TestHost(Screen(page: page, model: model), size: CGSize(width: 200, height: 140))
        let points = [CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 50), CGPoint(x: 120, y: 100), CGPoint(x: 20, y: 200)]
        #expect(points.map { host.host.nativeChild(at: $0) === page } == [false, true, true, false])
        model.isCovered = true
        host.advance(by: 0)
        #expect(points.map { host.host.nativeChild(at: $0) === page } == [false, false, true, false])
    }

    @Test("W09: the view has the focus while its widget has the keys, and gives them to it")
    func focus() {
        let (page, model) = (Page(), Model())
        let host = TestHost(Screen(page: page, model: model), size: CGSize(width: 200, height: 140))
        host.tap(at: CGPoint(x: 60, y: 20))
        #expect(host.host.textInput != nil && page.focusCount == 0)
        host.host.nativeChildFocused(page)
        host.advance(by: 0)
        #expect(host.host.textInput == nil && page.focusCount == 1)
    }

    @Test("W09: the view is a hole in what is drawn below it")
    func hole() throws {
        let (page, model) = (Page(), Model())
        let host = TestHost(
            Screen(page: page, model: model).background(.blue), size: CGSize(width: 200, height: 140))
        #expect(host.displayList.description.contains("destinationOut"))
    }
}
