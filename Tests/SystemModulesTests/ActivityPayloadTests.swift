import Foundation
import SwiftUI
import Testing

/// Values of activities, which may come from another program.
@Suite("Payloads of activities")
struct ActivityPayloadTests {
    private struct Place: Codable, Equatable { var name: String }

    @Test("A value comes back, and what is none is an error")
    func payload() throws {
        let activity = NSUserActivity(activityType: "place")
        #expect(throws: NSUserActivity.TypedPayloadError.self) { try activity.typedPayload(Place.self) }
        try activity.setTypedPayload(Place(name: "Bern"))
        #expect(try activity.typedPayload(Place.self) == Place(name: "Bern"))
        #expect(throws: NSUserActivity.TypedPayloadError.self) { try activity.typedPayload(Int.self) }
        let key = try #require(activity.userInfo?.keys.first)
        for text in ["[]", "", "{", "[null]"] {
            activity.userInfo?[key] = text
            #expect(throws: NSUserActivity.TypedPayloadError.self) { try activity.typedPayload(Place.self) }
        }
    }
}
