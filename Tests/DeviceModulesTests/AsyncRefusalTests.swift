import CallKit
import GroupActivities
import MusicKit
import PassKit
import SwiftUITesting
import Testing

/// Asynchronous requests to services that this system lacks: an answer, and a warning each time.
@MainActor
@Suite("Asynchronous requests that are refused")
struct AsyncRefusalTests {
    private struct Quiz: GroupActivity {
        var metadata: GroupActivityMetadata { GroupActivityMetadata() }
    }

    @Test("The user's music is denied without a question")
    func music() async {
        var status = MusicAuthorization.Status.notDetermined
        let warnings = await TestHost.warnings { status = await MusicAuthorization.request() }
        #expect(status == .denied && warnings.count == 1)
    }

    @Test("An activity with others does not begin")
    func group() async throws {
        var begins = true
        let warnings = try await TestHost.warnings { begins = try await Quiz().activate() }
        #expect(!begins && warnings.count == 1)
    }

    @Test("Calls are neither requested nor reported")
    func calls() async {
        let requests = await TestHost.warnings {
            await #expect(throws: CXErrorCodeRequestTransactionError(.unknownCallProvider)) {
                try await CXCallController().request(CXTransaction(actions: []))
            }
        }
        #expect(requests.count == 1)
        let reports = await TestHost.warnings {
            await #expect(throws: CXErrorCodeIncomingCallError(.unentitled)) {
                let provider = CXProvider(configuration: CXProviderConfiguration())
                try await provider.reportNewIncomingCall(with: UUID(), update: CXCallUpdate())
            }
        }
        #expect(reports.contains { $0.contains("call") })
    }

    @Test("The sheet of a payment is not shown")
    func payment() async {
        var isShown = true
        let warnings = await TestHost.warnings {
            isShown = await PKPaymentAuthorizationController(paymentRequest: PKPaymentRequest()).present()
        }
        #expect(!isShown && !warnings.isEmpty)
    }
}
