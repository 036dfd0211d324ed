import Foundation
import SwiftUI

extension SCNView: InterfaceDescribed {
    package func setInterfaceOutlet(_ value: AnyObject, named name: String) -> Bool {
        switch name {
        case "delegate": delegate = value as? any SCNSceneRendererDelegate
        case "scene": scene = value as? SCNScene
        default: return false
        }
        return true
    }

    package func setInterfaceAttribute(_ value: String, named name: String) {
        let isOn = value == "YES"
        switch name {
        case "allowsCameraControl": allowsCameraControl = isOn
        case "autoenablesDefaultLighting": autoenablesDefaultLighting = isOn
        case "showsStatistics": showsStatistics = isOn
        case "playing": isPlaying = isOn
        case "loops": loops = isOn
        case "sceneName": scene = SCNScene(named: value)
        default: break
        }
    }
}
