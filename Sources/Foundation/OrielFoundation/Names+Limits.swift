import Foundation

// Limits of numbers that Apple's Foundation passes on from C. This system's headers compute them, or write them with macros that
// have parameters: Swift imports neither. Their types are C's.

// Types of a given size.

/// The least number of 16 bits.
public let INT16_MIN: Int32 = -32768
/// The least number of 32 bits.
public let INT32_MIN: Int32 = .min
/// The least number of 64 bits.
public let INT64_MIN: Int64 = .min
/// The greatest number of 64 bits.
public let INT64_MAX: Int64 = .max
/// The greatest number of 64 bits without a sign.
public let UINT64_MAX: UInt64 = .max
/// The least number of the smallest type of at least 16 bits.
public let INT_LEAST16_MIN: Int32 = INT16_MIN
/// The least number of the smallest type of at least 32 bits.
public let INT_LEAST32_MIN: Int32 = .min
/// The least number of the smallest type of at least 64 bits.
public let INT_LEAST64_MIN: Int64 = .min
/// The greatest number of the smallest type of at least 64 bits.
public let INT_LEAST64_MAX: Int64 = .max
/// The greatest number without a sign of the smallest type of at least 64 bits.
public let UINT_LEAST64_MAX: UInt64 = .max
/// The least number of the fastest type of at least 16 bits, which has 64 here.
public let INT_FAST16_MIN: Int = .min
/// The least number of the fastest type of at least 32 bits, which has 64 here.
public let INT_FAST32_MIN: Int = .min
/// The least number of the fastest type of at least 64 bits.
public let INT_FAST64_MIN: Int64 = .min
/// The greatest number of the fastest type of at least 64 bits.
public let INT_FAST64_MAX: Int64 = .max
/// The greatest number without a sign of the fastest type of at least 64 bits.
public let UINT_FAST64_MAX: UInt64 = .max
/// The least number of an address's size.
public let INTPTR_MIN: Int = .min
/// The least number of the largest type.
public let INTMAX_MIN: Int = .min
/// The greatest number of the largest type.
public let INTMAX_MAX: Int = .max
/// The greatest number without a sign of the largest type.
public let UINTMAX_MAX: UInt = .max
/// The least distance of two addresses.
public let PTRDIFF_MIN: Int = .min
/// The greatest size that is not taken for a mistake, in bytes.
public let RSIZE_MAX: UInt = SIZE_MAX >> 1
/// The greatest size, in bytes.
public let SIZE_T_MAX: UInt = SIZE_MAX
/// The least wide character.
public let WCHAR_MIN: Int32 = .min
/// The least number that a handler of signals writes at once.
public let SIG_ATOMIC_MIN: Int32 = .min

// C's own types.

/// The least byte with a sign.
public let SCHAR_MIN: Int32 = -128
/// The greatest byte without a sign.
public let UCHAR_MAX: Int32 = 255
/// The least character of C, which has a sign on some processors only.
public let CHAR_MIN: Int32 = Int32(CChar.min)
/// The least short number.
public let SHRT_MIN: Int32 = -32768
/// The greatest short number without a sign.
public let USHRT_MAX: Int32 = 65535
/// The least number of C.
public let INT_MIN: Int32 = .min
/// The greatest number of C without a sign.
public let UINT_MAX: UInt32 = .max
/// The least long number.
public let LONG_MIN: Int = .min
/// The greatest long number without a sign.
public let ULONG_MAX: UInt = .max
/// The least number of the longest type of C.
public let LLONG_MIN: Int64 = .min
/// The greatest number without a sign of the longest type of C.
public let ULLONG_MAX: UInt64 = .max
/// The least number of four words.
public let QUAD_MIN: Int64 = .min
/// The greatest number of four words.
public let QUAD_MAX: Int64 = .max
/// The greatest number of four words without a sign.
public let UQUAD_MAX: UInt64 = .max
/// The least place in a file.
public let OFF_MIN: Int64 = .min
/// The greatest place in a file.
public let OFF_MAX: Int64 = .max
/// The greatest number of a user.
public let UID_MAX: UInt32 = 2_147_483_647
/// The greatest number of a group of users.
public let GID_MAX: UInt32 = 2_147_483_647
/// The bits of a long number.
public let LONG_BIT: Int32 = Int32(Int.bitWidth)
/// The bits of a number of C.
public let WORD_BIT: Int32 = Int32(CInt.bitWidth)
/// The greatest length of a path, in bytes, with the zero at its end.
public let MAXPATHLEN: Int32 = PATH_MAX

/// The greatest number of a `Float`, by its name in older code.
public let HUGE: Float = .greatestFiniteMagnitude

// Lengths and options of this system.

/// The number of characters in each of the names that `uname` finds.
public let _SYS_NAMELEN: Int32 = 65
/// The option of a connection for how long it may be idle before it is tried, in seconds.
public let TCP_KEEPALIVE: Int32 = 4
