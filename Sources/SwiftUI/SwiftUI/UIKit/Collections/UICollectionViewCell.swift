import Foundation
import SwiftUICore

/// A cell of a collection view: its content, its background, and whether it is selected.
///
/// Follows Apple's [UICollectionViewCell](https://developer.apple.com/documentation/uikit/uicollectionviewcell).
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
    /// The connection that is followed when the cell is chosen; nil for none.
    var segue: InterfaceSegue?
    /// The container of the cell's own views.
    open private(set) lazy var contentView: UIView = {
        let view = UIView(frame: bounds)
        insertSubview(view, at: subviews.count)
        return view
    }()
    /// The view behind the cell; nil for none.
    open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView, at: 0) } }
    /// The view behind the cell while it is selected or pressed, above the other background; nil for none.
    open var selectedBackgroundView: UIView? {
        didSet { replace(oldValue, by: selectedBackgroundView, at: backgroundView == nil ? 0 : 1) }
    }
    /// Whether the cell is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
    /// Whether the cell is pressed.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
    /// The content that replaces the cell's own views; nil for these.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { configured() } }
    /// The appearance of the cell's background; nil for the default of the cell's kind.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsLayout() } }
    /// Whether the content configuration follows the cell's state.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether the background follows the cell's state.
    open var automaticallyUpdatesBackgroundConfiguration = true { didSet { setNeedsLayout() } }
    /// Updates the cell's configuration whenever its state has changed; nil for none.
    open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }
    private var shown: (any UIView & UIContentView)?
    private var ground: UIView?

    /// The cell's state.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState()
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        state.isEditing = collection?.isEditing ?? false
        return state
    }

    /// Has ``updateConfiguration(using:)`` called.
    open func setNeedsUpdateConfiguration() {
        updateConfiguration(using: configurationState)
        configurationUpdateHandler?(self, configurationState)
        setNeedsLayout()
    }
    /// Configures the cell for a state.
    open func updateConfiguration(using state: UICellConfigurationState) {}
    /// The default background of the cell: none.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    private func stateChanged() {
        if automaticallyUpdatesContentConfiguration, let now = contentConfiguration {
            contentConfiguration = now.updated(for: configurationState)
        }
        setNeedsUpdateConfiguration()
    }

    private func configured() {
        if let contentConfiguration {
            if let shown, type(of: shown.configuration) == type(of: contentConfiguration) {
                shown.configuration = contentConfiguration
                shown.noteChange()
            } else {
                shown?.removeFromSuperview()
                let view = contentConfiguration.makeContentView()
                contentView.addSubview(view)
                shown = view
            }
        } else {
            shown?.removeFromSuperview()
            shown = nil
        }
        setNeedsLayout()
    }

    private func replace(_ old: UIView?, by new: UIView?, at index: Int) {
        if old === new { return }
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: index) }
        setNeedsLayout()
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutGround()
        for view in [backgroundView, selectedBackgroundView] { view?.frame = bounds }
        let isLit = isSelected || isHighlighted
        if let selectedBackgroundView, selectedBackgroundView.isHidden == isLit {
            selectedBackgroundView.isHidden = !isLit
        }
        if contentView.frame != contentRect { contentView.frame = contentRect }
        guard let shown else { return }
        let margins = contentMargins
        let room = CGRect(
            x: margins.leading, y: margins.top,
            width: max(contentView.bounds.width - margins.leading - margins.trailing, 0),
            height: max(contentView.bounds.height - margins.top - margins.bottom, 0))
        shown.frame = room
        // Content that is smaller than the cell is centered vertically.
        if shown is ConfiguredView<UIListContentConfiguration>, let height = shown.height(forWidth: room.width) {
            shown.frame = room.insetBy(dx: 0, dy: max((room.height - height) / 2, 0))
        }
    }

    /// The rectangle of the content, without accessories.
    var contentRect: CGRect { bounds }

    /// The insets of a configuration's content.
    private var contentMargins: NSDirectionalEdgeInsets {
        (contentConfiguration as? UIListContentConfiguration)?.directionalLayoutMargins ?? .zero
    }

    override func bestSize(_ size: CGSize, fitsWidth: Bool) -> CGSize? {
        guard let shown else { return Self.bestSize(of: contentView, size, fitsWidth: fitsWidth) }
        let margins = contentMargins
        let beside = size.width - contentRect.width
        let (wide, high) = (margins.leading + margins.trailing + max(beside, 0), margins.top + margins.bottom)
        let width = fitsWidth ? shown.intrinsicContentSize.width + wide : size.width
        guard let height = shown.height(forWidth: max(width - wide, 0)) else { return nil }
        return CGSize(width: width, height: max(height + high, leastHeight))
    }

    /// The least height of a cell that is as high as its content, in points.
    var leastHeight: CGFloat { 0 }

    // MARK: Ground

    /// The corners that the background has in a list.
    var corners: CACornerMask { [] }

    private func layoutGround() {
        let configuration = backgroundConfiguration ?? defaultBackgroundConfiguration()
        let color =
            automaticallyUpdatesBackgroundConfiguration && backgroundConfiguration == nil
            ? configuration.color(for: configurationState) : configuration.backgroundColor
        guard color != nil || configuration.customView != nil || configuration.strokeWidth > 0 || !corners.isEmpty
        else {
            ground?.removeFromSuperview()
            ground = nil
            return
        }
        let view = ground ?? UIView(frame: bounds)
        if ground == nil {
            insertSubview(view, at: 0)
            ground = view
        }
        let insets = configuration.backgroundInsets
        view.frame = CGRect(
            x: insets.leading, y: insets.top, width: max(bounds.width - insets.leading - insets.trailing, 0),
            height: max(bounds.height - insets.top - insets.bottom, 0))
        view.backgroundColor = color
        view.layer.cornerRadius = corners.isEmpty ? configuration.cornerRadius : 10
        if !corners.isEmpty { view.layer.maskedCorners = corners }
        view.layer.borderWidth = configuration.strokeWidth
        view.layer.borderColor = configuration.strokeColor?.cgColor
        if let own = configuration.customView, own.superview !== view {
            for old in view.subviews { old.removeFromSuperview() }
            view.addSubview(own)
        }
        configuration.customView?.frame = view.bounds
    }

    // MARK: Presses

    /// Whether a press selects the cell: titles of lists are cells as well.
    var isChosenByPress: Bool {
        guard let collection else { return false }
        return collection.choosing.one && collection.element(of: self)?.category == .cell
    }

    /// Selects the cell, as a press does.
    func press() {
        guard let collection, let path = collection.indexPath(for: self) else { return }
        collection.choose(path)
        segue?.follow(self)
    }

    /// Shows that the cell is pressed.
    func highlight(_ isPressed: Bool) {
        guard let collection, let path = collection.indexPath(for: self) else { return }
        let delegate = collection.delegate
        if isPressed {
            guard delegate?.collectionView(collection, shouldHighlightItemAt: path) ?? true else { return }
            isHighlighted = true
            delegate?.collectionView(collection, didHighlightItemAt: path)
        } else if isHighlighted {
            isHighlighted = false
            delegate?.collectionView(collection, didUnhighlightItemAt: path)
        }
    }
}
