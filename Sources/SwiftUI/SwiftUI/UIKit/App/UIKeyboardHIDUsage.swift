import Foundation

/// A key's place on the keyboard, by its number in the USB standard.
///
/// Letters and signs are named as on an American keyboard, whatever the layout shows there. Follows Apple's
/// [UIKeyboardHIDUsage](https://developer.apple.com/documentation/uikit/uikeyboardhidusage).
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    private init(_ rawValue: Int) { self.rawValue = rawValue }

    /// No key.
    public static let keyboardErrorUndefined = UIKeyboardHIDUsage(3)
    /// A.
    public static let keyboardA = UIKeyboardHIDUsage(0x04)
    /// B.
    public static let keyboardB = UIKeyboardHIDUsage(0x05)
    /// C.
    public static let keyboardC = UIKeyboardHIDUsage(0x06)
    /// D.
    public static let keyboardD = UIKeyboardHIDUsage(0x07)
    /// E.
    public static let keyboardE = UIKeyboardHIDUsage(0x08)
    /// F.
    public static let keyboardF = UIKeyboardHIDUsage(0x09)
    /// G.
    public static let keyboardG = UIKeyboardHIDUsage(0x0A)
    /// H.
    public static let keyboardH = UIKeyboardHIDUsage(0x0B)
    /// I.
    public static let keyboardI = UIKeyboardHIDUsage(0x0C)
    /// J.
    public static let keyboardJ = UIKeyboardHIDUsage(0x0D)
    /// K.
    public static let keyboardK = UIKeyboardHIDUsage(0x0E)
    /// L.
    public static let keyboardL = UIKeyboardHIDUsage(0x0F)
    /// M.
    public static let keyboardM = UIKeyboardHIDUsage(0x10)
    /// N.
    public static let keyboardN = UIKeyboardHIDUsage(0x11)
    /// O.
    public static let keyboardO = UIKeyboardHIDUsage(0x12)
    /// P.
    public static let keyboardP = UIKeyboardHIDUsage(0x13)
    /// Q.
    public static let keyboardQ = UIKeyboardHIDUsage(0x14)
    /// R.
    public static let keyboardR = UIKeyboardHIDUsage(0x15)
    /// S.
    public static let keyboardS = UIKeyboardHIDUsage(0x16)
    /// T.
    public static let keyboardT = UIKeyboardHIDUsage(0x17)
    /// U.
    public static let keyboardU = UIKeyboardHIDUsage(0x18)
    /// V.
    public static let keyboardV = UIKeyboardHIDUsage(0x19)
    /// W.
    public static let keyboardW = UIKeyboardHIDUsage(0x1A)
    /// X.
    public static let keyboardX = UIKeyboardHIDUsage(0x1B)
    /// Y.
    public static let keyboardY = UIKeyboardHIDUsage(0x1C)
    /// Z.
    public static let keyboardZ = UIKeyboardHIDUsage(0x1D)
    /// 1.
    public static let keyboard1 = UIKeyboardHIDUsage(0x1E)
    /// 2.
    public static let keyboard2 = UIKeyboardHIDUsage(0x1F)
    /// 3.
    public static let keyboard3 = UIKeyboardHIDUsage(0x20)
    /// 4.
    public static let keyboard4 = UIKeyboardHIDUsage(0x21)
    /// 5.
    public static let keyboard5 = UIKeyboardHIDUsage(0x22)
    /// 6.
    public static let keyboard6 = UIKeyboardHIDUsage(0x23)
    /// 7.
    public static let keyboard7 = UIKeyboardHIDUsage(0x24)
    /// 8.
    public static let keyboard8 = UIKeyboardHIDUsage(0x25)
    /// 9.
    public static let keyboard9 = UIKeyboardHIDUsage(0x26)
    /// 0.
    public static let keyboard0 = UIKeyboardHIDUsage(0x27)
    /// Return.
    public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(0x28)
    /// Escape.
    public static let keyboardEscape = UIKeyboardHIDUsage(0x29)
    /// Backspace.
    public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(0x2A)
    /// Tab.
    public static let keyboardTab = UIKeyboardHIDUsage(0x2B)
    /// The space bar.
    public static let keyboardSpacebar = UIKeyboardHIDUsage(0x2C)
    /// -.
    public static let keyboardHyphen = UIKeyboardHIDUsage(0x2D)
    /// =.
    public static let keyboardEqualSign = UIKeyboardHIDUsage(0x2E)
    /// [.
    public static let keyboardOpenBracket = UIKeyboardHIDUsage(0x2F)
    /// ].
    public static let keyboardCloseBracket = UIKeyboardHIDUsage(0x30)
    /// \.
    public static let keyboardBackslash = UIKeyboardHIDUsage(0x31)
    /// #, where the keyboard has it.
    public static let keyboardNonUSPound = UIKeyboardHIDUsage(0x32)
    /// ;.
    public static let keyboardSemicolon = UIKeyboardHIDUsage(0x33)
    /// '.
    public static let keyboardQuote = UIKeyboardHIDUsage(0x34)
    /// `.
    public static let keyboardGraveAccentAndTilde = UIKeyboardHIDUsage(0x35)
    /// ,.
    public static let keyboardComma = UIKeyboardHIDUsage(0x36)
    /// A period.
    public static let keyboardPeriod = UIKeyboardHIDUsage(0x37)
    /// /.
    public static let keyboardSlash = UIKeyboardHIDUsage(0x38)
    /// Caps lock.
    public static let keyboardCapsLock = UIKeyboardHIDUsage(0x39)
    /// F1.
    public static let keyboardF1 = UIKeyboardHIDUsage(0x3A)
    /// F2.
    public static let keyboardF2 = UIKeyboardHIDUsage(0x3B)
    /// F3.
    public static let keyboardF3 = UIKeyboardHIDUsage(0x3C)
    /// F4.
    public static let keyboardF4 = UIKeyboardHIDUsage(0x3D)
    /// F5.
    public static let keyboardF5 = UIKeyboardHIDUsage(0x3E)
    /// F6.
    public static let keyboardF6 = UIKeyboardHIDUsage(0x3F)
    /// F7.
    public static let keyboardF7 = UIKeyboardHIDUsage(0x40)
    /// F8.
    public static let keyboardF8 = UIKeyboardHIDUsage(0x41)
    /// F9.
    public static let keyboardF9 = UIKeyboardHIDUsage(0x42)
    /// F10.
    public static let keyboardF10 = UIKeyboardHIDUsage(0x43)
    /// F11.
    public static let keyboardF11 = UIKeyboardHIDUsage(0x44)
    /// F12.
    public static let keyboardF12 = UIKeyboardHIDUsage(0x45)
    /// Print screen.
    public static let keyboardPrintScreen = UIKeyboardHIDUsage(0x46)
    /// Scroll lock.
    public static let keyboardScrollLock = UIKeyboardHIDUsage(0x47)
    /// Pause.
    public static let keyboardPause = UIKeyboardHIDUsage(0x48)
    /// Insert.
    public static let keyboardInsert = UIKeyboardHIDUsage(0x49)
    /// Home.
    public static let keyboardHome = UIKeyboardHIDUsage(0x4A)
    /// Page up.
    public static let keyboardPageUp = UIKeyboardHIDUsage(0x4B)
    /// Delete.
    public static let keyboardDeleteForward = UIKeyboardHIDUsage(0x4C)
    /// End.
    public static let keyboardEnd = UIKeyboardHIDUsage(0x4D)
    /// Page down.
    public static let keyboardPageDown = UIKeyboardHIDUsage(0x4E)
    /// The arrow to the right.
    public static let keyboardRightArrow = UIKeyboardHIDUsage(0x4F)
    /// The arrow to the left.
    public static let keyboardLeftArrow = UIKeyboardHIDUsage(0x50)
    /// The arrow down.
    public static let keyboardDownArrow = UIKeyboardHIDUsage(0x51)
    /// The arrow up.
    public static let keyboardUpArrow = UIKeyboardHIDUsage(0x52)
    /// Num lock.
    public static let keypadNumLock = UIKeyboardHIDUsage(0x53)
    /// / of the number block.
    public static let keypadSlash = UIKeyboardHIDUsage(0x54)
    /// * of the number block.
    public static let keypadAsterisk = UIKeyboardHIDUsage(0x55)
    /// - of the number block.
    public static let keypadHyphen = UIKeyboardHIDUsage(0x56)
    /// + of the number block.
    public static let keypadPlus = UIKeyboardHIDUsage(0x57)
    /// Enter of the number block.
    public static let keypadEnter = UIKeyboardHIDUsage(0x58)
    /// 1 of the number block.
    public static let keypad1 = UIKeyboardHIDUsage(0x59)
    /// 2 of the number block.
    public static let keypad2 = UIKeyboardHIDUsage(0x5A)
    /// 3 of the number block.
    public static let keypad3 = UIKeyboardHIDUsage(0x5B)
    /// 4 of the number block.
    public static let keypad4 = UIKeyboardHIDUsage(0x5C)
    /// 5 of the number block.
    public static let keypad5 = UIKeyboardHIDUsage(0x5D)
    /// 6 of the number block.
    public static let keypad6 = UIKeyboardHIDUsage(0x5E)
    /// 7 of the number block.
    public static let keypad7 = UIKeyboardHIDUsage(0x5F)
    /// 8 of the number block.
    public static let keypad8 = UIKeyboardHIDUsage(0x60)
    /// 9 of the number block.
    public static let keypad9 = UIKeyboardHIDUsage(0x61)
    /// 0 of the number block.
    public static let keypad0 = UIKeyboardHIDUsage(0x62)
    /// The period of the number block.
    public static let keypadPeriod = UIKeyboardHIDUsage(0x63)
    /// \ beside the left Shift key, where the keyboard has it.
    public static let keyboardNonUSBackslash = UIKeyboardHIDUsage(0x64)
    /// The menu key.
    public static let keyboardApplication = UIKeyboardHIDUsage(0x65)
    /// Power.
    public static let keyboardPower = UIKeyboardHIDUsage(0x66)
    /// = of the number block.
    public static let keypadEqualSign = UIKeyboardHIDUsage(0x67)
    /// F13.
    public static let keyboardF13 = UIKeyboardHIDUsage(0x68)
    /// F14.
    public static let keyboardF14 = UIKeyboardHIDUsage(0x69)
    /// F15.
    public static let keyboardF15 = UIKeyboardHIDUsage(0x6A)
    /// F16.
    public static let keyboardF16 = UIKeyboardHIDUsage(0x6B)
    /// F17.
    public static let keyboardF17 = UIKeyboardHIDUsage(0x6C)
    /// F18.
    public static let keyboardF18 = UIKeyboardHIDUsage(0x6D)
    /// F19.
    public static let keyboardF19 = UIKeyboardHIDUsage(0x6E)
    /// F20.
    public static let keyboardF20 = UIKeyboardHIDUsage(0x6F)
    /// F21.
    public static let keyboardF21 = UIKeyboardHIDUsage(0x70)
    /// F22.
    public static let keyboardF22 = UIKeyboardHIDUsage(0x71)
    /// F23.
    public static let keyboardF23 = UIKeyboardHIDUsage(0x72)
    /// F24.
    public static let keyboardF24 = UIKeyboardHIDUsage(0x73)
    /// Help.
    public static let keyboardHelp = UIKeyboardHIDUsage(0x75)
    /// Menu.
    public static let keyboardMenu = UIKeyboardHIDUsage(0x76)
    /// The left Control key.
    public static let keyboardLeftControl = UIKeyboardHIDUsage(0xE0)
    /// The left Shift key.
    public static let keyboardLeftShift = UIKeyboardHIDUsage(0xE1)
    /// The left Alt or Option key.
    public static let keyboardLeftAlt = UIKeyboardHIDUsage(0xE2)
    /// The left Super or Command key.
    public static let keyboardLeftGUI = UIKeyboardHIDUsage(0xE3)
    /// The right Control key.
    public static let keyboardRightControl = UIKeyboardHIDUsage(0xE4)
    /// The right Shift key.
    public static let keyboardRightShift = UIKeyboardHIDUsage(0xE5)
    /// The right Alt or Option key.
    public static let keyboardRightAlt = UIKeyboardHIDUsage(0xE6)
    /// The right Super or Command key.
    public static let keyboardRightGUI = UIKeyboardHIDUsage(0xE7)
}
