import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

extension EffectTests {
    @Test("Properties of UIKit's labels, images and bars change the picture")
    func labels() {
        var effects = Effects()
        func label() -> UILabel {
            let view = UILabel()

            view.text = "A text of some length that does not fit into one line"

            return view
        }
        add(&effects, "label text", label) { $0.text = "Other" }
        add(&effects, "label font", label) { $0.font = .boldSystemFont(ofSize: 24) }
        add(&effects, "label textColor", label) { $0.textColor = .red }
        add(
            &effects, "label textAlignment",
            label,
            from: {
                $0.text = "A"
            }
        ) {
            $0.textAlignment = .right
        }
        add(&effects, "label numberOfLines", label) { $0.numberOfLines = 0 }
        add(&effects, "label lineBreakMode", label) { $0.lineBreakMode = .byTruncatingMiddle }
        add(&effects, "label lineBreakMode clipping", label) { $0.lineBreakMode = .byClipping }
        add(&effects, "label adjustsFontSizeToFitWidth", label) { $0.adjustsFontSizeToFitWidth = true }
        add(&effects, "label isEnabled", label) { $0.isEnabled = false }
        add(
            &effects, "label isHighlighted",
            label,
            from: {
                $0.highlightedTextColor = .red
            }
        ) {
            $0.isHighlighted = true
        }
        add(&effects, "label shadowColor", label) { $0.shadowColor = .red }
        func attributed(_ key: NSAttributedString.Key, _ value: Any) {
            add(&effects, "label \(key.rawValue)", label) {
                $0.attributedText = NSAttributedString(string: $0.text ?? "", attributes: [key: value])
            }
        }
        attributed(.foregroundColor, UIColor.red)
        attributed(.font, UIFont.systemFont(ofSize: 30))
        attributed(.backgroundColor, UIColor.yellow)
        attributed(.kern, 5)
        attributed(.underlineStyle, NSUnderlineStyle.single.rawValue)
        attributed(.strikethroughStyle, NSUnderlineStyle.single.rawValue)
        attributed(.baselineOffset, 8)
        attributed(.obliqueness, 0.4)
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .right
        add(
            &effects, "paragraph alignment",
            label,
            from: {
                $0.text = "A"
            }
        ) {
            $0.attributedText = NSAttributedString(string: "A", attributes: [.paragraphStyle: paragraph])
        }
        let spaced = NSMutableParagraphStyle()
        spaced.lineSpacing = 20
        add(
            &effects, "paragraph lineSpacing",
            label,
            from: {
                $0.numberOfLines = 0
            }
        ) {
            $0.attributedText = NSAttributedString(string: $0.text ?? "", attributes: [.paragraphStyle: spaced])
        }
        let high = NSMutableParagraphStyle()
        high.lineHeightMultiple = 2
        add(
            &effects, "paragraph lineHeightMultiple",
            label,
            from: {
                $0.numberOfLines = 0
            }
        ) {
            $0.attributedText = NSAttributedString(string: $0.text ?? "", attributes: [.paragraphStyle: high])
        }
        let indented = NSMutableParagraphStyle()
        indented.firstLineHeadIndent = 40
        add(
            &effects, "paragraph firstLineHeadIndent",
            label,
            from: {
                $0.numberOfLines = 0
            }
        ) {
            $0.attributedText = NSAttributedString(string: $0.text ?? "", attributes: [.paragraphStyle: indented])
        }
        func image() -> UIImageView {
            let drawn = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image {
                UIColor.red.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            }
            return UIImageView(image: drawn)
        }
        func framed() -> UIImageView {
            let view = image()

            view.frame = CGRect(x: 20, y: 20, width: 100, height: 150)

            return view
        }
        for mode: UIView.ContentMode in [.scaleAspectFit, .scaleAspectFill, .center, .top, .bottomRight] {
            add(&effects, "image contentMode \(mode.rawValue)", framed) { $0.contentMode = mode }
        }
        add(&effects, "image template", framed) { $0.image = $0.image?.withRenderingMode(.alwaysTemplate) }
        add(&effects, "image tinted", framed) { $0.image = $0.image?.withTintColor(.blue) }
        add(&effects, "image highlighted", framed) {
            $0.highlightedImage = UIImage(systemName: "star")
            $0.isHighlighted = true
        }
        add(
            &effects, "image symbol configuration", { UIImageView(image: UIImage(systemName: "star")) },
            from: { $0.contentMode = .center }
        ) {
            $0.image = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40))
        }
        func stack() -> UIStackView {
            let views = (0..<3).map { index in
                let view = UILabel()
                view.text = String(repeating: "A", count: index + 1)
                view.backgroundColor = [.red, .green, .blue][index]
                return view
            }
            return UIStackView(arrangedSubviews: views)
        }
        add(&effects, "stack axis", stack) { $0.axis = .vertical }
        add(&effects, "stack spacing", stack) { $0.spacing = 20 }
        add(&effects, "stack distribution", stack) { $0.distribution = .fillEqually }
        add(&effects, "stack equalSpacing", stack) { $0.distribution = .equalSpacing }
        add(&effects, "stack alignment", stack) { $0.alignment = .top }
        add(&effects, "stack customSpacing", stack) { $0.setCustomSpacing(40, after: $0.arrangedSubviews[0]) }
        add(&effects, "stack layoutMargins", stack) {
            $0.isLayoutMarginsRelativeArrangement = true
            $0.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        }
        check(effects)
    }
}
