import SwiftUI

extension Catalog {
    @PairList static var drawing: [Pair] {
        same("a colour from its parts") {
            block(Color(red: 1, green: 0, blue: 0.2), 20, 20)
        } as: {
            block(Color(.sRGB, red: 1, green: 0, blue: 0.2, opacity: 1), 20, 20)
        }
        same("a grey of equal parts") {
            block(Color(white: 0.4), 20, 20)
        } as: {
            block(Color(red: 0.4, green: 0.4, blue: 0.4), 20, 20)
        }
        same("a hue of thirds is green") {
            block(Color(hue: 1.0 / 3, saturation: 1, brightness: 1), 20, 20)
        } as: {
            block(Color(red: 0, green: 1, blue: 0), 20, 20)
        }
        same("a mix of two fifths") {
            block(
                Color(red: 1, green: 0, blue: 0).mix(with: Color(red: 0, green: 0, blue: 1), by: 0.4, in: .device), 20,
                20)
        } as: {
            block(Color(red: 0.6, green: 0, blue: 0.4), 20, 20)
        }
        same("black through a fifth over white is grey") {
            block(Color.black.opacity(0.2), 20, 20)
        } as: {
            block(Color(white: 0.8), 20, 20)
        }
        same("a colour over the same colour") {
            ZStack {
                block(.red, 40, 40)
                block(.red, 20, 20).opacity(0.4)
            }
        } as: {
            block(.red, 40, 40)
        }
        same("a gradient of equal stops is a colour") {
            LinearGradient(colors: [.red, .red], startPoint: .top, endPoint: .bottom).frame(width: 40, height: 40)
        } as: {
            block(.red, 40, 40)
        }
        same("a radial gradient of equal stops is a colour") {
            RadialGradient(colors: [.red, .red], center: .center, startRadius: 0, endRadius: 20).padding(10)
        } as: {
            Color.red.padding(10)
        }
        same("an angular gradient of equal stops is a colour") {
            AngularGradient(colors: [.red, .red], center: .center).padding(10)
        } as: {
            Color.red.padding(10)
        }
        same("two stops at one place are an edge") {
            LinearGradient(
                stops: [.init(color: .red, location: 0.5), .init(color: .blue, location: 0.5)], startPoint: .leading,
                endPoint: .trailing)
        } as: {
            Placed((.red, 0, 0, 30, 60), (.blue, 30, 0, 30, 60))
        }
        same("a gradient turned is its points swapped") {
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        } as: {
            LinearGradient(colors: [.blue, .red], startPoint: .trailing, endPoint: .leading)
        }
        same("colours of a gradient are evenly spaced stops") {
            LinearGradient(colors: [.red, .green, .blue], startPoint: .top, endPoint: .bottom)
        } as: {
            LinearGradient(
                stops: [
                    .init(color: .red, location: 0), .init(color: .green, location: 0.5),
                    .init(color: .blue, location: 1),
                ], startPoint: .top, endPoint: .bottom)
        }
        same("a gradient as a style and as a view") {
            Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)).padding(7)
        } as: {
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).padding(7)
        }
        same("an elliptical gradient in a square is a radial one") {
            EllipticalGradient(colors: [.red, .blue], center: .center, startRadiusFraction: 0, endRadiusFraction: 0.5)
        } as: {
            RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 30)
        }
        same("a conic gradient is an angular one all the way round") {
            Rectangle().fill(.conicGradient(colors: [.red, .blue], center: .center))
        } as: {
            AngularGradient(
                colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(360))
        }
        same("a canvas's rectangle is a rectangle") {
            Canvas { context, _ in
                context.fill(Path(CGRect(x: 10, y: 15, width: 40, height: 30)), with: .color(.red))
            }
        } as: {
            block(.red, 40, 30)
        }
        same("a canvas's strokes are a shape's") {
            Canvas { context, size in
                context.stroke(
                    Path(ellipseIn: CGRect(origin: .zero, size: size).insetBy(dx: 10, dy: 10)), with: .color(.red),
                    lineWidth: 4)
            }
        } as: {
            Circle().stroke(.red, lineWidth: 4).padding(10)
        }
        same("a canvas moved, turned and scaled") {
            Canvas { context, _ in
                context.translateBy(x: 30, y: 30)
                context.rotate(by: .degrees(90))
                context.scaleBy(x: 2, y: 1)
                context.fill(Path(CGRect(x: -10, y: -5, width: 20, height: 10)), with: .color(.red))
            }
        } as: {
            block(.red, 10, 40)
        }
        same("a canvas's opacity") {
            Canvas { context, size in
                context.opacity = 0.2
                context.fill(Path(CGRect(x: 10, y: 10, width: 40, height: 40)), with: .color(.black))
            }
        } as: {
            block(Color(white: 0.8), 40, 40)
        }
        same("a canvas's clip") {
            Canvas { context, size in
                context.clip(to: Path(CGRect(x: 20, y: 0, width: 20, height: 60)))
                context.fill(Path(CGRect(x: 0, y: 20, width: 60, height: 20)), with: .color(.red))
            }
        } as: {
            block(.red, 20, 20)
        }
        same("what is drawn on a canvas's copy leaves the canvas alone") {
            Canvas { context, _ in
                var copy = context
                copy.translateBy(x: 30, y: 0)
                copy.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
                context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.blue))
            }
        } as: {
            Placed((.red, 30, 0, 10, 10), (.blue, 0, 0, 10, 10))
        }
        same("a canvas's text is a text", 80, 40) {
            Canvas { context, size in
                context.draw(Text("Canvas").font(.system(size: 18)), at: .zero, anchor: .topLeading)
            }
        } as: {
            Text("Canvas").font(.system(size: 18)).at(0, 0)
        }
        same("a canvas's symbols are views") {
            Canvas { context, _ in
                guard let symbol = context.resolveSymbol(id: 1) else { return }
                context.draw(symbol, at: CGPoint(x: 15, y: 15))
                context.draw(symbol, at: CGPoint(x: 45, y: 40))
            } symbols: {
                block(.red, 20, 10).tag(1)
            }
        } as: {
            Placed((.red, 5, 10, 20, 10), (.red, 35, 35, 20, 10))
        }
        same("a canvas's layer is drawn as one") {
            Canvas { context, _ in
                context.opacity = 0.2
                context.drawLayer { layer in
                    layer.fill(Path(CGRect(x: 0, y: 0, width: 30, height: 30)), with: .color(.black))
                    layer.fill(Path(CGRect(x: 10, y: 10, width: 30, height: 30)), with: .color(.black))
                }
            }
        } as: {
            ZStack(alignment: .topLeading) {
                block(Color(white: 0.8), 30, 30).at(0, 0)
                block(Color(white: 0.8), 30, 30).at(10, 10)
            }
        }
        same("a canvas's gradient is a gradient") {
            Canvas { context, size in
                context.fill(
                    Path(CGRect(origin: .zero, size: size)),
                    with: .linearGradient(
                        Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 60, y: 0)))
            }
        } as: {
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        }
        same("an image of a view is the view") {
            if let picture = ImageRenderer(content: flag(40, 30)).uiImage { Image(uiImage: picture) }
        } as: {
            flag(40, 30)
        }
        same("a resizable image fills") {
            if let picture = ImageRenderer(content: block(.red, 4, 4)).uiImage {
                Image(uiImage: picture).resizable().frame(width: 40, height: 30)
            }
        } as: {
            block(.red, 40, 30)
        }
        same("an image fits with its ratio") {
            if let picture = ImageRenderer(content: block(.red, 4, 2)).uiImage {
                Image(uiImage: picture).resizable().scaledToFit()
            }
        } as: {
            block(.red, 60, 30)
        }
        same("tiles of an image") {
            if let picture = ImageRenderer(content: Placed((.red, 0, 0, 10, 10)).frame(width: 20, height: 20)).uiImage {
                Image(uiImage: picture).resizable(resizingMode: .tile).frame(width: 40, height: 40)
            }
        } as: {
            Placed((.red, 10, 10, 10, 10), (.red, 30, 10, 10, 10), (.red, 10, 30, 10, 10), (.red, 30, 30, 10, 10))
        }
        same("a template takes the foreground's colour") {
            if let picture = ImageRenderer(content: block(.red, 20, 20)).uiImage {
                Image(uiImage: picture).renderingMode(.template).foregroundStyle(.blue)
            }
        } as: {
            block(.blue, 20, 20)
        }
        same("a symbol's colour is the foreground's") {
            Image(systemName: "star.fill").foregroundStyle(.red)
        } as: {
            Image(systemName: "star.fill").foregroundColor(.red)
        }
        same("a symbol's variant is another symbol") {
            Image(systemName: "star").symbolVariant(.fill)
        } as: {
            Image(systemName: "star.fill")
        }
        same("a symbol's font is its size") {
            Image(systemName: "heart.fill").font(.largeTitle)
        } as: {
            Image(systemName: "heart.fill").font(.system(size: 34))
        }
        same("the text of a symbol") {
            Text(Image(systemName: "heart.fill"))
        } as: {
            Text("\(Image(systemName: "heart.fill"))")
        }
    }
}
