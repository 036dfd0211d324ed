import SwiftUI

/// A triangle with a horizontal base.
private struct Triangle: InsettableShape {
    var amount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.minY + amount))
            path.addLine(to: CGPoint(x: rect.maxX - amount, y: rect.maxY - amount))
            path.addLine(to: CGPoint(x: rect.minX + amount, y: rect.maxY - amount))
            path.closeSubpath()
        }
    }

    func inset(by amount: CGFloat) -> Triangle { Triangle(amount: self.amount + amount) }
}

extension Catalog {
    private static let box = CGRect(x: 10, y: 15, width: 40, height: 30)

    /// A path that turns three corners.
    private static var corner: Path {
        Path { path in
            path.move(to: CGPoint(x: 10, y: 10))
            path.addLine(to: CGPoint(x: 50, y: 10))
            path.addLine(to: CGPoint(x: 50, y: 50))
            path.addLine(to: CGPoint(x: 20, y: 50))
        }
    }

    @PairList static var shapes: [Pair] {
        same("a rectangle is a colour") {
            Rectangle().fill(.red).frame(width: 40, height: 30)
        } as: {
            block(.red, 40, 30)
        }
        same("a shape without a style has the foreground's") {
            Circle().foregroundStyle(.red)
        } as: {
            Circle().fill(.red)
        }
        same("a circle is an ellipse in a square") {
            Circle().fill(.red).frame(width: 50, height: 30)
        } as: {
            Ellipse().fill(.red).frame(width: 30, height: 30)
        }
        same("an ellipse is a path") {
            Ellipse().fill(.red).frame(width: 40, height: 30)
        } as: {
            Path(ellipseIn: box).fill(.red)
        }
        same("a capsule is round at its ends") {
            Capsule().fill(.red).frame(width: 40, height: 30)
        } as: {
            RoundedRectangle(cornerRadius: 15, style: .continuous).fill(.red).frame(width: 40, height: 30)
        }
        same("a circular capsule is a circular rectangle") {
            Capsule(style: .circular).fill(.red).frame(width: 40, height: 30)
        } as: {
            RoundedRectangle(cornerRadius: 15, style: .circular).fill(.red).frame(width: 40, height: 30)
        }
        same("a square capsule is a circle") {
            Capsule(style: .circular).fill(.red).frame(width: 40, height: 40)
        } as: {
            Circle().fill(.red).frame(width: 40, height: 40)
        }
        same("a rounded rectangle is a path") {
            RoundedRectangle(cornerRadius: 8).fill(.red).frame(width: 40, height: 30)
        } as: {
            Path(roundedRect: box, cornerRadius: 8, style: .continuous).fill(.red)
        }
        same("a rounded rectangle without a radius has corners") {
            RoundedRectangle(cornerRadius: 0).fill(.red).frame(width: 40, height: 30)
        } as: {
            Rectangle().fill(.red).frame(width: 40, height: 30)
        }
        same("corners of one radius are a rounded rectangle") {
            UnevenRoundedRectangle(
                topLeadingRadius: 7, bottomLeadingRadius: 7, bottomTrailingRadius: 7, topTrailingRadius: 7,
                style: .circular
            )
            .fill(.red).frame(width: 40, height: 30)
        } as: {
            RoundedRectangle(cornerRadius: 7, style: .circular).fill(.red).frame(width: 40, height: 30)
        }
        same("one round corner is a clip of four") {
            UnevenRoundedRectangle(topLeadingRadius: 10, style: .circular).fill(.red).frame(width: 40, height: 30)
        } as: {
            ZStack(alignment: .bottomTrailing) {
                RoundedRectangle(cornerRadius: 10, style: .circular).fill(.red)
                block(.red, 30, 30)
                block(.red, 40, 20)
            }
            .frame(width: 40, height: 30)
        }
        same("a shape of one's own") {
            Triangle().fill(.red).frame(width: 40, height: 30)
        } as: {
            Path { path in path.addLines([CGPoint(x: 30, y: 15), CGPoint(x: 50, y: 45), CGPoint(x: 10, y: 45)]) }
                .fill(.red)
        }
        same("a shape with a border is two shapes") {
            Circle().fill(.red).stroke(.blue, lineWidth: 4).padding(10)
        } as: {
            ZStack {
                Circle().fill(.red)
                Circle().stroke(.blue, lineWidth: 4)
            }
            .padding(10)
        }
        same("a border inside is the stroke of an inset") {
            Circle().strokeBorder(.red, lineWidth: 6).frame(width: 50, height: 50)
        } as: {
            Circle().inset(by: 3).stroke(.red, lineWidth: 6).frame(width: 50, height: 50)
        }
        same("an inset circle is a smaller one") {
            Circle().inset(by: 10).fill(.red)
        } as: {
            Circle().fill(.red).frame(width: 40, height: 40)
        }
        same("an inset rectangle is a smaller one") {
            Rectangle().inset(by: 12).fill(.red)
        } as: {
            Placed((.red, 12, 12, 36, 36))
        }
        same("a shape of one's own is inset by itself") {
            Triangle().strokeBorder(.red, lineWidth: 4)
        } as: {
            Triangle(amount: 2).stroke(.red, lineWidth: 4)
        }
        same("the stroke of a rectangle is a frame") {
            Rectangle().stroke(.red, lineWidth: 4).frame(width: 40, height: 30)
        } as: {
            Color.clear.frame(width: 44, height: 34).border(.red, width: 4)
        }
        same("a stroked path filled is a stroke") {
            corner.strokedPath(StrokeStyle(lineWidth: 5, lineCap: .butt, lineJoin: .miter)).fill(.red)
        } as: {
            corner.stroke(.red, style: StrokeStyle(lineWidth: 5, lineCap: .butt, lineJoin: .miter))
        }
        same("mitred strokes end in rectangles") {
            corner.stroke(.red, lineWidth: 4)
        } as: {
            Placed((.red, 10, 8, 42, 4), (.red, 48, 8, 4, 44), (.red, 20, 48, 32, 4))
        }
        same("square ends reach out by half a line") {
            Path { path in
                path.move(to: CGPoint(x: 10, y: 30))
                path.addLine(to: CGPoint(x: 50, y: 30))
            }
            .stroke(.red, style: StrokeStyle(lineWidth: 8, lineCap: .square))
        } as: {
            Placed((.red, 6, 26, 48, 8))
        }
        same("dashes are rectangles") {
            Path { path in
                path.move(to: CGPoint(x: 5, y: 30))
                path.addLine(to: CGPoint(x: 55, y: 30))
            }
            .stroke(.red, style: StrokeStyle(lineWidth: 6, dash: [10, 5]))
        } as: {
            Placed((.red, 5, 27, 10, 6), (.red, 20, 27, 10, 6), (.red, 35, 27, 10, 6), (.red, 50, 27, 5, 6))
        }
        same("dashes begin at their phase") {
            Path { path in
                path.move(to: CGPoint(x: 5, y: 30))
                path.addLine(to: CGPoint(x: 55, y: 30))
            }
            .stroke(.red, style: StrokeStyle(lineWidth: 6, dash: [10], dashPhase: 5))
        } as: {
            Placed((.red, 5, 27, 5, 6), (.red, 20, 27, 10, 6), (.red, 40, 27, 10, 6))
        }
        same("a part of a line is a shorter line") {
            Path { path in
                path.move(to: CGPoint(x: 10, y: 30))
                path.addLine(to: CGPoint(x: 50, y: 30))
            }
            .trim(from: 0.25, to: 0.75).stroke(.red, lineWidth: 6)
        } as: {
            Placed((.red, 20, 27, 20, 6))
        }
        same("a part of a rectangle's outline") {
            Rectangle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 4).frame(width: 40, height: 40)
        } as: {
            Placed((.red, 10, 8, 42, 4), (.red, 48, 8, 4, 42))
        }
        same("half a circle is an arc") {
            Circle().trim(from: 0, to: 0.5).fill(.red).padding(10)
        } as: {
            Circle().fill(.red).padding(10).mask(alignment: .bottom) { Color.black.frame(height: 30) }
        }
        same("an arc of a path is a clipped circle") {
            Path { path in
                path.addArc(
                    center: CGPoint(x: 30, y: 30), radius: 20, startAngle: .degrees(0), endAngle: .degrees(180),
                    clockwise: false)
            }
            .fill(.red)
        } as: {
            Circle().fill(.red).padding(10).mask(alignment: .bottom) { Color.black.frame(height: 30) }
        }
        same("a moved shape") {
            Circle().offset(x: 5, y: 10).fill(.red).frame(width: 30, height: 30)
        } as: {
            Circle().fill(.red).frame(width: 30, height: 30).offset(x: 5, y: 10)
        }
        same("a scaled shape") {
            Rectangle().scale(x: 0.5, y: 1).fill(.red).frame(width: 40, height: 40)
        } as: {
            block(.red, 20, 40)
        }
        same("a turned shape") {
            Rectangle().rotation(.degrees(90)).fill(.red).frame(width: 40, height: 20)
        } as: {
            block(.red, 20, 40)
        }
        same("a transformed shape") {
            Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: 0, d: 2, tx: 10, ty: -5)).fill(.red)
                .frame(width: 20, height: 10)
        } as: {
            Placed((.red, 30, 20, 20, 20))
        }
        same("a shape of a size") {
            Rectangle().size(width: 20, height: 10).fill(.red)
        } as: {
            Placed((.red, 0, 0, 20, 10))
        }
        same("any shape is the shape") {
            AnyShape(Triangle()).fill(.red)
        } as: {
            Triangle().fill(.red)
        }
        same("a frame is the even-odd fill of two rectangles") {
            Path { path in
                path.addRect(CGRect(x: 10, y: 10, width: 40, height: 40))
                path.addRect(CGRect(x: 20, y: 20, width: 20, height: 20))
            }
            .fill(.red, style: FillStyle(eoFill: true))
        } as: {
            Rectangle().strokeBorder(.red, lineWidth: 10).padding(10)
        }
        same("what two shapes share") {
            Rectangle().intersection(Rectangle().offset(x: 20, y: 10)).fill(.red).frame(width: 40, height: 30)
        } as: {
            Placed((.red, 30, 25, 20, 20))
        }
        same("two shapes together") {
            Rectangle().union(Rectangle().offset(x: 10, y: 10)).fill(.black.opacity(0.2)).frame(width: 30, height: 30)
        } as: {
            ZStack {
                block(Color(white: 0.8), 30, 30)
                block(Color(white: 0.8), 30, 30).offset(x: 10, y: 10)
            }
        }
        same("a shape without another") {
            Rectangle().subtracting(Rectangle().offset(x: 20)).fill(.red).frame(width: 40, height: 30)
        } as: {
            Placed((.red, 10, 15, 20, 30))
        }
        same("a container without a shape is a rectangle") {
            ContainerRelativeShape().fill(.red).padding(5)
        } as: {
            Color.red.padding(5)
        }
        same("jagged edges are those of pixels") {
            Path { path in
                path.addLines([
                    CGPoint(x: 20.3, y: 20.4), CGPoint(x: 40.7, y: 20.4), CGPoint(x: 40.7, y: 40.2),
                    CGPoint(x: 20.3, y: 40.2),
                ])
            }
            .fill(.red, style: FillStyle(antialiased: false))
        } as: {
            Placed((.red, 20, 20, 21, 20))
        }
    }
}
