import SwiftUI
import SwiftUITesting
import TestServer
import Testing

@testable import Requests

/// The user's view of the list, and the user's actions.
@MainActor
@Suite("Requests in a window without a screen")
struct ShoppingViewTests {
    private func open(_ server: TestServer) -> (ShoppingList, TestHost) {
        let list = ShoppingList(Service(server: server.url, patience: 86_400))
        return (list, TestHost(ShoppingView(list: list), size: CGSize(width: 360, height: 480)))
    }

    /// Waits until a text is visible in the window.
    private func see(_ text: String, in host: TestHost) async {
        while host.find(text: text) == nil { await host.settle() }
    }

    private let milk = #"[{"id":1,"name":"Milk","isDone":false}]"#

    @Test("Loading, failed, retry, loaded, ticked off, taken back")
    func story() async throws {
        let server = try TestServer()
        let (list, host) = open(server)
        #expect(host.find(text: "Loading…") != nil)
        await server.next().answer(500)
        await see("The server says no, with number 500.", in: host)
        host.tap(text: "Retry")
        let request = await server.next()
        #expect(host.find(text: "Loading…") != nil)
        request.answer(200, milk)
        await see("Milk", in: host)
        host.perform(.press, on: "Milk")
        let change = await server.next()
        #expect(list.items[0].isDone)
        change.answer(404)
        await see("“Milk” could not be saved. There is no such list on the server.", in: host)
        #expect(!list.items[0].isDone)
        host.tap(text: "OK")
        #expect(list.complaint == nil)
    }

    @Test("Offline, until the server is there")
    func offline() async throws {
        let server = try TestServer(isOpen: false)
        let (_, host) = open(server)
        await see("Nobody answers.", in: host)
        server.open()
        host.tap(text: "Retry")
        await server.next().answer(200, "[]")
        await see("There is nothing to buy.", in: host)
    }

    @Test("Another list takes the place of one that is still on its way")
    func choosing() async throws {
        let server = try TestServer()
        let (list, host) = open(server)
        let first = await server.next()
        host.tap(text: "Pharmacy")
        let second = await server.next()
        #expect(second.path == "/pharmacy" && list.wish.shop == .pharmacy)
        await first.waitForEnd()
        second.answer(200, milk)
        await see("Milk", in: host)
    }

    @Test("With the window goes the request")
    func closing() async throws {
        let server = try TestServer()
        let (list, host) = open(server)
        let request = await server.next()
        host.close()
        await request.waitForEnd()
        #expect(list.state == .loading)
    }

    @Test("An item is typed and added")
    func adding() async throws {
        let server = try TestServer()
        let (_, host) = open(server)
        await server.next().answer(200, milk)
        await see("Milk", in: host)
        let field = try #require(host.findAll(TextField<Text>.self).first)
        host.tap(at: field.center)
        host.type("Eggs")
        host.tap(text: "Add")
        let request = await server.next()
        #expect(host.find(text: "Eggs") != nil)
        request.answer(201, #"{"id":2,"name":"Brown eggs","isDone":false}"#)
        await see("Brown eggs", in: host)
        #expect(host.find(text: "Eggs") == nil)
    }
}
