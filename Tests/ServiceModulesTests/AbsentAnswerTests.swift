import Accounts
import AlarmKit
import SwiftUITesting
import Testing

@testable import CryptoTokenKit

/// The answers of services that are not there, each to its handler.
@MainActor
@Suite("Answers of accounts, alarms and cards that are not there")
struct AbsentAnswerTests {
    @Test("Accounts are neither used nor saved, removed or renewed; each handler receives Apple's code")
    func accounts() async {
        let (store, type) = (ACAccountStore(), ACAccountStore().accountType(withAccountTypeIdentifier: "a.b"))
        let account = ACAccount(accountType: type)
        let asked = await withCheckedContinuation { continuation in
            store.requestAccessToAccounts(with: type) { continuation.resume(returning: ($0, $1)) }
        }
        #expect(!asked.0 && (asked.1 as? ACError)?.code == .permissionDenied)
        let saved = await withCheckedContinuation { continuation in
            store.saveAccount(account) { continuation.resume(returning: ($0, $1)) }
        }
        #expect(!saved.0 && (saved.1 as? ACError)?.code == .permissionDenied)
        let removed = await withCheckedContinuation { continuation in
            store.removeAccount(account) { continuation.resume(returning: ($0, $1)) }
        }
        #expect(!removed.0 && (removed.1 as? ACError)?.code == .accountNotFound)
        let renewed = await withCheckedContinuation { continuation in
            store.renewCredentials(for: account) { continuation.resume(returning: ($0, $1)) }
        }
        #expect(renewed.0 == .failed && (renewed.1 as? ACError)?.code == .accountNotFound)
        await #expect(throws: ACError.self) { try await store.requestAccessToAccounts(with: type) }
        #expect(type?.identifier == "a.b" && type?.accessGranted == false && account.identifier == nil)
        #expect(store.account(withIdentifier: "a") == nil && store.accounts(with: type).isEmpty)
        #expect(ACAccountCredential(oAuthToken: "t", tokenSecret: "s").oauthToken == "t")
        #expect(ACAccountCredential(oAuth2Token: "u", refreshToken: "r", expiryDate: .distantPast).oauthToken == "u")
    }

    @Test("Lists of alarms and permissions come once, and end")
    func alarms() async {
        var counts: [Int] = []
        for await list in AlarmManager.shared.alarmUpdates { counts.append(list.count) }
        var states: [AlarmManager.AuthorizationState] = []
        for await state in AlarmManager.shared.authorizationUpdates { states.append(state) }
        #expect(counts == [0] && states == [.denied])
        let id = UUID()
        for refused in [
            { try AlarmManager.shared.countdown(id: id) }, { try AlarmManager.shared.pause(id: id) },
            { try AlarmManager.shared.cancel(id: id) },
        ] {
            let warnings = TestHost.warnings {
                #expect(throws: AlarmManager.AlarmError.notAuthorized) { try refused() }
            }
            #expect(warnings.count == 1)
        }
    }

    @Test("A card has no session, and is not there; a token is gone as soon as that is asked for")
    func cards() async {
        let card = TKSmartCard()
        let begun = await withCheckedContinuation { continuation in
            card.beginSession { continuation.resume(returning: ($0, $1)) }
        }
        #expect(!begun.0 && (begun.1 as? TKError)?.code == .communicationError && !card.isValid)
        await #expect(throws: TKError(.communicationError)) { try await card.beginSession() }
        await #expect(throws: TKError(.communicationError)) { try await card.transmit(Data()) }
        let sent = await withCheckedContinuation { continuation in
            card.transmit(Data([1])) { continuation.resume(returning: ($0, $1)) }
        }
        #expect(sent.0 == nil && (sent.1 as? TKError)?.code == .communicationError)
        let slot = TKSmartCardSlot()
        #expect(slot.state == .missing && slot.makeSmartCard() == nil && slot.maxInputLength == 0)
        let found = await withCheckedContinuation { continuation in
            TKSmartCardSlotManager().getSlot(withName: "a") { continuation.resume(returning: $0 == nil) }
        }
        #expect(found && TKSmartCardSlotManager().slotNames.isEmpty)
        var watcher: TKTokenWatcher?
        let warnings = TestHost.warnings {
            watcher = TKTokenWatcher { _ in Issue.record("There are no tokens.") }
            watcher?.setInsertionHandler { _ in Issue.record("There are no tokens.") }
        }
        #expect(warnings.count == 2)
        let gone = await withCheckedContinuation { continuation in
            watcher?.addRemovalHandler({ continuation.resume(returning: $0) }, forTokenID: "t")
        }
        #expect(gone == "t")
    }

    @Test("Tags and lengths of records have as many bytes as they need")
    func records() throws {
        #expect(
            Array(TKBERTLVRecord.data(forTag: 0)) == [0] && Array(TKBERTLVRecord.data(forTag: 0x5F20)) == [0x5F, 0x20])
        #expect(Array(TKBERTLVRecord.data(forTag: 0x7F01_0000)) == [0x7F, 1, 0, 0])
        for (count, head) in [
            (0, [4, 0]), (0x7F, [4, 0x7F]), (0x80, [4, 0x81, 0x80]), (0xFF, [4, 0x81, 0xFF]), (0x100, [4, 0x82, 1, 0]),
        ] as [(Int, [UInt8])] {
            let record = TKBERTLVRecord(tag: 4, value: Data(repeating: 7, count: count))
            #expect(Array(record.data.prefix(head.count)) == head && record.data.count == head.count + count)
            let read = try #require(TKBERTLVRecord(from: record.data))
            #expect(read.tag == 4 && read.value == record.value)
            #expect(TKBERTLVRecord(from: record.data + [0]) == nil)
        }
        // A tag has more bytes while its bytes have their first bit.
        let long = try #require(TKBERTLVRecord(from: Data([0x1F, 0x81, 0x02, 1, 9])))
        #expect(long.tag == 0x1F8102 && Array(long.value) == [9])
        #expect(TKBERTLVRecord.sequenceOfRecords(from: Data())?.isEmpty == true)
        #expect(TKBERTLVRecord.sequenceOfRecords(from: Data([4, 1, 9, 5, 0]))?.map(\.tag) == [4, 5])
        #expect(TKBERTLVRecord.sequenceOfRecords(from: Data([4, 1, 9, 5])) == nil)
    }
}
