import Foundation
import SwiftUI

/// A slider as one of SwiftUI's.
struct SliderCounterpart: View {
    let slider: NSSlider
    let revision: Int

    var body: some View {
        let lowest = slider.minValue.isFinite ? slider.minValue : 0
        let range = lowest...(slider.maxValue.isFinite ? max(lowest, slider.maxValue) : lowest)
        let value = Binding {
            // A value that is not a number counts as the lowest.
            min(max(range.lowerBound, slider.doubleValue), range.upperBound)
        } set: {
            slider.choose(NSNumber(value: $0))
        }
        if slider.sliderType == .circular {
            Dial(value: value, range: range)
        } else if slider.isVertical {
            Turned { line(value, range) }
        } else {
            line(value, range)
        }
    }

    private func line(_ value: Binding<Double>, _ range: ClosedRange<Double>) -> some View {
        let steps = slider.allowsTickMarkValuesOnly ? slider.numberOfTickMarks - 1 : 0
        return VStack(spacing: 0) {
            if slider.tickMarkPosition == .above { marks }
            if steps > 0, range.upperBound > range.lowerBound {
                Slider(value: value, in: range, step: (range.upperBound - range.lowerBound) / Double(steps))
            } else {
                Slider(value: value, in: range)
            }
            if slider.tickMarkPosition == .below { marks }
        }
        .tint(slider.trackFillColor.map { Color($0) })
    }

    @ViewBuilder private var marks: some View {
        if slider.numberOfTickMarks > 0 {
            TickMarks(count: min(slider.numberOfTickMarks, 1000)).stroke(.secondary, lineWidth: 1).frame(height: 5)
        }
    }
}

/// The marks of a slider: lines between the places of the handle at both ends.
private struct TickMarks: Shape {
    let count: Int

    nonisolated func path(in rect: CGRect) -> Path {
        // The middle of the handle does not reach the ends.
        let (start, length) = (rect.minX + 10, max(rect.width - 20, 0))
        return Path { path in
            for index in 0..<count {
                let x = start + (count > 1 ? length * CGFloat(index) / CGFloat(count - 1) : length / 2)
                path.move(to: CGPoint(x: x, y: rect.minY))
                path.addLine(to: CGPoint(x: x, y: rect.maxY))
            }
        }
    }
}

/// A row that is turned upright, its start below.
private struct Turned<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        GeometryReader { geometry in
            content.frame(width: geometry.size.height)
                .rotationEffect(.degrees(-90))
                .position(x: geometry.size.width / 2, y: geometry.size.height / 2)
        }
    }
}

/// A slider in the form of a circle, whose values begin at the top and grow clockwise.
private struct Dial: View {
    @Binding var value: Double
    let range: ClosedRange<Double>

    var body: some View {
        GeometryReader { geometry in
            let side = min(geometry.size.width, geometry.size.height)
            let span = range.upperBound - range.lowerBound
            let share = span > 0 ? (value - range.lowerBound) / span : 0
            Circle().fill(.background).overlay { Circle().strokeBorder(.tertiary) }
                .overlay {
                    Circle().fill(.secondary).frame(width: side * 0.16, height: side * 0.16)
                        .offset(y: -side * 0.32)
                        .rotationEffect(.degrees(share * 360))
                }
                .frame(width: side, height: side)
                .contentShape(Circle())
                .gesture(
                    DragGesture(minimumDistance: 0).onChanged { drag in
                        let (x, y) = (drag.location.x - side / 2, drag.location.y - side / 2)
                        let turn = atan2(x, -y) / (2 * .pi)
                        value = range.lowerBound + (turn < 0 ? turn + 1 : turn) * span
                    }
                )
                .position(x: geometry.size.width / 2, y: geometry.size.height / 2)
        }
        .frame(minWidth: 28, minHeight: 28)
    }
}
