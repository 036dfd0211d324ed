import SwiftUI
import SwiftUITesting

extension Catalog {
    /// Twenty rows of 10 points.
    @MainActor private static var rows: some View {
        VStack(spacing: 0) {
            ForEach(0..<20) { Color(hue: Double($0) / 20, saturation: 1, brightness: 1).frame(height: 10) }
        }
    }

    private static func scroll(_ x: CGFloat, _ y: CGFloat) -> Act {
        { host in
            host.scroll(at: CGPoint(x: 30, y: 30), by: CGSize(width: x, height: y))
            host.advance(by: 2)
        }
    }

    @PairList static var scrolling: [Pair] {
        same("a scroll view shows the beginning") {
            ScrollView(showsIndicators: false) { rows }
        } as: {
            rows.frame(height: 60, alignment: .top)
        }
        same("a scrolled view is moved content") {
            ScrollViewReader { proxy in
                ScrollView(showsIndicators: false) {
                    VStack(spacing: 0) {
                        ForEach(0..<20) { index in
                            Color(hue: Double(index) / 20, saturation: 1, brightness: 1).frame(height: 10).id(index)
                        }
                    }
                }
                .onAppear { proxy.scrollTo(7, anchor: .top) }
            }
        } as: {
            rows.offset(y: -70).frame(height: 60, alignment: .top)
        }
        same("a scrolled view begins where it is told") {
            ScrollView(showsIndicators: false) { rows }.defaultScrollAnchor(.bottom)
        } as: {
            rows.frame(height: 60, alignment: .bottom)
        }
        same("a position scrolls") {
            Positioned()
        } as: {
            rows.offset(y: -45).frame(height: 60, alignment: .top)
        }
        same("lazy rows scrolled are rows moved") {
            ScrollViewReader { proxy in
                ScrollView(showsIndicators: false) {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<200) { index in
                            Color(hue: Double(index % 20) / 20, saturation: 1, brightness: 1).frame(height: 10).id(
                                index)
                        }
                    }
                }
                .onAppear { proxy.scrollTo(107, anchor: .top) }
            }
        } as: {
            rows.offset(y: -70).frame(height: 60, alignment: .top)
        }
        same("a scroll view across is as high as its content") {
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: 0) {
                    block(.red, 40, 20)
                    block(.blue, 40, 20)
                }
            }
            .background(Color.green)
        } as: {
            Placed((.red, 0, 20, 40, 20), (.blue, 40, 20, 20, 20))
        }
        same("short content stands at the top, centred") {
            ScrollView { block(.red, 20, 20) }
        } as: {
            Placed((.red, 20, 0, 20, 20))
        }
        same("a scroll view clips") {
            ScrollView(showsIndicators: false) { rows }.frame(width: 30, height: 30)
        } as: {
            rows.frame(width: 30, height: 30, alignment: .top).clipped()
        }
        same("a scroll view that does not clip") {
            ScrollView(showsIndicators: false) { block(.red, 20, 50) }.scrollClipDisabled().frame(width: 30, height: 20)
        } as: {
            Placed((.red, 20, 20, 20, 50))
        }
        same("the last of lazy rows with a header, scrolled to") {
            ScrollViewReader { proxy in
                ScrollView(showsIndicators: false) {
                    LazyVStack(spacing: 0) {
                        Section {
                            ForEach(0..<10) { block($0 % 2 == 0 ? .red : .blue, 60, 20).id($0) }
                        } header: {
                            block(.black, 60, 10)
                        }
                    }
                }
                .onAppear { proxy.scrollTo(9, anchor: .bottom) }
            }
        } as: {
            Placed((.blue, 0, 0, 60, 20), (.red, 0, 20, 60, 20), (.blue, 0, 40, 60, 20))
        }
        same("the margins of a scroll view's content") {
            ScrollView(showsIndicators: false) { Color.red.frame(height: 20) }.contentMargins(10)
        } as: {
            Placed((.red, 10, 10, 40, 20))
        }
        same("a scroll view's content keeps to the safe area") {
            ScrollView(showsIndicators: false) { rows }.safeAreaInset(edge: .top, spacing: 0) { block(.black, 60, 15) }
        } as: {
            ZStack(alignment: .top) {
                rows.offset(y: 15)
                block(.black, 60, 15)
            }
            .frame(height: 60, alignment: .top)
        }
        same("the wheel moves the content", after: scroll(0, 30)) {
            ScrollView(showsIndicators: false) { rows }
        } as: {
            rows.offset(y: -30).frame(height: 60, alignment: .top)
        }
        same("a page of a scroll view has the view's width") {
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: 0) {
                    Color.red.containerRelativeFrame(.horizontal)
                    Color.blue.containerRelativeFrame(.horizontal)
                }
            }
            .frame(width: 40)
        } as: {
            block(.red, 40, 60)
        }
    }

    private struct Positioned: View {
        @State private var position = ScrollPosition(y: 45)

        var body: some View {
            ScrollView(showsIndicators: false) { rows }.scrollPosition($position)
        }
    }
}
