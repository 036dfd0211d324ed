import Combine
import Foundation
import FoundationNetworking
import OrielFoundation
import Testing

/// The methods of a session that an app uses, so that its tests can do without one.
private protocol Loading {
    func data(for request: URLRequest) async throws -> (Data, URLResponse)
    func data(from url: URL) async throws -> (Data, URLResponse)
    func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)
    func download(from url: URL) async throws -> (URL, URLResponse)
}

extension URLSession: Loading {}

/// Sessions load files, too, as they do on Apple's systems.
@Suite("Requests: files")
struct FileLoadingTests {
    init() { FileLoading.register() }

    private func inFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
    }

    @Test("A file is its bytes, with their number and type")
    func contents() async throws {
        try await inFolder { folder in
            let file = folder.appendingPathComponent("ten games.json")
            try Data("[1, 2]".utf8).write(to: file)
            for session in [URLSession.shared, URLSession(configuration: .ephemeral)] {
                let (data, response) = try await session.data(from: file)
                #expect(String(decoding: data, as: UTF8.self) == "[1, 2]")
                #expect(response.expectedContentLength == 6 && response.mimeType == "application/json")
                #expect(response.url == file)
            }
            let (data, _) = try await URLSession.shared.data(for: URLRequest(url: file))
            #expect(data.count == 6)
            var published: [Int] = []
            for try await result in URLSession.shared.dataTaskPublisher(for: file).values {
                published.append(result.data.count)
            }
            #expect(published == [6])
            try Data().write(to: file)
            #expect(try await URLSession.shared.data(from: file).0.isEmpty)
        }
    }

    @Test("What is no file is an error that says so; downloads are errors, too")
    func errors() async throws {
        try await inFolder { folder in
            let missing = folder.appendingPathComponent("missing")
            #expect(await code(of: missing) == .fileDoesNotExist)
            #expect(await code(of: folder) == .fileIsDirectory)
            await #expect(throws: URLError.self) { _ = try await URLSession.shared.download(from: missing) }
        }
    }

    private func code(of url: URL) async -> URLError.Code? {
        do {
            _ = try await URLSession.shared.data(from: url)
            return nil
        } catch {
            return (error as? URLError)?.code
        }
    }

    @Test("A session has the methods that an app's protocol asks for, without a delegate")
    func protocols() async throws {
        try await inFolder { folder in
            let file = folder.appendingPathComponent("a.txt")
            try Data("text".utf8).write(to: file)
            let session: any Loading = URLSession.shared
            #expect(try await session.data(from: file).0.count == 4)
            #expect(try await session.data(for: URLRequest(url: file)).0.count == 4)
        }
    }
}
