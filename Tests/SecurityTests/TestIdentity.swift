import Foundation

/// Certificates of a root and of a server, valid for a hundred years from November 2026, and files with the server's key.
enum TestIdentity {
    static let root = data(
        "MIIBoDCCAUWgAwIBAgIUaJAQPCGf+EyfokddpGfmGoq1yEgwCgYIKoZIzj0EAwIwJDESMBAGA1UEAwwJVGVzdCBSb290MQ4w"
            + "DAYDVQQKDAVPcmllbDAgFw0yNjExMjcwNDE3NTVaGA8yMTI2MTEwMzA0MTc1NVowJDESMBAGA1UEAwwJVGVzdCBSb290MQ4w"
            + "DAYDVQQKDAVPcmllbDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABNAmoxQOqVs0OgG5WPxk/zhhCmdoGM8CH+KLceKG+6Jt"
            + "Al7z6U1nXPifIr+s5W03H+vn8QM4Z1PJlR4XBUXPckejUzBRMB0GA1UdDgQWBBQEILvZXaOsSHS9Hnq9zM2urJOxxTAfBgNV"
            + "HSMEGDAWgBQEILvZXaOsSHS9Hnq9zM2urJOxxTAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0kAMEYCIQDgKg5QyZF8"
            + "9lIz85Onv3+iH4OkBwa1sXwkmAXAkpz0DwIhAOVGR5OOKmNbs4fqD3UE4YPcXToZlbFKZ3aa6oai41dz")
    static let server = data(
        "MIIBuTCCAV+gAwIBAgICEjQwCgYIKoZIzj0EAwIwJDESMBAGA1UEAwwJVGVzdCBSb290MQ4wDAYDVQQKDAVPcmllbDAgFw0y"
            + "NjExMjcwNDE3NTZaGA8yMTI2MTEwMzA0MTc1NlowJzEVMBMGA1UEAwwMdGVzdC5leGFtcGxlMQ4wDAYDVQQKDAVPcmllbDBZ"
            + "MBMGByqGSM49AgEGCCqGSM49AwEHA0IABKwDaAR2gjlTJwtZ7mRCCYcUUmvxE0kwSyODOSNtUhMFX2nHha29i0B9h5Tz+6oI"
            + "SP/p7OotD/mZQOUaM78kVEmjfDB6MC0GA1UdEQQmMCSCDHRlc3QuZXhhbXBsZYIOKi53aWxkLmV4YW1wbGWHBH8AAAEwCQYD"
            + "VR0TBAIwADAdBgNVHQ4EFgQUBFtwG0BMQgkqTYfM2Xysq/VIoQ8wHwYDVR0jBBgwFoAUBCC72V2jrEh0vR56vczNrqyTscUw"
            + "CgYIKoZIzj0EAwIDSAAwRQIgEBL1d4WHe+Qb69FFWItY7LLfcwwhEMBOxzPaIGZSK94CIQDGVR1SNqOx+QMWsTg7pbV1SaRc"
            + "3eFOLT12V80jbBvLSg==")
    /// PKCS #12 with AES; the password is "secret".
    static let file = data(
        "MIIGRQIBAzCCBfsGCSqGSIb3DQEHAaCCBewEggXoMIIF5DCCBIIGCSqGSIb3DQEHBqCCBHMwggRvAgEAMIIEaAYJKoZIhvcN"
            + "AQcBMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAjGxiS/Kt5v6QICCAAwDAYIKoZIhvcNAgkFADAdBglghkgBZQME"
            + "ASoEEJjS9V8ObvUzPI0tQ4vnIYGAggQA5g/750vwSN3kx4IKA5RcTekASO9LfTtYj7zL5pr3yVnhxeXC74KPgJokP2gFrAgB"
            + "PTT972FyfHJ4ff5JN/JIUcFjjDgvRawP1YqL3pdBBdOy9o+gW9CGp1DRC8StOqsYhJ++FHOVS0mmBrZDaBsC2VoaKGrCJ602"
            + "8XxD/xbRcsFU/CIGKR6PoVgcOWlJLrBhh5h3mYtjfsM7dBMc1i/XnNl5D/zEaRPPsJIN3mOuddhOAfOT/vJCliUX4y2x1PRc"
            + "RpETusloudPdk05bcxKBUQH+Ghw6xFcqiWSEnGoHAlpGCtzDd1JwBsvAONkHmkMm5cFO85KKTXdxQ8fBy+hk3VB6hz5wCV++"
            + "5ckrXzsJpzWgalipGikxA0WSJxuNis41VpCNQqNCCaVutF6jEaeuqZn1+B6OeWbENdgvn7c74Qk8S80Ly7+Cg0px4uHcNc97"
            + "YbmOT9gqAnO6+v/oicSK9yGA8ovJctcDTI5uKAzomin0DCBGrcR7OZo4pPgPS6vX9SO5XE1rA2zocqDIfF2vX+0/lbKD0sWj"
            + "fplDp1LdW3pQk9YCDh0JNdxATCAG6RjGpoTOHPu6MskZNHsMsBs0HPUY93lbxjWuYRpAi3QaW3DODG7KkMlpXnl17mcadqci"
            + "84NHhfC9843309d22m92zGpNJfw8rxDNJYI9qnzDVPGF0hudEuE1ivWg83P9XotrP06T+1qr2ve3cux5mb2TSYPUjDb/u/8U"
            + "t9gAVFuYe1yjKFqXZXQTBLM4fSO9v6BN31OOhsUA3lFIv66CHVfmwR8iHr/TF7MJh/utjnf8OWBF4ApsVNhEbIMI2FzE1W3r"
            + "iybZXmnjWCXMH1/YoQZ6cx5eahF78GXxsNcOYwwMygSJEl1DW2LK73JGrej1umj261KH1XxF4gQph/94+7+TLXQ2SMcRlbyE"
            + "EKlaMO+Q8+fqe/U8W2Pw/Ev7c2M/Qc6e/t5jpCwlbpiyXsD9+nlhXtSQz4obaZteATjlANi77U7rfosjjfhVEAk5eIMsTlTb"
            + "bpppy0Pp+HIys0nCXgZTmiMz9j+HlkmrxI1K5+jI06bSs7rqJ7d0dWpo2skCD19eNgIhsCyz/43Z52ZatOxJRAN640IC1QaA"
            + "aufpOOfRQFuBij5mgkViolMbAALUGitxtZaPpo4xwehhwQ/ZmUfW7W5WIHs8oZZFuUaR9B85cHsJSi/UkC2DF33aZMaQ1hPB"
            + "42NVKBvMUln5r9YACVQFgvM1XeyToYYJv0Fo2jYnl20ZC6Rkvupyf/LvS4MfDdOgyo+8qUy496NNGJJDsAHQlKCfjeMc//bv"
            + "P2ghvg+gjHKh7vsp1hLaNwQa/RsHBDrexrnb/99Vbbc4/2rmUZVIcjCCAVoGCSqGSIb3DQEHAaCCAUsEggFHMIIBQzCCAT8G"
            + "CyqGSIb3DQEMCgECoIHvMIHsMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAi7wARwuE0VvQICCAAwDAYIKoZIhvcN"
            + "AgkFADAdBglghkgBZQMEASoEEEmMQ9R8xmihLlHj9Zqr2J0EgZCQQJ8Nc6vCKQIiaC+oMwzVB3DVK0yvOtmds+k58uzVsGyi"
            + "s98bHjt8eemqmYh4ZCBEZOrC0US3dayQKdM6vtsT0BdLlVQ+qqQfLMfhw1OpaF+GV8LV9T2LmiR7G3M8T7W+n/mduhbiFkLz"
            + "HK99IRUvHZqgqT/AtCag/uTkB/6paVUaWiBol0PWJ24F9++TFwQxPjAXBgkqhkiG9w0BCRQxCh4IAFQAZQBzAHQwIwYJKoZI"
            + "hvcNAQkVMRYEFI0fhCWrGBfEVeeeziJGAW4W6aUfMEEwMTANBglghkgBZQMEAgEFAAQgeZqGCjW+BamW33PcL2qGHJrFJkxV"
            + "FI8pJASJlCi5j+MECKGGgfFzmqyaAgIIAA==")
    /// PKCS #12 with RC2, as older programs write it; the password is "secret".
    static let olderFile = data(
        "MIID7wIBAzCCA7UGCSqGSIb3DQEHAaCCA6YEggOiMIIDnjCCAncGCSqGSIb3DQEHBqCCAmgwggJkAgEAMIICXQYJKoZIhvcN"
            + "AQcBMBwGCiqGSIb3DQEMAQYwDgQI8CWBBpMCDekCAggAgIICMJwZJX+u8fo4rNf3d7vkavVZQ0aOQYg3DAAo3T+ro8buNnTt"
            + "ALzsZt5KybOCc9JEOR3gZj0M4X9WDw1T/INfIY+tGDRgRt/v8KqOdFsBBNegbbRK3SEdWL9Uuy/HHm1bhl9qPVDI3aXc+pg0"
            + "AjP1xk7t4cWXf1/f71T7/aMsVyRZwpiivA3ETxqRtI4Y8ngCIKotK2+omEo/S5YwUGAOgdv/WBCud+wfBiPTwRadSer37BWM"
            + "OWiC87pk9DdZMdL6GoHOVKw8esoIOX6q6UQZYhJ/UjhA4XmWD/GLyHDmWXD0UkDp+gl0SryM0KQcsXFdcC86Qq+TaX4A2OU0"
            + "5+JJSEHzMhLTWCtb6Ts0YNDQH3rIF+nvufqwlbTGVpqmkOJWCK8MZqNBck6oNGK2XEoVSI1kn9w17ptVqbn+tTs7RuO8D7rv"
            + "D7Qcv9P11CRZVKykAA5x4M9zbFmeZt4JMkBIjhvPvOvioIYGObNyVNHqUb1UxaUIKfZO+LpACCkgD/itEc3K9xyapvVo5NGS"
            + "niibfsHbXCPd7gZrN2Luicy4HX9/heJoAyv/qK8fei6W7//QnE5azkNfKB5hQT3Lm7hdSSvw/ZsfQmw1h7xmhtPwgTYSdvXq"
            + "GK8pPoJBxkxW5HZm2YRT6k5WEC9erFLEARpavpoWKoTs6bVvvkA1/7QWCPgAhp907l5bQ+8csle4xMO+BfhYBcLgdhY2lYKI"
            + "OrpxTwf2haRvQTR5qKuSHHnBq3iAMIIBHwYJKoZIhvcNAQcBoIIBEASCAQwwggEIMIIBBAYLKoZIhvcNAQwKAQKggbQwgbEw"
            + "HAYKKoZIhvcNAQwBAzAOBAi0VnmCXUizsAICCAAEgZBnVoEcSWAObyWfcZjJDimTnyVcM2FmiKF1R0YX1ntOWwhH2MhKYju+"
            + "mCZ4LRPhYDsHnLXxj7uvN/tahmqLKysm1rfAQ7AhfuxaRlsetLGlTS7oPROCtJwylSs0d709tNFCi23PaCA6q8iVzKXyOHER"
            + "j1HqRr+MEZhDDldcreABdCt05kAB5Rq1S6M4TqTcB6oxPjAXBgkqhkiG9w0BCRQxCh4IAFQAZQBzAHQwIwYJKoZIhvcNAQkV"
            + "MRYEFI0fhCWrGBfEVeeeziJGAW4W6aUfMDEwITAJBgUrDgMCGgUABBTgPbtmRePMTjU7xiaReT/co4fN8gQIzli9Qkmu5YgC"
            + "AggA")

    private static func data(_ text: String) -> Data { Data(base64Encoded: text) ?? Data() }
}
