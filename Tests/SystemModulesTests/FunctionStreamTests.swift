import Foundation
import OrielFoundation
import Testing

@Suite("Streams of functions, and the times of files")
struct FunctionStreamTests {
    /// A file in memory.
    private final class Memory {
        var data: [UInt8]
        var place = 0
        var isClosed = false

        init(_ text: String) { data = Array(text.utf8) }

        static func at(_ cookie: UnsafeMutableRawPointer?) -> Memory {
            Unmanaged<Memory>.fromOpaque(cookie!).takeUnretainedValue()
        }
    }

    private func open(_ memory: Memory, isWritten: Bool) -> UnsafeMutablePointer<FILE>? {
        let write: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32) = {
            cookie, bytes, count in
            let memory = Memory.at(cookie)
            let new = UnsafeBufferPointer(start: bytes, count: Int(count)).map { UInt8(bitPattern: $0) }
            let end = min(memory.place + new.count, memory.data.count)
            memory.data.replaceSubrange(min(memory.place, end)..<end, with: new)
            memory.place += new.count
            return count
        }
        return funopen(
            Unmanaged.passUnretained(memory).toOpaque(),
            { cookie, bytes, count in
                let memory = Memory.at(cookie)
                let part = memory.data.dropFirst(memory.place).prefix(Int(count))
                for (index, byte) in part.enumerated() { bytes?[index] = CChar(bitPattern: byte) }
                memory.place += part.count
                return Int32(part.count)
            }, isWritten ? write : nil,
            { cookie, offset, whence in
                let memory = Memory.at(cookie)
                let base = whence == SEEK_SET ? 0 : whence == SEEK_CUR ? memory.place : memory.data.count
                guard base + Int(offset) >= 0 else { return -1 }
                memory.place = base + Int(offset)
                return Int64(memory.place)
            },
            { cookie in
                Memory.at(cookie).isClosed = true
                return 0
            })
    }

    @Test("A stream reads, writes, moves and closes with the program's functions")
    func functions() throws {
        let memory = Memory("hello world")
        let file = try #require(open(memory, isWritten: true))
        var bytes = [UInt8](repeating: 0, count: 5)
        #expect(fread(&bytes, 1, 5, file) == 5 && String(decoding: bytes, as: UTF8.self) == "hello")
        #expect(fseeko(file, 6, SEEK_SET) == 0 && fwrite(Array("WORLD!".utf8), 1, 6, file) == 6 && fflush(file) == 0)
        #expect(ftello(file) == 12 && fseeko(file, -20, SEEK_CUR) == -1)
        #expect(fclose(file) == 0 && memory.isClosed)
        #expect(String(decoding: memory.data, as: UTF8.self) == "hello WORLD!")
    }

    @Test("A stream without a function for it is not written; one without any is none")
    func readOnly() throws {
        let memory = Memory("a")
        let file = try #require(open(memory, isWritten: false))
        #expect(fputc(65, file) == EOF && fgetc(file) == 97 && fgetc(file) == EOF && fclose(file) == 0)
        #expect(funopen(nil, nil, nil, nil, nil) == nil && errno == EINVAL)
    }

    @Test("The times of a file have their names of Apple's systems")
    func times() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "times-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: url) }
        try Data("a".utf8).write(to: url)
        var status = stat()
        #expect(stat(url.path, &status) == 0)
        #expect(status.st_mtimespec.tv_sec == status.st_mtim.tv_sec && status.st_mtimespec.tv_sec > 0)
        status.st_atimespec.tv_sec = 5
        #expect(status.st_atim.tv_sec == 5 && status.st_ctimespec.tv_sec == status.st_ctim.tv_sec)
        #expect(Date(timeIntervalSince1970: kCFAbsoluteTimeIntervalSince1970).timeIntervalSinceReferenceDate == 0)
        #expect(kCFAbsoluteTimeIntervalSince1904 - kCFAbsoluteTimeIntervalSince1970 == 2_082_844_800)
    }
}
