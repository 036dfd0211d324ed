#include "FoundationShim.h"

// Foundation's functions by their symbols; weak, so that programs link with a Foundation that lacks one.

#define METHOD(name, symbol, swift_name)                                      \
    extern void original_##name(void) __asm__(symbol) __attribute__((weak)); \
    extern void swift_name(void);                                             \
    OrielMethod oriel_method_##name(void) {                                   \
        return (OrielMethod){original_##name, swift_name};                    \
    }

METHOD(localized_string, "$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF",
       oriel_Bundle_localizedString)
METHOD(localizations, "$s10Foundation6BundleC13localizationsSaySSGvg", oriel_Bundle_localizations)
METHOD(preferred_localizations, "$s10Foundation6BundleC22preferredLocalizationsSaySSGvg",
       oriel_Bundle_preferredLocalizations)
METHOD(set_url, "$s10Foundation12UserDefaultsC3set_6forKeyy0A10Essentials3URLVSg_SStF", oriel_UserDefaults_setURL)
METHOD(folders, "$s20FoundationEssentials11FileManagerC4urls3for2inSayAA3URLVGAC19SearchPathDirectoryO_AC0iJ10DomainMaskVtF",
       oriel_FileManager_urls)
METHOD(error_description, "$s10Foundation7NSErrorC20localizedDescriptionSSvg", oriel_NSError_localizedDescription)
METHOD(folder,
       "$s20FoundationEssentials11FileManagerC3url3for2in14appropriateFor6createAA3URLVAC19SearchPathDirectoryO_"
       "AC0lM10DomainMaskVAJSgSbtKF",
       oriel_FileManager_url)

extern __attribute__((swiftcall)) void *oriel_Locale_preferredLanguages(void);

/// The getter of `Locale.preferredLanguages`, which Foundation always answers with “en-001”: as the program's own
/// symbol it precedes the library's, and in a program with Foundation inside it gives way to it.
__attribute__((swiftcall, weak)) void *oriel_preferred_languages(void)
    __asm__("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ");

__attribute__((swiftcall, weak)) void *oriel_preferred_languages(void) { return oriel_Locale_preferredLanguages(); }
