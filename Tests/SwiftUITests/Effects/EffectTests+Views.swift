import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

extension EffectTests {
    @Test("Modifiers of views change the picture")
    func views() {
        var effects = Effects()
        let box = Text("Box").frame(width: 120, height: 80).background(.orange)
        effects.add("padding", box) { $0.padding(20).background(.blue) }
        effects.add("border", box) { $0.border(.red, width: 4) }
        effects.add("clipShape", box) { $0.clipShape(.circle) }
        effects.add("cornerRadius", box) { $0.cornerRadius(20) }
        effects.add("mask", box) { $0.mask { Text("Box").font(.largeTitle) } }
        effects.add("opacity", box) { $0.opacity(0.4) }
        effects.add("blur", box) { $0.blur(radius: 4) }
        effects.add("blur opaque", box) { $0.blur(radius: 4, opaque: true) }
        effects.add("brightness", box) { $0.brightness(0.3) }
        effects.add("contrast", box) { $0.contrast(0.3) }
        effects.add("saturation", box) { $0.saturation(0.3) }
        effects.add("grayscale", box) { $0.grayscale(0.8) }
        effects.add("hueRotation", box) { $0.hueRotation(.degrees(90)) }
        effects.add("colorInvert", box) { $0.colorInvert() }
        effects.add("colorMultiply", box) { $0.colorMultiply(.blue) }
        effects.add("luminanceToAlpha", box) { $0.luminanceToAlpha() }
        effects.add("shadow", box) { $0.shadow(radius: 10) }
        effects.add("shadow offset", box.shadow(radius: 10)) { _ in box.shadow(radius: 10, x: 10, y: 10) }
        effects.add("rotationEffect", box) { $0.rotationEffect(.degrees(30)) }
        effects.add("rotationEffect anchor", box.rotationEffect(.degrees(30))) { _ in
            box.rotationEffect(.degrees(30), anchor: .topLeading)
        }
        effects.add("rotation3DEffect", box) { $0.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0)) }
        effects.add("rotation3D perspective", box.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))) { _ in
            box.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0), perspective: 0.1)
        }
        effects.add("scaleEffect", box) { $0.scaleEffect(1.5) }
        effects.add("scaleEffect axes", box.scaleEffect(1.5)) { _ in box.scaleEffect(x: 1.5, y: -1, anchor: .top) }
        effects.add("offset", box) { $0.offset(x: 10, y: 10) }
        effects.add("position", box) { $0.position(x: 40, y: 40) }
        effects.add("hidden", box) { $0.hidden() }
        effects.add("transformEffect", box) {
            $0.transformEffect(CGAffineTransform(a: 1, b: 0.3, c: 0, d: 1, tx: 0, ty: 0))
        }
        effects.add("projectionEffect", box) {
            $0.projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 1)))
        }
        effects.add(
            "zIndex",
            ZStack {
                Color.red.frame(width: 50, height: 50)
                Color.blue.frame(width: 50, height: 50)
            }
        ) { _ in
            ZStack {
                Color.red.frame(width: 50, height: 50).zIndex(1)
                Color.blue.frame(width: 50, height: 50)
            }
        }
        for (name, mode) in [
            ("multiply", BlendMode.multiply), ("screen", .screen), ("overlay", .overlay), ("darken", .darken),
            ("lighten", .lighten), ("colorDodge", .colorDodge), ("colorBurn", .colorBurn), ("softLight", .softLight),
            ("hardLight", .hardLight), ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue),
            ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity),
            ("destinationOut", .destinationOut), ("plusLighter", .plusLighter), ("plusDarker", .plusDarker),
        ] {
            effects.add(
                "blendMode \(name)",
                ZStack {
                    Color.teal
                    Circle().fill(Color(red: 0.8, green: 0.5, blue: 0.3))
                }
            ) { _ in
                ZStack {
                    Color.teal
                    Circle().fill(Color(red: 0.8, green: 0.5, blue: 0.3)).blendMode(mode)
                }
            }
        }
        effects.add(
            "compositingGroup",
            ZStack {
                Color.red.frame(width: 50, height: 50)
                Color.blue.frame(width: 50, height: 50).offset(x: 20)
            }.opacity(0.5)
        ) { _ in
            ZStack {
                Color.red.frame(width: 50, height: 50)
                Color.blue.frame(width: 50, height: 50).offset(x: 20).blendMode(.multiply)
            }.compositingGroup().opacity(0.5)
        }
        effects.add("visualEffect", box) { $0.visualEffect { content, _ in content.blur(radius: 5) } }
        effects.add("geometryGroup and layerEffect free", box) { $0.drawingGroup().opacity(0.5) }
        effects.add(
            "material",
            ZStack {
                Circle().fill(.red)
                Color.clear
            }
        ) { _ in
            ZStack {
                Circle().fill(.red)
                Rectangle().fill(.ultraThinMaterial)
            }
        }
        effects.add(
            "material thickness",
            ZStack {
                Circle().fill(.red)
                Rectangle().fill(.ultraThinMaterial)
            }
        ) { _ in
            ZStack {
                Circle().fill(.red)
                Rectangle().fill(.thickMaterial)
            }
        }
        effects.add("glassEffect", box) { $0.glassEffect() }
        effects.add("glassEffect tint", Text("Box").padding().glassEffect()) { _ in
            Text("Box").padding().glassEffect(.regular.tint(.red))
        }
        effects.add("background shape", Text("Box").padding()) { $0.background(.red, in: .capsule) }
        effects.add("background ignoresSafeArea", Text("Box").padding()) { $0.background { Color.red } }
        effects.add("overlay alignment", box.overlay { Circle().frame(width: 10, height: 10) }) { _ in
            box.overlay(alignment: .topLeading) { Circle().frame(width: 10, height: 10) }
        }
        effects.add("fixedSize", Text("A text that is much too long for the width").frame(width: 50)) { _ in
            Text("A text that is much too long for the width").fixedSize().frame(width: 50)
        }
        effects.add(
            "layoutPriority",
            HStack {
                Text("A text that is much too long for the width").lineLimit(1)
                Text("Another one that is long").lineLimit(1)
            }
        ) { _ in
            HStack {
                Text("A text that is much too long for the width").lineLimit(1).layoutPriority(1)
                Text("Another one that is long").lineLimit(1)
            }
        }
        effects.add(
            "alignmentGuide",
            HStack {
                Text("A")
                Text("B")
            }
        ) { _ in
            HStack {
                Text("A")
                Text("B").alignmentGuide(VerticalAlignment.center) { _ in 30 }
            }
        }
        effects.add("aspectRatio", Color.red) { $0.aspectRatio(2, contentMode: .fit) }
        effects.add("containerRelativeFrame", ScrollView { Color.red.frame(height: 20) }) { _ in
            ScrollView { Color.red.containerRelativeFrame(.vertical, count: 2, spacing: 0) }
        }
        effects.add("safeAreaInset", Color.red) { $0.safeAreaInset(edge: .bottom) { Text("Bar") } }
        effects.add("safeAreaPadding", ScrollView { Color.red.frame(height: 100) }) { $0.safeAreaPadding(40) }
        effects.add("safeAreaBar", ScrollView { Color.red.frame(height: 100) }) {
            $0.safeAreaBar(edge: .bottom) { Text("Bar") }
        }
        effects.add("contentMargins", ScrollView { Color.red.frame(height: 100) }) {
            $0.contentMargins(.horizontal, 40)
        }
        effects.add("scrollClipDisabled", ScrollView { Color.red.frame(height: 400) }.frame(height: 50)) { _ in
            ScrollView { Color.red.frame(height: 400) }.scrollClipDisabled().frame(height: 50)
        }
        effects.add(
            "defaultScrollAnchor",
            ScrollView {
                VStack {
                    Color.red.frame(height: 400)
                    Color.blue.frame(height: 50)
                }
            }
        ) { $0.defaultScrollAnchor(.bottom) }
        effects.add(
            "gridCellColumns",
            Grid {
                GridRow {
                    Color.red
                    Color.blue
                }
                GridRow { Color.green }
            }
        ) { _ in
            Grid {
                GridRow {
                    Color.red
                    Color.blue
                }
                GridRow { Color.green.gridCellColumns(2) }
            }
        }
        effects.add(
            "gridColumnAlignment",
            Grid {
                GridRow {
                    Text("A long text")
                    Text("B")
                }
                GridRow {
                    Text("A")
                    Text("B")
                }
            }
        ) { _ in
            Grid {
                GridRow {
                    Text("A long text").gridColumnAlignment(.leading)
                    Text("B")
                }
                GridRow {
                    Text("A")
                    Text("B")
                }
            }
        }
        effects.add(
            "gridCellAnchor",
            Grid {
                GridRow {
                    Color.red.frame(width: 80, height: 80)
                    Text("B")
                }
            }
        ) { _ in
            Grid {
                GridRow {
                    Color.red.frame(width: 80, height: 80)
                    Text("B").gridCellAnchor(.bottom)
                }
            }
        }
        effects.add(
            "gridCellUnsizedAxes",
            Grid {
                GridRow {
                    Text("A")
                    Text("B")
                }
                Divider()
            }
        ) { _ in
            Grid {
                GridRow {
                    Text("A")
                    Text("B")
                }
                Divider().gridCellUnsizedAxes(.horizontal)
            }
        }
        effects.add("colorSchemeContrast", Text("A").foregroundStyle(.secondary)) {
            $0.environment(\._colorSchemeContrast, .increased)
        }
        effects.add("backgroundStyle", Text("A").padding().background()) { $0.backgroundStyle(.red) }
        effects.add(
            "displayScale free: controlSize",
            VStack {
                Button("A") {}.buttonStyle(.bordered)
                Toggle("B", isOn: .constant(true))
            }
        ) { $0.controlSize(.small) }
        check(effects)
    }
}
