import SwiftUI

extension Catalog {
    @PairList static var differing: [Pair] {
        different("padding before and after a background") {
            block(.red, 20, 20).padding(5).background(.blue)
        } from: {
            block(.red, 20, 20).background(.blue).padding(5)
        }
        different("an offset before and after a background") {
            block(.red, 20, 20).offset(x: 5).background(.blue)
        } from: {
            block(.red, 20, 20).background(.blue).offset(x: 5)
        }
        different("an offset before and after a clip") {
            block(.red, 20, 20).offset(x: 5).clipped()
        } from: {
            block(.red, 20, 20).clipped().offset(x: 5)
        }
        different("turned before and after being scaled unevenly") {
            flag().rotationEffect(.degrees(90)).scaleEffect(x: 2)
        } from: {
            flag().scaleEffect(x: 2).rotationEffect(.degrees(90))
        }
        different("turned and turned back") {
            flag().rotationEffect(.degrees(90))
        } from: {
            flag().rotationEffect(.degrees(-90))
        }
        different("mirrored") {
            flag()
        } from: {
            flag().scaleEffect(x: -1)
        }
        different("the order of a pile") {
            ZStack {
                block(.red, 30, 30)
                block(.blue, 30, 30).offset(x: 5)
            }
        } from: {
            ZStack {
                block(.blue, 30, 30).offset(x: 5)
                block(.red, 30, 30)
            }
        }
        different("an order of drawing") {
            HStack(spacing: -10) {
                block(.red, 30, 30).zIndex(1)
                block(.blue, 30, 30)
            }
        } from: {
            HStack(spacing: -10) {
                block(.red, 30, 30)
                block(.blue, 30, 30)
            }
        }
        different("opacity of a group and of its parts") {
            ZStack {
                block(.black, 20, 20)
                block(.red, 20, 20).offset(x: 5)
            }
            .compositingGroup().opacity(0.5)
        } from: {
            ZStack {
                block(.black, 20, 20).opacity(0.5)
                block(.red, 20, 20).offset(x: 5).opacity(0.5)
            }
        }
        different("a clip and a mask that is half there") {
            block(.red, 40, 40).clipShape(Circle())
        } from: {
            block(.red, 40, 40).mask { Circle().opacity(0.5) }
        }
        different("fitted and filled") {
            Color.red.aspectRatio(2, contentMode: .fit).frame(width: 40, height: 40)
        } from: {
            Color.red.aspectRatio(2, contentMode: .fill).frame(width: 40, height: 40)
        }
        different("a frame and a fixed size") {
            Color.red.frame(width: 40, height: 40)
        } from: {
            Color.red.fixedSize().frame(width: 40, height: 40)
        }
        different("priorities") {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 10).layoutPriority(1)
                Color.blue.frame(minWidth: 10)
            }
        } from: {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 10)
                Color.blue.frame(minWidth: 10).layoutPriority(1)
            }
        }
        different("guides") {
            VStack(alignment: .leading, spacing: 0) {
                block(.red, 20, 10).alignmentGuide(.leading) { _ in -10 }
                block(.blue, 20, 10)
            }
        } from: {
            VStack(alignment: .leading, spacing: 0) {
                block(.red, 20, 10)
                block(.blue, 20, 10)
            }
        }
        different("safe areas") {
            Color.clear.overlay { Color.red.padding(2).ignoresSafeArea() }.safeAreaPadding(10)
        } from: {
            Color.clear.overlay { Color.red.padding(2) }.safeAreaPadding(10)
        }
        different("stroked inside and on the edge") {
            Circle().strokeBorder(.red, lineWidth: 6).padding(10)
        } from: {
            Circle().stroke(.red, lineWidth: 6).padding(10)
        }
        different("filled by crossings and by turns") {
            Path { path in
                path.addRect(CGRect(x: 10, y: 10, width: 40, height: 40))
                path.addRect(CGRect(x: 20, y: 20, width: 20, height: 20))
            }
            .fill(.red, style: FillStyle(eoFill: true))
        } from: {
            Path { path in
                path.addRect(CGRect(x: 10, y: 10, width: 40, height: 40))
                path.addRect(CGRect(x: 20, y: 20, width: 20, height: 20))
            }
            .fill(.red)
        }
        different("corners, continuous and circular", 60, 60) {
            RoundedRectangle(cornerRadius: 12, style: .continuous).fill(.red)
        } from: {
            RoundedRectangle(cornerRadius: 12, style: .circular).fill(.red)
        }
        different("gradients to the right and down") {
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        } from: {
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        }
        different("a blur") {
            flag().blur(radius: 2)
        } from: {
            flag()
        }
        different("a material over a picture and its tint alone") {
            ZStack {
                flag()
                Rectangle().fill(.ultraThinMaterial)
            }
        } from: {
            ZStack {
                flag()
                Color(red: 246 / 255, green: 246 / 255, blue: 246 / 255).opacity(0.44)
            }
        }
        different("a shadow") {
            flag().shadow(radius: 4)
        } from: {
            flag()
        }
        different("a hue") {
            flag().hueRotation(.degrees(90))
        } from: {
            flag()
        }
        different("a blending") {
            ZStack {
                block(.red, 40, 40)
                block(.blue, 20, 20).blendMode(.screen)
            }
        } from: {
            ZStack {
                block(.red, 40, 40)
                block(.blue, 20, 20)
            }
        }
        different("what is redacted", 100, 40) {
            Text("Secret").redacted(reason: .placeholder)
        } from: {
            Text("Secret")
        }
        different("bold", 100, 40) {
            Text("Text").bold()
        } from: {
            Text("Text")
        }
        different("italic", 100, 40) {
            Text("Text").italic()
        } from: {
            Text("Text")
        }
        different("a style of the font", 100, 60) {
            Text("Text").font(.title)
        } from: {
            Text("Text").font(.title2)
        }
        different("an underline", 100, 40) {
            Text("Text").underline()
        } from: {
            Text("Text").strikethrough()
        }
        different("lines' alignment", 140, 60) {
            Text("a longer line\ntwo").multilineTextAlignment(.leading)
        } from: {
            Text("a longer line\ntwo").multilineTextAlignment(.center)
        }
        different("a text cut at its end and in its middle", 80, 40) {
            Text("a text of several words").lineLimit(1)
        } from: {
            Text("a text of several words").lineLimit(1).truncationMode(.middle)
        }
        different("a type size", 100, 60) {
            Text("Text").dynamicTypeSize(.xSmall)
        } from: {
            Text("Text").dynamicTypeSize(.xxxLarge)
        }
        different("a symbol's sizes", 60, 60) {
            Image(systemName: "star.fill").imageScale(.large)
        } from: {
            Image(systemName: "star.fill").imageScale(.small)
        }
        different("a secondary text and a primary one", 100, 40) {
            Text("Text").foregroundStyle(.secondary)
        } from: {
            Text("Text").foregroundStyle(.primary)
        }
        different("kerning", 100, 40) {
            Text("Text").kerning(3)
        } from: {
            Text("Text")
        }
        different("a direction") {
            HStack(spacing: 0) {
                block(.red, 20, 10)
                block(.blue, 10, 10)
            }
            .environment(\.layoutDirection, .rightToLeft)
        } from: {
            HStack(spacing: 0) {
                block(.red, 20, 10)
                block(.blue, 10, 10)
            }
        }
        different("a spring on its way and at its end", after: switching(.spring, then: 0.1)) {
            Switched { isOn in flag(20, 10).offset(x: isOn ? 20 : 0) }
        } from: {
            flag(20, 10).offset(x: 20)
        }
        different("a curve and a straight line", after: switching(.easeIn(duration: 1), then: 0.5)) {
            Switched { isOn in flag(20, 10).offset(x: isOn ? 40 : 0) }
        } from: {
            flag(20, 10).offset(x: 20)
        }
        different("a disabled button and one that is not", 100, 40) {
            Button("Off") {}.disabled(true)
        } from: {
            Button("Off") {}
        }
        different("a switch on and off", 100, 40) {
            Toggle("", isOn: .constant(true)).labelsHidden()
        } from: {
            Toggle("", isOn: .constant(false)).labelsHidden()
        }
    }
}
