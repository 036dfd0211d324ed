import SwiftUICore

/// What a cell or another view of UIKit shows, as a value.
///
/// Follows Apple's [UIContentConfiguration](https://developer.apple.com/documentation/uikit/uicontentconfiguration-swift.protocol).
@MainActor @preconcurrency
public protocol UIContentConfiguration {
    /// Makes the view that shows the content.
    func makeContentView() -> any UIView & UIContentView
    /// Returns the content for a state of the cell.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@MainActor @preconcurrency
public protocol UIContentView: AnyObject {
    /// The configuration.
    var configuration: any UIContentConfiguration { get set }
}

/// The state of a cell.
public protocol UIConfigurationState {}

/// The state of a cell of a table or collection.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
    /// Whether the cell is chosen.
    public var isSelected = false
    /// Whether the cell is pressed.
    public var isHighlighted = false
    /// Whether the cell cannot be chosen.
    public var isDisabled = false
    /// Whether the table is edited.
    public var isEditing = false

    /// Creates a state.
    public init() {}
}

/// A cell's title, second title and picture.
///
/// Follows Apple's
/// [UIListContentConfiguration](https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct).
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The title; nil for none.
    public var text: String?
    /// The second title; nil for none.
    public var secondaryText: String?
    /// The picture; nil for none.
    public var image: UIImage?
    private var isBeside = false

    /// A title, with the second one below.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// A title alone.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// A title, with the second one at the trailing edge.
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(isBeside: true) }

    private init(isBeside: Bool = false) { self.isBeside = isBeside }

    public func makeContentView() -> any UIView & UIContentView { ConfiguredView(self) { $0.content } }
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

    private var content: AnyView {
        AnyView(
            HStack(spacing: 12) {
                image.map { Image(uiImage: $0) }
                if isBeside {
                    text.map { Text(verbatim: $0) }
                    Spacer(minLength: 8)
                    secondaryText.map { Text(verbatim: $0).foregroundStyle(.secondary) }
                } else {
                    VStack(alignment: .leading, spacing: 2) {
                        text.map { Text(verbatim: $0) }
                        secondaryText.map { Text(verbatim: $0).font(.subheadline).foregroundStyle(.secondary) }
                    }
                    Spacer(minLength: 0)
                }
            })
    }
}

/// A view of UIKit whose SwiftUI view a configuration makes.
@MainActor
final class ConfiguredView<C: UIContentConfiguration>: UIView, UIContentView {
    private var current: C
    private let make: (C) -> AnyView

    init(_ configuration: C, make: @escaping (C) -> AnyView) {
        current = configuration
        self.make = make
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    var configuration: any UIContentConfiguration {
        get { current }
        set { if let new = newValue as? C { current = new } }
    }

    override var _showsOwnContent: Bool { true }
    override var _swiftUIContent: AnyView { make(current) }
}
