extension TypeTable {
    static let basics: [TypeEntry] = [
        TypeEntry("public.item", [], title: "item"),
        TypeEntry("public.content", [], title: "content"),
        TypeEntry("public.composite-content", ["public.content"], title: "composite content"),
        TypeEntry(
            "public.disk-image", ["public.archive"], ["dmg", "iso", "img"], mimes: ["application/x-apple-diskimage"],
            title: "disk image"),
        TypeEntry("public.data", ["public.item"], title: "data"),
        TypeEntry("public.directory", ["public.item"], title: "directory"),
        TypeEntry("com.apple.resolvable", [], title: "resolvable item"),
        TypeEntry("public.symlink", ["public.item", "com.apple.resolvable"], title: "symbolic link"),
        TypeEntry("public.executable", ["public.item"], title: "executable"),
        TypeEntry("com.apple.mount-point", ["public.item", "com.apple.resolvable"], title: "mount point"),
        TypeEntry("com.apple.alias-file", ["public.data", "com.apple.resolvable"], title: "alias"),
        TypeEntry("com.apple.bookmark", ["public.data", "com.apple.resolvable"], title: "bookmark"),
        TypeEntry("public.url", ["public.data"], [], mimes: ["text/uri-list"], title: "URL"),
        TypeEntry("public.file-url", ["public.url"], title: "file URL"),
    ]
}
