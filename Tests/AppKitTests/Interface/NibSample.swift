import Foundation
import OrielFoundation

@testable import AppKit

/// Documents of Interface Builder as text, and classes that they name.
enum NibSample {
    /// The bytes of a nib with objects.
    static func nib(_ objects: String) -> Data {
        Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
            <objects>
            <customObject id="-2" userLabel="File's Owner" customClass="NibOwner"><connections>
                <outlet property="field" destination="F"/><outlet property="views" destination="V"/>
            </connections></customObject>
            <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
            <customObject id="-3" userLabel="Application" customClass="NSObject"/>
            \(objects)
            </objects></document>
            """.utf8)
    }

    /// A storyboard with scenes, each of which begins with its controller.
    @MainActor
    static func storyboard(initial: String, _ scenes: String...) throws -> NSStoryboard {
        let all = scenes.enumerated().map { "<scene sceneID=\"S\($0)\"><objects>\($1)</objects></scene>" }
        let text = """
            <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" targetRuntime="MacOSX.Cocoa"
                initialViewController="\(initial)"><scenes>\(all.joined())</scenes></document>
            """
        return NSStoryboard(try InterfaceFile(Data(text.utf8), name: "Sample", bundle: nil))
    }

    /// Describes the classes below, as the tool does for an app.
    @MainActor
    static func register() {
        if isRegistered { return }
        isRegistered = true
        let owner = _InterfaceClass(NibOwner.self)
        owner.property("field") { (o: NibOwner, v) in _assignInterfaceValue(&o.field, v) }
        owner.property("views") { (o: NibOwner, v) in _assignInterfaceValue(&o.views, v) }
        owner.property("count") { (o: NibOwner, v) in _assignInterfaceValue(&o.count, v) }
        owner.method("press:", Selector(NibOwner.press(_:)))
        let view = _InterfaceClass(NibView.self)
        view.property("radius") { (o: NibView, v) in _assignInterfaceValue(&o.radius, v) }
        view.property("other") { (o: NibView, v) in _assignInterfaceValue(&o.other, v) }
        InterfaceClasses.register([owner, view, _InterfaceClass(NibController.self), _InterfaceClass(NibPanel.self)])
    }
    @MainActor private static var isRegistered = false
}

@MainActor final class NibOwner: NSObject {
    var field: NSTextField!
    var views: [NSView]?
    var count = 0
    var pressed: [AnyObject] = []
    func press(_ sender: Any) { pressed.append(sender as AnyObject) }
}

final class NibView: NSView {
    var radius: CGFloat = 0
    var other: NSButton?
    /// The values that were set when the view was notified.
    var woke: [String] = []
    override func awakeFromNib() {
        super.awakeFromNib()
        woke.append("\(radius) \(other != nil) \(frame.width)")
    }
}

final class NibController: NSViewController {
    var prepared: [NSStoryboardSegue] = []
    var allows = true
    var loads = 0
    override func viewDidLoad() { loads += 1 }
    override func prepare(for segue: NSStoryboardSegue, sender: Any?) { prepared.append(segue) }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { allows }
}

final class NibPanel: NSPanel {
    var isMade = false
    override init(
        contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool
    ) {
        super.init(contentRect: contentRect, styleMask: style, backing: backingStoreType, defer: flag)
        isMade = true
    }
}
