#include "Internal.h"
#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/hmac.h>
#include <openssl/provider.h>

int oriel_result(int result) {
    ERR_clear_error();
    return result;
}

static void load_legacy(void) { OSSL_PROVIDER_try_load(NULL, "legacy", 1); }

void oriel_load_legacy(void) {
    static CRYPTO_ONCE once = CRYPTO_ONCE_STATIC_INIT;
    CRYPTO_THREAD_run_once(&once, load_legacy);
}

OrielDigest *oriel_digest_new(const char *name) {
    const EVP_MD *kind = EVP_get_digestbyname(name);
    EVP_MD *fetched = kind ? NULL : EVP_MD_fetch(NULL, name, NULL);
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    if (!context || !EVP_DigestInit_ex(context, kind ? kind : fetched, NULL)) {
        EVP_MD_CTX_free(context);
        context = NULL;
    }
    EVP_MD_free(fetched);
    oriel_result(1);
    return (OrielDigest *)context;
}

OrielDigest *oriel_digest_copy(const OrielDigest *digest) {
    EVP_MD_CTX *copy = EVP_MD_CTX_new();
    if (copy && EVP_MD_CTX_copy_ex(copy, (const EVP_MD_CTX *)digest)) return (OrielDigest *)copy;
    EVP_MD_CTX_free(copy);
    return NULL;
}

void oriel_digest_update(OrielDigest *digest, const void *bytes, size_t count) {
    if (count) EVP_DigestUpdate((EVP_MD_CTX *)digest, bytes, count);
}

size_t oriel_digest_value(const OrielDigest *digest, uint8_t *out, size_t capacity) {
    unsigned count = 0;
    OrielDigest *copy = oriel_digest_copy(digest);
    if (!copy) return 0;
    if (EVP_MD_CTX_get_size((EVP_MD_CTX *)copy) > (int)capacity
        || !EVP_DigestFinal_ex((EVP_MD_CTX *)copy, out, &count))
        count = 0;
    oriel_digest_free(copy);
    return count;
}

void oriel_digest_free(OrielDigest *digest) { EVP_MD_CTX_free((EVP_MD_CTX *)digest); }

size_t oriel_hmac(
    const char *digest, const void *key, size_t key_count, const void *bytes, size_t count, uint8_t *out) {
    const EVP_MD *kind = EVP_get_digestbyname(digest);
    unsigned written = 0;
    if (!kind || key_count > INT32_MAX) return 0;
    // A null key means the one before to libcrypto.
    if (!HMAC(kind, key ? key : "", (int)key_count, bytes ? bytes : (const void *)"", count, out, &written)) written = 0;
    oriel_result(1);
    return written;
}

int oriel_pbkdf2(
    const char *digest, const void *password, size_t password_count, const uint8_t *salt, size_t salt_count,
    unsigned rounds, uint8_t *out, size_t count) {
    const EVP_MD *kind = EVP_get_digestbyname(digest);
    if (!kind || password_count > INT32_MAX || salt_count > INT32_MAX || count > INT32_MAX || rounds > INT32_MAX)
        return 0;
    return oriel_result(PKCS5_PBKDF2_HMAC(
        password ? password : "", (int)password_count, salt, (int)salt_count, (int)rounds, kind, (int)count, out));
}

void oriel_forget(void *bytes, size_t count) { OPENSSL_cleanse(bytes, count); }
