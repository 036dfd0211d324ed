// uses https://github.com/stephencelis/SQLite.swift =0.15.3 SQLite
// prints 2: Emma, 1815
// prints 3 books, from 1811 to 1817
import SQLite

let database = try Connection(.inMemory)
let books = Table("books")
let id = SQLite.Expression<Int64>("id")
let title = SQLite.Expression<String>("title")
let year = SQLite.Expression<Int>("year")
try database.run(
    books.create { table in
        table.column(id, primaryKey: .autoincrement)
        table.column(title, unique: true)
        table.column(year)
    })
for (name, when) in [("Sense and Sensibility", 1811), ("Emma", 1815), ("Persuasion", 1817)] {
    try database.run(books.insert(title <- name, year <- when))
}
for book in try database.prepare(books.filter(title.like("E%")).order(year.desc)) {
    print("\(book[id]): \(book[title]), \(book[year])")
}
let first = try database.scalar(books.select(year.min)) ?? 0
let last = try database.scalar(books.select(year.max)) ?? 0
print("\(try database.scalar(books.count)) books, from \(first) to \(last)")
