// uses https://github.com/krzyzanowskim/CryptoSwift 1.10.0 CryptoSwift
// prints ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad
// prints attack at dawn
import CryptoSwift

print("abc".sha256())
let cipher = try AES(key: Array("0123456789abcdef".utf8), blockMode: CBC(iv: Array(repeating: 7, count: 16)))
let secret = try cipher.encrypt(Array("attack at dawn".utf8))
print(String(decoding: try cipher.decrypt(secret), as: UTF8.self))
