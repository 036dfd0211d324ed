import Foundation
import StoreKit
import SwiftUI
import SwiftUITesting
import Testing

/// Requests to a store that does not exist.
@MainActor
@Suite("Requests to the store")
struct StoreRequestTests {
    /// A page with a value that a request resets, and a button that sets it.
    private struct Page<Content: View>: View {
        let change: (AnyView, Binding<Bool>) -> Content
        @State var isPresented: Bool
        var body: some View {
            change(
                AnyView(Button(isPresented ? "Shown" : "Hidden") { isPresented = true }), $isPresented)
        }
    }

    private func page<Content: View>(
        _ isPresented: Bool, _ change: @escaping (AnyView, Binding<Bool>) -> Content
    ) -> TestHost {
        TestHost(Page(change: change, isPresented: isPresented), size: CGSize(width: 200, height: 100))
    }

    @Test("Sheets of subscriptions are not shown: the value is reset, with a warning each time")
    func subscriptions() {
        for group in [nil, "group"] {
            func make(_ view: AnyView, _ isPresented: Binding<Bool>) -> AnyView {
                group.map {
                    AnyView(view.manageSubscriptionsSheet(isPresented: isPresented, subscriptionGroupID: $0))
                } ?? AnyView(view.manageSubscriptionsSheet(isPresented: isPresented))
            }
            var host: TestHost?
            #expect(TestHost.warnings { host = page(false, make) }.isEmpty)
            #expect(host?.text == ["Hidden"])
            let warnings = TestHost.warnings {
                host?.tap(text: "Hidden")
                host?.update()
            }
            #expect(warnings.count == 1 && host?.text == ["Hidden"])
        }
    }

    @Test("A sheet that is wanted at once is reset at once, and its function gets an error")
    func errors() {
        var errors: [any Error] = []
        let codes = page(true) { view, isPresented in
            view.offerCodeRedemption(isPresented: isPresented) {
                if case .failure(let error) = $0 { errors.append(error) }
            }
        }
        codes.update()
        #expect(codes.text == ["Hidden"] && errors.count == 1)
        let isUnsupported = if case .unsupported? = errors.first as? StoreKitError { true } else { false }
        #expect(isUnsupported)
        var refunds: [StoreKit.Transaction.RefundRequestError] = []
        let money = page(true) { view, isPresented in
            view.refundRequestSheet(for: 1, isPresented: isPresented) {
                if case .failure(let error) = $0 { refunds.append(error) }
            }
        }
        money.update()
        #expect(money.text == ["Hidden"] && refunds == [.failed])
        money.tap(text: "Hidden")
        money.update()
        #expect(refunds == [.failed, .failed] && money.text == ["Hidden"])
    }

    @Test("Loops over purchases end at once, and one that waits for purchases ends with its task")
    func transactions() async {
        var count = 0
        for await _ in StoreKit.Transaction.all { count += 1 }
        for await _ in StoreKit.Transaction.currentEntitlements { count += 1 }
        for await _ in StoreKit.Transaction.unfinished { count += 1 }
        for await _ in StoreKit.Transaction.currentEntitlements(for: "a") { count += 1 }
        #expect(count == 0)
        #expect(await StoreKit.Transaction.latest(for: "a") == nil)
        #expect(await StoreKit.Transaction.currentEntitlement(for: "a") == nil)
        let waiting = Task {
            var updates = 0
            for await _ in StoreKit.Transaction.updates { updates += 1 }
            return updates
        }
        waiting.cancel()
        #expect(await waiting.value == 0)
    }
}
