import SwiftUI

extension Catalog {
    @PairList static var effects: [Pair] {
        same("opacity over white is a mixed colour") {
            block(.black, 40, 40).opacity(0.2)
        } as: {
            block(Color(white: 0.8), 40, 40)
        }
        same("opacities multiply") {
            block(.black, 40, 30).opacity(0.5).opacity(0.4)
        } as: {
            block(Color(white: 0.8), 40, 30)
        }
        same("no opacity is nothing, in its place") {
            VStack(spacing: 0) {
                flag().opacity(0)
                block(.red, 20, 20)
            }
        } as: {
            VStack(spacing: 0) {
                Color.clear.frame(width: 30, height: 20)
                block(.red, 20, 20)
            }
        }
        same("hidden is nothing, in its place") {
            HStack(spacing: 0) {
                flag().hidden()
                block(.red, 10, 20)
            }
        } as: {
            block(.red, 10, 20).padding(.leading, 30)
        }
        same("a group's opacity is that of its picture") {
            ZStack {
                block(.black, 30, 30).offset(x: -5)
                block(.black, 30, 30).offset(x: 5)
            }
            .compositingGroup().opacity(0.2)
        } as: {
            block(Color(white: 0.8), 40, 30)
        }
        same("a drawing group looks as before") {
            flag().drawingGroup()
        } as: {
            flag()
        }
        same("turned by a right angle is sides swapped") {
            block(.red, 40, 20).rotationEffect(.degrees(90))
        } as: {
            block(.red, 20, 40)
        }
        same("turned by half a turn is mirrored twice") {
            flag().rotationEffect(.degrees(180))
        } as: {
            flag().scaleEffect(x: -1).scaleEffect(y: -1)
        }
        same("turned round a corner") {
            block(.red, 20, 10).rotationEffect(.degrees(90), anchor: .topLeading)
        } as: {
            Placed((.red, 10, 25, 10, 20))
        }
        same("turns add up") {
            flag().rotationEffect(.degrees(30)).rotationEffect(.degrees(60))
        } as: {
            Placed((.blue, 20, 15, 20, 30), (.red, 35, 15, 5, 15))
        }
        same("a whole turn more is none more") {
            flag().rotationEffect(.degrees(450))
        } as: {
            Placed((.blue, 20, 15, 20, 30), (.red, 35, 15, 5, 15))
        }
        same("twice as large is a larger shape") {
            Circle().fill(.red).frame(width: 20, height: 20).scaleEffect(2)
        } as: {
            Circle().fill(.red).frame(width: 40, height: 40)
        }
        same("scaled from a corner") {
            block(.red, 20, 20).scaleEffect(x: 1.5, y: 0.5, anchor: .topLeading)
        } as: {
            Placed((.red, 20, 20, 30, 10))
        }
        same("scaling does not change the layout") {
            HStack(spacing: 0) {
                block(.red, 20, 20).scaleEffect(0.5)
                block(.blue, 20, 20)
            }
        } as: {
            Placed((.red, 15, 25, 10, 10), (.blue, 30, 20, 20, 20))
        }
        same("scales multiply") {
            flag().scaleEffect(0.5).scaleEffect(x: 2, y: 4)
        } as: {
            flag(30, 40)
        }
        same("a transform moves") {
            flag().transformEffect(CGAffineTransform(translationX: 7, y: -4))
        } as: {
            flag().offset(x: 7, y: -4)
        }
        same("a transform begins at the upper left corner") {
            block(.red, 10, 10).transformEffect(CGAffineTransform(scaleX: 2, y: 3))
        } as: {
            block(.red, 10, 10).scaleEffect(x: 2, y: 3, anchor: .topLeading)
        }
        same("a projection that is a move") {
            flag().projectionEffect(ProjectionTransform(CGAffineTransform(translationX: -5, y: 5)))
        } as: {
            flag().offset(x: -5, y: 5)
        }
        same("turned in space about the line of sight") {
            flag(20, 10).rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1))
        } as: {
            flag(20, 10).rotationEffect(.degrees(90))
        }
        same("turned over is mirrored") {
            flag().rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
        } as: {
            flag().scaleEffect(x: -1)
        }
        same("a clip in a shape is the shape") {
            Color.red.frame(width: 40, height: 40).clipShape(Circle())
        } as: {
            Color.red.frame(width: 40, height: 40).mask { Circle() }
        }
        same("a clip cuts what reaches out") {
            block(.red, 50, 50).frame(width: 20, height: 30).clipped()
        } as: {
            block(.red, 20, 30)
        }
        same("rounded corners are a clip") {
            block(.red, 40, 30).cornerRadius(8)
        } as: {
            block(.red, 40, 30).clipShape(RoundedRectangle(cornerRadius: 8))
        }
        same("a mask shows what lies below its marks") {
            block(.red, 40, 40).mask { block(.black, 20, 10) }
        } as: {
            block(.red, 20, 10)
        }
        same("a mask's opacity is the picture's") {
            block(.black, 40, 40).mask { Color.white.opacity(0.2) }
        } as: {
            block(Color(white: 0.8), 40, 40)
        }
        same("a mask is aligned") {
            block(.red, 40, 40).mask(alignment: .topTrailing) { block(.black, 20, 10) }
        } as: {
            Placed((.red, 30, 10, 20, 10))
        }
        same("no blur is no change") {
            flag().blur(radius: 0)
        } as: {
            flag()
        }
        same("a blur within a large colour is nothing") {
            Color(red: 1, green: 0, blue: 0).blur(radius: 3, opaque: true).frame(width: 40, height: 40).clipped()
        } as: {
            block(Color(red: 1, green: 0, blue: 0), 40, 40)
        }
        same("a material over grey is its tint over grey") {
            ZStack {
                Color(white: 0.4)
                Rectangle().fill(.thinMaterial).frame(width: 40, height: 40)
            }
        } as: {
            ZStack {
                Color(white: 0.4)
                Color(red: 246 / 255, green: 246 / 255, blue: 246 / 255).opacity(0.6).frame(width: 40, height: 40)
            }
        }
        same("a background of a material is a shape of it") {
            ZStack {
                LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
                Color.clear.frame(width: 40, height: 30).background(.ultraThinMaterial, in: Capsule())
            }
        } as: {
            ZStack {
                LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
                Capsule().fill(.ultraThinMaterial).frame(width: 40, height: 30)
            }
        }
        same("a shadow without a radius is a copy") {
            block(.red, 20, 20).shadow(color: .black, radius: 0, x: 10, y: 5)
        } as: {
            Placed((.black, 30, 25, 20, 20), (.red, 20, 20, 20, 20))
        }
        same("a shadow of a style is the shape's") {
            Rectangle().fill(.red.shadow(.drop(color: .black, radius: 0, x: 6, y: 6))).frame(width: 20, height: 20)
        } as: {
            Rectangle().fill(.red).frame(width: 20, height: 20).shadow(color: .black, radius: 0, x: 6, y: 6)
        }
        same("inverted red is cyan") {
            block(Color(red: 1, green: 0, blue: 0), 20, 20).colorInvert()
        } as: {
            block(Color(red: 0, green: 1, blue: 1), 20, 20)
        }
        same("inverted three times is inverted once") {
            block(Color(red: 1, green: 0.2, blue: 0), 20, 20).colorInvert().colorInvert().colorInvert()
        } as: {
            block(Color(red: 0, green: 0.8, blue: 1), 20, 20)
        }
        same("multiplied with white is as before") {
            flag().colorMultiply(.white)
        } as: {
            flag()
        }
        same("white multiplied is the colour") {
            block(.white, 20, 20).colorMultiply(Color(red: 1, green: 0, blue: 0))
        } as: {
            block(Color(red: 1, green: 0, blue: 0), 20, 20)
        }
        same("no brightness, contrast, saturation, grey and turn are no change") {
            flag().brightness(0).contrast(1).saturation(1).grayscale(0).hueRotation(.zero)
        } as: {
            flag()
        }
        same("black made a fifth brighter") {
            block(.black, 20, 20).brightness(0.2)
        } as: {
            block(Color(white: 0.2), 20, 20)
        }
        same("without saturation red is the grey that is as light") {
            block(Color(red: 1, green: 0, blue: 0), 20, 20).saturation(0)
        } as: {
            block(Color(white: 54.0 / 255), 20, 20)
        }
        same("black blended by multiplying is black") {
            ZStack {
                block(.red, 40, 40)
                block(.black, 20, 20).blendMode(.multiply)
            }
        } as: {
            Placed((.red, 10, 10, 40, 40), (.black, 20, 20, 20, 20))
        }
        same("white blended by screening is white") {
            ZStack {
                block(.red, 40, 40)
                block(.white, 20, 20).blendMode(.screen)
            }
        } as: {
            Placed((.red, 10, 10, 40, 40), (.white, 20, 20, 20, 20))
        }
        same("normal blending is none") {
            flag().blendMode(.normal)
        } as: {
            flag()
        }
        same("what is blended out of a group is a hole") {
            ZStack {
                block(.red, 40, 40)
                block(.black, 20, 20).blendMode(.destinationOut)
            }
            .compositingGroup()
        } as: {
            Placed((.red, 10, 10, 40, 10), (.red, 10, 40, 40, 10), (.red, 10, 20, 10, 20), (.red, 40, 20, 10, 20))
        }
        same("a visual effect knows the view's geometry") {
            block(.red, 20, 10).visualEffect { content, proxy in content.offset(x: proxy.size.width / 2) }
        } as: {
            block(.red, 20, 10).offset(x: 10)
        }
        same("a geometry effect of one's own") {
            flag().modifier(Shift(by: 6))
        } as: {
            flag().offset(x: 6)
        }
        same("what is exempt from redaction stays legible", 80, 30) {
            VStack(spacing: 0) {
                Text("Secret").unredacted().redacted(reason: .placeholder)
                block(.red, 20, 5)
            }
        } as: {
            VStack(spacing: 0) {
                Text("Secret")
                block(.red, 20, 5)
            }
        }
        same("a redacted text is a bar, whatever it says", 80, 30) {
            Text("1234").monospacedDigit().redacted(reason: .placeholder)
        } as: {
            Text("4321").monospacedDigit().privacySensitive().redacted(reason: [.privacy, .placeholder])
        }
        same("what is private is a bar where privacy is asked for", 80, 30) {
            Text("1234").monospacedDigit().privacySensitive().redacted(reason: .privacy)
        } as: {
            Text("4321").monospacedDigit().redacted(reason: .placeholder)
        }
        same("what is not private stays legible", 80, 30) {
            Text("Public").redacted(reason: .privacy)
        } as: {
            Text("Public")
        }
        same("a redacted text is legible again", 80, 30, after: switching()) {
            Switched { isOn in Text("Secret").redacted(reason: isOn ? [] : .placeholder) }
        } as: {
            Text("Secret")
        }
        same("a text that becomes redacted", 80, 30, after: switching()) {
            Switched { isOn in Text("1234").monospacedDigit().redacted(reason: isOn ? .placeholder : []) }
        } as: {
            Text("4321").monospacedDigit().redacted(reason: .placeholder)
        }
        same("a redacted picture is a plain rectangle") {
            Image(systemName: "star.fill").resizable().frame(width: 40, height: 30).redacted(reason: .placeholder)
        } as: {
            Color(red: 0.5, green: 0.5, blue: 0.5).opacity(0.3).frame(width: 40, height: 30)
        }
    }

    private struct Shift: GeometryEffect {
        let by: CGFloat

        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: by, y: 0))
        }
    }
}
