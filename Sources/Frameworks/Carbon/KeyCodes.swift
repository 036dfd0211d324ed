// The keys that every keyboard has, as a Mac numbers them.

/// The code of the key Return.
public let kVK_Return = 0x24
/// The code of the key Tab.
public let kVK_Tab = 0x30
/// The code of the key Space.
public let kVK_Space = 0x31
/// The code of the key Delete.
public let kVK_Delete = 0x33
/// The code of the key Escape.
public let kVK_Escape = 0x35
/// The code of the key Command.
public let kVK_Command = 0x37
/// The code of the key Shift.
public let kVK_Shift = 0x38
/// The code of the key CapsLock.
public let kVK_CapsLock = 0x39
/// The code of the key Option.
public let kVK_Option = 0x3A
/// The code of the key Control.
public let kVK_Control = 0x3B
/// The code of the key RightCommand.
public let kVK_RightCommand = 0x36
/// The code of the key RightShift.
public let kVK_RightShift = 0x3C
/// The code of the key RightOption.
public let kVK_RightOption = 0x3D
/// The code of the key RightControl.
public let kVK_RightControl = 0x3E
/// The code of the key Function.
public let kVK_Function = 0x3F
/// The code of the key F17.
public let kVK_F17 = 0x40
/// The code of the key VolumeUp.
public let kVK_VolumeUp = 0x48
/// The code of the key VolumeDown.
public let kVK_VolumeDown = 0x49
/// The code of the key Mute.
public let kVK_Mute = 0x4A
/// The code of the key F18.
public let kVK_F18 = 0x4F
/// The code of the key F19.
public let kVK_F19 = 0x50
/// The code of the key F20.
public let kVK_F20 = 0x5A
/// The code of the key F5.
public let kVK_F5 = 0x60
/// The code of the key F6.
public let kVK_F6 = 0x61
/// The code of the key F7.
public let kVK_F7 = 0x62
/// The code of the key F3.
public let kVK_F3 = 0x63
/// The code of the key F8.
public let kVK_F8 = 0x64
/// The code of the key F9.
public let kVK_F9 = 0x65
/// The code of the key F11.
public let kVK_F11 = 0x67
/// The code of the key F13.
public let kVK_F13 = 0x69
/// The code of the key F16.
public let kVK_F16 = 0x6A
/// The code of the key F14.
public let kVK_F14 = 0x6B
/// The code of the key F10.
public let kVK_F10 = 0x6D
/// The code of the key F12.
public let kVK_F12 = 0x6F
/// The code of the key F15.
public let kVK_F15 = 0x71
/// The code of the key Help.
public let kVK_Help = 0x72
/// The code of the key Home.
public let kVK_Home = 0x73
/// The code of the key PageUp.
public let kVK_PageUp = 0x74
/// The code of the key ForwardDelete.
public let kVK_ForwardDelete = 0x75
/// The code of the key F4.
public let kVK_F4 = 0x76
/// The code of the key End.
public let kVK_End = 0x77
/// The code of the key F2.
public let kVK_F2 = 0x78
/// The code of the key PageDown.
public let kVK_PageDown = 0x79
/// The code of the key F1.
public let kVK_F1 = 0x7A
/// The code of the key LeftArrow.
public let kVK_LeftArrow = 0x7B
/// The code of the key RightArrow.
public let kVK_RightArrow = 0x7C
/// The code of the key DownArrow.
public let kVK_DownArrow = 0x7D
/// The code of the key UpArrow.
public let kVK_UpArrow = 0x7E
/// The code of the key ISO Section.
public let kVK_ISO_Section = 0x0A
/// The code of the key JIS Yen.
public let kVK_JIS_Yen = 0x5D
/// The code of the key JIS Underscore.
public let kVK_JIS_Underscore = 0x5E
/// The code of the key JIS KeypadComma.
public let kVK_JIS_KeypadComma = 0x5F
/// The code of the key JIS Eisu.
public let kVK_JIS_Eisu = 0x66
/// The code of the key JIS Kana.
public let kVK_JIS_Kana = 0x68
