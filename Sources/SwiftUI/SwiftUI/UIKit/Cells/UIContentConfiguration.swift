import SwiftUICore

/// The content of a cell or another view of UIKit, as a value.
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
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell is pressed.
    public var isHighlighted = false
    /// Whether the cell cannot be selected.
    public var isDisabled = false
    /// Whether the table is edited.
    public var isEditing = false

    /// Creates a state.
    public init() {}
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
        set {
            guard let new = newValue as? C else { return }
            current = new
            noteChange()
        }
    }

    override var _showsOwnContent: Bool { true }
    override var _swiftUIContent: AnyView { make(current) }
}
