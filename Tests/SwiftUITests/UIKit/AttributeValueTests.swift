import SwiftUI
import Testing

/// Objects as values of a text's attributes, which Core Foundation compares where two runs meet.
@Suite("Values of attributes")
struct AttributeValueTests {
    @Test("Equal values make one run, and others two; none stops the program")
    func runs() {
        let values: [(NSAttributedString.Key, (Int) -> Any, isEqual: Bool)] = [
            (.font, { _ in UIFont.systemFont(ofSize: 17) }, true),
            (.font, { UIFont.systemFont(ofSize: CGFloat(17 + $0)) }, false),
            (.foregroundColor, { _ in UIColor(red: 0.5, green: 0.25, blue: 0, alpha: 1) }, true),
            (.foregroundColor, { UIColor(white: CGFloat($0), alpha: 1) }, false),
            (.paragraphStyle, { _ in NSMutableParagraphStyle() }, true), (.shadow, { _ in NSShadow() }, true),
            (.paragraphStyle, { style(\.lineSpacing, CGFloat($0)) }, false),
            (.paragraphStyle, { style(\.alignment, $0 == 0 ? .left : .center) }, false),
            (.paragraphStyle, { style(\.tabStops, [NSTextTab(textAlignment: .left, location: CGFloat($0))]) }, false),
            (.paragraphStyle, { _ in style(\.tabStops, [NSTextTab(textAlignment: .left, location: 4)]) }, true),
            (.shadow, { shadow(\.shadowOffset, CGSize(width: $0, height: 0)) }, false),
            (.shadow, { shadow(\.shadowBlurRadius, CGFloat($0)) }, false),
            (.shadow, { shadow(\.shadowColor, UIColor(white: CGFloat($0), alpha: 1)) }, false),
            (.attachment, { _ in NSTextAttachment() }, false),
            (NSAttributedString.Key("descriptor"), { _ in UIFont.systemFont(ofSize: 17).fontDescriptor }, true),
            (NSAttributedString.Key("tab"), { NSTextTab(textAlignment: .left, location: CGFloat($0)) }, false),
        ]
        for (key, make, isEqual) in values {
            let text = NSMutableAttributedString(string: "")
            for number in 0..<2 {
                text.append(NSAttributedString(string: "ab", attributes: [key: make(number)]))
            }
            var range = NSRange()
            #expect(text.attribute(key, at: 0, effectiveRange: &range) != nil)
            #expect(range == NSRange(location: 0, length: isEqual ? 4 : 2), "\(key.rawValue)")
        }
    }

    private func style<Value>(
        _ path: ReferenceWritableKeyPath<NSMutableParagraphStyle, Value>, _ value: Value
    ) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style[keyPath: path] = value
        return style
    }

    private func shadow<Value>(_ path: ReferenceWritableKeyPath<NSShadow, Value>, _ value: Value) -> NSShadow {
        let shadow = NSShadow()
        shadow[keyPath: path] = value
        return shadow
    }
}
