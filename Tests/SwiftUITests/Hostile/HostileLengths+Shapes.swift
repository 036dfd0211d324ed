import Foundation
import SwiftUI

extension HostileFamily where Value == CGFloat {
    static let shapes = HostileFamily("Shapes") {
        hostile("rounded") { v in AnyView(RoundedRectangle(cornerRadius: v)) }
        hostile("rounded size") { v in AnyView(RoundedRectangle(cornerSize: CGSize(width: v, height: 3))) }
        hostile("continuous") { v in AnyView(RoundedRectangle(cornerRadius: v, style: .continuous).stroke(.red)) }
        hostile("uneven") { v in AnyView(UnevenRoundedRectangle(topLeadingRadius: v, bottomTrailingRadius: v)) }
        hostile("inset") { v in AnyView(Circle().inset(by: v)) }
        hostile("rect inset") { v in AnyView(Rectangle().inset(by: v).stroke(.red)) }
        hostile("capsule inset") { v in AnyView(Capsule().inset(by: v).fill(.red)) }
        hostile("offset") { v in AnyView(Circle().offset(x: v, y: v)) }
        hostile("scale") { v in AnyView(Circle().scale(v)) }
        hostile("rotation") { v in AnyView(Circle().rotation(.degrees(Double(v)))) }
        hostile("transform") { v in AnyView(Circle().transform(CGAffineTransform(scaleX: v, y: v))) }
        hostile("trim from") { v in AnyView(Circle().trim(from: v, to: 1).stroke(.red)) }
        hostile("trim to") { v in AnyView(Rectangle().trim(from: 0, to: v).stroke(.red)) }
        hostile("size") { v in AnyView(Circle().size(width: v, height: v)) }
        hostile("union") { v in AnyView(Circle().union(Rectangle().offset(x: v))) }
        hostile("subtracting") { v in AnyView(Circle().subtracting(Circle().scale(v))) }
        hostile("lines") { v in
            AnyView(
                Path {
                    $0.move(to: .zero)
                    $0.addLine(to: CGPoint(x: v, y: 10))
                }.stroke(.red))
        }
        hostile("filled lines") { v in
            AnyView(Path { $0.addLines([.zero, CGPoint(x: v, y: 10), CGPoint(x: 10, y: v)]) }.fill(.red))
        }
        hostile("curves") { v in
            AnyView(
                Path {
                    $0.move(to: .zero)
                    $0.addQuadCurve(to: CGPoint(x: v, y: 1), control: CGPoint(x: 3, y: v))
                    $0.addCurve(to: CGPoint(x: 5, y: v), control1: CGPoint(x: v, y: v), control2: .zero)
                }.stroke(.red))
        }
        hostile("arc") { v in
            AnyView(
                Path {
                    $0.addArc(
                        center: CGPoint(x: 10, y: 10), radius: v, startAngle: .zero, endAngle: .degrees(90),
                        clockwise: false)
                }.stroke(.red))
        }
        hostile("arc angle") { v in
            AnyView(
                Path {
                    $0.addArc(
                        center: CGPoint(x: 10, y: 10), radius: 5, startAngle: .zero, endAngle: .degrees(Double(v)),
                        clockwise: false)
                    $0.addRelativeArc(
                        center: CGPoint(x: 10, y: 10), radius: 5, startAngle: .zero, delta: .radians(Double(v)))
                }.fill(.red))
        }
        hostile("tangent") { v in
            AnyView(
                Path {
                    $0.move(to: .zero)
                    $0.addArc(tangent1End: CGPoint(x: v, y: 3), tangent2End: CGPoint(x: 10, y: v), radius: v)
                }.stroke(.red))
        }
        hostile("rect") { v in AnyView(Path(CGRect(x: v, y: 0, width: v, height: v)).fill(.red)) }
        hostile("round rect") { v in
            AnyView(Path(roundedRect: CGRect(x: 0, y: 0, width: v, height: 20), cornerRadius: v).fill(.red))
        }
        hostile("ellipse") { v in AnyView(Path(ellipseIn: CGRect(x: 0, y: 0, width: v, height: 20)).stroke(.red)) }
        hostile("hit") { v in AnyView(Color.red.contentShape(Circle().scale(v)).onTapGesture {}) }
    }

    static let strokes = HostileFamily("Strokes") {
        hostile("width") { v in AnyView(Circle().stroke(.red, lineWidth: v)) }
        hostile("border") { v in AnyView(Circle().strokeBorder(.red, lineWidth: v)) }
        hostile("round") { v in
            AnyView(corner.stroke(.red, style: StrokeStyle(lineWidth: v, lineCap: .round, lineJoin: .round)))
        }
        hostile("miter") { v in AnyView(corner.stroke(.red, style: StrokeStyle(lineWidth: 3, miterLimit: v))) }
        hostile("dash") { v in AnyView(corner.stroke(.red, style: StrokeStyle(lineWidth: 3, dash: [v, 2]))) }
        hostile("dashes") { v in AnyView(corner.stroke(.red, style: StrokeStyle(lineWidth: 3, dash: [v]))) }
        hostile("phase") { v in
            AnyView(corner.stroke(.red, style: StrokeStyle(lineWidth: 3, dash: [4, 2], dashPhase: v)))
        }
        hostile("tiny dash") { v in
            AnyView(corner.stroke(.red, style: StrokeStyle(lineWidth: 3, dash: [1e-6, abs(v)])))
        }
        hostile("tiny dashes") { v in AnyView(corner.stroke(.red, style: StrokeStyle(lineWidth: v, dash: [1e-6]))) }
        hostile("outline") { v in
            AnyView(corner.path.strokedPath(StrokeStyle(lineWidth: v, lineCap: .round, lineJoin: .round)).fill(.red))
        }
        hostile("outline bevel") { v in AnyView(corner.path.strokedPath(StrokeStyle(lineWidth: v)).fill(.red)) }
        hostile("outline dash") { v in
            AnyView(corner.path.strokedPath(StrokeStyle(lineWidth: 2, dash: [v, 1e-6], dashPhase: v)).fill(.red))
        }
        hostile("outline dashes") { v in
            AnyView(corner.path.strokedPath(StrokeStyle(lineWidth: 2, dash: [1e-6])).offset(x: v).fill(.red))
        }
        hostile("huge coordinates") { v in
            AnyView(
                Path { $0.addLines([CGPoint(x: v, y: -v), CGPoint(x: -v, y: v), CGPoint(x: 3, y: v)]) }
                    .stroke(.red, style: StrokeStyle(lineWidth: 3, lineJoin: .round, dash: [3, 2])))
        }
        hostile("huge outline") { v in
            AnyView(
                Path { $0.addLines([CGPoint(x: v, y: -v), CGPoint(x: -v, y: v), CGPoint(x: 3, y: v)]) }
                    .strokedPath(StrokeStyle(lineWidth: 3, lineJoin: .round, dash: [3, 2])).fill(.red))
        }
        hostile("trimmed huge") { v in
            AnyView(Path { $0.addLines([.zero, CGPoint(x: v, y: v)]) }.trimmedPath(from: 0.2, to: 0.8).stroke(.red))
        }
        hostile("inside") { v in
            AnyView(Color.red.opacity(Path { $0.addLines([.zero, CGPoint(x: v, y: v)]) }.contains(.zero) ? 1 : 0.5))
        }
    }

    static let canvas = HostileFamily("Canvas") {
        hostile("fill") { v in
            AnyView(
                Canvas { context, _ in context.fill(Path(CGRect(x: v, y: v, width: v, height: v)), with: .color(.red)) }
            )
        }
        hostile("stroke") { v in
            AnyView(
                Canvas { context, size in
                    context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red), lineWidth: v)
                })
        }
        hostile("transform") { v in
            AnyView(
                Canvas { context, size in
                    context.translateBy(x: v, y: v)
                    context.scaleBy(x: v, y: v)
                    context.rotate(by: .degrees(Double(v)))
                    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
                    context.draw(Text("a"), at: CGPoint(x: v, y: v))
                })
        }
        hostile("opacity") { v in
            AnyView(
                Canvas { context, size in
                    context.opacity = Double(v)
                    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
                })
        }
        hostile("filters") { v in
            AnyView(
                Canvas { context, size in
                    context.addFilter(.blur(radius: v))
                    context.addFilter(.shadow(radius: v, x: v, y: v))
                    context.addFilter(.brightness(Double(v)))
                    context.addFilter(.alphaThreshold(min: Double(v), max: Double(v)))
                    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
                })
        }
        hostile("gradient") { v in
            AnyView(
                Canvas { context, size in
                    context.fill(
                        Path(CGRect(origin: .zero, size: size)),
                        with: .linearGradient(
                            Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: v, y: 0), endPoint: .zero,
                            options: .repeat))
                    context.fill(
                        Path(CGRect(origin: .zero, size: size)),
                        with: .radialGradient(
                            Gradient(colors: [.red, .blue]), center: CGPoint(x: v, y: 0), startRadius: 1e-6,
                            endRadius: v,
                            options: .repeat))
                })
        }
        hostile("tiny gradient") { v in
            AnyView(
                Canvas { context, size in
                    context.fill(
                        Path(CGRect(origin: .zero, size: size)),
                        with: .linearGradient(
                            Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 1e-9, y: 0),
                            options: .mirror))
                    context.opacity = Double(v)
                })
        }
        hostile("text") { v in
            AnyView(
                Canvas { context, _ in
                    context.draw(Text("Text"), in: CGRect(x: v, y: v, width: v, height: v))
                    _ = context.resolve(Text("Text")).measure(in: CGSize(width: v, height: v))
                })
        }
        hostile("image") { v in
            AnyView(
                Canvas { context, _ in
                    context.draw(Image(systemName: "star"), in: CGRect(x: v, y: 0, width: v, height: v))
                    context.draw(Image(systemName: "star"), at: CGPoint(x: v, y: v), anchor: UnitPoint(x: v, y: v))
                })
        }
        hostile("layer") { v in
            AnyView(
                Canvas { context, size in
                    context.clip(to: Path(ellipseIn: CGRect(x: v, y: 0, width: v, height: 9)))
                    context.drawLayer { $0.fill(Path(CGRect(x: 0, y: 0, width: v, height: 9)), with: .color(.red)) }
                })
        }
    }

    static let images = HostileFamily("Images") {
        hostile("frame") { v in AnyView(Image(systemName: "star").resizable().frame(width: v, height: v)) }
        hostile("insets") { v in
            AnyView(
                Image(systemName: "star").resizable(capInsets: EdgeInsets(top: v, leading: v, bottom: v, trailing: v)))
        }
        hostile("tiled") { v in
            AnyView(
                Image(systemName: "star").resizable(
                    capInsets: EdgeInsets(top: v, leading: 0, bottom: v, trailing: 0), resizingMode: .tile))
        }
        hostile("scale") { v in
            AnyView(Image(uiImage: UIImage(systemName: "star") ?? UIImage()).resizable().scaleEffect(v))
        }
        hostile("paint") { v in
            AnyView(
                Rectangle().fill(
                    ImagePaint(
                        image: Image(systemName: "star"), sourceRect: CGRect(x: v, y: 0, width: v, height: 1), scale: v)
                ))
        }
        hostile("tiny paint") { v in
            AnyView(Rectangle().fill(ImagePaint(image: Image(systemName: "star"), scale: 1e-9)).opacity(Double(v)))
        }
        hostile("url scale") { v in AnyView(AsyncImage(url: nil, scale: v)) }
        hostile("renderer") { v in
            let renderer = ImageRenderer(content: Color.red.frame(width: v, height: v))
            renderer.scale = v
            renderer.proposedSize = ProposedViewSize(width: v, height: v)
            return AnyView(Text(renderer.cgImage == nil ? "none" : "some"))
        }
        hostile("renderer scale") { v in
            let renderer = ImageRenderer(content: Color.red.frame(width: 10, height: 10))
            renderer.scale = v
            return AnyView(Text(renderer.cgImage == nil ? "none" : "some"))
        }
    }
}
