extension Engine {
    /// The types of modules in C that apps see, as functions with C's calling convention take them.
    ///
    /// The modules' own headers declare them in the same words.
    static let foreignTypes: [String: String] = [
        "FoundationShim": """
        typedef struct {
            /// The raw value of the kind.
            int kind;
            /// The points, which are Foundation's.
            void *memory;
        } OrielPathElement;

        """,
        "SecretServiceShim": """
        #include <stdint.h>

        typedef enum __attribute__((flag_enum, enum_extensibility(open))) OrielAuthorizationFlags : uint32_t {
            /// The user may be asked.
            OrielAuthorizationInteractionAllowed __attribute__((swift_name("interactionAllowed"))) = 1,
            /// Rights are added.
            OrielAuthorizationExtendRights __attribute__((swift_name("extendRights"))) = 2,
            /// Some of the rights are enough.
            OrielAuthorizationPartialRights __attribute__((swift_name("partialRights"))) = 4,
            /// Rights are taken away from all programs.
            OrielAuthorizationDestroyRights __attribute__((swift_name("destroyRights"))) = 8,
            /// Rights are asked for in advance.
            OrielAuthorizationPreAuthorize __attribute__((swift_name("preAuthorize"))) = 16,
        } OrielAuthorizationFlags;

        """,
    ]
}
