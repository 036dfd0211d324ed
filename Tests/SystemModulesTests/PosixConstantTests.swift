import Foundation
import OrielFoundation
import Testing

// The code of these tests is written as for Apple's systems.

@Suite("Constants of POSIX with the types of Apple's systems")
struct PosixConstantTests {
    @Test("A socket listens, accepts, receives and is shut down")
    func server() throws {
        let server = socket(AF_INET, SOCK_STREAM, IPPROTO_TCP)
        defer { close(server) }
        var isOn: Int32 = 1
        let size = socklen_t(MemoryLayout<Int32>.size)
        #expect(setsockopt(server, SOL_SOCKET, SO_NOSIGPIPE, &isOn, size) == 0)
        #expect(setsockopt(server, IPPROTO_TCP, TCP_NODELAY, &isOn, size) == 0)
        #expect(setsockopt(-1, SOL_SOCKET, SO_NOSIGPIPE, &isOn, size) == -1 && errno == EBADF)
        var address = sockaddr_in(
            sin_len: UInt8(MemoryLayout<sockaddr_in>.size), sin_family: UInt8(AF_INET), sin_port: 0,
            sin_addr: in_addr(s_addr: inet_addr("127.0.0.1")), sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
        var length = socklen_t(address.sin_len)
        let isBound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                #expect($0.pointee.sa_len == 16)
                return bind(server, $0, length) == 0 && listen(server, SOMAXCONN) == 0
                    && getsockname(server, $0, &length) == 0
            }
        }
        try #require(isBound)
        let client = socket(AF_INET, SOCK_STREAM, 0)
        defer { close(client) }
        let isConnected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(client, $0, length) == 0 }
        }
        try #require(isConnected)
        let peer = accept(server, nil, nil)
        defer { close(peer) }
        #expect(send(client, [7], 1, MSG_NOSIGNAL) == 1)
        var byte: UInt8 = 0
        #expect(recv(peer, &byte, 1, MSG_PEEK) == 1 && recv(peer, &byte, 1, MSG_WAITALL) == 1 && byte == 7)
        #expect(recv(peer, &byte, 1, MSG_DONTWAIT) == -1 && errno == EAGAIN)
        #expect(shutdown(client, SHUT_WR) == 0 && recv(peer, &byte, 1, 0) == 0)
    }

    @Test("The addresses of the machine's interfaces are found, with their flags and their counts")
    func interfaces() throws {
        var list: UnsafeMutablePointer<ifaddrs>?
        try #require(getifaddrs(&list) == 0)
        defer { freeifaddrs(list) }
        var (addresses, counts): ([String], Int) = ([], 0)
        for entry in sequence(first: try #require(list), next: { $0.pointee.ifa_next }) {
            let flags = Int32(entry.pointee.ifa_flags)
            guard let address = entry.pointee.ifa_addr, flags & IFF_LOOPBACK != 0,
                (flags & (IFF_UP | IFF_RUNNING | IFF_LOOPBACK)) == (IFF_UP | IFF_RUNNING | IFF_LOOPBACK)
            else { continue }
            if address.pointee.sa_family == UInt8(AF_LINK), let data = entry.pointee.ifa_data {
                let counted = data.assumingMemoryBound(to: if_data.self).pointee
                // The interface to this machine has received all that it has sent.
                if counted.ifi_ibytes == counted.ifi_obytes { counts += 1 }
            }
            guard address.pointee.sa_family == UInt8(AF_INET) else { continue }
            var name = [CChar](repeating: 0, count: Int(NI_MAXHOST))
            getnameinfo(
                address, socklen_t(address.pointee.sa_len), &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST)
            addresses.append(String(cString: name))
        }
        #expect(addresses.contains("127.0.0.1") && counts > 0)
    }

    @Test("The lengths of addresses follow their families")
    func lengths() {
        var address = sockaddr()
        for (family, length) in [(AF_INET, 16), (AF_INET6, 28), (AF_UNIX, 110)] as [(Int32, UInt8)] {
            address.sa_family = sa_family_t(family)
            #expect(address.sa_len == length)
        }
        var storage = sockaddr_storage()
        #expect(storage.ss_len == 128 && sockaddr_un().sun_len == 110 && sockaddr_in6().sin6_len == 28)
        storage.ss_family = sa_family_t(AF_INET6)
        storage.ss_len = 1
        #expect(storage.ss_len == 28)
        let hints = addrinfo(
            ai_flags: AI_PASSIVE, ai_family: AF_UNSPEC, ai_socktype: SOCK_DGRAM, ai_protocol: IPPROTO_UDP,
            ai_addrlen: 0,
            ai_canonname: nil, ai_addr: nil, ai_next: nil)
        #expect(hints.ai_socktype == 2 && hints.ai_protocol == 17)
    }

    @Test("A recursive mutex is locked twice by its thread")
    func mutexes() {
        var attributes = pthread_mutexattr_t()
        var mutex = pthread_mutex_t()
        pthread_mutexattr_init(&attributes)
        #expect(pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE) == 0)
        #expect(pthread_mutexattr_setpshared(&attributes, PTHREAD_PROCESS_PRIVATE) == 0)
        pthread_mutex_init(&mutex, &attributes)
        #expect(pthread_mutex_lock(&mutex) == 0 && pthread_mutex_trylock(&mutex) == 0)
        #expect(pthread_mutex_unlock(&mutex) == 0 && pthread_mutex_unlock(&mutex) == 0)
        pthread_mutex_destroy(&mutex)
        let kind: Int32 = PTHREAD_MUTEX_ERRORCHECK
        #expect(kind == Int32(PTHREAD_MUTEX_ERRORCHECK))
    }

    @Test("Limits of the system, of paths and of processes are found")
    func limits() {
        #expect(sysconf(_SC_PAGESIZE) == sysconf(_SC_PAGE_SIZE) && sysconf(_SC_NPROCESSORS_ONLN) > 0)
        #expect(pathconf("/", _PC_NAME_MAX) == 255 && pathconf("/", _PC_CASE_SENSITIVE) == 1)
        #expect(pathconf("/there is nothing", _PC_CASE_SENSITIVE) == -1)
        var limit = rlimit()
        #expect(getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur > 0)
        var usage = rusage()
        #expect(getrusage(RUSAGE_SELF, &usage) == 0 && usage.ru_maxrss > 0)
        let length = confstr(_CS_DARWIN_USER_TEMP_DIR, nil, 0)
        var path = [CChar](repeating: 1, count: length)
        #expect(confstr(_CS_DARWIN_USER_TEMP_DIR, &path, path.count) == length)
        #expect(String(cString: path).hasSuffix("/") && confstr(_CS_DARWIN_USER_TEMP_DIR, &path, 2) == length)
        #expect(path[1] == 0)
        var expression = regex_t()
        #expect(regcomp(&expression, "a+", REG_EXTENDED) == 0 && regexec(&expression, "b", 0, nil, 0) == REG_NOMATCH)
        regfree(&expression)
        #expect(strerror(EFTYPE) != strerror(0) && EFTYPE != EAUTH)
    }
}
