import Glibc

/// Where in the program an address is: the program or library, and the nearest symbol before it.
public struct Dl_info {
    /// The path of the program or library.
    public var dli_fname: UnsafePointer<CChar>!
    /// Where the program or library begins.
    public var dli_fbase: UnsafeMutableRawPointer!
    /// The name of the symbol.
    public var dli_sname: UnsafePointer<CChar>!
    /// The address of the symbol.
    public var dli_saddr: UnsafeMutableRawPointer!

    /// Creates an empty record.
    public init() {}
    /// Creates a record.
    public init(
        dli_fname: UnsafePointer<CChar>!, dli_fbase: UnsafeMutableRawPointer!, dli_sname: UnsafePointer<CChar>!,
        dli_saddr: UnsafeMutableRawPointer!
    ) {
        (self.dli_fname, self.dli_fbase) = (dli_fname, dli_fbase)
        (self.dli_sname, self.dli_saddr) = (dli_sname, dli_saddr)
    }
}

/// Finds the program or library with an address; returns 0 if there is none.
@discardableResult
public func dladdr(_ address: UnsafeRawPointer!, _ info: UnsafeMutablePointer<Dl_info>!) -> Int32 {
    guard let address, let info, let find else { return 0 }
    return find(address, UnsafeMutableRawPointer(info))
}

private typealias Find = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Int32
/// The system's function, which its headers declare for GNU's C alone.
private let find: Find? = dlsym(nil, "dladdr").map { unsafeBitCast($0, to: Find.self) }
