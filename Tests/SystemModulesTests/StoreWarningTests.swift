import Speech
import StoreKit
import SwiftUITesting
import Testing

/// Asynchronous requests that come to nothing say so each time.
@MainActor
@Suite("Warnings of asynchronous requests")
struct StoreWarningTests {
    @Test("Products are none, and each request of a list warns")
    func products() async throws {
        var products: [Product] = []
        let warnings = try await TestHost.warnings { products = try await Product.products(for: ["coins"]) }
        #expect(products.isEmpty)
        #expect(warnings == ["StoreKit has no store here: there are no products, purchases or reviews."])
    }

    @Test("A synchronization with the store warns, and its error-free end is no silence")
    func synchronization() async throws {
        let once = try await TestHost.warnings { try await AppStore.sync() }
        let twice = try await TestHost.warnings {
            try await AppStore.sync()
            try await AppStore.sync()
        }
        #expect(once.count == 1 && twice.count == 2)
        // What is heard ends with the function.
        let after = TestHost.warnings {}
        #expect(after.isEmpty)
    }

    @Test("A model for speech cannot be loaded: an error and a warning; without modules neither")
    func speech() async throws {
        let none = try await TestHost.warnings {
            let request = try await AssetInventory.assetInstallationRequest(supporting: [])
            #expect(request == nil)
        }
        #expect(none.isEmpty)
        let module = SpeechTranscriber(locale: Locale(identifier: "en_US"), preset: .transcription)
        let warnings = await TestHost.warnings {
            await #expect(throws: SFSpeechError.self) {
                try await AssetInventory.assetInstallationRequest(supporting: [module])
            }
        }
        #expect(warnings.count == 1)
    }

    @Test("Warnings of a task that the function waits for count, those of others do not")
    func tasks() async {
        let warnings = await TestHost.warnings {
            let task = Task { _ = try? await Product.products(for: ["a"]) }
            await task.value
            await Task.detached { _ = try? await Product.products(for: ["b"]) }.value
        }
        #expect(warnings.count == 1)
    }
}
