import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

extension EffectTests {
    @Test("Modifiers of shapes and images change the picture")
    func shapes() {
        var effects = Effects()
        let path = Path {
            $0.move(to: CGPoint(x: 20, y: 20))
            $0.addLine(to: CGPoint(x: 200, y: 40))
            $0.addLine(to: CGPoint(x: 30, y: 120))
        }
        effects.add("dash", path.stroke(.red, lineWidth: 8)) { _ in
            path.stroke(.red, style: StrokeStyle(lineWidth: 8, dash: [10, 5]))
        }
        effects.add("dashPhase", path.stroke(.red, style: StrokeStyle(lineWidth: 8, dash: [10, 5]))) { _ in
            path.stroke(.red, style: StrokeStyle(lineWidth: 8, dash: [10, 5], dashPhase: 5))
        }
        effects.add("lineCap", path.stroke(.red, lineWidth: 20)) { _ in
            path.stroke(.red, style: StrokeStyle(lineWidth: 20, lineCap: .round))
        }
        effects.add("lineJoin", path.stroke(.red, lineWidth: 20)) { _ in
            path.stroke(.red, style: StrokeStyle(lineWidth: 20, lineJoin: .bevel))
        }
        effects.add("miterLimit", path.stroke(.red, lineWidth: 20)) { _ in
            path.stroke(.red, style: StrokeStyle(lineWidth: 20, miterLimit: 1))
        }
        effects.add("trim", path.stroke(.red, lineWidth: 20)) { _ in
            path.trim(from: 0.2, to: 0.7).stroke(.red, lineWidth: 20)
        }
        effects.add(
            "eoFill",
            Path {
                $0.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
                $0.addRect(CGRect(x: 20, y: 20, width: 50, height: 50))
            }.fill(.red)
        ) { _ in
            Path {
                $0.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
                $0.addRect(CGRect(x: 20, y: 20, width: 50, height: 50))
            }.fill(.red, style: FillStyle(eoFill: true))
        }
        effects.add("antialiased", Circle().fill(.red)) { _ in Circle().fill(.red, style: FillStyle(antialiased: false))
        }
        effects.add("rotation", Rectangle().fill(.red)) { _ in Rectangle().rotation(.degrees(20)).fill(.red) }
        effects.add("inset", Circle().fill(.red)) { _ in Circle().inset(by: 10).fill(.red) }
        effects.add("scale", Circle().fill(.red)) { _ in Circle().scale(0.5).fill(.red) }
        effects.add("size", Circle().fill(.red)) { _ in Circle().size(width: 30, height: 30).fill(.red) }
        effects.add("corner style", RoundedRectangle(cornerRadius: 60, style: .circular).fill(.red)) { _ in
            RoundedRectangle(cornerRadius: 60, style: .continuous).fill(.red)
        }
        let colors: [Color] = [.red, .blue, .green]
        effects.add(
            "linear gradient", Rectangle().fill(.linearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
        ) { _ in Rectangle().fill(.linearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)) }
        effects.add(
            "radial gradient",
            Rectangle().fill(.radialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 100))
        ) { _ in Rectangle().fill(.radialGradient(colors: colors, center: .topLeading, startRadius: 40, endRadius: 100))
        }
        effects.add(
            "angular gradient",
            Rectangle().fill(
                .angularGradient(colors: colors, center: .center, startAngle: .zero, endAngle: .degrees(360)))
        ) { _ in
            Rectangle().fill(
                .angularGradient(colors: colors, center: .center, startAngle: .degrees(90), endAngle: .degrees(300)))
        }
        effects.add("elliptical gradient", Rectangle().fill(.ellipticalGradient(colors: colors))) { _ in
            Rectangle().fill(.ellipticalGradient(colors: colors, center: .leading))
        }
        effects.add("mesh gradient", Rectangle().fill(.red)) { _ in
            MeshGradient(
                width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .yellow])
        }
        effects.add(
            "color space of gradients",
            Rectangle().fill(LinearGradient(colors: [.red, .green], startPoint: .leading, endPoint: .trailing))
        ) { _ in Rectangle().fill(Gradient(colors: [.red, .green]).colorSpace(.perceptual)) }
        effects.add("inner shadow", Circle().fill(.red)) { _ in Circle().fill(.red.shadow(.inner(radius: 20))) }
        effects.add("drop shadow", Circle().fill(.red).padding(30)) { _ in
            Circle().fill(.red.shadow(.drop(radius: 20))).padding(30)
        }
        effects.add("strokeBorder", Circle().stroke(.red, lineWidth: 20)) { _ in
            Circle().strokeBorder(.red, lineWidth: 20)
        }
        effects.add("shape union", Circle().fill(.red)) { _ in
            Circle().union(Rectangle().size(width: 30, height: 30)).fill(.red)
        }
        effects.add("opacity style", Circle().fill(.red)) { _ in Circle().fill(.red.opacity(0.3)) }
        effects.add("blend style", Circle().fill(.red).background(.blue)) { _ in
            Circle().fill(.red.blendMode(.screen)).background(.blue)
        }
        effects.add("color mix", Circle().fill(.red)) { _ in Circle().fill(.red.mix(with: .blue, by: 0.5)) }
        effects.add("color gradient", Circle().fill(.red)) { _ in Circle().fill(.red.gradient) }
        effects.add("hierarchical", Circle().fill(.red)) { _ in Circle().fill(.red.secondary) }
        let symbol = Image(systemName: "cloud.sun.rain.fill")
        effects.add("imageScale", symbol) { $0.imageScale(.large) }
        effects.add("image font", symbol) { $0.font(.largeTitle) }
        effects.add("image resizable", symbol) { $0.resizable() }
        effects.add("image fit", symbol.resizable()) { $0.aspectRatio(contentMode: .fit) }
        effects.add("image fill", symbol.resizable().scaledToFit()) { _ in symbol.resizable().scaledToFill() }
        effects.add("image ratio", symbol.resizable()) { $0.aspectRatio(3, contentMode: .fit) }
        effects.add("image hierarchical", symbol.foregroundStyle(.red)) { $0.symbolRenderingMode(.hierarchical) }
        effects.add("image multicolor", symbol) { $0.symbolRenderingMode(.multicolor) }
        effects.add("image palette", symbol.symbolRenderingMode(.palette).foregroundStyle(.red)) { _ in
            symbol.symbolRenderingMode(.palette).foregroundStyle(.red, .blue, .green)
        }
        effects.add("image variable", Image(systemName: "wifi")) { _ in Image(systemName: "wifi", variableValue: 0.3) }
        effects.add("image variant slash", Image(systemName: "bell")) { $0.symbolVariant(.slash) }
        effects.add("image weight", symbol) { $0.fontWeight(.black) }
        let dots = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        effects.add("image interpolation", Image(uiImage: dots).resizable()) { _ in
            Image(uiImage: dots).resizable().interpolation(.none)
        }
        effects.add("image template", Image(uiImage: dots).resizable()) { _ in
            Image(uiImage: dots).renderingMode(.template).resizable()
        }
        effects.add("image tile", Image(uiImage: dots).resizable()) { _ in
            Image(uiImage: dots).resizable(resizingMode: .tile)
        }
        effects.add("image cap insets", Image(uiImage: dots).resizable()) { _ in
            Image(uiImage: dots).resizable(capInsets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
        }
        effects.add("image orientation", Image(uiImage: dots).resizable()) { _ in
            Image(uiImage: UIImage(cgImage: dots.cgImage!, scale: 1, orientation: .right)).resizable()
        }
        check(effects)
    }
}
