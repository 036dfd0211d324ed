// uses https://github.com/scinfu/SwiftSoup 2.13.6 SwiftSoup
// prints Title: Two links
// prints a=/a b=/b
import SwiftSoup

let page = try SwiftSoup.parse("<html><head><title>Two links</title><body><p><a href=/a>a</a> <a href=/b>b</a>")
print("Title:", try page.title())
print(try page.select("p > a[href]").map { "\(try $0.text())=\(try $0.attr("href"))" }.joined(separator: " "))
