import Foundation
import SwiftUICore

// The rectangles of a button's parts. They are methods of a class above, as classes of apps override them.

/// The rectangles of a button's parts, which apps override to place the parts in their own way.
@MainActor @preconcurrency
open class _ButtonMembers: UIControl {
    private var button: UIButton? { self as? UIButton }

    /// Returns the rectangle of the background: the whole button.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the rectangle of the content: the button without the insets of its content.
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        bounds.inset(by: button?.contentEdgeInsets ?? .zero)
    }

    /// Returns the rectangle of the image, which is before the title.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        button.map { $0.standardRects(in: contentRect).image } ?? .zero
    }

    /// Returns the rectangle of the title.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        button.map { $0.standardRects(in: contentRect).title } ?? .zero
    }
}

extension UIButton {
    /// Where the image and the title are by default: side by side, at the edge that the alignments name.
    fileprivate func standardRects(in content: CGRect) -> (image: CGRect, title: CGRect) {
        let image = currentImage?.size ?? .zero
        let font = titleLabel?.font ?? .systemFont(ofSize: UIFont.buttonFontSize)
        let words = currentAttributedTitle ?? NSAttributedString(string: currentTitle ?? "", attributes: [.font: font])
        let wanted = words.length == 0 ? CGSize.zero : words.size()
        let title = CGSize(
            width: min(wanted.width.rounded(.up), max(0, content.width - image.width)),
            height: min(wanted.height.rounded(.up), max(0, content.height)))
        let rest = content.width - image.width - title.width
        let start: CGFloat =
            switch contentHorizontalAlignment {
            case .left, .leading: 0
            case .right, .trailing: rest
            case .center, .fill: rest / 2
            }
        func top(_ height: CGFloat) -> CGFloat {
            switch contentVerticalAlignment {
            case .top: content.minY
            case .bottom: content.maxY - height
            case .center, .fill: content.minY + (content.height - height) / 2
            }
        }
        let x = content.minX + start
        let first = CGRect(x: x, y: top(image.height), width: image.width, height: image.height)
        let second = CGRect(x: x + image.width, y: top(title.height), width: title.width, height: title.height)
        return (first.moved(by: imageEdgeInsets), second.moved(by: titleEdgeInsets))
    }

    /// Where the image and the title are if the app's class places them; nil for the usual places.
    var placedRects: (image: CGRect, title: CGRect)? {
        guard type(of: self) != UIButton.self, configuration == nil, bounds.width > 0, bounds.height > 0 else {
            return nil
        }
        let content = contentRect(forBounds: bounds)
        let (image, title) = (imageRect(forContentRect: content), titleRect(forContentRect: content))
        guard
            [image, title].allSatisfy({
                $0.minX.isFinite && $0.minY.isFinite && $0.width.isFinite && $0.height.isFinite
            })
        else { return nil }
        let standard = standardRects(in: bounds.inset(by: contentEdgeInsets))
        func differs(_ rect: CGRect, _ other: CGRect) -> Bool {
            max(abs(rect.midX - other.midX), abs(rect.midY - other.midY)) > 0.5
                || max(abs(rect.width - other.width), abs(rect.height - other.height)) > 0.5
        }
        let isOwn =
            currentImage != nil && differs(image, standard.image)
            || (currentTitle != nil || currentAttributedTitle != nil) && differs(title, standard.title)
        return isOwn ? (image, title) : nil
    }
}

extension CGRect {
    fileprivate func moved(by insets: UIEdgeInsets) -> CGRect {
        offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    }
}
