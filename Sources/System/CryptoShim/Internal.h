#pragma once
#include "CryptoShim.h"
#include <openssl/evp.h>
#include <openssl/x509.h>

// The opaque types are libcrypto's own.

static inline EVP_PKEY *pkey(const OrielKey *key) { return (EVP_PKEY *)key; }
static inline X509 *x509(const OrielCertificate *certificate) { return (X509 *)certificate; }

/// Clears libcrypto's list of errors, which else grows with each refused key, and returns a result.
int oriel_result(int result);
/// Loads the ciphers of old files, once.
void oriel_load_legacy(void);
