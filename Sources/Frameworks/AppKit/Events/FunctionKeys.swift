import Foundation

// The characters of keys without one of their own, in the private use area of Unicode.

/// The character of the arrow up.
public let NSUpArrowFunctionKey = 0xF700
/// The character of the arrow down.
public let NSDownArrowFunctionKey = 0xF701
/// The character of the arrow to the left.
public let NSLeftArrowFunctionKey = 0xF702
/// The character of the arrow to the right.
public let NSRightArrowFunctionKey = 0xF703
/// The character of the key F1.
public let NSF1FunctionKey = 0xF704
/// The character of the key F2.
public let NSF2FunctionKey = 0xF705
/// The character of the key F3.
public let NSF3FunctionKey = 0xF706
/// The character of the key F4.
public let NSF4FunctionKey = 0xF707
/// The character of the key F5.
public let NSF5FunctionKey = 0xF708
/// The character of the key F6.
public let NSF6FunctionKey = 0xF709
/// The character of the key F7.
public let NSF7FunctionKey = 0xF70A
/// The character of the key F8.
public let NSF8FunctionKey = 0xF70B
/// The character of the key F9.
public let NSF9FunctionKey = 0xF70C
/// The character of the key F10.
public let NSF10FunctionKey = 0xF70D
/// The character of the key F11.
public let NSF11FunctionKey = 0xF70E
/// The character of the key F12.
public let NSF12FunctionKey = 0xF70F
/// The character of the key F13.
public let NSF13FunctionKey = 0xF710
/// The character of the key F14.
public let NSF14FunctionKey = 0xF711
/// The character of the key F15.
public let NSF15FunctionKey = 0xF712
/// The character of the key F16.
public let NSF16FunctionKey = 0xF713
/// The character of the key F17.
public let NSF17FunctionKey = 0xF714
/// The character of the key F18.
public let NSF18FunctionKey = 0xF715
/// The character of the key F19.
public let NSF19FunctionKey = 0xF716
/// The character of the key F20.
public let NSF20FunctionKey = 0xF717
/// The character of the key F21.
public let NSF21FunctionKey = 0xF718
/// The character of the key F22.
public let NSF22FunctionKey = 0xF719
/// The character of the key F23.
public let NSF23FunctionKey = 0xF71A
/// The character of the key F24.
public let NSF24FunctionKey = 0xF71B
/// The character of the key F25.
public let NSF25FunctionKey = 0xF71C
/// The character of the key F26.
public let NSF26FunctionKey = 0xF71D
/// The character of the key F27.
public let NSF27FunctionKey = 0xF71E
/// The character of the key F28.
public let NSF28FunctionKey = 0xF71F
/// The character of the key F29.
public let NSF29FunctionKey = 0xF720
/// The character of the key F30.
public let NSF30FunctionKey = 0xF721
/// The character of the key F31.
public let NSF31FunctionKey = 0xF722
/// The character of the key F32.
public let NSF32FunctionKey = 0xF723
/// The character of the key F33.
public let NSF33FunctionKey = 0xF724
/// The character of the key F34.
public let NSF34FunctionKey = 0xF725
/// The character of the key F35.
public let NSF35FunctionKey = 0xF726
/// The character of the key Insert.
public let NSInsertFunctionKey = 0xF727
/// The character of the key Delete.
public let NSDeleteFunctionKey = 0xF728
/// The character of the key Home.
public let NSHomeFunctionKey = 0xF729
/// The character of the key Begin.
public let NSBeginFunctionKey = 0xF72A
/// The character of the key End.
public let NSEndFunctionKey = 0xF72B
/// The character of the key PageUp.
public let NSPageUpFunctionKey = 0xF72C
/// The character of the key PageDown.
public let NSPageDownFunctionKey = 0xF72D
/// The character of the key PrintScreen.
public let NSPrintScreenFunctionKey = 0xF72E
/// The character of the key ScrollLock.
public let NSScrollLockFunctionKey = 0xF72F
/// The character of the key Pause.
public let NSPauseFunctionKey = 0xF730
/// The character of the key SysReq.
public let NSSysReqFunctionKey = 0xF731
/// The character of the key Break.
public let NSBreakFunctionKey = 0xF732
/// The character of the key Reset.
public let NSResetFunctionKey = 0xF733
/// The character of the key Stop.
public let NSStopFunctionKey = 0xF734
/// The character of the key Menu.
public let NSMenuFunctionKey = 0xF735
/// The character of the key User.
public let NSUserFunctionKey = 0xF736
/// The character of the key System.
public let NSSystemFunctionKey = 0xF737
/// The character of the key Print.
public let NSPrintFunctionKey = 0xF738
/// The character of the key ClearLine.
public let NSClearLineFunctionKey = 0xF739
/// The character of the key ClearDisplay.
public let NSClearDisplayFunctionKey = 0xF73A
/// The character of the key InsertLine.
public let NSInsertLineFunctionKey = 0xF73B
/// The character of the key DeleteLine.
public let NSDeleteLineFunctionKey = 0xF73C
/// The character of the key InsertCharacter.
public let NSInsertCharFunctionKey = 0xF73D
/// The character of the key DeleteCharacter.
public let NSDeleteCharFunctionKey = 0xF73E
/// The character of the key Prev.
public let NSPrevFunctionKey = 0xF73F
/// The character of the key Next.
public let NSNextFunctionKey = 0xF740
/// The character of the key Select.
public let NSSelectFunctionKey = 0xF741
/// The character of the key Execute.
public let NSExecuteFunctionKey = 0xF742
/// The character of the key Undo.
public let NSUndoFunctionKey = 0xF743
/// The character of the key Redo.
public let NSRedoFunctionKey = 0xF744
/// The character of the key Find.
public let NSFindFunctionKey = 0xF745
/// The character of the key Help.
public let NSHelpFunctionKey = 0xF746
/// The character of the key ModeSwitch.
public let NSModeSwitchFunctionKey = 0xF747
/// The character of the number pad's Enter.
public let NSEnterCharacter = 0x3
/// The character of Backspace.
public let NSBackspaceCharacter = 0x8
/// The character of the tab key.
public let NSTabCharacter = 0x9
/// The character of Return.
public let NSCarriageReturnCharacter = 0xD
/// The character of the tab key with Shift.
public let NSBackTabCharacter = 0x19
/// The character of the delete key.
public let NSDeleteCharacter = 0x7F
/// A new line.
public let NSNewlineCharacter = 0xA
