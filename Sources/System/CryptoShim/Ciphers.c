#include "Internal.h"
#include <limits.h>

/// Passes bytes in pieces that libcrypto's int can count.
static int update(EVP_CIPHER_CTX *context, uint8_t *out, const uint8_t *bytes, size_t count) {
    int written = 0;
    for (size_t done = 0; done < count;) {
        size_t piece = count - done < (1u << 30) ? count - done : (1u << 30);
        if (!EVP_CipherUpdate(context, out ? out + done : NULL, &written, bytes + done, (int)piece)) return 0;
        done += piece;
    }
    return 1;
}

int oriel_seal(
    const char *cipher, int encrypts, const uint8_t *key, const uint8_t *nonce, size_t nonce_count, const uint8_t *data,
    size_t data_count, const uint8_t *bytes, size_t count, uint8_t *out, uint8_t *tag) {
    const EVP_CIPHER *kind = EVP_get_cipherbyname(cipher);
    EVP_CIPHER_CTX *context = EVP_CIPHER_CTX_new();
    uint8_t rest[EVP_MAX_BLOCK_LENGTH];
    int written = 0;
    int done = kind && context && nonce_count <= INT_MAX && EVP_CipherInit_ex(context, kind, NULL, NULL, NULL, encrypts)
        && EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, (int)nonce_count, NULL) > 0
        && EVP_CipherInit_ex(context, NULL, NULL, key, nonce, encrypts) && update(context, NULL, data, data_count)
        && update(context, out, bytes, count)
        && (encrypts || EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, 16, tag) > 0)
        && EVP_CipherFinal_ex(context, rest, &written) > 0
        && (!encrypts || EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, 16, tag) > 0);
    EVP_CIPHER_CTX_free(context);
    return oriel_result(done);
}

size_t oriel_wrap(
    int wraps, const uint8_t *key, size_t key_count, const uint8_t *bytes, size_t count, uint8_t *out) {
    const EVP_CIPHER *kind = key_count == 16 ? EVP_aes_128_wrap()
        : key_count == 24                    ? EVP_aes_192_wrap()
        : key_count == 32                    ? EVP_aes_256_wrap()
                                             : NULL;
    EVP_CIPHER_CTX *context = EVP_CIPHER_CTX_new();
    int written = 0, rest = 0;
    if (context) EVP_CIPHER_CTX_set_flags(context, EVP_CIPHER_CTX_FLAG_WRAP_ALLOW);
    int done = kind && context && count <= INT_MAX - 16 && EVP_CipherInit_ex(context, kind, NULL, key, NULL, wraps)
        && EVP_CipherUpdate(context, out, &written, bytes, (int)count) > 0
        && EVP_CipherFinal_ex(context, out + written, &rest) > 0;
    EVP_CIPHER_CTX_free(context);
    oriel_result(1);
    return done ? (size_t)(written + rest) : 0;
}

OrielCipher *oriel_cipher_new(
    const char *name, int encrypts, const uint8_t *key, size_t key_count, const uint8_t *vector, int pads) {
    EVP_CIPHER *kind = EVP_CIPHER_fetch(NULL, name, NULL);
    if (!kind) {
        oriel_load_legacy();
        kind = EVP_CIPHER_fetch(NULL, name, NULL);
    }
    EVP_CIPHER_CTX *context = EVP_CIPHER_CTX_new();
    uint8_t zeros[EVP_MAX_IV_LENGTH] = {0};
    int done = kind && context && key_count <= INT_MAX && EVP_CipherInit_ex(context, kind, NULL, NULL, NULL, encrypts)
        && (EVP_CIPHER_CTX_get_key_length(context) == (int)key_count
            || EVP_CIPHER_CTX_set_key_length(context, (int)key_count) > 0)
        && EVP_CipherInit_ex(context, NULL, NULL, key, vector ? vector : zeros, encrypts)
        && EVP_CIPHER_CTX_set_padding(context, pads);
    EVP_CIPHER_free(kind);
    oriel_result(1);
    if (done) return (OrielCipher *)context;
    EVP_CIPHER_CTX_free(context);
    return NULL;
}

int oriel_cipher_update(OrielCipher *cipher, const uint8_t *bytes, int count, uint8_t *out) {
    int written = 0;
    return oriel_result(EVP_CipherUpdate((EVP_CIPHER_CTX *)cipher, out, &written, bytes, count)) ? written : -1;
}

int oriel_cipher_finish(OrielCipher *cipher, uint8_t *out) {
    int written = 0;
    return oriel_result(EVP_CipherFinal_ex((EVP_CIPHER_CTX *)cipher, out, &written)) > 0 ? written : -1;
}

void oriel_cipher_free(OrielCipher *cipher) { EVP_CIPHER_CTX_free((EVP_CIPHER_CTX *)cipher); }
