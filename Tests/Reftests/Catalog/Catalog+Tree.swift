import SwiftUI

extension Catalog {
    private static let three: [Color] = [.red, .green, .blue]

    private struct Framed: ViewModifier {
        let color: Color
        func body(content: Content) -> some View { content.padding(5).background(color) }
    }

    private struct Same: View, Equatable {
        let width: CGFloat
        var body: some View { block(.red, width, 10) }
    }

    @PairList static var tree: [Pair] {
        same("rows of a list are views written out") {
            VStack(spacing: 2) { ForEach(three, id: \.self) { block($0, 20, 10) } }
        } as: {
            VStack(spacing: 2) {
                block(.red, 20, 10)
                block(.green, 20, 10)
                block(.blue, 20, 10)
            }
        }
        same("rows of several views are all of them") {
            HStack(spacing: 0) {
                ForEach(0..<2) { _ in
                    block(.red, 10, 10)
                    block(.blue, 10, 20)
                }
            }
        } as: {
            HStack(spacing: 0) {
                block(.red, 10, 10)
                block(.blue, 10, 20)
                block(.red, 10, 10)
                block(.blue, 10, 20)
            }
        }
        same("rows that came, went and moved", after: switching()) {
            Switched { isOn in
                VStack(spacing: 0) {
                    ForEach(isOn ? [Color.blue, .orange, .red] : [.red, .green, .blue], id: \.self) {
                        block($0, 20, 10)
                    }
                }
            }
        } as: {
            VStack(spacing: 0) {
                block(.blue, 20, 10)
                block(.orange, 20, 10)
                block(.red, 20, 10)
            }
        }
        same("lazy rows that came, went and moved", after: switching()) {
            Switched { isOn in
                LazyVStack(spacing: 0) {
                    ForEach(isOn ? [Color.blue, .orange, .red] : [.red, .green, .blue], id: \.self) {
                        block($0, 20, 10)
                    }
                }
            }
        } as: {
            VStack(spacing: 0) {
                block(.blue, 20, 10)
                block(.orange, 20, 10)
                block(.red, 20, 10)
            }
        }
        same("either branch is its view", after: switching()) {
            Switched { isOn in
                HStack(spacing: 0) {
                    if isOn {
                        block(.red, 20, 20)
                    } else {
                        block(.blue, 10, 10)
                    }
                    if !isOn { block(.green, 10, 10) }
                }
            }
        } as: {
            block(.red, 20, 20)
        }
        same("a choice of many") {
            switch three.count {
            case 1: block(.red, 10, 10)
            case 3: block(.green, 30, 10)
            default: block(.blue, 20, 10)
            }
        } as: {
            block(.green, 30, 10)
        }
        same("any view is the view") {
            VStack(spacing: 0) {
                AnyView(block(.red, 20, 10))
                AnyView(Text("any"))
            }
        } as: {
            VStack(spacing: 0) {
                block(.red, 20, 10)
                Text("any")
            }
        }
        same("any view of another type", after: switching()) {
            Switched { isOn in isOn ? AnyView(Circle().fill(.red)) : AnyView(Text("any")) }
        } as: {
            Circle().fill(.red)
        }
        same("an optional view that is there") {
            Optional(block(.red, 20, 20))
        } as: {
            block(.red, 20, 20)
        }
        same("a modifier of several views is one of each") {
            VStack(spacing: 0) {
                Group {
                    block(.red, 10, 10)
                    block(.green, 10, 10)
                }
                .padding(3).background(.black)
            }
        } as: {
            VStack(spacing: 0) {
                block(.red, 10, 10).padding(3).background(.black)
                block(.green, 10, 10).padding(3).background(.black)
            }
        }
        same("a modifier of rows is one of each") {
            VStack(spacing: 0) { ForEach(three, id: \.self) { block($0, 10, 10) }.padding(.bottom, 4) }
        } as: {
            VStack(spacing: 0) {
                block(.red, 10, 10).padding(.bottom, 4)
                block(.green, 10, 10).padding(.bottom, 4)
                block(.blue, 10, 10).padding(.bottom, 4)
            }
        }
        same("a modifier of one's own") {
            block(.red, 10, 10).modifier(Framed(color: .blue)).modifier(Framed(color: .green))
        } as: {
            block(.red, 10, 10).padding(5).background(.blue).padding(5).background(.green)
        }
        same("modifiers joined") {
            block(.red, 10, 10).modifier(Framed(color: .blue).concat(Framed(color: .green)))
        } as: {
            block(.red, 10, 10).padding(5).background(.blue).padding(5).background(.green)
        }
        same("no modifier is none") {
            flag().modifier(EmptyModifier())
        } as: {
            flag()
        }
        same("a view with another identity looks the same", after: switching()) {
            Switched { isOn in flag().id(isOn) }
        } as: {
            flag()
        }
        same("a view that is compared", after: switching()) {
            Switched { isOn in Same(width: isOn ? 40 : 20).equatable() }
        } as: {
            block(.red, 40, 10)
        }
        same("views between views") {
            VStack(spacing: 0) {
                ForEach(Array(three.enumerated()), id: \.offset) { index, color in
                    if index > 0 { block(.black, 40, 2) }
                    block(color, 20, 10)
                }
            }
        } as: {
            VStack(spacing: 0) {
                block(.red, 20, 10)
                block(.black, 40, 2)
                block(.green, 20, 10)
                block(.black, 40, 2)
                block(.blue, 20, 10)
            }
        }
    }
}
