import CoreBluetooth
import SwiftUITesting
import Testing

/// Services that an app offers, on a machine without Bluetooth.
@MainActor
@Suite("Bluetooth's services of an app")
struct BluetoothTests {
    final class Delegate: NSObject, CBPeripheralManagerDelegate {
        let events = AsyncStream.makeStream(of: String.self)
        func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {
            events.continuation.yield("state \(peripheral.state)")
        }
        func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?) {
            events.continuation.yield("service \(service.uuid) \((error as? CBError)?.code == .operationNotSupported)")
        }
        func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {
            events.continuation.yield("advertising \((error as? CBError)?.code == .operationNotSupported)")
        }
    }

    @Test("A manager is unsupported, and what it is asked to do ends with an error; services keep their values")
    func peripheralManager() async {
        let characteristic = CBMutableCharacteristic(
            type: CBUUID(string: "2A37"), properties: [.read, .notify], value: nil, permissions: [.readable])
        characteristic.descriptors = [CBMutableDescriptor(type: CBUUID(string: "2901"), value: "Rate")]
        let service = CBMutableService(type: CBUUID(string: "180D"), primary: true)
        service.characteristics = [characteristic]
        #expect(characteristic.service === service && characteristic.descriptors?.first?.characteristic != nil)
        characteristic.value = Data([1])
        #expect((service.characteristics?.first)?.value == Data([1]))

        let delegate = Delegate()
        var manager: CBPeripheralManager?
        _ = TestHost.warnings {
            manager = CBPeripheralManager(delegate: delegate, queue: nil)
            manager?.add(service)
            manager?.startAdvertising([CBAdvertisementDataServiceUUIDsKey: [service.uuid]])
        }
        var events = delegate.events.stream.makeAsyncIterator()
        #expect(await events.next() == "state unsupported")
        #expect(await events.next() == "service 180D true")
        #expect(await events.next() == "advertising true")
        #expect(manager?.updateValue(Data(), for: characteristic, onSubscribedCentrals: nil) == false)
    }

    @Test("A short name is within Bluetooth's own; other texts are zeros")
    func names() {
        let heart = CBUUID(string: "180D")
        #expect(heart == CBUUID(string: "0000180D-0000-1000-8000-00805F9B34FB") && heart.data == Data([0x18, 0x0D]))
        #expect(heart == CBUUID(string: "0000180d") && heart.hash == CBUUID(string: "0000180d").hash)
        #expect(heart != CBUUID(string: "0001180D") && heart != CBUUID(string: "0000180D-0000-1000-8000-00805F9B34FC"))
        #expect(heart != CBUUID(string: "0000180D-0000-1000-8001-00805F9B34FB"))
        #expect(CBUUID(string: "0102A0FF").uuidString == "0102A0FF" && !heart.isEqual("180D"))
        let long = "01020304-0506-0708-090A-0B0C0D0E0F10"
        #expect(CBUUID(string: long).uuidString == long && "\(CBUUID(string: long))" == long)
        #expect(CBUUID(string: long) == CBUUID(nsuuid: UUID(uuidString: long)!))
        #expect(CBUUID(data: Data([0x18, 0x0D])) == heart)
        for wrong in ["", "1", "180", "180DA", "18ZZ", "180D180D18", long + "11"] {
            let warnings = TestHost.warnings {
                #expect(CBUUID(string: wrong).data == Data(repeating: 0, count: 16), "\(wrong)")
            }
            #expect(warnings.count == 1, "\(wrong)")
        }
    }

    @Test("Errors are caught by their reasons")
    func errors() {
        do {
            throw CBError(.connectionTimeout)
        } catch CBError.notConnected {
            Issue.record("another reason")
        } catch CBError.connectionTimeout {
            #expect(CBATTError.Code.insufficientResources.rawValue == 17)
        } catch {
            Issue.record("no reason")
        }
    }
}
