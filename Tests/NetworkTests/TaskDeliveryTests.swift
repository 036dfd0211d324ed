import Combine
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// What Apple's tasks and their delegates have beyond this system's.
@Suite("Requests: delivery")
struct TaskDeliveryTests {
    private final class Delegate: NSObject, URLSessionDataDelegate, @unchecked Sendable {}

    @Test("A task keeps how it prefers its data")
    func preference() throws {
        let url = try #require(URL(string: "http://localhost:1/"))
        let (task, other) = (URLSession.shared.dataTask(with: url), URLSession.shared.dataTask(with: url))
        task.prefersIncrementalDelivery = false
        #expect(!task.prefersIncrementalDelivery && other.prefersIncrementalDelivery)
    }

    @Test("A delegate that an app passes calls on to says which of them are never made")
    @MainActor func passedOn() throws {
        let task = URLSession.shared.dataTask(with: try #require(URL(string: "http://localhost:1/")))
        let delegate: any URLSessionTaskDelegate = Delegate()
        let warnings = TestHost.warnings {
            delegate.urlSession(.shared, didCreateTask: task)
            delegate.urlSession(.shared, taskIsWaitingForConnectivity: task)
            delegate.urlSession(.shared, task: task, needNewBodyStreamFrom: 5) { #expect($0 == nil) }
        }
        #expect(warnings.count == 3)
    }
}
