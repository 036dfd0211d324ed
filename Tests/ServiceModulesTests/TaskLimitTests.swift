import Foundation
import SwiftUITesting
import Testing

@testable import BackgroundTasks

/// Requests for work at a later time, in a scheduler of the test's own.
@MainActor
@Suite("Limits of work at a later time")
struct TaskLimitTests {
    @Test("A thousand requests wait; one more is refused, unless it takes the place of another")
    func limit() async throws {
        let scheduler = BGTaskScheduler()
        func request(_ number: Int) -> BGAppRefreshTaskRequest {
            let request = BGAppRefreshTaskRequest(identifier: "\(number)")
            request.earliestBeginDate = .distantFuture
            return request
        }
        for number in 0...1000 {
            #expect(scheduler.register(forTaskWithIdentifier: "\(number)", using: nil) { _ in })
        }
        for number in 0..<1000 { try scheduler.submit(request(number)) }
        #expect(await scheduler.pendingTaskRequests().count == 1000)
        #expect(throws: BGTaskScheduler.Error(.tooManyPendingTaskRequests)) { try scheduler.submit(request(1000)) }
        try scheduler.submit(request(7))
        #expect(await scheduler.pendingTaskRequests().count == 1000)
        scheduler.cancel(taskRequestWithIdentifier: "7")
        try scheduler.submit(request(1000))
        let waiting = await withCheckedContinuation { continuation in
            scheduler.getPendingTaskRequests { requests in continuation.resume(returning: requests.map(\.identifier)) }
        }
        #expect(waiting.count == 1000 && waiting.contains("1000") && !waiting.contains("7"))
        scheduler.cancelAllTaskRequests()
        #expect(await scheduler.pendingTaskRequests().isEmpty)
        let warnings = TestHost.warnings {
            #expect(throws: BGTaskScheduler.Error(.notPermitted)) { try scheduler.submit(request(2000)) }
        }
        #expect(warnings.count == 1)
    }
}
