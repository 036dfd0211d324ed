import Foundation
import SwiftUICore

extension UIViewController {
    /// The message above the controller's content; nil for none.
    ///
    /// Follows Apple's [contentUnavailableConfiguration](https://developer.apple.com/documentation/uikit/uiviewcontroller/contentunavailableconfiguration-7vgxs).
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { unavailableMessage?.configuration }
        set { showMessage(newValue) }
    }

    /// The state of the message: the words in the controller's search bar.
    public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState()
        let words = navigationItem.searchController?.searchBar.text ?? ""
        if !words.isEmpty { state.searchText = words }
        return state
    }

    /// Asks for a call of ``updateContentUnavailableConfiguration(using:)``, which comes at once here.
    public func setNeedsUpdateContentUnavailableConfiguration() {
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }

    /// Shows a message over the content: behind the rows of a table or collection, which are none then.
    private func showMessage(_ configuration: (any UIContentConfiguration)?) {
        if let shown = unavailableMessage {
            unavailableMessage = nil
            switch view {
            case let table as UITableView where table.backgroundView === shown: table.backgroundView = nil
            case let collection as UICollectionView where collection.backgroundView === shown:
                collection.backgroundView = nil
            default: shown.removeFromSuperview()
            }
        }
        guard let message = configuration?.updated(for: contentUnavailableConfigurationState).makeContentView() else {
            return
        }
        unavailableMessage = message
        let view: UIView = view
        switch view {
        case let table as UITableView: table.backgroundView = message
        case let collection as UICollectionView: collection.backgroundView = message
        default:
            message.frame = view.bounds
            message.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(message)
        }
    }
}
