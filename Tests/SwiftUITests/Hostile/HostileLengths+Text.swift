import Foundation
import SwiftUI

extension HostileFamily where Value == CGFloat {
    static let text = HostileFamily("Text") {
        hostile("size") { v in AnyView(Text("Text and more of it").font(.system(size: v))) }
        hostile("custom") { v in AnyView(Text("Text and more of it").font(.custom("Sans", size: v))) }
        hostile("custom fixed") { v in AnyView(Text("Text and more of it").font(.custom("Sans", fixedSize: v))) }
        hostile("weight") { v in AnyView(Text("Text").fontWeight(.bold).fontWidth(Font.Width(v))) }
        hostile("line spacing") { v in AnyView(Text("Text and more\nof it").lineSpacing(v)) }
        hostile("tracking") { v in AnyView(Text("Text and more of it").tracking(v)) }
        hostile("kerning") { v in AnyView(Text("Text and more of it").kerning(v)) }
        hostile("baseline") { v in AnyView(Text("Text and more of it").baselineOffset(v)) }
        hostile("factor") { v in
            AnyView(Text("Text and more of it, much more of it").lineLimit(1).minimumScaleFactor(v))
        }
        hostile("width") { v in AnyView(Text("Text and more of it").frame(width: v)) }
        hostile("height") { v in AnyView(Text("Text and more of it").frame(height: v)) }
        hostile("number") { v in AnyView(Text("\(Double(v))")) }
        hostile("number with format") { v in AnyView(Text(Double(v), format: .number)) }
        hostile("number with digits") { v in AnyView(Text("\(Double(v), specifier: "%.2f")")) }
        hostile("percent") { v in AnyView(Text(Double(v), format: .percent)) }
        hostile("currency") { v in AnyView(Text(Double(v), format: .currency(code: "EUR"))) }
        hostile("scientific") { v in AnyView(Text(Double(v), format: .number.notation(.scientific))) }
        hostile("compact") { v in AnyView(Text(Double(v), format: .number.notation(.compactName))) }
        hostile("label") { v in AnyView(Label("a", systemImage: "star").font(.system(size: v))) }
        hostile("symbol") { v in AnyView(Image(systemName: "star").font(.system(size: v))) }
        hostile("symbol part") { v in AnyView(Image(systemName: "wifi", variableValue: Double(v))) }
        hostile("field") { v in AnyView(TextField("a", text: .constant("Text")).font(.system(size: v)).frame(width: v))
        }
        hostile("editor") { v in
            AnyView(TextEditor(text: .constant("Text\nText")).font(.system(size: v)).lineSpacing(v))
        }
        hostile("numeric transition") { v in AnyView(Text("1").contentTransition(.numericText(value: Double(v)))) }
        hostile("field format") { v in AnyView(TextField("a", value: .constant(Double(v)), format: .number)) }
        hostile("text size") { v in AnyView(Text("a").dynamicTypeSize(.xSmall).imageScale(.large).padding(v)) }
        hostile("custom attribute") { v in
            var string = AttributedString("Text")
            string.kern = v
            string.baselineOffset = v
            string.font = .system(size: v)
            return AnyView(Text(string))
        }
    }

    static let time = HostileFamily("Time") {
        hostile("periodic") { v in
            AnyView(TimelineView(.periodic(from: .now, by: Double(v))) { Text("\($0.date.timeIntervalSince1970)") })
        }
        hostile("periodic from") { v in
            AnyView(
                TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: Double(v)), by: 1)) { _ in Text("a") }
            )
        }
        hostile("explicit") { v in
            AnyView(TimelineView(.explicit([Date(timeIntervalSinceReferenceDate: Double(v))])) { _ in Text("a") })
        }
        hostile("animation") { v in AnyView(TimelineView(.animation(minimumInterval: Double(v))) { _ in Text("a") }) }
        hostile("relative") { v in AnyView(Text(Date(timeIntervalSinceReferenceDate: Double(v)), style: .relative)) }
        hostile("offset") { v in AnyView(Text(Date(timeIntervalSinceReferenceDate: Double(v)), style: .offset)) }
        hostile("timer") { v in AnyView(Text(Date(timeIntervalSinceReferenceDate: Double(v)), style: .timer)) }
        hostile("date") { v in AnyView(Text(Date(timeIntervalSinceReferenceDate: Double(v)), style: .date)) }
        hostile("clock time") { v in AnyView(Text(Date(timeIntervalSinceReferenceDate: Double(v)), style: .time)) }
        hostile("format") { v in
            AnyView(Text(Date(timeIntervalSinceReferenceDate: Double(v)), format: .dateTime.year().month()))
        }
        hostile("interval") { v in
            AnyView(
                Text(
                    Date(
                        timeIntervalSinceReferenceDate: atMost(0, v))...Date(timeIntervalSinceReferenceDate: 0)))
        }
        hostile("timer interval") { v in
            AnyView(
                Text(
                    timerInterval: Date(
                        timeIntervalSinceReferenceDate: atMost(0, v))...Date(timeIntervalSinceReferenceDate: 0)))
        }
        hostile("progress interval") { v in
            AnyView(
                Text(
                    timerInterval: Date(
                        timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: atLeast(0, v)),
                    countsDown: false))
        }
        hostile("duration") { v in
            AnyView(
                Text(Duration.seconds(v.isFinite && abs(v) < 1e15 ? Double(v) : 1), format: .time(pattern: .hourMinute))
            )
        }
        hostile("gestures") { v in
            AnyView(
                subject.onLongPressGesture(minimumDuration: Double(v), maximumDistance: v) {}
                    .gesture(DragGesture(minimumDistance: v))
                    .simultaneousGesture(MagnifyGesture(minimumScaleDelta: v))
                    .simultaneousGesture(RotateGesture(minimumAngleDelta: .degrees(Double(v)))))
        }
    }
}
