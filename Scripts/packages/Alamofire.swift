// uses https://github.com/Alamofire/Alamofire 5.10.0 Alamofire
// prints 3 books, the first is Emma
// prints 404 is refused
import Alamofire
import Foundation

struct Book: Decodable, Sendable {
    var title: String
}

let server = ProcessInfo.processInfo.environment["PACKAGES_SERVER"] ?? ""
let books = try await AF.request(server + "/books.json").validate().serializingDecodable([Book].self).value
print("\(books.count) books, the first is \(books[0].title)")
do {
    _ = try await AF.request(server + "/nothing").validate().serializingData().value
} catch let error as AFError {
    print("\(error.responseCode ?? 0) is refused")
}
