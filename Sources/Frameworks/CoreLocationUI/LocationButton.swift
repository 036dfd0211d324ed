@_exported import CoreLocation
@_exported import SwiftUI

/// A button that gives the app the place of the device.
///
/// Follows Apple's [LocationButton](https://developer.apple.com/documentation/corelocationui/locationbutton). A press requests
/// the authorization while the app is used, then runs the action; the place is taken from `ORIEL_LOCATION`.
public struct LocationButton: View {
    /// The title of the button.
    public struct Title: Hashable, Sendable {
        let text: String?

        /// Only the icon.
        public static let iconOnly = Title(text: nil)
        /// “Current Location”.
        public static let currentLocation = Title(text: "Current Location")
        /// “Send Current Location”.
        public static let sendCurrentLocation = Title(text: "Send Current Location")
        /// “Send My Current Location”.
        public static let sendMyCurrentLocation = Title(text: "Send My Current Location")
        /// “Share Current Location”.
        public static let shareCurrentLocation = Title(text: "Share Current Location")
        /// “Share My Current Location”.
        public static let shareMyCurrentLocation = Title(text: "Share My Current Location")
    }

    let title: Title
    let action: () -> Void

    /// Creates a button with a title.
    public init(_ title: Title? = .currentLocation, action: @escaping () -> Void) {
        self.title = title ?? .iconOnly
        self.action = action
    }

    public var body: some View {
        Button {
            CLLocationManager().requestWhenInUseAuthorization()
            action()
        } label: {
            label.padding(.horizontal, 12).padding(.vertical, 8)
                .foregroundStyle(.white)
                .background(.tint, in: RoundedRectangle(cornerRadius: 8))
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: title.text ?? "Current Location"))
    }

    @ViewBuilder private var label: some View {
        if let text = title.text {
            Label {
                Text(verbatim: text)
            } icon: {
                Image(systemName: "location.fill")
            }
        } else {
            Image(systemName: "location.fill")
        }
    }
}
