import Foundation
import SwiftData
import SwiftUI
import SwiftUITesting
import Testing

/// The models of `Tests/Probes/DatabaseWriter`.
private enum Bank {
    @Model
    final class Account {
        var name: String
        var amount = 0
        @Relationship(deleteRule: .cascade, inverse: \Transfer.account) var transfers: [Transfer] = []
        init(name: String) { self.name = name }
    }

    @Model
    final class Transfer {
        var number: Int
        var account: Account?
        init(number: Int) { self.number = number }
    }
}

private struct Amounts: View {
    @Query(sort: \Bank.Account.name) private var accounts: [Bank.Account]
    @Query private var transfers: [Bank.Transfer]
    var body: some View {
        VStack {
            ForEach(accounts) { Text("\($0.name) \($0.amount)") }
            Text("\(transfers.count) transfers")
        }
    }
}

@Suite("A file that several follow")
@MainActor
struct SharedFileTests {
    private func wait(for text: [String], in host: TestHost) async {
        while host.text != text {
            await Task.yield()
            host.update()
        }
    }

    @Test("Lists follow what others put in and take out", arguments: StoreKind.lasting)
    func lists(kind: StoreKind) async throws {
        let place = try StorePlace(kind)
        let container = try place.open(Bank.Account.self, Bank.Transfer.self)
        let context = container.mainContext
        let (a, b) = (Bank.Account(name: "A"), Bank.Account(name: "B"))
        context.insert(a)
        context.insert(b)
        try context.save()
        #expect(a.transfers.isEmpty && b.transfers.isEmpty)
        let other = ModelContext(try place.open(Bank.Account.self, Bank.Transfer.self))
        let theirs = try other.fetch(FetchDescriptor<Bank.Account>(sortBy: [SortDescriptor(\.name)]))
        func settle(_ counts: [Int]) async throws {
            try other.save()
            while [a, b].map(\.transfers.count) != counts { await Task.yield() }
        }
        let transfer = Bank.Transfer(number: 1)
        other.insert(transfer)
        transfer.account = theirs[0]
        try await settle([1, 0])
        transfer.account = theirs[1]
        try await settle([0, 1])
        for number in 2...130 {
            let transfer = Bank.Transfer(number: number)
            other.insert(transfer)
            transfer.account = theirs[0]
        }
        try await settle([129, 1])
        other.delete(transfer)
        try await settle([129, 0])
    }

    @Test("A query follows what another process saves, and that follows nothing of its own")
    func process() async throws {
        let place = try StorePlace(.file)
        let container = try place.open(Bank.Account.self, Bank.Transfer.self)
        let host = TestHost(Amounts().modelContainer(container))
        #expect(host.text == ["0 transfers"])
        let (process, input) = (Process(), Pipe())
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        process.executableURL = (bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])).deletingLastPathComponent()
            .appendingPathComponent("DatabaseWriter")
        process.arguments = [place.file.path, "asked"]
        process.standardInput = input
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        for number in 1...3 {
            try input.fileHandleForWriting.write(contentsOf: Data("\n".utf8))
            await wait(for: ["A -\(number)", "B \(number)", "\(number) transfers"], in: host)
        }
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Bank.Transfer>()) == 3)
    }

    @Test("Containers of one process with one file follow one another, whoever saves")
    func containers() async throws {
        let place = try StorePlace(.file)
        let first = try place.open(Bank.Account.self, Bank.Transfer.self)
        let second = try place.open(Bank.Account.self, Bank.Transfer.self)
        let host = TestHost(Amounts().modelContainer(first))
        let other = TestHost(Amounts().modelContainer(second))
        #expect(host.text == ["0 transfers"] && other.text == ["0 transfers"])
        let account = Bank.Account(name: "A")
        second.mainContext.insert(account)
        try second.mainContext.save()
        await wait(for: ["A 0", "0 transfers"], in: host)
        try #require(try first.mainContext.fetch(FetchDescriptor<Bank.Account>()).first).amount = 7
        try first.mainContext.save()
        await wait(for: ["A 7", "0 transfers"], in: other)
        #expect(account.amount == 7)
        account.amount = 8
        second.mainContext.insert(Bank.Transfer(number: 1))
        try second.mainContext.save()
        await wait(for: ["A 8", "1 transfers"], in: host)
    }
}
