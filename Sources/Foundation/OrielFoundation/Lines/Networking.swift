/// The networking part of Foundation, which a build may leave out (`ORIEL_NETWORKING=0`).
///
/// The switch is known to this module and Combine alone: modules above call functions that exist in both builds.
package enum Networking {
    /// Prepares requests of files, which sessions don't load on Linux; does nothing in a build without networking.
    package static func prepare() {
        #if !ORIEL_WITHOUT_NETWORKING
        FileLoading.register()
        #endif
    }
}
