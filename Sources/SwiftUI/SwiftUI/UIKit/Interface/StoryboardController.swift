import DataModelFiles
import Foundation
import InterfaceFiles
import OrielFoundation
import SwiftUICore

/// The part of a controller that documents of Interface Builder know: where it is from, and its connections.
@MainActor @preconcurrency
open class _StoryboardController: UIResponder {
    /// The storyboard of the controller; nil for none.
    open internal(set) var storyboard: UIStoryboard?
    /// The name of the controller's nib; nil for the class's name.
    open internal(set) var nibName: String?
    /// The bundle of the controller's nib; nil for the app's.
    open internal(set) var nibBundle: Bundle?
    /// A name under which the controller's state is kept; it is not kept here.
    open var restorationIdentifier: String?
    /// Makes the view that a storyboard describes; nil for a controller of none.
    var makesView: (() -> UIView?)?
    var loader: InterfaceLoader?
    var keptObjects: [AnyObject] = []
    var segues: [InterfaceSegue] = []

    /// Called before a connection of the storyboard is followed, with both controllers.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Whether a connection that the user chose is followed; true by default.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Follows the connection of a name; a warning says so where there is none.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard let segue = segues.first(where: { $0.identifier == identifier }) else {
            RuntimeWarning.issue(
                "Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'")
            return
        }
        segue.perform(sender)
    }
}

extension UIViewController {
    /// Makes the view of the storyboard or nib; returns false for a controller of neither.
    func loadFromInterface() -> Bool {
        if let make = makesView {
            makesView = nil
            view = make()
            return true
        }
        let own = String(describing: type(of: self))
        let names =
            nibName.map { [$0] } ?? [own, own.hasSuffix("Controller") ? String(own.dropLast(10)) : own]
        guard
            let file = names.lazy.compactMap({ InterfaceFile.find($0, "xib", in: self.nibBundle) }).first
        else {
            if let nibName {
                RuntimeWarning.issue("Could not load NIB in bundle with name '\(nibName)'.")
            }
            return false
        }
        keptObjects += UINib.load(file, owner: self).map { $0 as AnyObject }
        return true
    }
}
