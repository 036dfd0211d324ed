import Foundation
import SwiftUICore

/// A button of UIKit as one of SwiftUI.
struct ButtonCounterpart: View {
    /// Differs after each change of the view.
    let version: Int
    let button: UIButton
    /// Whether the button has a size of its own that the content fills.
    let isFramed: Bool

    var body: some View {
        pressed
            .buttonStyle(HighlightStyle(version: version, button: button))
            .tint(button.shownTint.map { Color($0) })
            .disabled(!button.isEnabled)
    }

    @ViewBuilder private var pressed: some View {
        if let menu = button.menu, button.showsMenuAsPrimaryAction {
            Menu {
                MenuElements(elements: menu.children)
            } label: {
                shown
            }
        } else if let menu = button.menu {
            Menu {
                MenuElements(elements: menu.children)
            } label: {
                shown
            } primaryAction: {
                button.press()
            }
        } else {
            Button(action: button.press) { shown }
        }
    }

    @ViewBuilder private var shown: some View {
        if let configuration = button.configuration {
            ConfiguredLabel(version: version, button: button, configuration: configuration, isFramed: isFramed)
        } else if isFramed, let places = button.placedRects {
            placed(places)
                .background { button.currentBackgroundImage.map { Image(uiImage: $0).resizable() } }
        } else {
            label
                .modifier(Filling(isFilling: isFramed || button.shownAlignment != nil, button: button))
                .background { button.currentBackgroundImage.map { Image(uiImage: $0).resizable() } }
        }
    }

    /// The parts where the class of an app places them.
    private func placed(_ places: (image: CGRect, title: CGRect)) -> some View {
        ZStack(alignment: .topLeading) {
            Color.clear
            if let image = button.currentImage {
                Image(uiImage: image).resizable().brightness(button.darkensImage ? -0.25 : 0)
                    .frame(width: max(0, places.image.width), height: max(0, places.image.height))
                    .offset(x: places.image.minX, y: places.image.minY)
            }
            title.frame(width: max(0, places.title.width), height: max(0, places.title.height))
                .offset(x: places.title.minX, y: places.title.minY)
        }
    }

    private var label: some View {
        let insets = EdgeInsets(button.contentEdgeInsets)
        return HStack(spacing: 0) {
            if let image = button.currentImage {
                Image(uiImage: image).brightness(button.darkensImage ? -0.25 : 0)
                    .padding(EdgeInsets(button.imageEdgeInsets))
            }
            title.padding(EdgeInsets(button.titleEdgeInsets))
        }
        .padding(insets)
    }

    @ViewBuilder private var title: some View {
        if let words = button.currentAttributedTitle {
            Text(uiKit: words, truncates: false)
        } else {
            Text(verbatim: button.currentTitle ?? "")
                .font(button.titleLabel?.font.map { Font($0) })
                .foregroundStyle(button.shownColor.map { AnyShapeStyle(Color($0)) } ?? AnyShapeStyle(.tint))
        }
    }
}

/// The content in the accent color, faint while a button whose content shows that is pressed.
private struct HighlightStyle: ButtonStyle {
    /// Differs after each change of the view.
    let version: Int
    let button: UIButton

    func makeBody(configuration: ButtonStyle.Configuration) -> some View {
        configuration.label
            .foregroundStyle(button.isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
            .opacity((configuration.isPressed || button.isHighlighted) && button.dimsContent ? 0.3 : 1)
            .contentShape(Rectangle())
    }
}

/// Places the content in the whole of a button's size.
private struct Filling: ViewModifier {
    let isFilling: Bool
    let button: UIButton

    func body(content: Content) -> some View {
        if isFilling {
            content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: button.shownAlignment ?? .center)
        } else {
            content
        }
    }
}

/// The content of a button with a configuration.
private struct ConfiguredLabel: View {
    let version: Int
    let button: UIButton
    let configuration: UIButton.Configuration
    let isFramed: Bool

    var body: some View {
        let insets = configuration.shownInsets
        content
            .foregroundStyle(foreground)
            .padding(
                EdgeInsets(
                    top: insets.top.finite, leading: insets.leading.finite, bottom: insets.bottom.finite,
                    trailing: insets.trailing.finite)
            )
            .modifier(Filling(isFilling: isFramed, button: button))
            .background { shape.fill(background) }
            .overlay {
                let stroke = configuration.background
                if stroke.strokeWidth > 0 {
                    shape
                        .strokeBorder(
                            stroke.strokeColor.map { AnyShapeStyle(Color($0)) } ?? AnyShapeStyle(.tint),
                            lineWidth: stroke.strokeWidth.finite)
                }
            }
    }

    private var shape: RoundedRectangle {
        let radius = configuration.background.cornerRadius
        return RoundedRectangle(cornerRadius: radius > 0 ? radius.finite : configuration.radius)
    }

    private var foreground: AnyShapeStyle {
        if let color = configuration.baseForegroundColor { return AnyShapeStyle(Color(color)) }
        return configuration.kind == .filled ? AnyShapeStyle(Color.white) : AnyShapeStyle(.tint)
    }

    private var background: AnyShapeStyle {
        if let color = configuration.baseBackgroundColor {
            return AnyShapeStyle(Color(color).opacity(configuration.kind == .tinted ? 0.2 : 1))
        }
        switch configuration.kind {
        case .plain: return AnyShapeStyle(Color.clear)
        case .gray: return AnyShapeStyle(Color(UIColor.systemFill))
        case .tinted: return AnyShapeStyle(.tint.opacity(0.2))
        case .filled: return AnyShapeStyle(.tint)
        }
    }

    @ViewBuilder private var content: some View {
        let isVertical = !configuration.imagePlacement.isDisjoint(with: [.top, .bottom])
        let isFirst = !configuration.imagePlacement.isDisjoint(with: [.top, .leading])
        let layout =
            isVertical
            ? AnyLayout(VStackLayout(spacing: configuration.imagePadding))
            : AnyLayout(HStackLayout(spacing: configuration.imagePadding))
        layout {
            if isFirst { picture }
            if configuration.title != nil || configuration.subtitle != nil {
                VStack(spacing: configuration.titlePadding) {
                    if let title = configuration.attributedTitle {
                        Text(title).font(font)
                    } else {
                        configuration.title.map { Text(verbatim: $0).font(font) }
                    }
                    configuration.subtitle.map { Text(verbatim: $0).font(.caption) }
                }
            }
            if !isFirst { picture }
        }
    }

    /// The title's font: smaller in a small button.
    private var font: Font? {
        switch configuration.buttonSize {
        case .mini: .footnote
        case .small: .subheadline
        case .medium, .large: button.titleLabel?.font.map { Font($0) }
        }
    }

    @ViewBuilder private var picture: some View {
        if configuration.showsActivityIndicator {
            ProgressView().controlSize(.small)
        } else if let image = configuration.image {
            Image(uiImage: image)
        }
    }
}

extension UIButton {
    /// The color of the content; nil for the tint around the button.
    fileprivate var shownTint: UIColor? { ownTint ?? (role == .destructive ? .systemRed : nil) }

    /// Where the content is; nil for the middle.
    fileprivate var shownAlignment: Alignment? {
        let horizontal: HorizontalAlignment? =
            switch contentHorizontalAlignment {
            case .left, .leading: .leading
            case .right, .trailing: .trailing
            case .center, .fill: nil
            }
        let vertical: VerticalAlignment? =
            switch contentVerticalAlignment {
            case .top: .top
            case .bottom: .bottom
            case .center, .fill: nil
            }
        if horizontal == nil, vertical == nil { return nil }
        return Alignment(horizontal: horizontal ?? .center, vertical: vertical ?? .center)
    }
}
