import Foundation

extension NSEvent {
    /// A key without a character of its own.
    public struct SpecialKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The character by which the key is known.
        public var unicodeScalar: Unicode.Scalar { Unicode.Scalar(UInt32(rawValue)) ?? " " }

        /// The arrow up.
        public static let upArrow = SpecialKey(rawValue: 0xF700)
        /// The arrow down.
        public static let downArrow = SpecialKey(rawValue: 0xF701)
        /// The arrow to the left.
        public static let leftArrow = SpecialKey(rawValue: 0xF702)
        /// The arrow to the right.
        public static let rightArrow = SpecialKey(rawValue: 0xF703)
        /// The key F1.
        public static let f1 = SpecialKey(rawValue: 0xF704)
        /// The key F2.
        public static let f2 = SpecialKey(rawValue: 0xF705)
        /// The key F3.
        public static let f3 = SpecialKey(rawValue: 0xF706)
        /// The key F4.
        public static let f4 = SpecialKey(rawValue: 0xF707)
        /// The key F5.
        public static let f5 = SpecialKey(rawValue: 0xF708)
        /// The key F6.
        public static let f6 = SpecialKey(rawValue: 0xF709)
        /// The key F7.
        public static let f7 = SpecialKey(rawValue: 0xF70A)
        /// The key F8.
        public static let f8 = SpecialKey(rawValue: 0xF70B)
        /// The key F9.
        public static let f9 = SpecialKey(rawValue: 0xF70C)
        /// The key F10.
        public static let f10 = SpecialKey(rawValue: 0xF70D)
        /// The key F11.
        public static let f11 = SpecialKey(rawValue: 0xF70E)
        /// The key F12.
        public static let f12 = SpecialKey(rawValue: 0xF70F)
        /// The key F13.
        public static let f13 = SpecialKey(rawValue: 0xF710)
        /// The key F14.
        public static let f14 = SpecialKey(rawValue: 0xF711)
        /// The key F15.
        public static let f15 = SpecialKey(rawValue: 0xF712)
        /// The key F16.
        public static let f16 = SpecialKey(rawValue: 0xF713)
        /// The key F17.
        public static let f17 = SpecialKey(rawValue: 0xF714)
        /// The key F18.
        public static let f18 = SpecialKey(rawValue: 0xF715)
        /// The key F19.
        public static let f19 = SpecialKey(rawValue: 0xF716)
        /// The key F20.
        public static let f20 = SpecialKey(rawValue: 0xF717)
        /// The key F21.
        public static let f21 = SpecialKey(rawValue: 0xF718)
        /// The key F22.
        public static let f22 = SpecialKey(rawValue: 0xF719)
        /// The key F23.
        public static let f23 = SpecialKey(rawValue: 0xF71A)
        /// The key F24.
        public static let f24 = SpecialKey(rawValue: 0xF71B)
        /// The key F25.
        public static let f25 = SpecialKey(rawValue: 0xF71C)
        /// The key F26.
        public static let f26 = SpecialKey(rawValue: 0xF71D)
        /// The key F27.
        public static let f27 = SpecialKey(rawValue: 0xF71E)
        /// The key F28.
        public static let f28 = SpecialKey(rawValue: 0xF71F)
        /// The key F29.
        public static let f29 = SpecialKey(rawValue: 0xF720)
        /// The key F30.
        public static let f30 = SpecialKey(rawValue: 0xF721)
        /// The key F31.
        public static let f31 = SpecialKey(rawValue: 0xF722)
        /// The key F32.
        public static let f32 = SpecialKey(rawValue: 0xF723)
        /// The key F33.
        public static let f33 = SpecialKey(rawValue: 0xF724)
        /// The key F34.
        public static let f34 = SpecialKey(rawValue: 0xF725)
        /// The key F35.
        public static let f35 = SpecialKey(rawValue: 0xF726)
        /// The key Insert.
        public static let insert = SpecialKey(rawValue: 0xF727)
        /// The key Delete.
        public static let deleteForward = SpecialKey(rawValue: 0xF728)
        /// The key Home.
        public static let home = SpecialKey(rawValue: 0xF729)
        /// The key Begin.
        public static let begin = SpecialKey(rawValue: 0xF72A)
        /// The key End.
        public static let end = SpecialKey(rawValue: 0xF72B)
        /// The key PageUp.
        public static let pageUp = SpecialKey(rawValue: 0xF72C)
        /// The key PageDown.
        public static let pageDown = SpecialKey(rawValue: 0xF72D)
        /// The key PrintScreen.
        public static let printScreen = SpecialKey(rawValue: 0xF72E)
        /// The key ScrollLock.
        public static let scrollLock = SpecialKey(rawValue: 0xF72F)
        /// The key Pause.
        public static let pause = SpecialKey(rawValue: 0xF730)
        /// The key SysReq.
        public static let sysReq = SpecialKey(rawValue: 0xF731)
        /// The key Break.
        public static let `break` = SpecialKey(rawValue: 0xF732)
        /// The key Reset.
        public static let reset = SpecialKey(rawValue: 0xF733)
        /// The key Stop.
        public static let stop = SpecialKey(rawValue: 0xF734)
        /// The key Menu.
        public static let menu = SpecialKey(rawValue: 0xF735)
        /// The key User.
        public static let user = SpecialKey(rawValue: 0xF736)
        /// The key System.
        public static let system = SpecialKey(rawValue: 0xF737)
        /// The key Print.
        public static let print = SpecialKey(rawValue: 0xF738)
        /// The key ClearLine.
        public static let clearLine = SpecialKey(rawValue: 0xF739)
        /// The key ClearDisplay.
        public static let clearDisplay = SpecialKey(rawValue: 0xF73A)
        /// The key InsertLine.
        public static let insertLine = SpecialKey(rawValue: 0xF73B)
        /// The key DeleteLine.
        public static let deleteLine = SpecialKey(rawValue: 0xF73C)
        /// The key InsertCharacter.
        public static let insertCharacter = SpecialKey(rawValue: 0xF73D)
        /// The key DeleteCharacter.
        public static let deleteCharacter = SpecialKey(rawValue: 0xF73E)
        /// The key Prev.
        public static let prev = SpecialKey(rawValue: 0xF73F)
        /// The key Next.
        public static let next = SpecialKey(rawValue: 0xF740)
        /// The key Select.
        public static let select = SpecialKey(rawValue: 0xF741)
        /// The key Execute.
        public static let execute = SpecialKey(rawValue: 0xF742)
        /// The key Undo.
        public static let undo = SpecialKey(rawValue: 0xF743)
        /// The key Redo.
        public static let redo = SpecialKey(rawValue: 0xF744)
        /// The key Find.
        public static let find = SpecialKey(rawValue: 0xF745)
        /// The key Help.
        public static let help = SpecialKey(rawValue: 0xF746)
        /// The key ModeSwitch.
        public static let modeSwitch = SpecialKey(rawValue: 0xF747)
        /// The key Backspace.
        public static let backspace = SpecialKey(rawValue: 0x8)
        /// The key Return.
        public static let carriageReturn = SpecialKey(rawValue: 0xD)
        /// The new line.
        public static let newline = SpecialKey(rawValue: 0xA)
        /// The number pad's Enter.
        public static let enter = SpecialKey(rawValue: 0x3)
        /// The key Delete.
        public static let delete = SpecialKey(rawValue: 0x7F)
        /// The form feed.
        public static let formFeed = SpecialKey(rawValue: 0xC)
        /// The tab key with Shift.
        public static let backTab = SpecialKey(rawValue: 0x19)
        /// The tab key.
        public static let tab = SpecialKey(rawValue: 0x9)
        /// The line separator.
        public static let lineSeparator = SpecialKey(rawValue: 0x2028)
        /// The paragraph separator.
        public static let paragraphSeparator = SpecialKey(rawValue: 0x2029)

        static let plain: Set<Int> = [3, 8, 9, 10, 12, 13, 25, 127, 0x2028, 0x2029]
    }
}
