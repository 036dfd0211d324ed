// Uses the models of a server beside another process: `insert` saves each line of the input, `stress COUNT NAME` saves many.
import Foundation
import PostgresStore
import SwiftData

let arguments = CommandLine.arguments
guard arguments.count > 2, let url = URL(string: arguments[1]) else { exit(2) }
let container = try ModelContainer(for: Note.self, configurations: PostgresConfiguration(url: url))

switch arguments[2] {
case "insert":
    // Each line of the input is saved at once.
    let context = ModelContext(container)
    context.author = "peer"
    print("ready")
    fflush(stdout)
    while let line = readLine() {
        context.insert(Note(line))
        try context.save()
        print("saved \(line)")
        fflush(stdout)
    }
case "stress":
    let context = ModelContext(container)
    for number in 0..<(Int(arguments[3]) ?? 0) {
        context.insert(Note("\(arguments[4]) \(number)"))
        try context.save()
    }
default:
    exit(2)
}
