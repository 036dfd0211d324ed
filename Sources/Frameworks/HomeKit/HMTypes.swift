// The kinds of services, values and devices, as HomeKit's protocol numbers them.

/// A lamp.
public let HMServiceTypeLightbulb = "00000043-0000-1000-8000-0026BB765291"
/// A switch.
public let HMServiceTypeSwitch = "00000049-0000-1000-8000-0026BB765291"
/// An outlet.
public let HMServiceTypeOutlet = "00000047-0000-1000-8000-0026BB765291"
/// A thermostat.
public let HMServiceTypeThermostat = "0000004A-0000-1000-8000-0026BB765291"
/// A garage door.
public let HMServiceTypeGarageDoorOpener = "00000041-0000-1000-8000-0026BB765291"
/// A lock.
public let HMServiceTypeLockMechanism = "00000045-0000-1000-8000-0026BB765291"
/// A sensor of temperatures.
public let HMServiceTypeTemperatureSensor = "0000008A-0000-1000-8000-0026BB765291"
/// A sensor of humidity.
public let HMServiceTypeHumiditySensor = "00000082-0000-1000-8000-0026BB765291"
/// A sensor of motion.
public let HMServiceTypeMotionSensor = "00000085-0000-1000-8000-0026BB765291"
/// A sensor of contacts.
public let HMServiceTypeContactSensor = "00000080-0000-1000-8000-0026BB765291"
/// A sensor of light.
public let HMServiceTypeLightSensor = "00000084-0000-1000-8000-0026BB765291"
/// A fan.
public let HMServiceTypeFan = "00000040-0000-1000-8000-0026BB765291"
/// A door.
public let HMServiceTypeDoor = "00000081-0000-1000-8000-0026BB765291"
/// A window.
public let HMServiceTypeWindow = "0000008B-0000-1000-8000-0026BB765291"
/// A blind.
public let HMServiceTypeWindowCovering = "0000008C-0000-1000-8000-0026BB765291"
/// A battery.
public let HMServiceTypeBattery = "00000096-0000-1000-8000-0026BB765291"
/// An alarm system.
public let HMServiceTypeSecuritySystem = "0000007E-0000-1000-8000-0026BB765291"
/// Facts about a device.
public let HMServiceTypeAccessoryInformation = "0000003E-0000-1000-8000-0026BB765291"

/// Whether something is on.
public let HMCharacteristicTypePowerState = "00000025-0000-1000-8000-0026BB765291"
/// The brightness, in percent.
public let HMCharacteristicTypeBrightness = "00000008-0000-1000-8000-0026BB765291"
/// The hue, in degrees.
public let HMCharacteristicTypeHue = "00000013-0000-1000-8000-0026BB765291"
/// The saturation, in percent.
public let HMCharacteristicTypeSaturation = "0000002F-0000-1000-8000-0026BB765291"
/// The temperature of a color.
public let HMCharacteristicTypeColorTemperature = "000000CE-0000-1000-8000-0026BB765291"
/// The temperature, in degrees Celsius.
public let HMCharacteristicTypeCurrentTemperature = "00000011-0000-1000-8000-0026BB765291"
/// The temperature that is wanted.
public let HMCharacteristicTypeTargetTemperature = "00000035-0000-1000-8000-0026BB765291"
/// The humidity, in percent.
public let HMCharacteristicTypeCurrentRelativeHumidity = "00000010-0000-1000-8000-0026BB765291"
/// The state of a door.
public let HMCharacteristicTypeCurrentDoorState = "0000000E-0000-1000-8000-0026BB765291"
/// The state of a door that is wanted.
public let HMCharacteristicTypeTargetDoorState = "00000032-0000-1000-8000-0026BB765291"
/// The state of a lock.
public let HMCharacteristicTypeCurrentLockMechanismState = "0000001D-0000-1000-8000-0026BB765291"
/// The state of a lock that is wanted.
public let HMCharacteristicTypeTargetLockMechanismState = "0000001E-0000-1000-8000-0026BB765291"
/// Whether something moves.
public let HMCharacteristicTypeMotionDetected = "00000022-0000-1000-8000-0026BB765291"
/// Whether a contact is closed.
public let HMCharacteristicTypeContactState = "0000006A-0000-1000-8000-0026BB765291"
/// A battery's charge, in percent.
public let HMCharacteristicTypeBatteryLevel = "00000068-0000-1000-8000-0026BB765291"
/// The position, in percent.
public let HMCharacteristicTypeCurrentPosition = "0000006D-0000-1000-8000-0026BB765291"
/// The position that is wanted.
public let HMCharacteristicTypeTargetPosition = "0000007C-0000-1000-8000-0026BB765291"
/// The name.
public let HMCharacteristicTypeName = "00000023-0000-1000-8000-0026BB765291"
/// The speed of a fan, in percent.
public let HMCharacteristicTypeRotationSpeed = "00000029-0000-1000-8000-0026BB765291"
/// Whether an outlet is in use.
public let HMCharacteristicTypeOutletInUse = "00000026-0000-1000-8000-0026BB765291"

/// The value can be read.
public let HMCharacteristicPropertyReadable = "HMCharacteristicPropertyReadable"
/// The value can be written.
public let HMCharacteristicPropertyWritable = "HMCharacteristicPropertyWritable"
/// Changes are reported.
public let HMCharacteristicPropertySupportsEventNotification = "HMCharacteristicPropertySupportsEventNotification"

/// Another kind.
public let HMAccessoryCategoryTypeOther = "00000001-0000-1000-8000-0026BB765291"
/// A device for others.
public let HMAccessoryCategoryTypeBridge = "00000002-0000-1000-8000-0026BB765291"
/// A fan.
public let HMAccessoryCategoryTypeFan = "00000003-0000-1000-8000-0026BB765291"
/// A garage door.
public let HMAccessoryCategoryTypeGarageDoorOpener = "00000004-0000-1000-8000-0026BB765291"
/// A lamp.
public let HMAccessoryCategoryTypeLightbulb = "00000005-0000-1000-8000-0026BB765291"
/// A lock.
public let HMAccessoryCategoryTypeDoorLock = "00000006-0000-1000-8000-0026BB765291"
/// An outlet.
public let HMAccessoryCategoryTypeOutlet = "00000007-0000-1000-8000-0026BB765291"
/// A switch.
public let HMAccessoryCategoryTypeSwitch = "00000008-0000-1000-8000-0026BB765291"
/// A thermostat.
public let HMAccessoryCategoryTypeThermostat = "00000009-0000-1000-8000-0026BB765291"
/// A sensor.
public let HMAccessoryCategoryTypeSensor = "0000000A-0000-1000-8000-0026BB765291"
