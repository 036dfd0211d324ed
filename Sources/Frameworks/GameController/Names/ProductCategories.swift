// The kinds of devices, as `GCDevice.productCategory` has them.

/// The kind of controllers of PlayStation 5.
public let GCProductCategoryDualSense = "DualSense"
/// The kind of controllers of PlayStation 4.
public let GCProductCategoryDualShock4 = "DualShock 4"
/// The kind of controllers of other makers.
public let GCProductCategoryMFi = "MFi"
/// The kind of Xbox's controllers.
public let GCProductCategoryXboxOne = "Xbox One"
/// The kind of devices about which nothing else is known.
public let GCProductCategoryHID = "HID"
/// The kind of keyboards.
public let GCProductCategoryKeyboard = "Keyboard"
/// The kind of mice.
public let GCProductCategoryMouse = "Mouse"
/// The kind of an arcade's sticks.
public let GCProductCategoryArcadeStick = "Arcade Stick"
/// The kind of the first remotes of Apple TV; never here.
public let GCProductCategorySiriRemote1stGen = "Siri Remote (1st Generation)"
/// The kind of the second remotes of Apple TV; never here.
public let GCProductCategorySiriRemote2ndGen = "Siri Remote (2nd Generation)"
/// The kind of a remote on an iPhone; never here.
public let GCProductCategoryControlCenterRemote = "Control Center Remote"
/// The kind of a remote of another maker for Apple TV; never here.
public let GCProductCategoryUniversalElectronicsRemote = "Universal Electronics Remote"
/// The kind that stands for all remotes; never here.
public let GCProductCategoryCoalescedRemote = "Coalesced Remote"
