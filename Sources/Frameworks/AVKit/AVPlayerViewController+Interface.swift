import AVFoundation
import Foundation
import SwiftUI

extension AVPlayerViewController: InterfaceDescribed {
    package func setInterfaceOutlet(_ value: AnyObject, named name: String) -> Bool {
        guard name == "delegate" else { return false }
        delegate = value as? any AVPlayerViewControllerDelegate
        return true
    }

    package func setInterfaceAttribute(_ value: String, named name: String) {
        switch name {
        case "showsPlaybackControls": showsPlaybackControls = value == "YES"
        case "videoGravity":
            let gravities: [String: AVLayerVideoGravity] = [
                "AVLayerVideoGravityResizeAspect": .resizeAspect,
                "AVLayerVideoGravityResizeAspectFill": .resizeAspectFill,
                "AVLayerVideoGravityResize": .resize,
            ]
            videoGravity = gravities[value] ?? videoGravity
        default: break
        }
    }
}
