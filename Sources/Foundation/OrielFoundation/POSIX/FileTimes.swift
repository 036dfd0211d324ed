import Glibc

// The times of a file, by the names that Apple's systems have for them.

extension stat {
    /// When the file was last read.
    public var st_atimespec: timespec {
        get { st_atim }
        set { st_atim = newValue }
    }
    /// When the file's contents were last changed.
    public var st_mtimespec: timespec {
        get { st_mtim }
        set { st_mtim = newValue }
    }
    /// When the file's contents or status were last changed.
    public var st_ctimespec: timespec {
        get { st_ctim }
        set { st_ctim = newValue }
    }
}
