import BackgroundTasks
import NaturalLanguage
import SwiftUITesting
import Testing

/// Words as vectors and labels, and errors of tasks.
@MainActor
@Suite("Words as vectors, labels of words, and errors of tasks")
struct WordTests {
    @Test("An app's words have distances and neighbors, also when they are read again; those of a language are missing")
    func embeddings() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "words-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: url) }
        try NLEmbedding.write(["a": [1, 0], "b": [1, 0.1], "c": [0, 1]], language: nil, revision: 2, to: url)
        let words = try NLEmbedding(contentsOf: url)
        #expect(words.dimension == 2 && words.vocabularySize == 3 && words.revision == 2)
        #expect(words.neighbors(for: "a", maximumCount: 2).map(\.0) == ["b", "c"])
        #expect(abs(words.distance(between: "a", and: "c") - 1) < 1e-12 && words.distance(between: "a", and: "z") == 2)
        let warnings = TestHost.warnings { #expect(NLEmbedding.wordEmbedding(for: .english) == nil) }
        #expect(warnings.count == 1)
    }

    @Test("Labels are found in any case; a model that can't be read is an error")
    func labels() throws {
        let gazetteer = try NLGazetteer(dictionary: ["Drink": ["Tea", "Coffee"]], language: .english)
        #expect(gazetteer.label(for: "tea") == "Drink" && gazetteer.label(for: "bread") == nil)
        #expect(try NLGazetteer(data: gazetteer.data).label(for: "COFFEE") == "Drink")
        _ = TestHost.warnings {
            #expect(throws: CocoaError.self) { try NLModel(contentsOf: URL(filePath: "/none")) }
        }
    }

    @Test("A task that is not registered is refused, and the error is caught by its reason")
    func tasks() {
        _ = TestHost.warnings {
            do {
                try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "none"))
                Issue.record("no error")
            } catch BGTaskScheduler.Error.tooManyPendingTaskRequests {
                Issue.record("another reason")
            } catch BGTaskScheduler.Error.notPermitted {
            } catch { Issue.record("another error") }
        }
    }
}
