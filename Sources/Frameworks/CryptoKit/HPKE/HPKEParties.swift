import Foundation
import LibCrypto

extension HPKE {
    /// The side that encrypts messages.
    public struct Sender: Sendable {
        private var schedule: HPKESchedule
        /// The data that the recipient needs beside the messages.
        public let encapsulatedKey: Data

        /// Creates a sender.
        public init<PK: HPKEDiffieHellmanPublicKey>(
            recipientKey: PK, ciphersuite: Ciphersuite, info: Data
        ) throws {
            try self.init(recipientKey, ciphersuite, info, nil, nil, nil)
        }

        /// Creates a sender, with a key that both sides know.
        public init<PK: HPKEDiffieHellmanPublicKey>(
            recipientKey: PK, ciphersuite: Ciphersuite, info: Data, presharedKey psk: SymmetricKey,
            presharedKeyIdentifier pskID: Data
        ) throws {
            try self.init(recipientKey, ciphersuite, info, nil, nil, (psk, pskID))
        }

        /// Creates a sender that proves its key.
        public init<SK: HPKEDiffieHellmanPrivateKey>(
            recipientKey: SK.PublicKey, ciphersuite: Ciphersuite, info: Data, authenticatedBy authenticationKey: SK
        ) throws {
            try self.init(
                recipientKey, ciphersuite, info, authenticationKey.sharedSecretFromKeyAgreement(with: recipientKey),
                authenticationKey.publicKey.hpkeRepresentation(kem: ciphersuite.kem), nil)
        }

        /// Creates a sender that proves its key, with a key that both sides know.
        public init<SK: HPKEDiffieHellmanPrivateKey>(
            recipientKey: SK.PublicKey, ciphersuite: Ciphersuite, info: Data, authenticatedBy authenticationKey: SK,
            presharedKey psk: SymmetricKey, presharedKeyIdentifier pskID: Data
        ) throws {
            try self.init(
                recipientKey, ciphersuite, info, authenticationKey.sharedSecretFromKeyAgreement(with: recipientKey),
                authenticationKey.publicKey.hpkeRepresentation(kem: ciphersuite.kem), (psk, pskID))
        }

        private init<PK: HPKEDiffieHellmanPublicKey>(
            _ recipient: PK, _ suite: Ciphersuite, _ info: Data, _ proof: SharedSecret?, _ sender: Data?,
            _ psk: (key: SymmetricKey, identifier: Data)?
        ) throws {
            let ephemeral = PK.EphemeralPrivateKey()
            encapsulatedKey = try ephemeral.publicKey.hpkeRepresentation(kem: suite.kem)
            let shared = try [ephemeral.sharedSecretFromKeyAgreement(with: recipient)] + (proof.map { [$0] } ?? [])
            let context = try encapsulatedKey + recipient.hpkeRepresentation(kem: suite.kem) + (sender ?? Data())
            schedule = try HPKESchedule(suite, shared, context, isAuthenticated: proof != nil, info, psk)
        }

        /// Encrypts the next message, and authenticates data with it.
        public mutating func seal<M: DataProtocol, AD: DataProtocol>(
            _ msg: M, authenticating aad: AD
        ) throws -> Data { try schedule.seal(Array(msg), Array(aad)) }

        /// Encrypts the next message.
        public mutating func seal<M: DataProtocol>(_ msg: M) throws -> Data { try schedule.seal(Array(msg), []) }

        /// Returns a secret that the recipient can export as well.
        public func exportSecret<Context: DataProtocol>(
            context: Context, outputByteCount: Int
        ) throws -> SymmetricKey { try schedule.export(Array(context), count: outputByteCount) }
    }

    /// The side that decrypts messages.
    public struct Recipient: Sendable {
        private var schedule: HPKESchedule

        /// Creates a recipient.
        public init<SK: HPKEDiffieHellmanPrivateKey>(
            privateKey: SK, ciphersuite: Ciphersuite, info: Data, encapsulatedKey: Data
        ) throws {
            try self.init(privateKey, ciphersuite, info, encapsulatedKey, nil, nil)
        }

        /// Creates a recipient, with a key that both sides know.
        public init<SK: HPKEDiffieHellmanPrivateKey>(
            privateKey: SK, ciphersuite: Ciphersuite, info: Data, encapsulatedKey: Data, presharedKey psk: SymmetricKey,
            presharedKeyIdentifier pskID: Data
        ) throws {
            try self.init(privateKey, ciphersuite, info, encapsulatedKey, nil, (psk, pskID))
        }

        /// Creates a recipient that checks the sender's key.
        public init<SK: HPKEDiffieHellmanPrivateKey>(
            privateKey: SK, ciphersuite: Ciphersuite, info: Data, encapsulatedKey: Data,
            authenticatedBy authenticationKey: SK.PublicKey
        ) throws {
            try self.init(privateKey, ciphersuite, info, encapsulatedKey, authenticationKey, nil)
        }

        /// Creates a recipient that checks the sender's key, with a key that both sides know.
        public init<SK: HPKEDiffieHellmanPrivateKey>(
            privateKey: SK, ciphersuite: Ciphersuite, info: Data, encapsulatedKey: Data,
            authenticatedBy authenticationKey: SK.PublicKey, presharedKey psk: SymmetricKey,
            presharedKeyIdentifier pskID: Data
        ) throws {
            try self.init(privateKey, ciphersuite, info, encapsulatedKey, authenticationKey, (psk, pskID))
        }

        private init<SK: HPKEDiffieHellmanPrivateKey>(
            _ key: SK, _ suite: Ciphersuite, _ info: Data, _ encapsulatedKey: Data, _ sender: SK.PublicKey?,
            _ psk: (key: SymmetricKey, identifier: Data)?
        ) throws {
            let ephemeral = try SK.PublicKey(encapsulatedKey, kem: suite.kem)
            var shared = try [key.sharedSecretFromKeyAgreement(with: ephemeral)]
            var context = try encapsulatedKey + key.publicKey.hpkeRepresentation(kem: suite.kem)
            if let sender {
                shared.append(try key.sharedSecretFromKeyAgreement(with: sender))
                context += try sender.hpkeRepresentation(kem: suite.kem)
            }
            schedule = try HPKESchedule(suite, shared, context, isAuthenticated: sender != nil, info, psk)
        }

        /// Decrypts the next message, which was encrypted with data.
        public mutating func open<C: DataProtocol, AD: DataProtocol>(
            _ ciphertext: C, authenticating aad: AD
        ) throws -> Data { try schedule.open(Array(ciphertext), Array(aad)) }

        /// Decrypts the next message.
        public mutating func open<C: DataProtocol>(_ ciphertext: C) throws -> Data {
            try schedule.open(Array(ciphertext), [])
        }

        /// Returns a secret that the sender can export as well.
        public func exportSecret<Context: DataProtocol>(
            context: Context, outputByteCount: Int
        ) throws -> SymmetricKey { try schedule.export(Array(context), count: outputByteCount) }
    }
}

extension HPKESchedule {
    /// Derives the keys from the shared secret and the keys that were sent.
    fileprivate init(
        _ suite: HPKE.Ciphersuite, _ shared: [SharedSecret], _ context: Data, isAuthenticated: Bool, _ info: Data,
        _ psk: (key: SymmetricKey, identifier: Data)?
    ) throws {
        if let psk, psk.key.bitCount < 256 || psk.identifier.isEmpty { throw HPKE.Errors.inconsistentPSKInputs }
        try self.init(
            suite: suite, secret: HPKELabels.secret(of: shared, context: Array(context), kem: suite.kem),
            isAuthenticated: isAuthenticated, info: Array(info),
            psk: psk.map { $0.key.withUnsafeBytes { Array($0) } } ?? [], pskID: psk.map { Array($0.identifier) } ?? [])
    }
}
