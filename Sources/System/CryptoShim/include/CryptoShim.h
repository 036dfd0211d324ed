#pragma once
#include <stddef.h>
#include <stdint.h>

// The few things of OpenSSL's libcrypto that cryptography, keychains and certificates need: bytes in, bytes out. Its own
// headers rest on macros and parameter lists that Swift does not see. Functions that return an int return 1 if they
// succeeded, unless they say otherwise.

// Digests.

typedef struct OrielDigest OrielDigest;
/// A digest by the library's name of it, such as `SHA2-256`; null if the library does not have it.
OrielDigest *_Nullable oriel_digest_new(const char *_Nonnull name);
OrielDigest *_Nullable oriel_digest_copy(const OrielDigest *_Nonnull digest);
void oriel_digest_update(OrielDigest *_Nonnull digest, const void *_Nullable bytes, size_t count);
/// Writes the digest of all bytes until now; more may follow. Returns the number of its bytes, 0 after a failure.
size_t oriel_digest_value(const OrielDigest *_Nonnull digest, uint8_t *_Nonnull out, size_t capacity);
void oriel_digest_free(OrielDigest *_Nonnull digest);
/// Writes the authentication code of bytes. Returns the number of its bytes, 0 after a failure.
size_t oriel_hmac(
    const char *_Nonnull digest, const void *_Nullable key, size_t key_count, const void *_Nullable bytes, size_t count,
    uint8_t *_Nonnull out);

// Ciphers.

/// Encrypts (and writes 16 bytes to `tag`) or decrypts (and checks them).
int oriel_seal(
    const char *_Nonnull cipher, int encrypts, const uint8_t *_Nonnull key, const uint8_t *_Nonnull nonce,
    size_t nonce_count, const uint8_t *_Nullable data, size_t data_count, const uint8_t *_Nullable bytes, size_t count,
    uint8_t *_Nullable out, uint8_t *_Nonnull tag);
/// Wraps or unwraps a key by RFC 3394, with a key of 16, 24 or 32 bytes. Returns the number of bytes written, 0 after a failure.
size_t oriel_wrap(
    int wraps, const uint8_t *_Nonnull key, size_t key_count, const uint8_t *_Nonnull bytes, size_t count,
    uint8_t *_Nonnull out);

typedef struct OrielCipher OrielCipher;
/// A cipher by the library's name of it, such as `AES-128-CBC`; null if the library does not have it, or if it refuses the key.
OrielCipher *_Nullable oriel_cipher_new(
    const char *_Nonnull name, int encrypts, const uint8_t *_Nonnull key, size_t key_count,
    const uint8_t *_Nullable vector, int pads);
/// Returns the number of bytes written, at most a block more than were given; -1 after a failure.
int oriel_cipher_update(
    OrielCipher *_Nonnull cipher, const uint8_t *_Nullable bytes, int count, uint8_t *_Nonnull out);
/// Returns the number of bytes written, at most a block; -1 after a failure.
int oriel_cipher_finish(OrielCipher *_Nonnull cipher, uint8_t *_Nonnull out);
void oriel_cipher_free(OrielCipher *_Nonnull cipher);

// Keys of two halves.

typedef struct OrielKey OrielKey;
/// A new key on a curve, such as `P-256`.
OrielKey *_Nullable oriel_key_generate_curve(const char *_Nonnull curve);
/// A new key of RSA.
OrielKey *_Nullable oriel_key_generate_rsa(int bits);
/// A private key on a curve, of a number below the curve's order; null if it is not one.
OrielKey *_Nullable oriel_key_curve_private(const char *_Nonnull curve, const uint8_t *_Nonnull bytes, size_t count);
/// A public key on a curve, of a point in any of the forms of X9.62; null if it does not lie on the curve.
OrielKey *_Nullable oriel_key_curve_public(const char *_Nonnull curve, const uint8_t *_Nonnull bytes, size_t count);
/// A key of `X25519` or `ED25519`.
OrielKey *_Nullable oriel_key_raw(
    const char *_Nonnull type, int is_private, const uint8_t *_Nonnull bytes, size_t count);
/// A key in PKCS #8, PKCS #1, SEC 1 or X.509's form, without a password; null if there is anything behind it.
OrielKey *_Nullable oriel_key_read(int is_private, const uint8_t *_Nonnull bytes, size_t count);
void oriel_key_retain(OrielKey *_Nonnull key);
void oriel_key_free(OrielKey *_Nonnull key);
/// Writes the form that Apple's systems give a key outside: X9.63's point with the private number for curves, PKCS #1's for
/// RSA. Returns the number of bytes, 0 after a failure; writes nothing where `out` is null.
size_t oriel_key_external(const OrielKey *_Nonnull key, int is_private, uint8_t *_Nullable out, size_t capacity);
/// Writes the raw bytes of a key of `X25519` or `ED25519`: 32.
int oriel_key_raw_bytes(const OrielKey *_Nonnull key, int is_private, uint8_t *_Nonnull out);
/// Writes a key in PKCS #8's or X.509's form. Returns the number of bytes, 0 after a failure; writes nothing where `out` is null.
size_t oriel_key_der(const OrielKey *_Nonnull key, int is_private, uint8_t *_Nullable out, size_t capacity);
/// Writes the name of a key's curve, or `RSA`.
int oriel_key_name(const OrielKey *_Nonnull key, char *_Nonnull out, size_t capacity);
int oriel_key_bits(const OrielKey *_Nonnull key);
/// The largest number of bytes that a signature or a decrypted text has.
int oriel_key_size(const OrielKey *_Nonnull key);
/// The key without its private half.
OrielKey *_Nullable oriel_key_public(const OrielKey *_Nonnull key);

/// How RSA fills a block up.
enum { OrielPaddingNone = 0, OrielPaddingPKCS1 = 1, OrielPaddingPSS = 2, OrielPaddingOAEP = 3 };
/// Signs a digest, or for `ED25519` (without the digest's name) bytes. Returns the number of bytes, 0 after a failure.
size_t oriel_sign(
    const OrielKey *_Nonnull key, const char *_Nullable digest, int padding, const uint8_t *_Nullable bytes,
    size_t count, uint8_t *_Nonnull out, size_t capacity);
int oriel_verify(
    const OrielKey *_Nonnull key, const char *_Nullable digest, int padding, const uint8_t *_Nullable bytes,
    size_t count, const uint8_t *_Nonnull signature, size_t signature_count);
/// Writes what two keys have in common. Returns the number of bytes, 0 after a failure.
size_t oriel_agree(const OrielKey *_Nonnull key, const OrielKey *_Nonnull peer, uint8_t *_Nonnull out, size_t capacity);
/// Encrypts or decrypts with RSA. Returns the number of bytes, -1 after a failure.
int oriel_rsa_crypt(
    const OrielKey *_Nonnull key, int encrypts, int padding, const char *_Nullable digest,
    const uint8_t *_Nullable bytes, size_t count, uint8_t *_Nonnull out, size_t capacity);

// Certificates.

typedef struct OrielCertificate OrielCertificate;
OrielCertificate *_Nullable oriel_certificate_read(const uint8_t *_Nonnull bytes, size_t count);
void oriel_certificate_free(OrielCertificate *_Nonnull certificate);
/// Writes the certificate. Returns the number of bytes, 0 after a failure; writes nothing where `out` is null.
size_t oriel_certificate_der(const OrielCertificate *_Nonnull certificate, uint8_t *_Nullable out, size_t capacity);
/// The parts of a certificate's subject and issuer that have names.
enum { OrielNameCommon = 0, OrielNameOrganization = 1, OrielNameUnit = 2, OrielNameMail = 3 };
/// Writes a part of the subject as UTF-8. Returns the number of bytes, -1 if there is none.
int oriel_certificate_subject(
    const OrielCertificate *_Nonnull certificate, int part, char *_Nullable out, size_t capacity);
/// Writes the whole subject or issuer in DER. Returns the number of bytes.
size_t oriel_certificate_name(
    const OrielCertificate *_Nonnull certificate, int is_issuer, uint8_t *_Nullable out, size_t capacity);
/// Writes the serial number. Returns the number of bytes.
size_t oriel_certificate_serial(const OrielCertificate *_Nonnull certificate, uint8_t *_Nonnull out, size_t capacity);
/// The moments between which a certificate is valid, in seconds since 1970.
int oriel_certificate_dates(
    const OrielCertificate *_Nonnull certificate, int64_t *_Nonnull begin, int64_t *_Nonnull end);
OrielKey *_Nullable oriel_certificate_key(const OrielCertificate *_Nonnull certificate);
/// Checks a chain. Returns 0 if it is trusted, else libcrypto's reason, and -1 if nothing could be checked.
/// - Parameters: the leaf and the other certificates that came with it; the anchors, and whether the system's count as well;
///   the host's name or null; the moment in seconds since 1970 or -1 for the present one; the leaf's purpose (0 any, 1 a server).
///   `built` receives up to `capacity` certificates of the chain that was found, each to be freed.
int oriel_trust_check(
    OrielCertificate *_Nonnull leaf, OrielCertificate *_Nullable *_Nullable others, size_t other_count,
    OrielCertificate *_Nullable *_Nullable anchors, size_t anchor_count, int uses_system, const char *_Nullable host,
    int64_t moment, int purpose, OrielCertificate *_Nullable *_Nonnull built, size_t *_Nonnull built_count);
/// libcrypto's words for a reason.
const char *_Nonnull oriel_trust_reason(int reason);
/// Opens a file of PKCS #12. Returns 1, 0 if the data is damaged, and -1 if the password is wrong.
int oriel_pkcs12_read(
    const uint8_t *_Nonnull bytes, size_t count, const char *_Nonnull password, OrielKey *_Nullable *_Nonnull key,
    OrielCertificate *_Nullable *_Nonnull certificates, size_t *_Nonnull certificate_count);

// The rest.

int oriel_pbkdf2(
    const char *_Nonnull digest, const void *_Nullable password, size_t password_count, const uint8_t *_Nullable salt,
    size_t salt_count, unsigned rounds, uint8_t *_Nonnull out, size_t count);
/// Writes zeros over a secret.
void oriel_forget(void *_Nonnull bytes, size_t count);
