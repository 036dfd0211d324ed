// Saves accounts whose amounts add up to nothing, as fast as it can, until it is killed: each save moves something from
// one account to another and notes it.
import Foundation
import SwiftData

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

    init(number: Int, account: Account) {
        self.number = number
        self.account = account
    }
}

let file = URL(fileURLWithPath: CommandLine.arguments[1])
let context = ModelContext(
    try ModelContainer(for: Account.self, Transfer.self, configurations: ModelConfiguration(url: file)))
var accounts = try context.fetch(FetchDescriptor<Account>(sortBy: [SortDescriptor(\.name)]))
let transfers = try context.fetch(FetchDescriptor<Transfer>())

// What was left behind: as many transfers as saves, and nothing lost between the accounts.
let sum = accounts.reduce(0) { $0 + $1.amount }
let moved = accounts.last?.amount ?? 0
print("found \(moved) \(transfers.count) \(sum)")
fflush(stdout)
if CommandLine.arguments.contains("check") { exit(0) }

if accounts.isEmpty {
    accounts = [Account(name: "A"), Account(name: "B")]
    for account in accounts { context.insert(account) }
    try context.save()
}
// A program that may write no large files: the first save that has no room is tried again when there is.
if let place = CommandLine.arguments.firstIndex(of: "limit"), let most = UInt64(CommandLine.arguments[place + 1]) {
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    limit.rlim_cur = rlim_t(most)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
}
var number = moved
let isAsked = CommandLine.arguments.contains("asked")
while true {
    // A save for each line that it is told.
    if isAsked, readLine() == nil { exit(0) }
    number += 1
    accounts[0].amount -= 1
    accounts[1].amount += 1
    context.insert(Transfer(number: number, account: accounts[1]))
    do {
        try context.save()
    } catch {
        print("failed \(error)")
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        try context.save()
        print("saved \(number)")
        exit(0)
    }
    print("saved \(number)")
    // Without a reader, since the tests were stopped, the program would save for ever.
    if fflush(stdout) != 0 { exit(1) }
}
