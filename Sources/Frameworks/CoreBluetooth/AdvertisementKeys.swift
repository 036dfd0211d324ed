/// The key of the manager's name, by which its state is kept.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// The key of whether the user is asked to switch Bluetooth on.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The key of the device's features that the manager needs.
public let CBCentralManagerOptionDeviceAccessForMedia = "kCBInitOptionDeviceAccessForMedia"
/// The key of the devices that were kept.
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
/// The key of the services that were kept.
public let CBCentralManagerRestoredStateScanServicesKey = "kCBRestoredScanServices"
/// The key of the options of the search that were kept.
public let CBCentralManagerRestoredStateScanOptionsKey = "kCBRestoredScanOptions"
/// The key of whether a device is reported each time it is seen.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// The key of the services that devices ask for.
public let CBCentralManagerScanOptionSolicitedServiceUUIDsKey = "kCBScanOptionSolicitedServiceUUIDs"
/// The key of the device's name.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The key of the device's services.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// The key of the services for which there was no room.
public let CBAdvertisementDataOverflowServiceUUIDsKey = "kCBAdvDataHashedServiceUUIDs"
/// The key of the services that the device asks for.
public let CBAdvertisementDataSolicitedServiceUUIDsKey = "kCBAdvDataSolicitedServiceUUIDs"
/// The key of the services' data, by their identifiers.
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
/// The key of the strength of the device's signal.
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
/// The key of the manufacturer's data.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
/// The key of whether the device can be connected.
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
/// The key of whether the user is notified when a device is connected.
public let CBConnectPeripheralOptionNotifyOnConnectionKey = "kCBConnectOptionNotifyOnConnection"
/// The key of whether the user is notified when a device is no longer connected.
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey = "kCBConnectOptionNotifyOnDisconnection"
/// The key of whether the user is notified of a device's notifications.
public let CBConnectPeripheralOptionNotifyOnNotificationKey = "kCBConnectOptionNotifyOnNotification"
/// The key of the pause before a connection, in seconds.
public let CBConnectPeripheralOptionStartDelayKey = "kCBConnectOptionStartDelay"
/// The key of whether classic Bluetooth is connected, too.
public let CBConnectPeripheralOptionEnableTransportBridgingKey = "kCBConnectOptionEnableTransportBridging"
/// The key of whether a device must support Apple's notifications.
public let CBConnectPeripheralOptionRequiresANCS = "kCBConnectOptionRequiresANCS"
/// The key of whether a lost device is connected again.
public let CBConnectPeripheralOptionEnableAutoReconnect = "kCBConnectOptionEnableAutoReconnect"
/// The key of whether the user is asked to switch Bluetooth on, for peripheral managers.
public let CBPeripheralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The key of the peripheral manager's name, by which its state is kept.
public let CBPeripheralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// The key of the services that were kept.
public let CBPeripheralManagerRestoredStateServicesKey = "kCBRestoredServices"
/// The key of the advertisement that was kept.
public let CBPeripheralManagerRestoredStateAdvertisementDataKey = "kCBRestoredAdvertisementData"
