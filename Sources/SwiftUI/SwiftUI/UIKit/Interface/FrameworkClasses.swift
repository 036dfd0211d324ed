import Foundation
import SwiftUICore

/// A view or controller of another framework that documents of Interface Builder describe.
@MainActor
package protocol InterfaceDescribed: AnyObject {
    /// Puts an object into an outlet; returns false where there is none of the name.
    func setInterfaceOutlet(_ value: AnyObject, named name: String) -> Bool
    /// Takes the value of an attribute of the element in the document; others than its own it ignores.
    func setInterfaceAttribute(_ value: String, named name: String)
}

extension InterfaceDescribed {
    package func setInterfaceAttribute(_ value: String, named name: String) {}
}

/// The classes of other frameworks that documents of Interface Builder name; they are found by their names, where the app has them.
@MainActor
enum FrameworkClasses {
    /// The classes by the names of their elements.
    private static let byElement = [
        "mapView": "MapKit.MKMapView", "wkWebView": "WebKit.WKWebView", "skView": "SpriteKit.SKView",
        "sceneKitView": "SceneKit.SCNView", "arscnView": "ARKit.ARSCNView", "arskView": "ARKit.ARSKView",
        "arView": "RealityKit.ARView", "mtkView": "MetalKit.MTKView", "pdfView": "PDFKit.PDFView",
        "avPlayerViewController": "AVKit.AVPlayerViewController",
    ]
    /// The modules by the first letters of their classes, the longest first.
    private static let byPrefix = [
        ("ARView", ["RealityKit"]), ("MPMedia", ["MediaPlayer"]), ("SCN", ["SceneKit"]), ("PDF", ["PDFKit"]),
        ("MTK", ["MetalKit"]), ("MK", ["MapKit"]), ("WK", ["WebKit"]), ("SK", ["SpriteKit", "StoreKit"]),
        ("AR", ["ARKit"]),
        ("PK", ["PencilKit", "PassKit"]), ("AV", ["AVKit", "AVFoundation"]), ("GK", ["GameKit", "GameplayKit"]),
        ("MP", ["MediaPlayer"]), ("CL", ["CoreLocationUI", "CoreLocation"]), ("LP", ["LinkPresentation"]),
        ("QL", ["QuickLook"]), ("PH", ["PhotosUI"]), ("CN", ["ContactsUI"]), ("EK", ["EventKitUI"]),
        ("SF", ["SafariServices"]),
    ]

    /// The class of an element; nil for one of UIKit's, and where the framework is missing.
    static func ofElement(_ name: String) -> AnyClass? { byElement[name].flatMap { NSClassFromString($0) } }

    /// A class by the name that it has on Apple's systems; nil if no framework has it.
    static func named(_ name: String) -> AnyClass? {
        guard name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else { return nil }
        if name.hasPrefix("UI") { return NSClassFromString("SwiftUI." + name) }
        guard let modules = byPrefix.first(where: { name.hasPrefix($0.0) })?.1 else { return nil }
        return modules.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
    }
}
