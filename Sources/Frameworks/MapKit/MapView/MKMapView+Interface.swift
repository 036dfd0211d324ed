import Foundation
import SwiftUI

extension MKMapView: InterfaceDescribed {
    package func setInterfaceOutlet(_ value: AnyObject, named name: String) -> Bool {
        guard name == "delegate" else { return false }
        delegate = value as? any MKMapViewDelegate
        return true
    }

    package func setInterfaceAttribute(_ value: String, named name: String) {
        let isOn = value == "YES"
        switch name {
        case "mapType":
            let types: [String: MKMapType] = [
                "standard": .standard, "satellite": .satellite, "hybrid": .hybrid,
                "satelliteFlyover": .satelliteFlyover,
                "hybridFlyover": .hybridFlyover, "mutedStandard": .mutedStandard,
            ]
            mapType = types[value] ?? .standard
        case "showsUserLocation": showsUserLocation = isOn
        case "zoomEnabled": isZoomEnabled = isOn
        case "scrollEnabled": isScrollEnabled = isOn
        case "rotateEnabled": isRotateEnabled = isOn
        case "pitchEnabled": isPitchEnabled = isOn
        case "showsCompass": showsCompass = isOn
        case "showsScale": showsScale = isOn
        case "showsTraffic": showsTraffic = isOn
        case "showsBuildings": showsBuildings = isOn
        default: break
        }
    }
}
