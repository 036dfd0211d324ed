// The keys of a keyboard by their places, as a Mac numbers them.

/// The code of the key A of a keyboard for English.
public let kVK_ANSI_A = 0x00
/// The code of the key S of a keyboard for English.
public let kVK_ANSI_S = 0x01
/// The code of the key D of a keyboard for English.
public let kVK_ANSI_D = 0x02
/// The code of the key F of a keyboard for English.
public let kVK_ANSI_F = 0x03
/// The code of the key H of a keyboard for English.
public let kVK_ANSI_H = 0x04
/// The code of the key G of a keyboard for English.
public let kVK_ANSI_G = 0x05
/// The code of the key Z of a keyboard for English.
public let kVK_ANSI_Z = 0x06
/// The code of the key X of a keyboard for English.
public let kVK_ANSI_X = 0x07
/// The code of the key C of a keyboard for English.
public let kVK_ANSI_C = 0x08
/// The code of the key V of a keyboard for English.
public let kVK_ANSI_V = 0x09
/// The code of the key B of a keyboard for English.
public let kVK_ANSI_B = 0x0B
/// The code of the key Q of a keyboard for English.
public let kVK_ANSI_Q = 0x0C
/// The code of the key W of a keyboard for English.
public let kVK_ANSI_W = 0x0D
/// The code of the key E of a keyboard for English.
public let kVK_ANSI_E = 0x0E
/// The code of the key R of a keyboard for English.
public let kVK_ANSI_R = 0x0F
/// The code of the key Y of a keyboard for English.
public let kVK_ANSI_Y = 0x10
/// The code of the key T of a keyboard for English.
public let kVK_ANSI_T = 0x11
/// The code of the key 1 of a keyboard for English.
public let kVK_ANSI_1 = 0x12
/// The code of the key 2 of a keyboard for English.
public let kVK_ANSI_2 = 0x13
/// The code of the key 3 of a keyboard for English.
public let kVK_ANSI_3 = 0x14
/// The code of the key 4 of a keyboard for English.
public let kVK_ANSI_4 = 0x15
/// The code of the key 6 of a keyboard for English.
public let kVK_ANSI_6 = 0x16
/// The code of the key 5 of a keyboard for English.
public let kVK_ANSI_5 = 0x17
/// The code of the key = of a keyboard for English.
public let kVK_ANSI_Equal = 0x18
/// The code of the key 9 of a keyboard for English.
public let kVK_ANSI_9 = 0x19
/// The code of the key 7 of a keyboard for English.
public let kVK_ANSI_7 = 0x1A
/// The code of the key - of a keyboard for English.
public let kVK_ANSI_Minus = 0x1B
/// The code of the key 8 of a keyboard for English.
public let kVK_ANSI_8 = 0x1C
/// The code of the key 0 of a keyboard for English.
public let kVK_ANSI_0 = 0x1D
/// The code of the key ] of a keyboard for English.
public let kVK_ANSI_RightBracket = 0x1E
/// The code of the key O of a keyboard for English.
public let kVK_ANSI_O = 0x1F
/// The code of the key U of a keyboard for English.
public let kVK_ANSI_U = 0x20
/// The code of the key [ of a keyboard for English.
public let kVK_ANSI_LeftBracket = 0x21
/// The code of the key I of a keyboard for English.
public let kVK_ANSI_I = 0x22
/// The code of the key P of a keyboard for English.
public let kVK_ANSI_P = 0x23
/// The code of the key L of a keyboard for English.
public let kVK_ANSI_L = 0x25
/// The code of the key J of a keyboard for English.
public let kVK_ANSI_J = 0x26
/// The code of the key ' of a keyboard for English.
public let kVK_ANSI_Quote = 0x27
/// The code of the key K of a keyboard for English.
public let kVK_ANSI_K = 0x28
/// The code of the key ; of a keyboard for English.
public let kVK_ANSI_Semicolon = 0x29
/// The code of the key \ of a keyboard for English.
public let kVK_ANSI_Backslash = 0x2A
/// The code of the key , of a keyboard for English.
public let kVK_ANSI_Comma = 0x2B
/// The code of the key / of a keyboard for English.
public let kVK_ANSI_Slash = 0x2C
/// The code of the key N of a keyboard for English.
public let kVK_ANSI_N = 0x2D
/// The code of the key M of a keyboard for English.
public let kVK_ANSI_M = 0x2E
/// The code of the period key of a keyboard for English.
public let kVK_ANSI_Period = 0x2F
/// The code of the key ` of a keyboard for English.
public let kVK_ANSI_Grave = 0x32
/// The code of the keypad's Decimal key.
public let kVK_ANSI_KeypadDecimal = 0x41
/// The code of the keypad's Multiply key.
public let kVK_ANSI_KeypadMultiply = 0x43
/// The code of the keypad's Plus key.
public let kVK_ANSI_KeypadPlus = 0x45
/// The code of the keypad's Clear key.
public let kVK_ANSI_KeypadClear = 0x47
/// The code of the keypad's Divide key.
public let kVK_ANSI_KeypadDivide = 0x4B
/// The code of the keypad's Enter key.
public let kVK_ANSI_KeypadEnter = 0x4C
/// The code of the keypad's Minus key.
public let kVK_ANSI_KeypadMinus = 0x4E
/// The code of the keypad's Equals key.
public let kVK_ANSI_KeypadEquals = 0x51
/// The code of the keypad's 0 key.
public let kVK_ANSI_Keypad0 = 0x52
/// The code of the keypad's 1 key.
public let kVK_ANSI_Keypad1 = 0x53
/// The code of the keypad's 2 key.
public let kVK_ANSI_Keypad2 = 0x54
/// The code of the keypad's 3 key.
public let kVK_ANSI_Keypad3 = 0x55
/// The code of the keypad's 4 key.
public let kVK_ANSI_Keypad4 = 0x56
/// The code of the keypad's 5 key.
public let kVK_ANSI_Keypad5 = 0x57
/// The code of the keypad's 6 key.
public let kVK_ANSI_Keypad6 = 0x58
/// The code of the keypad's 7 key.
public let kVK_ANSI_Keypad7 = 0x59
/// The code of the keypad's 8 key.
public let kVK_ANSI_Keypad8 = 0x5B
/// The code of the keypad's 9 key.
public let kVK_ANSI_Keypad9 = 0x5C
