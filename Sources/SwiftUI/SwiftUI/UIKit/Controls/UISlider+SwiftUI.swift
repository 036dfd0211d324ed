import Foundation
import SwiftUICore

/// A slider of UIKit as one of SwiftUI.
struct SliderCounterpart: View {
    /// Differs after each change of the view.
    let version: Int
    let slider: UISlider
    @State private var revision = 0

    var body: some View {
        let _ = revision
        HStack(spacing: 8) {
            slider.minimumValueImage.map { Image(uiImage: $0) }
            if slider.hasOwnParts {
                SliderWithParts(version: version, slider: slider, value: value)
            } else {
                Slider(value: value, in: slider.range, onEditingChanged: slider.drag)
                    .tint(slider.minimumTrackTintColor.map { Color($0) })
            }
            slider.maximumValueImage.map { Image(uiImage: $0) }
        }
        .disabled(!slider.isEnabled)
    }

    private var value: Binding<Float> {
        Binding {
            slider.soundValue
        } set: {
            slider.drag(to: $0)
            revision += 1
        }
    }
}

/// A slider whose track or knob has colors or images of its own.
private struct SliderWithParts: View {
    let version: Int
    let slider: UISlider
    @Binding var value: Float

    var body: some View {
        GeometryReader { proxy in
            let width = max(proxy.size.width - knob, 0)
            let place = width * fraction
            ZStack(alignment: .leading) {
                track(slider.currentMaximumTrackImage, slider.maximumTrackTintColor.map { AnyShapeStyle(Color($0)) })
                track(
                    slider.currentMinimumTrackImage,
                    slider.minimumTrackTintColor.map { AnyShapeStyle(Color($0)) } ?? AnyShapeStyle(.tint)
                )
                .frame(width: place + knob / 2)
                handle.offset(x: place)
            }
            .frame(maxHeight: .infinity)
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { drag in
                        slider.drag(true)
                        let part = width > 0 ? min(max((drag.location.x - knob / 2) / width, 0), 1) : 0
                        value = slider.range.lowerBound + Float(part) * span
                    }
                    .onEnded { _ in slider.drag(false) })
        }
        .frame(height: max(31, slider.currentThumbImage?.size.height ?? 0))
        // Keys and assistive technologies meet a slider.
        .accessibilityRepresentation { Slider(value: $value, in: slider.range) }
        .opacity(slider.isEnabled ? 1 : 0.5)
    }

    private var span: Float { slider.range.upperBound - slider.range.lowerBound }
    private var fraction: CGFloat { span > 0 ? CGFloat((value - slider.range.lowerBound) / span) : 0 }
    private var knob: CGFloat { slider.currentThumbImage?.size.width ?? 28 }

    @ViewBuilder private func track(_ image: UIImage?, _ style: AnyShapeStyle?) -> some View {
        if let image {
            Image(uiImage: image).resizable().frame(height: image.size.height)
        } else {
            Capsule().fill(style ?? AnyShapeStyle(Color(UIColor.systemFill))).frame(height: 4)
        }
    }

    @ViewBuilder private var handle: some View {
        if let image = slider.currentThumbImage {
            Image(uiImage: image)
        } else {
            Circle().fill(slider.thumbTintColor.map { Color($0) } ?? .white)
                .shadow(color: .black.opacity(0.2), radius: 2, y: 1)
                .frame(width: knob, height: knob)
        }
    }
}
