import Foundation

// Foundation has these functions for itself alone.
extension NSLocale {
    private var value: Locale { self as Locale }

    /// Returns the name of a language and region, such as `de_AT`; the identifier where there is none.
    public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
        value.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
    }
    /// Returns the name of a language, such as `de`; nil where there is none.
    public func localizedString(forLanguageCode languageCode: String) -> String? {
        value.localizedString(forLanguageCode: languageCode)
    }
    /// Returns the name of a region, such as `AT`; nil where there is none.
    public func localizedString(forCountryCode countryCode: String) -> String? {
        value.localizedString(forRegionCode: countryCode)
    }
    /// Returns the name of a script, such as `Latn`; nil where there is none.
    public func localizedString(forScriptCode scriptCode: String) -> String? {
        value.localizedString(forScriptCode: scriptCode)
    }
    /// Returns the name of a variant, such as `POSIX`; nil where there is none.
    public func localizedString(forVariantCode variantCode: String) -> String? {
        value.localizedString(forVariantCode: variantCode)
    }
    /// Returns the name of a currency, such as `EUR`; nil where there is none.
    public func localizedString(forCurrencyCode currencyCode: String) -> String? {
        value.localizedString(forCurrencyCode: currencyCode)
    }
    /// Returns the name of an order of texts, such as `phonebook`; nil where there is none.
    public func localizedString(forCollationIdentifier collationIdentifier: String) -> String? {
        value.localizedString(forCollationIdentifier: collationIdentifier)
    }
}
