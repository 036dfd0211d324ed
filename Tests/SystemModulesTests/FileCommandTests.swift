import Foundation
import OrielFoundation
import Testing

@Suite("Commands and locks of files, as Apple's systems have them")
struct FileCommandTests {
    private let path = FileManager.default.temporaryDirectory.appending(path: "oriel \(UUID().uuidString)").path

    @Test("A file has its path, is written to the disk and leaves the cache")
    func commands() throws {
        let file = open(path, O_RDWR | O_CREAT, 0o600)
        try #require(file >= 0)
        defer { unlink(path) }
        #expect(fcntl(file, F_FULLFSYNC) == 0 && fcntl(file, F_NOCACHE, 1) == 0 && fcntl(file, F_RDAHEAD, 0) == 0)
        var found = [CChar](repeating: 0, count: Int(MAXPATHLEN))
        #expect(fcntl(file, F_GETPATH, &found) == 0)
        #expect(String(cString: found) == URL(filePath: path).resolvingSymlinksInPath().path)
        #expect(fcntl(file, F_GETPATH) == -1 && errno == EFAULT)
        #expect(fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_NONBLOCK) == 0, "the system's own commands stay")
        close(file)
        #expect(fcntl(file, F_FULLFSYNC) == -1 && errno == EBADF)
        #expect(fcntl(-1, F_GETPATH, &found) == -1 && errno == EBADF)
        #expect(fcntl(-1, F_NOCACHE, 1) == -1 && fcntl(-1, F_SETNOSIGPIPE, 1) == -1)
    }

    @Test("A file that is locked for one writer is opened by no other")
    func locks() throws {
        let writer = open(path, O_WRONLY | O_CREAT | O_EXLOCK | O_NONBLOCK, 0o600)
        try #require(writer >= 0)
        defer { unlink(path) }
        #expect(write(writer, "text", 4) == 4)
        #expect(open(path, O_RDONLY | O_SHLOCK | O_NONBLOCK) == -1 && errno == EWOULDBLOCK)
        #expect(open(path, O_WRONLY | O_TRUNC | O_EXLOCK | O_NONBLOCK) == -1)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "text", "a file of another's is not emptied")
        close(writer)
        let readers = (0..<2).map { _ in open(path, O_RDONLY | O_SHLOCK | O_NONBLOCK) }
        #expect(readers.allSatisfy { $0 >= 0 })
        for reader in readers { close(reader) }
        let next = open(path, O_EXLOCK | O_WRONLY | O_TRUNC)
        #expect(next >= 0 && FileManager.default.contents(atPath: path)?.isEmpty == true)
        close(next)
        #expect(open("/there is/nothing", O_RDONLY | O_SHLOCK) == -1 && errno == ENOENT)
    }

    @Test("A function's address leads to its library")
    func images() throws {
        let address = try #require(dlsym(nil, "getpid"))
        var found = Dl_info()
        #expect(dladdr(address, &found) != 0 && String(cString: found.dli_fname).contains("lib"))
        #expect(dladdr(nil, &found) == 0)
    }
}
