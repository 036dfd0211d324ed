import Foundation
import SwiftUICore

/// A view of one or more wheels, in each of which the user selects a row.
///
/// Follows Apple's [UIPickerView](https://developer.apple.com/documentation/uikit/uipickerview). The source is asked how many
/// choices there are, the delegate for their titles or views.
@MainActor @preconcurrency
open class UIPickerView: UIView {
    /// The data source, which provides the numbers of wheels and choices.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    /// The delegate, which provides the choices and is notified of the selection.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
    private var selection: [Int: Int] = [:]

    /// The number of wheels.
    open var numberOfComponents: Int { max(dataSource?.numberOfComponents(in: self) ?? 0, 0) }
    /// The number of choices of a wheel.
    open func numberOfRows(inComponent component: Int) -> Int {
        guard (0..<numberOfComponents).contains(component) else { return 0 }
        return max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
    }
    /// The size of a wheel's choices, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        CGSize(
            width: width(component) ?? bounds.width / CGFloat(max(numberOfComponents, 1)), height: WheelPicker.rowHeight
        )
    }
    /// The delegate's view of a choice; nil where it has none.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        guard (0..<numberOfRows(inComponent: component)).contains(row) else { return nil }
        let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
        return view is NoRowView ? nil : view
    }
    /// The width that the delegate gives to a wheel, in points; nil for its share.
    func width(_ component: Int) -> CGFloat? {
        delegate.map { $0.pickerView(self, widthForComponent: component) }.flatMap { $0 >= 0 ? $0 : nil }
    }
    /// Reloads all wheels.
    open func reloadAllComponents() { noteChange() }
    /// Reloads a wheel.
    open func reloadComponent(_ component: Int) { noteChange() }
    /// Selects a row of a wheel; the delegate is not notified.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard selection[component] != row else { return }
        selection[component] = row
        noteChange()
    }
    /// The choice of a wheel, by its number; -1 where there is none.
    open func selectedRow(inComponent component: Int) -> Int {
        let count = numberOfRows(inComponent: component)
        return count == 0 ? -1 : min(max(selection[component] ?? 0, 0), count - 1)
    }

    /// Selects a row for the user, and notifies the delegate.
    func choose(_ row: Int, _ component: Int) {
        selectRow(row, inComponent: component, animated: true)
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
        AppWindows.presentationChanged()
    }

    open override var _showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView { AnyView(PickerWheels(picker: self, host: host)) }
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}

/// Stands for a delegate without views for choices.
private final class NoRowView: UIView {}

/// The wheels of a picker of UIKit.
private struct PickerWheels: View {
    let picker: UIPickerView
    @ObservedObject var host: ViewTreeHost

    var body: some View {
        _ = host.follow()
        return HStack(spacing: 0) {
            ForEach(0..<picker.numberOfComponents, id: \.self) { component in
                WheelPicker(name: nil, choices: choices(component), hasBand: false)
                    .frame(width: picker.width(component))
            }
        }
        .frame(maxWidth: .infinity)
        .background { WheelBand() }
    }

    private func choices(_ component: Int) -> [PickerChoice] {
        let selected = picker.selectedRow(inComponent: component)
        return (0..<picker.numberOfRows(inComponent: component)).map { row in
            PickerChoice(id: AnyHashable(row), index: row, view: view(row, component), isSelected: row == selected) {
                picker.choose(row, component)
            }
        }
    }

    private func view(_ row: Int, _ component: Int) -> AnyView {
        guard let delegate = picker.delegate else { return AnyView(Text(verbatim: "")) }
        if let view = picker.view(forRow: row, forComponent: component) { return view._swiftUIContent }
        if let title = delegate.pickerView(picker, attributedTitleForRow: row, forComponent: component) {
            return AnyView(Text(uiKit: title, truncates: false))
        }
        return AnyView(Text(verbatim: delegate.pickerView(picker, titleForRow: row, forComponent: component) ?? "?"))
    }
}

/// Methods that provide the numbers of wheels and choices of a picker.
///
/// Follows Apple's [UIPickerViewDataSource](https://developer.apple.com/documentation/uikit/uipickerviewdatasource).
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// The number of wheels.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// The number of choices of a wheel.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Methods that provide a picker's choices and are called for its selection; all are optional.
///
/// Follows Apple's [UIPickerViewDelegate](https://developer.apple.com/documentation/uikit/uipickerviewdelegate).
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// The title of a choice; nil for none.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// The title of a choice with attributes; nil for none.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// The view of a choice; without the method its title is shown.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// The width of a wheel, in points; its share without the method.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// The height of a wheel's choices, in points; without effect.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// Called when a choice was made.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { nil }
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { NoRowView(frame: .zero) }
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { -1 }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        WheelPicker.rowHeight
    }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
