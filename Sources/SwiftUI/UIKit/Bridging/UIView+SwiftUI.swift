import Foundation
import SwiftUICore

extension UIView {
    /// The SwiftUI view for a view of UIKit's own: its equivalent for the common kinds, else a placeholder.
    var counterpart: AnyView {
        if isHidden { return AnyView(EmptyView()) }
        switch self {
        case let view as UILabel:
            return AnyView(
                Text(verbatim: view.text ?? "").font(Font(view.font)).foregroundStyle(Color(view.textColor))
                    .lineLimit(view.numberOfLines == 0 ? nil : view.numberOfLines))
        case let view as UIImageView:
            return AnyView(
                view.image.map {
                    Image(uiImage: $0).resizable().aspectRatio(
                        contentMode: view.contentMode == .scaleAspectFill ? .fill : .fit)
                })
        case let view as UIActivityIndicatorView:
            let isShown = view.isAnimating || !view.hidesWhenStopped
            return AnyView(
                ProgressView().controlSize(view.style == .large ? .large : .regular).opacity(isShown ? 1 : 0))
        case let view as UITextField: return AnyView(FieldCounterpart(field: view))
        case let view as UITextView: return AnyView(TextViewCounterpart(view: view))
        case let view as UIButton: return AnyView(ButtonCounterpart(button: view))
        case let view as UISwitch: return AnyView(SwitchCounterpart(control: view))
        case let view as UISlider: return AnyView(SliderCounterpart(slider: view))
        case is UIVisualEffectView:
            return AnyView(Rectangle().fill(.regularMaterial))
        default:
            if type(of: self) == UIView.self {
                return AnyView(backgroundColor.map { Color($0) } ?? Color.clear)
            }
            return AnyView(UIKitPlaceholder(name: "\(type(of: self))"))
        }
    }
}

/// Stands where a view of UIKit would.
struct UIKitPlaceholder: View {
    let name: String

    init(name: String) {
        self.name = name
        RuntimeWarning.issue("\(name) is of UIKit and cannot be drawn here: see CompatibilityGaps.md.")
    }

    var body: some View {
        VStack(spacing: 6) {
            Image(systemName: "square.dashed").font(.title2)
            Text(verbatim: name).font(.footnote).lineLimit(1).minimumScaleFactor(0.5)
            Text(verbatim: "not available on this system").font(.caption2).lineLimit(1).minimumScaleFactor(0.5)
        }
        .foregroundStyle(.secondary)
        .padding(8)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(UIColor.secondarySystemBackground))
        .overlay(Rectangle().strokeBorder(Color(UIColor.separator), style: StrokeStyle(lineWidth: 1, dash: [4, 3])))
        .accessibilityElement(children: .combine)
    }
}
