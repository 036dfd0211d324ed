# The commands that build Oriel itself, its tests, documents and benchmarks. `oriel` reads this file in a checkout.

# Makes one static file of an app of this checkout, with all that it needs, for terminals.
package_for_terminal() {
    local app="" argument file output=$PWD flags=()
    while (($# > 0)); do
        argument=$1
        shift
        case $argument in
        --terminal) ;;
        --output)
            (($# > 0)) || die "--output needs a folder."
            output=$1
            shift
            ;;
        -*) die "a package for the terminal has no option $argument." ;;
        *)
            is_own "$argument" || die "only apps of this checkout can become one file for the terminal: $(apps | paste -sd ' ')."
            app=$(find_app "$argument")
            ;;
        esac
    done
    [[ -n $app ]] || die "package which app? There are: $(apps | paste -sd ' ')."
    need_swift
    export ORIEL_FRONTENDS=terminal
    choose_networking "$app"
    # What makes requests is linked with the system's library for them.
    [[ $ORIEL_NETWORKING == 0 ]] || flags=(-Xlinker -lcurl)
    watched "Building $app for the terminal" swift build "${build_options[@]}" --package-path "$root" --configuration release \
        --scratch-path "$root/.build/terminal" --static-swift-stdlib "${flags[@]}" --product "$app" || exit 1
    mkdir -p -- "$output"
    file=$output/${app,,}-terminal-$(uname -m)
    cp -- "$root/.build/terminal/release/$app" "$file.$$"
    if ! strip -- "$file.$$"; then
        rm -f -- "$file.$$"
        die "strip failed; nothing was written."
    fi
    mv -- "$file.$$" "$file"
    printf '%s   %s MB\n' "$file" "$(($(stat -c %s -- "$file") / 1000000))"
}

# Packages Oriel itself: the engine in both configurations, and the tool with all that it needs.
sdk() {
    need_swift
    need_packages "${libraries[@]}" "${looks[@]}"
    choose_frontends
    own_temporary_folder
    watched "Building the tool" swift build "${build_options[@]}" --package-path "$root" --configuration release \
        --scratch-path "$root/.build/sdk" --static-swift-stdlib --product oriel-tool || exit 1
    fresh engine "Building the engine (once)" OrielEngine "$root/Package.swift" "${engine_sources[@]}"
    project sdk "$@"
}

# The modules with pages of their own; what SwiftUI passes on is part of its pages.
documented=(SwiftUI DisplayList FrontEndKit SwiftUITesting)

# Builds the site of the articles and the modules; a link that leads nowhere is an error, as is all else that docc warns of.
# (Not every parameter wants a line of its own.)
docs() {
    local build=$root/.build/debug site=$root/.build/docs folder flag module
    need_swift
    command -v docc >/dev/null || die "this toolchain lacks docc."
    need_packages "${libraries[@]}"
    choose_frontends
    own_temporary_folder
    for module in SwiftUITesting FrontEndKit; do
        watched "Building $module" swift build "${build_options[@]}" --package-path "$root" --product "$module" || exit 1
    done
    # By its own path: the cache of modules holds paths, and no module may have two.
    build=$(readlink -f "$build")
    local flags=(-I "$build/Modules" -module-cache-path "$build/ModuleCache" -minimum-access-level public)
    flags+=(-target "$(swift -print-target-info | sed -n 's/^ *"unversionedTriple": "\(.*\)",$/\1/p')")
    if command -v pkg-config >/dev/null && pkg-config --exists gtk4 pangocairo; then
        for flag in $(pkg-config --cflags-only-I gtk4 pangocairo); do flags+=(-Xcc "$flag"); done
    fi
    for flag in "$root"/Sources/System/*/{,include/}module.modulemap "$build"/*.build/module.modulemap; do
        [[ ! -e $flag ]] || flags+=(-Xcc "-fmodule-map-file=$flag")
    done
    folder=$temporary/symbols
    for module in "${documented[@]}"; do
        mkdir -p "$folder/$module"
        watched "Reading $module" swift-symbolgraph-extract -module-name "$module" "${flags[@]}" -skip-synthesized-members \
            -experimental-allowed-reexported-modules=SwiftUICore,Combine -output-dir "$folder/$module" || exit 1
    done
    rm -rf "$site"
    watched "Writing the pages" docc convert "$root/Documentation/Oriel.docc" --additional-symbol-graph-dir "$folder" \
        --fallback-display-name Oriel --fallback-bundle-identifier oriel --disable-parameters-and-returns-validation \
        --warnings-as-errors --output-path "$site" || exit 1
    say "The documentation is in $site. It needs a server: 'python3 -m http.server --directory $site 8000', say, shows" \
        "it at http://localhost:8000/documentation/oriel."
}

# Starts a display that no one sees, for as long as this script runs.
start_display() {
    command -v Xvfb >/dev/null || return 0
    local number
    exec {ready}< <(exec Xvfb -displayfd 1 -screen 0 1280x1024x24 -nolisten tcp 2>/dev/null)
    xvfb=$!
    if read -r -t 20 -u "$ready" number; then
        export DISPLAY=:$number GDK_BACKEND=x11
        unset WAYLAND_DISPLAY
    else
        say "Xvfb did not start; tests that need a display will say so."
    fi
}

# Leaves out of the tests' output what swift test prints when asked to be quiet, failures or none.
only_news() {
    grep -avE "^(◇ Test run started|↳ (Testing Library|Target Platform)|Test (Suite|Case) '|warning: prohibited flag)|Executed 0 tests" || true
}

# Runs the tests that were built: with the arrays and folders of tests. Nothing is built, so that none waits for another.
#
# A test that never ends would keep all others' results back: its program is ended, and the test is named.
run_tests() {
    local events output status attempt
    events=$(mktemp -p "$temporary" events-XXXXXX)
    output=$(mktemp -p "$temporary" output-XXXXXX)
    # Of two programs that start at once, one may find SwiftPM's database locked: it has run nothing then.
    for attempt in 1 2 3; do
        status=0
        TMPDIR=$temporary/tests timeout --kill-after=10 "$test_limit" swift test "${build_options[@]}" --package-path "$root" --skip-build \
            --ignore-lock --quiet --event-stream-output-path "$events" "${build[@]}" "$@" </dev/null 2>&1 |
            tee "$output" | only_news || status=$?
        cat "$output" >>"$log"
        grep -qaE 'unable to attach DB' "$output" || break
        sleep $((attempt * 5))
    done
    if ((status == 124 || status == 137)); then
        printf 'error: the tests had not ended after %s seconds. These were running:\n%s\n' "$test_limit" "$(unfinished "$events")" |
            tee -a "$log" >&2
    fi
    return "$status"
}

# How many seconds one program of tests may take: twice the time of a slow machine with two cores.
test_limit=${ORIEL_TEST_LIMIT:-1800}

# The tests of a stream of events that have started and not ended, with when they started. Suites are left out.
unfinished() {
    local kind
    for kind in Started Ended; do
        grep -a "\"kind\":\"test$kind\"" "$1" | sed -nE 's/.*"testID":"([^"]*\(.*)"\},"version".*/\1/p' | sort -u >"$1.$kind" || true
    done
    comm -23 "$1.Started" "$1.Ended" | sed 's/^/  /'
}

# Tests of views wait for each other on the main thread of their program. These have about half of the work, need no display
# and share no service with the others, so that two programs run beside each other.
first_half='^(AppKitTests|ArchitectureTests|ChartsTests|CombineTests|ConformanceTests|CoreDataTests|DifferentialTests|DisplayListTests|DocumentationTests|FizzBuzzTests|OrielMacrosTests|OrielProjectTests|Reftests|SwiftDataTests|SwiftUICoreTests)\.'

# Runs all tests: two programs at a time where there are two cores.
run_all_tests() {
    local status=0 other
    # Web pages turn GTK's loop along with the main queue, which no other test should notice: theirs have a program of their own.
    if (($(nproc) < 2)); then
        run_tests "$@" --skip WebKitTests || status=$?
        run_tests "$@" --filter WebKitTests || status=$?
    else
        # Its output follows the other half's, so that no line is torn.
        (
            log=$temporary/first.log
            run_tests "$@" --filter "$first_half" || status=$?
            run_tests "$@" --filter WebKitTests || status=$?
            exit "$status"
        ) >"$temporary/first" &
        other=$!
        run_tests "$@" --skip "$first_half" --skip WebKitTests || status=$?
        wait "$other" || status=$?
        cat "$temporary/first"
        cat "$temporary/first.log" >>"$log"
    fi
    return "$status"
}

tests() {
    local build=() pass=() argument log left status=0
    for argument in "$@"; do
        case $argument in
        --sanitize=*) build+=("$argument" --scratch-path "$root/.build-${argument#--sanitize=}") ;;
        *) pass+=("$argument") ;;
        esac
    done
    need_swift
    need_packages "${libraries[@]}" "${looks[@]}" "${for_tests[@]}"
    choose_frontends
    own_temporary_folder
    watched "Building the tests" swift build "${build_options[@]}" --package-path "$root" --build-tests "${build[@]}" || exit 1
    start_display
    mkdir "$temporary/tests" "$temporary/config"
    # The person's own defaults are neither read nor written.
    export XDG_CONFIG_HOME=$temporary/config
    # XCTest and GTK keep some memory for good, which the leak finder reports; leaks of ours are asserted in tests.
    export ASAN_OPTIONS=${ASAN_OPTIONS:-detect_leaks=0}
    export LSAN_OPTIONS=${LSAN_OPTIONS:-suppressions=$root/Scripts/sanitize.leaks:print_suppressions=0}
    export TSAN_OPTIONS=${TSAN_OPTIONS:-suppressions=$root/Scripts/sanitize.races}
    log=$(mktemp)
    # Tests that all begin at once wait for each other so long that a request of one of them runs out of time.
    pass+=(--experimental-maximum-parallelization-width $((4 * $(nproc))))
    if [[ " ${pass[*]} " == *" --filter "* || " ${pass[*]} " == *" --skip "* ]]; then
        run_tests "${pass[@]}" || status=$?
    else
        run_all_tests "${pass[@]}" || status=$?
    fi
    if ! grep -aqE 'Test run with [1-9][0-9]* test|Executed [1-9][0-9]* test' "$log"; then
        say "oriel: no test ran."
        status=1
    fi
    # What SwiftPM, the compiler and the sound server's library leave there is theirs.
    left=$(ls -A "$temporary/tests" | grep -vE '^(TemporaryDirectory\..*|swift-generated-sources|pulse-.*|_.*\.lock)$' || true)
    if ((status != 0)) && [[ -n $left ]]; then
        # Pictures of what went wrong, say.
        mv "$temporary/tests" "$temporary.kept"
        say "oriel: the tests' files are in $temporary.kept."
    elif [[ -n $left ]]; then
        say "oriel: the tests left files behind:"
        say "$left"
        status=1
    fi
    return "$status"
}

# Both builds play the same logs; each writes a line a game of what was to be seen.
replay() {
    local configuration options digests
    need_swift
    need_packages "${libraries[@]}" "${looks[@]}"
    choose_frontends
    own_temporary_folder
    digests=$(mktemp -d)
    for configuration in debug release; do
        options=(--package-path "$root" --configuration "$configuration")
        [[ $configuration == release ]] && options+=(-Xswiftc -enable-testing)
        watched "Building the tests ($configuration)" swift build "${build_options[@]}" --build-tests "${options[@]}" || exit 1
        ORIEL_REPLAY_DIGESTS=$digests/$configuration \
            watched "Playing ($configuration)" swift test --skip-build "${options[@]}" --filter ReplayTests || exit 1
        cat "$digests/$configuration".*
    done
    for configuration in "$digests"/debug.*; do
        cmp "$configuration" "$digests/release.${configuration##*.}" || die "the builds show different things."
    done
    say "Both builds show the same."
    rm -r "$digests"
}

# Runs random cases (Tests/Differential). Prints the seed, and at a failure the one line that goes into KeptCases.swift.
fuzz() {
    local log line status=0
    need_swift
    need_packages "${libraries[@]}"
    choose_frontends
    watched "Building the fuzzer" swift build "${build_options[@]}" --package-path "$root" --product fuzz || exit 1
    log=$(mktemp)
    "$root/.build/debug/fuzz" "$@" </dev/null | tee "$log" || status=$?
    # A case that stopped the program is made smaller from outside.
    if grep -q 'This case stopped the program' "$log"; then
        line=$(sed -n 's/^    "\(.*\)",$/\1/p' "$log" | tail -n 1)
        say "Making it smaller …"
        "$root/.build/debug/fuzz" --shrink "$line" || true
    fi
    rm -f "$log"
    return "$status"
}

coverage() {
    need_swift
    need_packages "${libraries[@]}" "${looks[@]}" "${for_tests[@]}"
    choose_frontends
    start_display
    "$root/Scripts/coverage" "$@"
}

bench() {
    [[ -e $root/Benchmarks/Package.swift ]] || die "this checkout has no Benchmarks folder."
    need_swift
    need_packages "${libraries[@]}" "${looks[@]}" xvfb
    choose_frontends
    watched "Building the benchmarks" swift build --package-path "$root/Benchmarks" --configuration release || exit 1
    choose_networking Memorize FizzBuzz
    local product
    for product in bare cards effects Memorize FizzBuzz; do
        watched "Building $product" swift build --package-path "$root/Benchmarks" --configuration release \
            --product "$product" || exit 1
    done
    [[ -n ${DISPLAY:-}${WAYLAND_DISPLAY:-} ]] || start_display
    swift run --package-path "$root/Benchmarks" --configuration release --skip-build bench "$@"
}

# Works apps at random for a time; release builds, as people have them.
soak() {
    local app status=0 pids=() pid programs=() pass=()
    while (($# > 0)); do
        case $1 in
        --*=*) pass+=("$1") ;;
        --accessible | --idle) pass+=("$1") ;;
        --*)
            (($# > 1)) || die "$1 needs a value."
            pass+=("$1" "$2")
            shift
            ;;
        Strain) programs+=(Strain) ;;
        *)
            app=$(find_app "$1") || die "there is no app '$1'."
            programs+=("$app")
            ;;
        esac
        shift
    done
    ((${#programs[@]} > 0)) || programs=(Memorize FizzBuzz Strain)
    need_swift
    need_packages "${libraries[@]}" "${looks[@]}" xvfb xdotool dbus at-spi2-core
    choose_frontends
    own_temporary_folder
    for app in "${programs[@]}"; do
        watched "Building $app" swift build "${build_options[@]}" --package-path "$root" --configuration release --product "$app" || exit 1
    done
    # Beside each other: none of them has much to do.
    for app in "${programs[@]}"; do
        "$root/Scripts/soak" "$root/.build/release/$app" "${pass[@]}" </dev/null &
        pids+=($!)
    done
    for pid in "${pids[@]}"; do wait "$pid" || status=1; done
    return "$status"
}
