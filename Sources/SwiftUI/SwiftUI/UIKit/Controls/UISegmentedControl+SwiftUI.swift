import Foundation
import SwiftUICore

/// A row of choices of UIKit, drawn and pressed.
struct SegmentsCounterpart: View {
    /// Differs after each change of the view.
    let version: Int
    let control: UISegmentedControl

    var body: some View {
        HStack(spacing: 2) {
            ForEach(Array(control.segments.enumerated()), id: \.offset) { index, segment in
                let isChosen = index == control.selectedSegmentIndex
                Button {
                    control.choose(index)
                } label: {
                    label(segment, isChosen)
                        .padding(.horizontal, 10)
                        .frame(maxWidth: .infinity, minHeight: 28)
                        .background {
                            if isChosen {
                                RoundedRectangle(cornerRadius: 7).fill(chosenColor).shadow(
                                    color: .black.opacity(0.12), radius: 2, y: 1)
                            }
                        }
                        .contentShape(Rectangle())
                }
                .buttonStyle(FramedPlainButtonStyle())
                .disabled(!segment.isEnabled || !control.isEnabled)
                .accessibilityAddTraits(isChosen ? .isSelected : [])
            }
        }
        .padding(2)
        .frame(height: 32)
        .background(Color(control.backgroundColor ?? .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 9))
        .opacity(control.isEnabled ? 1 : 0.5)
    }

    private var chosenColor: Color { Color(control.selectedSegmentTintColor ?? SegmentColors.chosen) }

    @ViewBuilder private func label(_ segment: UISegmentedControl.Segment, _ isChosen: Bool) -> some View {
        if let image = segment.image {
            Image(uiImage: image)
        } else {
            let usual = control.titleTextAttributes(for: .normal)
            let attributes = isChosen ? control.titleTextAttributes(for: .selected) : nil
            let font = (attributes?[.font] ?? usual?[.font]) as? UIFont
            let color = (attributes?[.foregroundColor] ?? usual?[.foregroundColor]) as? UIColor
            Text(verbatim: segment.title ?? "").lineLimit(1)
                .font(font.map { Font($0) } ?? .system(size: 13, weight: isChosen ? .semibold : .regular))
                .foregroundStyle(Color(color ?? .label))
        }
    }
}

private enum SegmentColors {
    /// White where the interface is light, gray where it is dark.
    static let chosen = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white }
}
