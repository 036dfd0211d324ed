import Glibc

// The results of `regcomp` and `regexec`, which this system's headers write in a way that Swift does not import.

/// The expression does not match.
public let REG_NOMATCH = Int32(truncatingIfNeeded: _REG_NOMATCH.rawValue)
/// The expression is not valid.
public let REG_BADPAT = Int32(truncatingIfNeeded: _REG_BADPAT.rawValue)
/// A collating element is not valid.
public let REG_ECOLLATE = Int32(truncatingIfNeeded: _REG_ECOLLATE.rawValue)
/// A class of characters is not valid.
public let REG_ECTYPE = Int32(truncatingIfNeeded: _REG_ECTYPE.rawValue)
/// A backslash is at the end.
public let REG_EESCAPE = Int32(truncatingIfNeeded: _REG_EESCAPE.rawValue)
/// A back reference is not valid.
public let REG_ESUBREG = Int32(truncatingIfNeeded: _REG_ESUBREG.rawValue)
/// A bracket is not closed.
public let REG_EBRACK = Int32(truncatingIfNeeded: _REG_EBRACK.rawValue)
/// A parenthesis is not closed.
public let REG_EPAREN = Int32(truncatingIfNeeded: _REG_EPAREN.rawValue)
/// A brace is not closed.
public let REG_EBRACE = Int32(truncatingIfNeeded: _REG_EBRACE.rawValue)
/// A count is not valid.
public let REG_BADBR = Int32(truncatingIfNeeded: _REG_BADBR.rawValue)
/// A range is not valid.
public let REG_ERANGE = Int32(truncatingIfNeeded: _REG_ERANGE.rawValue)
/// There is not enough memory.
public let REG_ESPACE = Int32(truncatingIfNeeded: _REG_ESPACE.rawValue)
/// A repetition is not valid.
public let REG_BADRPT = Int32(truncatingIfNeeded: _REG_BADRPT.rawValue)
