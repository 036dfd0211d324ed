import Foundation
import SwiftUICore

/// A controller that is the data source and the delegate of a table view.
///
/// Follows Apple's [UITableViewController](https://developer.apple.com/documentation/uikit/uitableviewcontroller).
@MainActor @preconcurrency
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// The table.
    open var tableView: UITableView!

    /// Creates a controller of a table.
    public init(style: UITableView.Style) {
        super.init(nibName: nil, bundle: nil)
        makeTable(style)
    }

    /// Creates a controller of a plain table.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        makeTable(.plain)
    }

    /// Creates the object from an archive; there are none here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        makeTable(.plain)
    }

    private func makeTable(_ style: UITableView.Style) {
        tableView = UITableView(frame: .zero, style: style)
        tableView.dataSource = self
        tableView.delegate = self
        view = tableView
    }

    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }

    open override var _swiftUIContent: AnyView { tableView._swiftUIContent }
}
