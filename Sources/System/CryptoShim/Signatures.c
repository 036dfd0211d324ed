#include "Internal.h"
#include <limits.h>
#include <openssl/rsa.h>

/// Sets how RSA fills a block up, and with which digest.
static int choose(EVP_PKEY_CTX *context, const OrielKey *key, const char *digest, int padding) {
    const EVP_MD *kind = digest ? EVP_get_digestbyname(digest) : NULL;
    if (digest && !kind) return 0;
    if (EVP_PKEY_get_base_id(pkey(key)) != EVP_PKEY_RSA) return 1;
    switch (padding) {
    case OrielPaddingNone: return EVP_PKEY_CTX_set_rsa_padding(context, RSA_NO_PADDING) > 0;
    case OrielPaddingPKCS1:
        return EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_PADDING) > 0
            && (!kind || EVP_PKEY_CTX_set_signature_md(context, kind) > 0);
    case OrielPaddingPSS:
        return kind && EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_PSS_PADDING) > 0
            && EVP_PKEY_CTX_set_signature_md(context, kind) > 0
            && EVP_PKEY_CTX_set_rsa_pss_saltlen(context, RSA_PSS_SALTLEN_DIGEST) > 0;
    default:
        return kind && EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_OAEP_PADDING) > 0
            && EVP_PKEY_CTX_set_rsa_oaep_md(context, kind) > 0 && EVP_PKEY_CTX_set_rsa_mgf1_md(context, kind) > 0;
    }
}

size_t oriel_sign(
    const OrielKey *key, const char *digest, int padding, const uint8_t *bytes, size_t count, uint8_t *out,
    size_t capacity) {
    size_t written = capacity;
    int done;
    if (EVP_PKEY_get_base_id(pkey(key)) == EVP_PKEY_ED25519) {
        EVP_MD_CTX *context = EVP_MD_CTX_new();
        done = context && EVP_DigestSignInit(context, NULL, NULL, NULL, pkey(key)) > 0
            && EVP_DigestSign(context, out, &written, bytes ? bytes : (const uint8_t *)"", count) > 0;
        EVP_MD_CTX_free(context);
    } else {
        EVP_PKEY_CTX *context = EVP_PKEY_CTX_new(pkey(key), NULL);
        done = context && EVP_PKEY_sign_init(context) > 0 && choose(context, key, digest, padding)
            && EVP_PKEY_sign(context, out, &written, bytes, count) > 0;
        EVP_PKEY_CTX_free(context);
    }
    oriel_result(1);
    return done ? written : 0;
}

int oriel_verify(
    const OrielKey *key, const char *digest, int padding, const uint8_t *bytes, size_t count, const uint8_t *signature,
    size_t signature_count) {
    int done;
    if (EVP_PKEY_get_base_id(pkey(key)) == EVP_PKEY_ED25519) {
        EVP_MD_CTX *context = EVP_MD_CTX_new();
        done = context && EVP_DigestVerifyInit(context, NULL, NULL, NULL, pkey(key)) > 0
            && EVP_DigestVerify(context, signature, signature_count, bytes ? bytes : (const uint8_t *)"", count) == 1;
        EVP_MD_CTX_free(context);
    } else {
        EVP_PKEY_CTX *context = EVP_PKEY_CTX_new(pkey(key), NULL);
        done = context && EVP_PKEY_verify_init(context) > 0 && choose(context, key, digest, padding)
            && EVP_PKEY_verify(context, signature, signature_count, bytes, count) == 1;
        EVP_PKEY_CTX_free(context);
    }
    return oriel_result(done);
}

size_t oriel_agree(const OrielKey *key, const OrielKey *peer, uint8_t *out, size_t capacity) {
    size_t written = capacity;
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new(pkey(key), NULL);
    int done = context && EVP_PKEY_derive_init(context) > 0 && EVP_PKEY_derive_set_peer(context, pkey(peer)) > 0
        && EVP_PKEY_derive(context, out, &written) > 0;
    EVP_PKEY_CTX_free(context);
    oriel_result(1);
    return done ? written : 0;
}

int oriel_rsa_crypt(
    const OrielKey *key, int encrypts, int padding, const char *digest, const uint8_t *bytes, size_t count, uint8_t *out,
    size_t capacity) {
    size_t written = capacity;
    EVP_PKEY_CTX *context = EVP_PKEY_get_base_id(pkey(key)) == EVP_PKEY_RSA ? EVP_PKEY_CTX_new(pkey(key), NULL) : NULL;
    int done = context && (encrypts ? EVP_PKEY_encrypt_init(context) : EVP_PKEY_decrypt_init(context)) > 0
        && choose(context, key, digest, padding)
        && (encrypts ? EVP_PKEY_encrypt(context, out, &written, bytes, count)
                     : EVP_PKEY_decrypt(context, out, &written, bytes, count))
            > 0
        && written <= INT_MAX;
    EVP_PKEY_CTX_free(context);
    oriel_result(1);
    return done ? (int)written : -1;
}
