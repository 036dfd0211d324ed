import SwiftUI

extension Catalog {
    @PairList static var texts: [Pair] {
        same("texts joined are one text", 140, 40) {
            Text("one ") + Text("two ") + Text("three")
        } as: {
            Text("one two three")
        }
        same("texts joined keep their styles", 140, 40) {
            Text("bold ").bold() + Text("red").foregroundStyle(.red)
        } as: {
            Text("\(Text("bold ").bold())\(Text("red").foregroundStyle(.red))")
        }
        same("an attributed string is texts joined", 140, 40) {
            var string = AttributedString("plain red")
            if let range = string.range(of: "red") { string[range].foregroundColor = .red }
            return Text(string)
        } as: {
            Text("plain ") + Text("red").foregroundStyle(.red)
        }
        same("two stars are bold", 140, 40) {
            Text("a **bold** word")
        } as: {
            Text("a ") + Text("bold").bold() + Text(" word")
        }
        same("one star is italic", 140, 40) {
            Text("an *italic* word")
        } as: {
            Text("an ") + Text("italic").italic() + Text(" word")
        }
        same("marks mean nothing in a verbatim text", 140, 40) {
            Text(verbatim: "a **b**")
        } as: {
            Text(verbatim: "a *") + Text(verbatim: "*b*") + Text(verbatim: "*")
        }
        same("a number is its digits", 140, 40) {
            Text("\(42) of \(100)")
        } as: {
            Text(verbatim: "42 of 100")
        }
        same("a formatted number", 140, 40) {
            Text(0.25, format: .percent)
        } as: {
            Text(verbatim: "25%")
        }
        same("the title's font is 28 points", 140, 40) {
            Text("Title").font(.title)
        } as: {
            Text("Title").font(.system(size: 28))
        }
        same("the body's font is the font", 140, 40) {
            Text("Body").font(.body)
        } as: {
            Text("Body")
        }
        same("the headline is semibold", 140, 40) {
            Text("Headline").font(.headline)
        } as: {
            Text("Headline").font(.system(size: 17, weight: .semibold))
        }
        same("a font's weight is the text's", 140, 40) {
            Text("Weight").font(.title2.weight(.heavy))
        } as: {
            Text("Weight").font(.title2).fontWeight(.heavy)
        }
        same("bold is a weight", 140, 40) {
            Text("Bold").bold()
        } as: {
            Text("Bold").fontWeight(.bold)
        }
        same("bold of a view is that of its texts", 140, 60) {
            VStack {
                Text("One")
                Text("Two")
            }
            .bold().italic()
        } as: {
            VStack {
                Text("One").bold().italic()
                Text("Two").bold().italic()
            }
        }
        same("a font's design is the text's", 140, 40) {
            Text("Design").fontDesign(.monospaced)
        } as: {
            Text("Design").font(.system(.body, design: .monospaced))
        }
        same("digits of one width in a monospaced text", 140, 40) {
            Text("1101").monospaced().monospacedDigit()
        } as: {
            Text("1101").monospaced()
        }
        same("an underlined view is its texts underlined", 140, 60) {
            VStack {
                Text("One")
                Text("Two")
            }
            .underline().strikethrough(color: .red)
        } as: {
            VStack {
                Text("One").underline().strikethrough(color: .red)
                Text("Two").underline().strikethrough(color: .red)
            }
        }
        same("no kerning is as before", 140, 40) {
            Text("Kerning").kerning(0).tracking(0).baselineOffset(0)
        } as: {
            Text("Kerning")
        }
        same("a kerned letter does not move") {
            Text("x").kerning(10)
        } as: {
            Text("x")
        }
        same("upper case is other letters", 140, 40) {
            Text("upper").textCase(.uppercase)
        } as: {
            Text("UPPER")
        }
        same("one line of a text is cut", 80, 60) {
            Text("a text of several words").lineLimit(1)
        } as: {
            Text("a text of several words").frame(height: 20)
        }
        same("room is kept for lines that are not there", 140, 80) {
            VStack(spacing: 0) {
                Text("one").lineLimit(2, reservesSpace: true)
                block(.red, 20, 5)
            }
        } as: {
            VStack(spacing: 0) {
                Text("one\n ")
                block(.red, 20, 5)
            }
        }
        same("a broken line is two texts", 140, 60) {
            Text("one\ntwo")
        } as: {
            VStack(alignment: .leading, spacing: 0) {
                Text("one")
                Text("two")
            }
        }
        same("a text's one line needs no alignment", 140, 60) {
            Text("one line").multilineTextAlignment(.trailing).frame(width: 120, alignment: .leading)
        } as: {
            Text("one line").frame(width: 120, alignment: .leading)
        }
        same("lines apart are texts apart", 140, 80) {
            Text("one\ntwo").lineSpacing(12)
        } as: {
            VStack(alignment: .leading, spacing: 12) {
                Text("one")
                Text("two")
            }
        }
        same("a text of a fixed size is not broken", 60, 60) {
            Text("a long line of text").fixedSize()
        } as: {
            Text("a long line of text").frame(width: 300)
        }
        same("a text that fits is not made smaller", 140, 40) {
            Text("fits").minimumScaleFactor(0.2).allowsTightening(true)
        } as: {
            Text("fits")
        }
        same("a label is a picture and a text", 140, 40) {
            Label("Label", systemImage: "star.fill").labelStyle(.titleOnly)
        } as: {
            Text("Label")
        }
        same("a label's picture alone", 60, 40) {
            Label("Label", systemImage: "star.fill").labelStyle(.iconOnly)
        } as: {
            Image(systemName: "star.fill")
        }
        same("a label's style is anyone's", 140, 60) {
            Label("Label", systemImage: "star.fill").labelStyle(Stacked())
        } as: {
            VStack(spacing: 2) {
                Image(systemName: "star.fill")
                Text("Label")
            }
        }
        same("the colour of a text", 140, 40) {
            Text("Colour").foregroundStyle(.red)
        } as: {
            Text("Colour").foregroundColor(.red)
        }
        same("a text in a gradient of equal stops", 140, 40) {
            Text("Colour").foregroundStyle(.linearGradient(colors: [.red, .red], startPoint: .top, endPoint: .bottom))
        } as: {
            Text("Colour").foregroundStyle(.red)
        }
        same("a secondary text is faint", 140, 40) {
            Text("Colour").foregroundStyle(.secondary)
        } as: {
            Text("Colour").foregroundStyle(HierarchicalShapeStyle.secondary)
        }
        same("a key without a translation is itself", 140, 40) {
            Text(LocalizedStringKey("no such key"))
        } as: {
            Text(verbatim: "no such key")
        }
    }

    private struct Stacked: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 2) {
                configuration.icon
                configuration.title
            }
        }
    }
}
