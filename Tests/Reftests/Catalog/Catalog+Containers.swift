import SwiftUI

/// Lays views out on a diagonal.
private struct Stairs: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.reduce(into: .zero) { size, subview in
            let step = subview.sizeThatFits(.unspecified)
            size.width += step.width
            size.height += step.height
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var corner = bounds.origin
        for subview in subviews {
            subview.place(at: corner, proposal: .unspecified)
            let step = subview.sizeThatFits(.unspecified)
            corner.x += step.width
            corner.y += step.height
        }
    }
}

/// Where a view of ``ByValue`` goes.
private struct Place: LayoutValueKey {
    static let defaultValue = CGPoint.zero
}

/// Puts views at places they carry with them.
private struct ByValue: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(at: subview[Place.self], anchor: .topLeading, proposal: .unspecified)
        }
    }
}

extension Catalog {
    @PairList static var containers: [Pair] {
        same("a layout of one's own") {
            Stairs {
                block(.red, 10, 20)
                block(.green, 20, 10)
                block(.blue, 10, 10)
            }
        } as: {
            Placed((.red, 10, 10, 10, 20), (.green, 20, 30, 20, 10), (.blue, 40, 40, 10, 10))
        }
        same("a layout's views carry values") {
            ByValue {
                block(.red, 10, 20).layoutValue(key: Place.self, value: CGPoint(x: 30, y: 5))
                block(.green, 20, 10).layoutValue(key: Place.self, value: CGPoint(x: 10, y: 40))
            }
        } as: {
            Placed((.red, 30, 5, 10, 20), (.green, 10, 40, 20, 10))
        }
        same("a layout is exchanged for another", after: switching()) {
            Switched { isOn in
                let layout = isOn ? AnyLayout(VStackLayout(spacing: 2)) : AnyLayout(HStackLayout(spacing: 7))
                layout {
                    block(.red, 20, 10)
                    block(.blue, 10, 20)
                }
            }
        } as: {
            VStack(spacing: 2) {
                block(.red, 20, 10)
                block(.blue, 10, 20)
            }
        }
        same("stacks as layouts are stacks") {
            HStackLayout(alignment: .top, spacing: 3) {
                VStackLayout(alignment: .leading, spacing: 3) {
                    block(.red, 20, 10)
                    block(.green, 10, 10)
                }
                ZStackLayout(alignment: .bottom) {
                    block(.blue, 20, 40)
                    block(.orange, 10, 10)
                }
            }
        } as: {
            HStack(alignment: .top, spacing: 3) {
                VStack(alignment: .leading, spacing: 3) {
                    block(.red, 20, 10)
                    block(.green, 10, 10)
                }
                ZStack(alignment: .bottom) {
                    block(.blue, 20, 40)
                    block(.orange, 10, 10)
                }
            }
        }
        same("a grid as a layout is a grid") {
            GridLayout(horizontalSpacing: 1, verticalSpacing: 1) {
                GridRow {
                    block(.red, 20, 10)
                    block(.green, 10, 20)
                }
                GridRow { block(.blue, 10, 10) }
            }
        } as: {
            Grid(horizontalSpacing: 1, verticalSpacing: 1) {
                GridRow {
                    block(.red, 20, 10)
                    block(.green, 10, 20)
                }
                GridRow { block(.blue, 10, 10) }
            }
        }
        same("the first that fits") {
            ViewThatFits {
                block(.red, 80, 20)
                block(.green, 50, 20)
                block(.blue, 10, 20)
            }
        } as: {
            block(.green, 50, 20)
        }
        same("the last where none fits") {
            ViewThatFits {
                block(.red, 80, 20)
                block(.green, 70, 20)
            }
        } as: {
            block(.green, 70, 20)
        }
        same("only one axis counts") {
            ViewThatFits(in: .horizontal) {
                block(.red, 80, 20)
                block(.green, 40, 100)
            }
        } as: {
            block(.green, 40, 100)
        }
        same("a frame relative to the window") {
            Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }.frame(height: 10)
        } as: {
            block(.red, 30, 10)
        }
        same("a frame of some of the window's columns") {
            Color.red.containerRelativeFrame([.horizontal, .vertical], count: 4, span: 2, spacing: 4)
        } as: {
            block(.red, 28, 28)
        }
        same("preferences travel up and are drawn") {
            Measured()
        } as: {
            Placed((.red, 20, 10, 20, 40), (.blue, 20, 0, 20, 5))
        }
        same("anchors are resolved where they are used") {
            HStack(spacing: 10) {
                block(.red, 10, 10)
                block(.green, 20, 20).anchorPreference(key: Bounds.self, value: .bounds) { $0 }
            }
            .overlayPreferenceValue(Bounds.self) { anchor in
                GeometryReader { proxy in
                    let rect = anchor.map { proxy[$0] } ?? .zero
                    Rectangle().strokeBorder(.blue, lineWidth: 2).frame(width: rect.width, height: rect.height)
                        .offset(x: rect.minX, y: rect.minY)
                }
            }
        } as: {
            HStack(spacing: 10) {
                block(.red, 10, 10)
                block(.green, 20, 20).border(.blue, width: 2)
            }
        }
        same("a preference's value may be a background") {
            block(.red, 20, 20).preference(key: Height.self, value: 30)
                .backgroundPreferenceValue(Height.self) { block(.blue, $0, $0) }
        } as: {
            Placed((.blue, 15, 15, 30, 30), (.red, 20, 20, 20, 20))
        }
    }

    private struct Height: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    private struct Bounds: PreferenceKey {
        static var defaultValue: Anchor<CGRect>? { nil }
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
            value = value ?? nextValue()
        }
    }

    /// Is as high as a sibling says.
    private struct Measured: View {
        @State private var height: CGFloat = 0

        var body: some View {
            ZStack(alignment: .top) {
                block(.red, 20, height)
                block(.blue, 20, 5).offset(y: -10).preference(key: Height.self, value: 40)
            }
            .onPreferenceChange(Height.self) { height = $0 }
        }
    }
}
