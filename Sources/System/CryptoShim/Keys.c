#include "Internal.h"
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/param_build.h>
#include <openssl/rsa.h>
#include <string.h>

OrielKey *oriel_key_generate_curve(const char *curve) {
    EVP_PKEY *key = EVP_EC_gen(curve);
    oriel_result(1);
    return (OrielKey *)key;
}

OrielKey *oriel_key_generate_rsa(int bits) {
    EVP_PKEY *key = bits >= 512 && bits <= 16384 ? EVP_RSA_gen((unsigned)bits) : NULL;
    oriel_result(1);
    return (OrielKey *)key;
}

static EVP_PKEY *curve_key(const char *curve, const uint8_t *point, size_t point_count, const BIGNUM *number) {
    OSSL_PARAM_BLD *builder = OSSL_PARAM_BLD_new();
    OSSL_PARAM *parameters = NULL;
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
    EVP_PKEY *key = NULL;
    if (builder && context && OSSL_PARAM_BLD_push_utf8_string(builder, OSSL_PKEY_PARAM_GROUP_NAME, curve, 0)
        && OSSL_PARAM_BLD_push_octet_string(builder, OSSL_PKEY_PARAM_PUB_KEY, point, point_count)
        && (!number || OSSL_PARAM_BLD_push_BN(builder, OSSL_PKEY_PARAM_PRIV_KEY, number))
        && (parameters = OSSL_PARAM_BLD_to_param(builder)) && EVP_PKEY_fromdata_init(context) > 0)
        EVP_PKEY_fromdata(context, &key, number ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY, parameters);
    OSSL_PARAM_free(parameters);
    OSSL_PARAM_BLD_free(builder);
    EVP_PKEY_CTX_free(context);
    oriel_result(1);
    return key;
}

OrielKey *oriel_key_curve_private(const char *curve, const uint8_t *bytes, size_t count) {
    EC_GROUP *group = EC_GROUP_new_by_curve_name(EC_curve_nist2nid(curve));
    EC_POINT *point = group ? EC_POINT_new(group) : NULL;
    BIGNUM *number = BN_secure_new();
    uint8_t encoded[256];
    size_t length = 0;
    if (point && number && BN_bin2bn(bytes, (int)count, number) && !BN_is_zero(number)
        && BN_cmp(number, EC_GROUP_get0_order(group)) < 0 && EC_POINT_mul(group, point, number, NULL, NULL, NULL))
        length = EC_POINT_point2oct(group, point, POINT_CONVERSION_UNCOMPRESSED, encoded, sizeof encoded, NULL);
    EVP_PKEY *key = length ? curve_key(curve, encoded, length, number) : NULL;
    BN_clear_free(number);
    EC_POINT_free(point);
    EC_GROUP_free(group);
    oriel_result(1);
    return (OrielKey *)key;
}

OrielKey *oriel_key_curve_public(const char *curve, const uint8_t *bytes, size_t count) {
    // A single byte is the point at infinity, which is no key.
    return count > 1 ? (OrielKey *)curve_key(curve, bytes, count, NULL) : NULL;
}

OrielKey *oriel_key_raw(const char *type, int is_private, const uint8_t *bytes, size_t count) {
    EVP_PKEY *key = is_private ? EVP_PKEY_new_raw_private_key_ex(NULL, type, NULL, bytes, count)
                               : EVP_PKEY_new_raw_public_key_ex(NULL, type, NULL, bytes, count);
    oriel_result(1);
    return (OrielKey *)key;
}

OrielKey *oriel_key_read(int is_private, const uint8_t *bytes, size_t count) {
    const uint8_t *next = bytes;
    EVP_PKEY *key = is_private ? d2i_AutoPrivateKey(NULL, &next, (long)count) : d2i_PUBKEY(NULL, &next, (long)count);
    if (!key && !is_private) {
        next = bytes;
        key = d2i_PublicKey(EVP_PKEY_RSA, NULL, &next, (long)count);
    }
    oriel_result(1);
    if (key && next != bytes + count) {
        EVP_PKEY_free(key);
        key = NULL;
    }
    return (OrielKey *)key;
}

void oriel_key_retain(OrielKey *key) { EVP_PKEY_up_ref(pkey(key)); }
void oriel_key_free(OrielKey *key) { EVP_PKEY_free(pkey(key)); }

OrielKey *oriel_key_public(const OrielKey *key) {
    size_t count = oriel_key_der(key, 0, NULL, 0);
    uint8_t *bytes = count ? OPENSSL_malloc(count) : NULL;
    OrielKey *result = NULL;
    if (bytes && oriel_key_der(key, 0, bytes, count)) result = oriel_key_read(0, bytes, count);
    OPENSSL_free(bytes);
    return result;
}

/// Copies what libcrypto has written, and frees it.
static size_t hand_out(uint8_t *bytes, int count, uint8_t *out, size_t capacity) {
    oriel_result(1);
    if (count <= 0) return 0;
    if (out && (size_t)count <= capacity) memcpy(out, bytes, (size_t)count);
    OPENSSL_clear_free(bytes, (size_t)count);
    return out && (size_t)count > capacity ? 0 : (size_t)count;
}

size_t oriel_key_external(const OrielKey *key, int is_private, uint8_t *out, size_t capacity) {
    if (EVP_PKEY_get_base_id(pkey(key)) == EVP_PKEY_RSA) {
        uint8_t *bytes = NULL;
        int count = is_private ? i2d_PrivateKey(pkey(key), &bytes) : i2d_PublicKey(pkey(key), &bytes);
        return hand_out(bytes, count, out, capacity);
    }
    size_t side = ((size_t)EVP_PKEY_get_bits(pkey(key)) + 7) / 8, point = 0;
    size_t needed = 1 + (is_private ? 3 : 2) * side;
    if (!out) return needed;
    BIGNUM *number = NULL;
    int done = capacity >= needed
        && EVP_PKEY_get_octet_string_param(pkey(key), OSSL_PKEY_PARAM_PUB_KEY, out, capacity, &point) > 0
        && point == 1 + 2 * side && out[0] == 4;
    if (done && is_private)
        done = EVP_PKEY_get_bn_param(pkey(key), OSSL_PKEY_PARAM_PRIV_KEY, &number) > 0
            && BN_bn2binpad(number, out + point, (int)side) == (int)side;
    BN_clear_free(number);
    oriel_result(1);
    return done ? needed : 0;
}

int oriel_key_raw_bytes(const OrielKey *key, int is_private, uint8_t *out) {
    size_t count = 32;
    return oriel_result(
        is_private ? EVP_PKEY_get_raw_private_key(pkey(key), out, &count)
                   : EVP_PKEY_get_raw_public_key(pkey(key), out, &count));
}

size_t oriel_key_der(const OrielKey *key, int is_private, uint8_t *out, size_t capacity) {
    uint8_t *bytes = NULL;
    int count = 0;
    if (is_private) {
        PKCS8_PRIV_KEY_INFO *information = EVP_PKEY2PKCS8(pkey(key));
        count = information ? i2d_PKCS8_PRIV_KEY_INFO(information, &bytes) : 0;
        PKCS8_PRIV_KEY_INFO_free(information);
    } else {
        count = i2d_PUBKEY(pkey(key), &bytes);
    }
    return hand_out(bytes, count, out, capacity);
}

int oriel_key_name(const OrielKey *key, char *out, size_t capacity) {
    if (EVP_PKEY_get_base_id(pkey(key)) == EVP_PKEY_RSA) return capacity > 3 && strcpy(out, "RSA");
    size_t length = 0;
    if (!oriel_result(EVP_PKEY_get_group_name(pkey(key), out, capacity, &length))) return 0;
    const char *nist = EC_curve_nid2nist(OBJ_sn2nid(out));
    if (nist && strlen(nist) < capacity) strcpy(out, nist);
    return 1;
}

int oriel_key_bits(const OrielKey *key) { return EVP_PKEY_get_bits(pkey(key)); }
int oriel_key_size(const OrielKey *key) { return EVP_PKEY_get_size(pkey(key)); }
