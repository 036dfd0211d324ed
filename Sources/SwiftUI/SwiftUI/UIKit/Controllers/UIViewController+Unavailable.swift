import Foundation
import SwiftUICore

extension UIViewController {
    var standardContentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { unavailableMessage?.configuration }
        set { showMessage(newValue) }
    }

    var standardContentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState()
        let words = navigationItem.searchController?.searchBar.text ?? ""
        if !words.isEmpty { state.searchText = words }
        return state
    }

    func standardSetNeedsUpdateContentUnavailableConfiguration() {
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
