// uses https://github.com/weichsel/ZIPFoundation 0.9.19 ZIPFoundation
// prints letter.txt: 11000 bytes, compressed
// prints the same: true
import Foundation
import ZIPFoundation

let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
let text = Data(String(repeating: "Dear Emma, ", count: 1000).utf8)
try text.write(to: folder.appendingPathComponent("letter.txt"))
let place = folder.appendingPathComponent("letters.zip")
let writing = try Archive(url: place, accessMode: .create)
try writing.addEntry(with: "letter.txt", relativeTo: folder, compressionMethod: .deflate)
let reading = try Archive(url: place, accessMode: .read)
for entry in reading {
    let isSmall = entry.compressedSize < entry.uncompressedSize / 10
    print("\(entry.path): \(entry.uncompressedSize) bytes, \(isSmall ? "compressed" : "not compressed")")
    var data = Data()
    _ = try reading.extract(entry) { data += $0 }
    print("the same:", data == text)
}
try FileManager.default.removeItem(at: folder)
