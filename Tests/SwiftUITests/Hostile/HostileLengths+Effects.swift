import Foundation
import SwiftUI

extension HostileFamily where Value == CGFloat {
    static let effects = HostileFamily("Effects") {
        hostile("scale") { v in AnyView(subject.scaleEffect(v)) }
        hostile("scales") { v in AnyView(subject.scaleEffect(x: v, y: 1, anchor: UnitPoint(x: v, y: 0))) }
        hostile("rotation") { v in AnyView(subject.rotationEffect(.degrees(Double(v)))) }
        hostile("rotation about") { v in AnyView(subject.rotationEffect(.degrees(30), anchor: UnitPoint(x: v, y: v))) }
        hostile("space") { v in AnyView(subject.rotation3DEffect(.degrees(Double(v)), axis: (0, 1, 0))) }
        hostile("axis") { v in AnyView(subject.rotation3DEffect(.degrees(30), axis: (v, v, 0))) }
        hostile("anchor z") { v in
            AnyView(subject.rotation3DEffect(.degrees(30), axis: (0, 1, 0), anchorZ: v, perspective: 1))
        }
        hostile("perspective") { v in AnyView(subject.rotation3DEffect(.degrees(30), axis: (0, 1, 0), perspective: v)) }
        hostile("opacity") { v in AnyView(subject.opacity(Double(v))) }
        hostile("transform") { v in
            AnyView(subject.transformEffect(CGAffineTransform(a: v, b: v, c: 0, d: 1, tx: v, ty: v)))
        }
        hostile("projection") { v in
            var p = ProjectionTransform()
            p.m13 = v
            p.m31 = v
            return AnyView(subject.projectionEffect(p))
        }
        hostile("brightness") { v in AnyView(subject.brightness(Double(v))) }
        hostile("contrast") { v in AnyView(subject.contrast(Double(v))) }
        hostile("saturation") { v in AnyView(subject.saturation(Double(v))) }
        hostile("grayscale") { v in AnyView(subject.grayscale(Double(v))) }
        hostile("hue") { v in AnyView(subject.hueRotation(.degrees(Double(v)))) }
        hostile("multiply") { v in AnyView(subject.colorMultiply(Color(red: Double(v), green: 1, blue: Double(v)))) }
        hostile("corners") { v in AnyView(subject.cornerRadius(v)) }
        hostile("border") { v in AnyView(subject.border(.red, width: v)) }
        hostile("clip") { v in AnyView(subject.clipShape(Circle().offset(x: v))) }
        hostile("mask") { v in AnyView(subject.mask { Circle().frame(width: v, height: v) }) }
        hostile("group") { v in AnyView(subject.frame(width: v, height: 20).compositingGroup().opacity(0.5)) }
        hostile("drawing group") { v in AnyView(subject.frame(width: v, height: 20).drawingGroup()) }
        hostile("blend") { v in AnyView(subject.offset(x: v).blendMode(.multiply)) }
        hostile("material") { v in AnyView(Color.clear.frame(width: v, height: v).background(.thinMaterial)) }
        hostile("visual effect") { v in
            AnyView(subject.visualEffect { content, proxy in content.offset(x: proxy.size.width * v) })
        }
        hostile("matched") { v in AnyView(MatchedView(value: v)) }
    }

    static let shadows = HostileFamily("Blurs and shadows") {
        hostile("blur") { v in AnyView(subject.blur(radius: v)) }
        hostile("opaque blur") { v in AnyView(subject.blur(radius: v, opaque: true)) }
        hostile("shadow") { v in AnyView(subject.shadow(radius: v)) }
        hostile("shadow offset") { v in AnyView(subject.shadow(color: .red, radius: 2, x: v, y: v)) }
        hostile("shape shadow") { v in AnyView(Circle().fill(.red.shadow(.drop(radius: v, x: v)))) }
        hostile("inner shadow") { v in AnyView(Circle().fill(.red.shadow(.inner(radius: v, x: v)))) }
        hostile("text shadow") { v in AnyView(Text("Text").foregroundStyle(.red.shadow(.drop(radius: v)))) }
    }

    static let gradients = HostileFamily("Gradients") {
        hostile("stops") { v in
            AnyView(
                LinearGradient(
                    stops: [.init(color: .red, location: v), .init(color: .blue, location: 1)], startPoint: .top,
                    endPoint: .bottom))
        }
        hostile("points") { v in
            AnyView(LinearGradient(colors: [.red, .blue], startPoint: UnitPoint(x: v, y: 0), endPoint: .bottom))
        }
        hostile("radial") { v in
            AnyView(RadialGradient(colors: [.red, .blue], center: UnitPoint(x: v, y: 0), startRadius: 0, endRadius: v))
        }
        hostile("radial start") { v in
            AnyView(RadialGradient(colors: [.red, .blue], center: .center, startRadius: v, endRadius: 10))
        }
        hostile("angular") { v in
            AnyView(
                AngularGradient(
                    colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(Double(v))))
        }
        hostile("elliptical") { v in
            AnyView(EllipticalGradient(colors: [.red, .blue], startRadiusFraction: v, endRadiusFraction: 1))
        }
        hostile("mesh") { v in
            AnyView(
                MeshGradient(
                    width: 2, height: 2,
                    points: [.init(0, 0), .init(Float(v), 0), .init(0, 1), .init(1, Float(v))],
                    colors: [.red, .blue, .green, .yellow]))
        }
    }

    static let colors = HostileFamily("Colours") {
        hostile("components") { v in
            AnyView(Color(red: Double(v), green: Double(v), blue: Double(v), opacity: Double(v)))
        }
        hostile("hue") { v in AnyView(Color(hue: Double(v), saturation: Double(v), brightness: Double(v))) }
        hostile("white") { v in AnyView(Color(white: Double(v))) }
        hostile("opacity") { v in AnyView(Text("\(Color.red.opacity(Double(v)).description)")) }
        hostile("mix") { v in AnyView(Text("\(Color.red.mix(with: .blue, by: Double(v)).description)")) }
        hostile("description") { v in AnyView(Text("\(Color(red: Double(v), green: 0, blue: 0).description)")) }
        hostile("hex") { v in AnyView(Text("\(Color(.displayP3, red: Double(v), green: 0, blue: 0).description)")) }
        hostile("UIColor") { v in
            let color = UIColor(red: v, green: v, blue: v, alpha: v)
            return AnyView(Text("\(color.description)").foregroundStyle(Color(color)))
        }
        hostile("resolved") { v in
            AnyView(
                Text("\(Color.Resolved(red: Float(v), green: 0, blue: 0, opacity: Float(v)).description)"))
        }
    }
}
