import SwiftUI

/// Finds musical instruments with Bluetooth; a note says that there are none.
///
/// Follows Apple's [CABTMIDICentralViewController](https://developer.apple.com/documentation/coreaudiokit/cabtmidicentralviewcontroller).
@MainActor @preconcurrency
open class CABTMIDICentralViewController: UITableViewController {
    open override var _swiftUIContent: AnyView { InstrumentNote.view }
}

/// Makes this device one that others find; a note says that this is not possible.
///
/// Follows Apple's [CABTMIDILocalPeripheralViewController](https://developer.apple.com/documentation/coreaudiokit/cabtmidilocalperipheralviewcontroller).
@MainActor @preconcurrency
open class CABTMIDILocalPeripheralViewController: UIViewController {
    open override var _swiftUIContent: AnyView { InstrumentNote.view }
}

/// Says that instruments are not connected.
@MainActor
private enum InstrumentNote {
    static var view: AnyView {
        AnyView(
            ContentUnavailableView(
                "No Instruments", systemImage: "pianokeys",
                description: Text("Musical instruments are not connected to apps on this system.")))
    }
}

/// The superclass of the interfaces of audio units; no desktop starts them.
///
/// Follows Apple's [AUViewController](https://developer.apple.com/documentation/coreaudiokit/auviewcontroller).
@MainActor @preconcurrency
open class AUViewController: UIViewController {}
