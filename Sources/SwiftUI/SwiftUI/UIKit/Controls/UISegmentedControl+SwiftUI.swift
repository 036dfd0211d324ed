import Foundation
import SwiftUICore

/// A row of choices of UIKit, drawn and pressed.
struct SegmentsCounterpart: View {
    /// Differs after each change of the view.
    let version: Int
    let control: UISegmentedControl

    var body: some View {
        let look = control.look.over(ControlAppearances.segments?())
        HStack(spacing: 2) {
            ForEach(Array(control.segments.enumerated()), id: \.offset) { index, segment in
                let isChosen = index == control.selectedSegmentIndex
                Button {
                    control.choose(index)
                } label: {
                    label(segment, isChosen, look)
                        .opacity(segment.isEnabled ? 1 : 0.35)
                        .padding(.horizontal, 10)
                        .frame(maxWidth: .infinity, minHeight: 28)
                        .background {
                            if isChosen {
                                RoundedRectangle(cornerRadius: 7).fill(look.selection ?? Color(SegmentColors.chosen))
                                    .shadow(
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
        .background(look.background ?? Color(UIColor.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 9))
        .opacity(control.isEnabled ? 1 : 0.5)
    }

    @ViewBuilder private func label(
        _ segment: UISegmentedControl.Segment, _ isChosen: Bool, _ look: SegmentsAppearance
    ) -> some View {
        if let image = segment.image {
            Image(uiImage: image)
        } else {
            let title = isChosen ? look.selectedTitle.over(look.title) : look.title
            Text(verbatim: segment.title ?? "").lineLimit(1)
                .font(title.font ?? .system(size: 13, weight: isChosen ? .semibold : .regular))
                .foregroundStyle(title.color ?? Color(UIColor.label))
        }
    }
}

private enum SegmentColors {
    /// White where the interface is light, gray where it is dark.
    static let chosen = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white }
}
