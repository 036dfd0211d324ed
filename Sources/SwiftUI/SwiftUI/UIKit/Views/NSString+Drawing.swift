import Foundation
import SwiftUICore

extension StringProtocol {
    /// Returns the size of the text in one line, or as many as it has, in whole points.
    ///
    /// The font has 12 points where the attributes name none. Follows Apple's
    /// [size(withAttributes:)](https://developer.apple.com/documentation/foundation/nsstring/size(withattributes:)).
    @MainActor @preconcurrency
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        TextBox(String(self), attrs).size(fitting: .zero)
    }

    /// Returns the rectangle that the text fills within a size, in whole points, from the top left.
    @MainActor @preconcurrency
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { CGRect(origin: .zero, size: TextBox(String(self), attributes).size(fitting: size)) }
}

extension NSString {
    /// Returns the size of the text in one line, or as many as it has, in whole points.
    ///
    /// The font has 12 points where the attributes name none.
    @MainActor @preconcurrency
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        TextBox(String(describing: self), attrs).size(fitting: .zero)
    }

    /// Returns the rectangle that the text fills within a size, in whole points, from the top left.
    @MainActor @preconcurrency
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        CGRect(origin: .zero, size: TextBox(String(describing: self), attributes).size(fitting: size))
    }
}

extension NSAttributedString {
    /// Returns the size of the text in one line, or as many as it has, in whole points.
    @MainActor @preconcurrency
    public func size() -> CGSize { TextBox(self).size(fitting: .zero) }

    /// Returns the rectangle that the text fills within a size, in whole points, from the top left.
    ///
    /// Follows Apple's
    /// [boundingRect(with:options:context:)](https://developer.apple.com/documentation/foundation/nsattributedstring/boundingrect(with:options:context:)).
    @MainActor @preconcurrency
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect { CGRect(origin: .zero, size: TextBox(self).size(fitting: size)) }
}

/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    /// Creates options.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In several lines, from the top left.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// With the font's leading.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// By the shapes of the letters; without effect.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    /// With dots where the last line ends too early.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// How a text may be made smaller while it is measured; it never is.
@MainActor @preconcurrency
open class NSStringDrawingContext: NSObject {
    /// How small the text may become, compared with its size; 0 for not at all.
    open var minimumScaleFactor: CGFloat = 0
    /// How small it became.
    open var actualScaleFactor: CGFloat { 1 }
    /// Creates a context.
    public override init() { super.init() }
}

/// Measures a text as a label does.
@MainActor
private struct TextBox {
    private let label = UILabel(frame: .zero)

    init(_ text: String, _ attributes: [NSAttributedString.Key: Any]?) {
        self.init(NSAttributedString(string: text, attributes: attributes))
    }

    init(_ text: NSAttributedString) {
        label.attributedText = text
        label.font = .systemFont(ofSize: 12)
        label.numberOfLines = 0
        label.truncatesParagraphs = true
    }

    /// The size within another; zero stands for no bound.
    func size(fitting size: CGSize) -> CGSize {
        if (label.text ?? "").isEmpty { return .zero }
        return label.sizeThatFits(size)
    }
}
