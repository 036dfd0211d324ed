import Foundation
import SwiftUICore

extension UIApplication {
    /// Whether shaking the device undoes an edit; nothing is shaken here.
    public var applicationSupportsShakeToEdit: Bool {
        get { false }
        set { if newValue { RuntimeWarning.issue("UIApplication: no device is shaken here.") } }
    }
    /// Returns the orientations that the app's Info.plist allows; all but upside down if it names none.
    public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        let names = Bundle.main.object(forInfoDictionaryKey: "UISupportedInterfaceOrientations") as? [String] ?? []
        var mask: UIInterfaceOrientationMask = []
        for name in names {
            switch name {
            case "UIInterfaceOrientationPortrait": mask.insert(.portrait)
            case "UIInterfaceOrientationPortraitUpsideDown": mask.insert(.portraitUpsideDown)
            case "UIInterfaceOrientationLandscapeLeft": mask.insert(.landscapeLeft)
            case "UIInterfaceOrientationLandscapeRight": mask.insert(.landscapeRight)
            default: break
            }
        }
        return mask.isEmpty ? .allButUpsideDown : mask
    }
}
