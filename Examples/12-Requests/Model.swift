// 12. A model on a server
//
// Here the truth lies elsewhere: answers come late, in another order than they were asked for, or not at all. The view
// model says at any time which of these it is, so that the view is never left without something to show.
//
// Try: run server.py, and the app beside it; stop the server, and let it run again. Then let people delete what they
// have bought: the server does so when it is sent DELETE /market/7.

import Foundation

/// Something to be bought; the server gives the number.
struct Item: Codable, Equatable, Identifiable, Sendable {
    var id: Int
    var name: String
    var isDone = false
}

/// What there are lists for.
enum Shop: String, CaseIterable, Identifiable, Sendable {
    case market, pharmacy

    var id: Self { self }
}

/// The lists as they lie on a server, which whoever makes this names: tests have one of their own.
struct Service: Sendable {
    let server: URL
    private let session: URLSession

    /// - Parameter patience: How long the server may be silent, in seconds.
    init(server: URL, patience: TimeInterval = 20) {
        self.server = server
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = patience
        session = URLSession(configuration: configuration)
    }

    /// The server has answered, but not with what was asked for.
    struct Refusal: LocalizedError {
        let status: Int
        var errorDescription: String? {
            status == 404 ? "There is no such list on the server." : "The server says no, with number \(status)."
        }
    }

    func items(of shop: Shop) async throws -> [Item] {
        try await answer(to: request("GET", shop.rawValue))
    }

    func add(_ item: Item, to shop: Shop) async throws -> Item {
        try await answer(to: request("POST", shop.rawValue, sending: item))
    }

    func change(_ item: Item, of shop: Shop) async throws -> Item {
        try await answer(to: request("PUT", "\(shop.rawValue)/\(item.id)", sending: item))
    }

    private func request(_ method: String, _ path: String, sending item: Item? = nil) throws -> URLRequest {
        var request = URLRequest(url: server.appendingPathComponent(path))
        request.httpMethod = method
        if let item {
            request.httpBody = try JSONEncoder().encode(item)
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        return request
    }

    private func answer<Answer: Decodable>(to request: URLRequest) async throws -> Answer {
        let (data, response) = try await session.data(for: request)
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        guard 200..<300 ~= status else { throw Refusal(status: status) }
        return try JSONDecoder().decode(Answer.self, from: data)
    }
}
