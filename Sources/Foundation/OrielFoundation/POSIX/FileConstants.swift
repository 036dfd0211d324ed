import Glibc

// Constants of files and folders. On Apple's systems these are numbers of C; this system's headers list them as cases, which
// Swift imports as other types. The numbers here are chosen where an `Int32` is wanted.

// Kinds of entries in a folder.

/// An entry of an unknown kind.
@_disfavoredOverload public var DT_UNKNOWN: Int32 { Int32(Glibc.DT_UNKNOWN) }
/// A pipe with a name.
@_disfavoredOverload public var DT_FIFO: Int32 { Int32(Glibc.DT_FIFO) }
/// A device of characters.
@_disfavoredOverload public var DT_CHR: Int32 { Int32(Glibc.DT_CHR) }
/// A folder.
@_disfavoredOverload public var DT_DIR: Int32 { Int32(Glibc.DT_DIR) }
/// A device of blocks.
@_disfavoredOverload public var DT_BLK: Int32 { Int32(Glibc.DT_BLK) }
/// A file.
@_disfavoredOverload public var DT_REG: Int32 { Int32(Glibc.DT_REG) }
/// A symbolic link.
@_disfavoredOverload public var DT_LNK: Int32 { Int32(Glibc.DT_LNK) }
/// A socket.
@_disfavoredOverload public var DT_SOCK: Int32 { Int32(Glibc.DT_SOCK) }
/// An entry that hides another one.
@_disfavoredOverload public var DT_WHT: Int32 { Int32(Glibc.DT_WHT) }

// Walks through folders.

/// A file.
@_disfavoredOverload public var FTW_F: Int32 { Int32(Glibc.FTW_F) }
/// A folder.
@_disfavoredOverload public var FTW_D: Int32 { Int32(Glibc.FTW_D) }
/// A folder that cannot be read.
@_disfavoredOverload public var FTW_DNR: Int32 { Int32(Glibc.FTW_DNR) }
/// An entry without information.
@_disfavoredOverload public var FTW_NS: Int32 { Int32(Glibc.FTW_NS) }
/// A symbolic link.
@_disfavoredOverload public var FTW_SL: Int32 { Int32(Glibc.FTW_SL) }

// Operations beside the program.

/// All operations were canceled.
@_disfavoredOverload public var AIO_CANCELED: Int32 { Int32(Glibc.AIO_CANCELED) }
/// Some operations were not canceled.
@_disfavoredOverload public var AIO_NOTCANCELED: Int32 { Int32(Glibc.AIO_NOTCANCELED) }
/// All operations had ended.
@_disfavoredOverload public var AIO_ALLDONE: Int32 { Int32(Glibc.AIO_ALLDONE) }
/// A read.
@_disfavoredOverload public var LIO_READ: Int32 { Int32(Glibc.LIO_READ) }
/// A write.
@_disfavoredOverload public var LIO_WRITE: Int32 { Int32(Glibc.LIO_WRITE) }
/// No operation.
@_disfavoredOverload public var LIO_NOP: Int32 { Int32(Glibc.LIO_NOP) }
/// Waits for all operations.
@_disfavoredOverload public var LIO_WAIT: Int32 { Int32(Glibc.LIO_WAIT) }
/// Waits for no operation.
@_disfavoredOverload public var LIO_NOWAIT: Int32 { Int32(Glibc.LIO_NOWAIT) }

// Expansions of words.

/// Adds to earlier words.
@_disfavoredOverload public var WRDE_APPEND: Int32 { Int32(Glibc.WRDE_APPEND) }
/// Leaves places at the beginning.
@_disfavoredOverload public var WRDE_DOOFFS: Int32 { Int32(Glibc.WRDE_DOOFFS) }
/// No commands.
@_disfavoredOverload public var WRDE_NOCMD: Int32 { Int32(Glibc.WRDE_NOCMD) }
/// Uses earlier words again.
@_disfavoredOverload public var WRDE_REUSE: Int32 { Int32(Glibc.WRDE_REUSE) }
/// Shows the errors of commands.
@_disfavoredOverload public var WRDE_SHOWERR: Int32 { Int32(Glibc.WRDE_SHOWERR) }
/// Unknown variables are errors.
@_disfavoredOverload public var WRDE_UNDEF: Int32 { Int32(Glibc.WRDE_UNDEF) }
/// A character that is not allowed.
@_disfavoredOverload public var WRDE_BADCHAR: Int32 { Int32(Glibc.WRDE_BADCHAR) }
/// An unknown variable.
@_disfavoredOverload public var WRDE_BADVAL: Int32 { Int32(Glibc.WRDE_BADVAL) }
/// A command where none is allowed.
@_disfavoredOverload public var WRDE_CMDSUB: Int32 { Int32(Glibc.WRDE_CMDSUB) }
/// There is not enough memory.
@_disfavoredOverload public var WRDE_NOSPACE: Int32 { Int32(Glibc.WRDE_NOSPACE) }
/// A mistake of syntax.
@_disfavoredOverload public var WRDE_SYNTAX: Int32 { Int32(Glibc.WRDE_SYNTAX) }
