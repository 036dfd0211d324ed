import Foundation
import TestServer
import Testing

@testable import Requests

/// The result of each thing that a server may do.
@MainActor
@Suite("Requests: a list on a server")
struct ShoppingListTests {
    let server: TestServer
    let list: ShoppingList

    init() throws {
        server = try TestServer()
        // However long the machine has other things to do.
        list = ShoppingList(Service(server: server.url, patience: 86_400))
    }

    private let milk = #"[{"id":1,"name":"Milk","isDone":false}]"#

    /// Loads, and responds to the request with a closure.
    private func load(_ answer: (Exchange) -> Void) async {
        let loading = Task { await list.load() }
        answer(await server.next())
        await loading.value
    }

    private func loadMilk() async { await load { $0.answer(200, milk) } }

    @Test("What the server has is shown; until then it is loading")
    func loading() async {
        #expect(list.state == .loading)
        await load { request in
            #expect(request.method == "GET" && request.path == "/market")
            #expect(list.state == .loading && list.items.isEmpty)
            request.answer(200, milk)
        }
        #expect(list.state == .loaded && list.items == [Item(id: 1, name: "Milk")])
        await load { $0.answer(200, "[]") }
        #expect(list.state == .loaded && list.items.isEmpty)
    }

    @Test(
        "What the server says instead is told in a sentence",
        arguments: [
            (404, "", "There is no such list on the server."), (500, "[]", "The server says no, with number 500."),
            (200, "[{\"id\":", "The server's answer makes no sense."), (200, "", "The server's answer makes no sense."),
            (200, #"[{"id":"x"}]"#, "The server's answer makes no sense."),
        ])
    func errors(status: Int, text: String, sentence: String) async {
        await load { $0.answer(status, text) }
        #expect(list.state == .failed(sentence) && list.items.isEmpty)
        // Nothing of it stays.
        list.retry()
        await loadMilk()
        #expect(list.state == .loaded && list.items.count == 1)
    }

    @Test("An answer that breaks off is none")
    func broken() async {
        await load { $0.answer(200, milk, length: 1000) }
        #expect(list.state == .failed("The connection broke."))
        await load { $0.end() }
        #expect(list.state == .failed("The connection broke."))
    }

    @Test("A server that is silent for too long has failed")
    func silence() async {
        let list = ShoppingList(Service(server: server.url, patience: 1))
        await list.load()
        #expect(list.state == .failed("The server takes too long to answer."))
    }

    @Test("Where nobody answers it is offline, until a retry finds the server")
    func offline() async throws {
        let server = try TestServer(isOpen: false)
        let list = ShoppingList(Service(server: server.url, patience: 86_400))
        await list.load()
        #expect(list.state == .offline)
        server.open()
        let loading = Task { await list.load() }
        await server.next().answer(200, milk)
        await loading.value
        #expect(list.state == .loaded && list.items.count == 1)
    }

    @Test("A load that is cancelled leaves the server, and says nothing", arguments: [false, true])
    func cancelling(isEndless: Bool) async {
        let loading = Task { await list.load() }
        let request = await server.next()
        if isEndless {
            request.send("HTTP/1.1 200 OK\r\n\r\n[")
            request.sendWithoutEnd(Array(#"{"id":1,"name":"Milk","isDone":false},"#.utf8))
        }
        loading.cancel()
        await request.waitForEnd()
        await loading.value
        #expect(list.state == .loading && list.items.isEmpty)
    }

    @Test("An old answer never takes a newer one's place", arguments: [false, true])
    func order(isOldLast: Bool) async {
        let first = Task { await list.load() }
        let old = await server.next()
        list.wish.shop = .pharmacy
        let second = Task { await list.load() }
        let new = await server.next()
        #expect(old.path == "/market" && new.path == "/pharmacy")
        let plasters = #"[{"id":3,"name":"Plasters","isDone":false}]"#
        if isOldLast {
            new.answer(200, plasters)
            await second.value
            old.answer(200, milk)
            await first.value
        } else {
            old.answer(500)
            await first.value
            #expect(list.state == .loading)
            new.answer(200, plasters)
            await second.value
        }
        #expect(list.state == .loaded && list.items.map(\.name) == ["Plasters"])
    }

    @Test("A change is seen at once, and stays when the server takes it")
    func changing() async {
        await loadMilk()
        let toggling = Task { await list.toggle(list.items[0]) }
        let request = await server.next()
        #expect(request.method == "PUT" && request.path == "/market/1")
        #expect(list.items[0].isDone && list.waiting == [1])
        // Until the server has responded, there is no second change.
        await list.toggle(list.items[0])
        #expect(list.items[0].isDone)
        request.answer(200, String(decoding: request.body, as: UTF8.self))
        await toggling.value
        #expect(list.items == [Item(id: 1, name: "Milk", isDone: true)])
        #expect(list.waiting.isEmpty && list.complaint == nil)
    }

    @Test("A change that the server refuses is taken back, and the reason is told")
    func refusing() async {
        await loadMilk()
        let toggling = Task { await list.toggle(list.items[0]) }
        let request = await server.next()
        #expect(list.items[0].isDone)
        request.answer(500)
        await toggling.value
        #expect(list.items == [Item(id: 1, name: "Milk")] && list.waiting.isEmpty)
        #expect(list.complaint == "“Milk” could not be saved. The server says no, with number 500.")
    }

    @Test("What is added gets the server's number, or goes again")
    func adding() async {
        await loadMilk()
        let adding = [Task { await list.add("Eggs") }, Task { await list.add("Salt") }]
        // Which of them arrives first is open.
        let requests = [await server.next(), await server.next()]
        #expect(Set(list.items.map(\.name)) == ["Milk", "Eggs", "Salt"] && list.waiting.count == 2)
        for request in requests {
            let isEggs = String(decoding: request.body, as: UTF8.self).contains("Eggs")
            #expect(request.method == "POST" && request.path == "/market")
            request.answer(isEggs ? 201 : 403, #"{"id":7,"name":"Eggs","isDone":false}"#)
        }
        for task in adding { await task.value }
        #expect(list.items.map(\.id) == [1, 7] && list.waiting.isEmpty)
        #expect(list.complaint == "“Salt” could not be saved. The server says no, with number 403.")
    }

    @Test("The answer to a change of one list does not come into another")
    func leaving() async {
        await loadMilk()
        let adding = Task { await list.add("Eggs") }
        let request = await server.next()
        list.wish.shop = .pharmacy
        await load { $0.answer(200, "[]") }
        request.answer(201, #"{"id":7,"name":"Eggs","isDone":false}"#)
        await adding.value
        #expect(list.state == .loaded && list.items.isEmpty)
    }
}
