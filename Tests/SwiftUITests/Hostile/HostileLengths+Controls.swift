import Foundation
import OrielBasics
import SwiftUI

extension HostileFamily where Value == CGFloat {
    static let controls = HostileFamily("Controls") {
        hostile("progress") { v in AnyView(ProgressView(value: Double(v))) }
        hostile("progress total") { v in AnyView(ProgressView(value: 0.5, total: Double(v))) }
        hostile("progress circle") { v in AnyView(ProgressView(value: Double(v)).progressViewStyle(.circular)) }
        hostile("slider") { v in AnyView(Slider(value: .constant(Double(v)))) }
        hostile("slider to") { v in AnyView(BoundView(value: 0) { Slider(value: $0, in: 0...atLeast(0, v)) }) }
        hostile("slider from") { v in AnyView(BoundView(value: 0) { Slider(value: $0, in: atMost(1, v)...1) }) }
        hostile("slider step") { v in AnyView(BoundView(value: 0) { Slider(value: $0, in: 0...9, step: Double(v)) }) }
        hostile("slider all") { v in
            AnyView(
                BoundView(value: Double(v)) {
                    Slider(
                        value: $0, in: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude, step: 1e-300)
                })
        }
        hostile("stepper") { v in AnyView(BoundView(value: Double(v)) { Stepper("a", value: $0, in: 0...10, step: 1) })
        }
        hostile("stepper to") { v in
            AnyView(BoundView(value: 0) { Stepper("a", value: $0, in: 0...atLeast(0, v), step: Double(v)) })
        }
        hostile("gauge") { v in AnyView(Gauge(value: Double(v)) { Text("a") }) }
        hostile("gauge to") { v in AnyView(Gauge(value: 0.5, in: 0...atLeast(0, v)) { Text("a") }) }
        hostile("gauge circle") { v in
            AnyView(Gauge(value: Double(v), in: -3...3) { Text("a") }.gaugeStyle(.accessoryCircular))
        }
        hostile("date picker") { v in
            AnyView(DatePicker("a", selection: .constant(Date(timeIntervalSinceReferenceDate: Double(v)))))
        }
        hostile("date picker calendar") { v in
            AnyView(
                DatePicker("a", selection: .constant(Date(timeIntervalSinceReferenceDate: Double(v))))
                    .datePickerStyle(.graphical))
        }
        hostile("date range") { v in
            AnyView(
                DatePicker(
                    "a", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)),
                    in: Date(timeIntervalSinceReferenceDate: atMost(0, v))...))
        }
        hostile("colour picker") { v in
            AnyView(ColorPicker("a", selection: .constant(Color(red: Double(v), green: 0, blue: 0))))
        }
        hostile("picker") { v in
            AnyView(
                Picker("a", selection: .constant(Double(v))) {
                    Text("1").tag(1.0)
                    Text("2").tag(Double(v))
                })
        }
        hostile("table column") { v in
            AnyView(Table(Person.four) { TableColumn("a", value: \.name).width(v) }.frame(width: 700))
        }
        hostile("table columns") { v in
            AnyView(
                Table(Person.four) {
                    TableColumn("a", value: \.name).width(min: v, ideal: v, max: v)
                    TableColumn("b", value: \.name).width(ideal: v)
                }
                .frame(width: v))
        }
        hostile("list rows") { v in
            AnyView(
                List { Section("a") { Text("b") } }.environment(\.defaultMinListRowHeight, v)
                    .environment(\.defaultMinListHeaderHeight, v))
        }
        hostile("table rows") { v in
            AnyView(Table(Person.four) { TableColumn("a", value: \.name) }.environment(\.defaultMinListRowHeight, v))
        }
        hostile("days") { v in
            let date = Date(timeIntervalSinceReferenceDate: atMost(0, v))
            return AnyView(
                MultiDatePicker(
                    "a", selection: .constant([DateComponents(year: Int(clamping: v), day: 1)]), in: date...))
        }
        hostile("split") { v in
            AnyView(
                NavigationSplitView {
                    Text("a").navigationSplitViewColumnWidth(v)
                } detail: {
                    Text("b")
                })
        }
        hostile("split ideal") { v in
            AnyView(
                NavigationSplitView {
                    Text("a").navigationSplitViewColumnWidth(min: 10, ideal: v, max: v)
                } detail: {
                    Text("b")
                })
        }
        hostile("sheet") { v in
            AnyView(
                Text("a").sheet(isPresented: .constant(true)) {
                    Text("b").presentationDetents([.height(v), .fraction(v)]).presentationCornerRadius(v)
                })
        }
        hostile("popover") { v in
            AnyView(
                Text("a").popover(
                    isPresented: .constant(true), attachmentAnchor: .point(UnitPoint(x: v, y: v))
                ) { Text("b").frame(width: v) })
        }
    }

    static let motion = HostileFamily("Motion") {
        hostile("duration") { v in
            AnyView(subject.offset(x: v == 1 ? 0 : 9).animation(.linear(duration: Double(v)), value: v))
        }
        hostile("delay") { v in AnyView(subject.offset(x: v == 1 ? 0 : 9).animation(.linear.delay(Double(v)), value: v))
        }
        hostile("speed") { v in AnyView(subject.offset(x: v == 1 ? 0 : 9).animation(.linear.speed(Double(v)), value: v))
        }
        hostile("curve") { v in
            AnyView(
                subject.offset(x: v == 1 ? 0 : 9).animation(
                    .timingCurve(Double(v), Double(v), Double(v), 1, duration: 0.1), value: v))
        }
        hostile("spring") { v in
            AnyView(
                subject.offset(x: v == 1 ? 0 : 9).animation(
                    .spring(response: Double(v), dampingFraction: Double(v)), value: v))
        }
        hostile("bounce") { v in
            AnyView(
                subject.offset(x: v == 1 ? 0 : 9).animation(.spring(duration: Double(v), bounce: Double(v)), value: v))
        }
        hostile("interpolating") { v in
            AnyView(
                subject.offset(x: v == 1 ? 0 : 9).animation(
                    .interpolatingSpring(
                        mass: Double(v), stiffness: Double(v), damping: Double(v), initialVelocity: Double(v)),
                    value: v))
        }
        hostile("repeat") { v in
            AnyView(
                subject.offset(x: v == 1 ? 0 : 9).animation(
                    .linear(duration: Double(v)).repeatForever(autoreverses: true), value: v))
        }
        hostile("transition") { v in
            AnyView(
                VStack {
                    if v != 1 { subject.transition(.offset(x: v, y: v).combined(with: .scale(scale: v))) }
                }.animation(.linear(duration: 0.1), value: v))
        }
        hostile("phases") { v in
            AnyView(
                subject.phaseAnimator([0, v], trigger: v) { content, phase in
                    content.offset(x: phase)
                } animation: { _ in
                    .linear(duration: Double(v))
                })
        }
        hostile("keyframes") { v in
            AnyView(
                subject.keyframeAnimator(initialValue: 0.0, trigger: v) { content, x in
                    content.offset(x: x)
                } keyframes: { _ in
                    LinearKeyframe(Double(v), duration: Double(v))
                    SpringKeyframe(3, duration: Double(v))
                    CubicKeyframe(Double(v), duration: 0.1)
                })
        }
        hostile("symbol effect") { v in
            AnyView(Image(systemName: "star").symbolEffect(.bounce, options: .speed(Double(v)), value: v))
        }
        hostile("animatable") { v in AnyView(subject.modifier(HostileAnimatable(value: v)).animation(.linear, value: v))
        }
        hostile("geometry effect") { v in
            AnyView(subject.modifier(HostileGeometry(value: v)).animation(.linear, value: v))
        }
    }

    static let scenes = HostileFamily("Accessibility and the rest") {
        hostile("sort") { v in AnyView(subject.accessibilitySortPriority(Double(v))) }
        hostile("value") { v in AnyView(subject.accessibilityValue("\(Double(v))")) }
        hostile("activation") { v in AnyView(subject.accessibilityActivationPoint(UnitPoint(x: v, y: v))) }
        hostile("opacity animation") { v in AnyView(subject.opacity(v).transition(.opacity).id(v)) }
        hostile("hover") { v in AnyView(subject.onContinuousHover { _ in }.offset(x: v)) }
        hostile("id") { v in AnyView(ForEach([v, v, 3], id: \.self) { Text("\($0)") }) }
        hostile("change") { v in AnyView(Text("a").onChange(of: v) {}) }
        hostile("preference") { v in
            AnyView(
                subject.preference(key: HostileKey.self, value: v).onPreferenceChange(HostileKey.self) { _ in })
        }
        hostile("geometry change") { v in
            AnyView(
                subject.offset(x: v).onGeometryChange(for: CGRect.self) {
                    $0.frame(in: .global)
                } action: { _ in
                })
        }
        hostile("drag") { v in AnyView(subject.draggable("a") { Color.red.frame(width: v, height: v) }) }
    }
}
