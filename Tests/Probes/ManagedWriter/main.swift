// Saves accounts of Core Data whose amounts add up to nothing, as fast as it can, until it is killed: each save moves
// something from one account to another and notes it.
import CoreData
import Foundation

func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    (attribute.name, attribute.attributeType, attribute.isOptional) = (name, type, true)
    return attribute
}

func makeModel() -> NSManagedObjectModel {
    let (account, transfer) = (NSEntityDescription(), NSEntityDescription())
    account.name = "Account"
    transfer.name = "Transfer"
    let (transfers, owner) = (NSRelationshipDescription(), NSRelationshipDescription())
    (transfers.name, transfers.destinationEntity, transfers.inverseRelationship) = ("transfers", transfer, owner)
    (transfers.maxCount, transfers.deleteRule, transfers.isOptional) = (0, .cascadeDeleteRule, true)
    (owner.name, owner.destinationEntity, owner.inverseRelationship) = ("account", account, transfers)
    (owner.maxCount, owner.deleteRule, owner.isOptional) = (1, .nullifyDeleteRule, true)
    account.properties = [
        attribute("name", .stringAttributeType), attribute("amount", .integer64AttributeType), transfers,
    ]
    transfer.properties = [attribute("number", .integer64AttributeType), owner]
    let model = NSManagedObjectModel()
    model.entities = [account, transfer]
    return model
}

let container = NSPersistentContainer(name: "Accounts", managedObjectModel: makeModel())
container.persistentStoreDescriptions = [
    NSPersistentStoreDescription(url: URL(fileURLWithPath: CommandLine.arguments[1]))
]
// Saves once for each line of the input, and follows others.
let isAsked = CommandLine.arguments.contains("asked")
if isAsked {
    container.persistentStoreDescriptions[0].setOption(
        true as NSNumber, forKey: NSPersistentStoreRemoteChangeNotificationPostOptionKey)
}
var failure: (any Error)?
container.loadPersistentStores { failure = $1 }
if let failure { fatalError("\(failure)") }
let context = container.viewContext

func objects(_ entity: String) throws -> [NSManagedObject] {
    try context.fetch(NSFetchRequest<NSManagedObject>(entityName: entity))
}

func amount(_ account: NSManagedObject) -> Int { account.value(forKey: "amount") as? Int ?? 0 }

var accounts = try objects("Account").sorted {
    ($0.value(forKey: "name") as? String ?? "") < ($1.value(forKey: "name") as? String ?? "")
}
// What was left behind: as many transfers as saves, and nothing lost between the accounts.
let moved = accounts.last.map(amount) ?? 0
print("found \(moved) \(try objects("Transfer").count) \(accounts.reduce(0) { $0 + amount($1) })")
fflush(stdout)
if CommandLine.arguments.contains("check") { exit(0) }

if accounts.isEmpty {
    accounts = ["A", "B"].map { name in
        let account = NSEntityDescription.insertNewObject(forEntityName: "Account", into: context)
        account.setValue(name, forKey: "name")
        account.setValue(0, forKey: "amount")
        return account
    }
    try context.save()
}
var number = moved
context.transactionAuthor = "writer"
while !isAsked || readLine() != nil {
    number += 1
    accounts[0].setValue(amount(accounts[0]) - 1, forKey: "amount")
    accounts[1].setValue(amount(accounts[1]) + 1, forKey: "amount")
    let transfer = NSEntityDescription.insertNewObject(forEntityName: "Transfer", into: context)
    transfer.setValue(number, forKey: "number")
    transfer.setValue(accounts[1], forKey: "account")
    try context.save()
    print("saved \(number)")
    // Without a reader, since the tests were stopped, the program would save for ever.
    if fflush(stdout) != 0 { exit(1) }
}
