#include "Internal.h"
#include <openssl/pkcs12.h>
#include <openssl/x509_vfy.h>
#include <openssl/x509v3.h>
#include <string.h>
#include <time.h>

OrielCertificate *oriel_certificate_read(const uint8_t *bytes, size_t count) {
    const uint8_t *next = bytes;
    X509 *result = d2i_X509(NULL, &next, (long)count);
    oriel_result(1);
    if (result && next != bytes + count) {
        X509_free(result);
        result = NULL;
    }
    return (OrielCertificate *)result;
}

void oriel_certificate_free(OrielCertificate *certificate) { X509_free(x509(certificate)); }

size_t oriel_certificate_der(const OrielCertificate *certificate, uint8_t *out, size_t capacity) {
    int count = i2d_X509(x509(certificate), NULL);
    if (count <= 0 || !out) return count > 0 ? (size_t)count : 0;
    if ((size_t)count > capacity) return 0;
    uint8_t *next = out;
    return (size_t)i2d_X509(x509(certificate), &next);
}

int oriel_certificate_subject(const OrielCertificate *certificate, int part, char *out, size_t capacity) {
    static const int names[] = {NID_commonName, NID_organizationName, NID_organizationalUnitName, NID_pkcs9_emailAddress};
    const X509_NAME *subject = X509_get_subject_name(x509(certificate));
    int index = X509_NAME_get_index_by_NID(subject, names[part], -1);
    if (index < 0) return -1;
    unsigned char *text = NULL;
    int count = ASN1_STRING_to_UTF8(&text, X509_NAME_ENTRY_get_data(X509_NAME_get_entry(subject, index)));
    oriel_result(1);
    if (count < 0) return -1;
    if (out && (size_t)count <= capacity) memcpy(out, text, (size_t)count);
    OPENSSL_free(text);
    return out && (size_t)count > capacity ? -1 : count;
}

size_t oriel_certificate_name(const OrielCertificate *certificate, int is_issuer, uint8_t *out, size_t capacity) {
    const X509_NAME *name =
        is_issuer ? X509_get_issuer_name(x509(certificate)) : X509_get_subject_name(x509(certificate));
    int count = i2d_X509_NAME(name, NULL);
    if (count <= 0 || !out) return count > 0 ? (size_t)count : 0;
    if ((size_t)count > capacity) return 0;
    uint8_t *next = out;
    return (size_t)i2d_X509_NAME(name, &next);
}

size_t oriel_certificate_serial(const OrielCertificate *certificate, uint8_t *out, size_t capacity) {
    const ASN1_INTEGER *serial = X509_get0_serialNumber(x509(certificate));
    size_t count = (size_t)ASN1_STRING_length(serial);
    if (count > capacity) return 0;
    memcpy(out, ASN1_STRING_get0_data(serial), count);
    return count;
}

int oriel_certificate_dates(const OrielCertificate *certificate, int64_t *begin, int64_t *end) {
    struct tm first, last;
    if (!ASN1_TIME_to_tm(X509_get0_notBefore(x509(certificate)), &first)
        || !ASN1_TIME_to_tm(X509_get0_notAfter(x509(certificate)), &last))
        return oriel_result(0);
    *begin = timegm(&first);
    *end = timegm(&last);
    return 1;
}

OrielKey *oriel_certificate_key(const OrielCertificate *certificate) {
    EVP_PKEY *key = X509_get_pubkey(x509(certificate));
    oriel_result(1);
    return (OrielKey *)key;
}

static STACK_OF(X509) *stack(OrielCertificate **certificates, size_t count) {
    STACK_OF(X509) *result = sk_X509_new_null();
    for (size_t index = 0; result && index < count; index++) sk_X509_push(result, x509(certificates[index]));
    return result;
}

int oriel_trust_check(
    OrielCertificate *leaf, OrielCertificate **others, size_t other_count, OrielCertificate **anchors,
    size_t anchor_count, int uses_system, const char *host, int64_t moment, int purpose, OrielCertificate **built,
    size_t *built_count) {
    size_t capacity = *built_count;
    *built_count = 0;
    X509_STORE *store = X509_STORE_new();
    X509_STORE_CTX *context = X509_STORE_CTX_new();
    STACK_OF(X509) *chain = stack(others, other_count);
    int result = -1;
    if (store && context && chain) {
        if (uses_system) X509_STORE_set_default_paths(store);
        for (size_t index = 0; index < anchor_count; index++) X509_STORE_add_cert(store, x509(anchors[index]));
        if (X509_STORE_CTX_init(context, store, x509(leaf), chain)) {
            X509_VERIFY_PARAM *parameters = X509_STORE_CTX_get0_param(context);
            // An anchor need not have issued itself.
            X509_VERIFY_PARAM_set_flags(parameters, X509_V_FLAG_PARTIAL_CHAIN);
            X509_VERIFY_PARAM_set_depth(parameters, 16);
            if (moment >= 0) X509_VERIFY_PARAM_set_time(parameters, (time_t)moment);
            if (purpose == 1) X509_VERIFY_PARAM_set_purpose(parameters, X509_PURPOSE_SSL_SERVER);
            int named = 1;
            if (host && !X509_VERIFY_PARAM_set1_ip_asc(parameters, host))
                named = X509_VERIFY_PARAM_set1_host(parameters, host, 0);
            if (!named)
                result = X509_V_ERR_HOSTNAME_MISMATCH;
            else
                result = X509_verify_cert(context) > 0 ? 0 : X509_STORE_CTX_get_error(context);
            STACK_OF(X509) *found = X509_STORE_CTX_get0_chain(context);
            for (int index = 0; found && index < sk_X509_num(found) && *built_count < capacity; index++) {
                X509 *certificate = sk_X509_value(found, index);
                X509_up_ref(certificate);
                built[(*built_count)++] = (OrielCertificate *)certificate;
            }
        }
    }
    sk_X509_free(chain);
    X509_STORE_CTX_free(context);
    X509_STORE_free(store);
    oriel_result(1);
    return result;
}

const char *oriel_trust_reason(int reason) { return X509_verify_cert_error_string(reason); }

int oriel_pkcs12_read(
    const uint8_t *bytes, size_t count, const char *password, OrielKey **key, OrielCertificate **certificates,
    size_t *certificate_count) {
    size_t capacity = *certificate_count;
    *certificate_count = 0;
    *key = NULL;
    const uint8_t *next = bytes;
    PKCS12 *file = d2i_PKCS12(NULL, &next, (long)count);
    if (!file) return oriel_result(0);
    // Files of older programs are encrypted with RC2.
    oriel_load_legacy();
    int result = -1;
    EVP_PKEY *found = NULL;
    X509 *leaf = NULL;
    STACK_OF(X509) *rest = NULL;
    if (PKCS12_verify_mac(file, password, -1) || (!*password && PKCS12_verify_mac(file, NULL, 0))) {
        result = PKCS12_parse(file, password, &found, &leaf, &rest) > 0;
        *key = (OrielKey *)found;
        if (leaf && capacity) certificates[(*certificate_count)++] = (OrielCertificate *)leaf;
        for (int index = 0; rest && index < sk_X509_num(rest); index++) {
            X509 *certificate = sk_X509_value(rest, index);
            if (*certificate_count < capacity)
                certificates[(*certificate_count)++] = (OrielCertificate *)certificate;
            else
                X509_free(certificate);
        }
        sk_X509_free(rest);
    }
    PKCS12_free(file);
    return oriel_result(result);
}
