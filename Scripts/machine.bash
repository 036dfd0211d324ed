# What this machine has: packages, by their names in Debian, and a terminal. `oriel` reads this file.

# The family of the distribution: debian, fedora, arch or opensuse; nothing for others.
family() {
    (
        ID="" ID_LIKE=""
        . "${ORIEL_OS_RELEASE:-/etc/os-release}" 2>/dev/null || true
        for word in $ID $ID_LIKE; do
            case $word in
            debian | ubuntu) echo debian ;;
            fedora | rhel | centos) echo fedora ;;
            arch | archlinux) echo arch ;;
            opensuse* | suse | sles) echo opensuse ;;
            *) continue ;;
            esac
            return
        done
    )
}

family=$(family)

# The name of the distribution, and whether Oriel was tried on it.
distribution() {
    (
        PRETTY_NAME="" ID="" VERSION_ID=""
        . "${ORIEL_OS_RELEASE:-/etc/os-release}" 2>/dev/null || true
        printf '%s' "${PRETTY_NAME:-unknown}"
        [[ $ID-$VERSION_ID == debian-12 ]] || printf ': not tried%s' "$([[ -n $family ]] || echo ", and names of packages are not known")"
        echo
    )
}

# Whether the packages that are installed can be listed.
knows_packages() {
    case $family in
    debian) command -v dpkg-query >/dev/null ;;
    fedora | opensuse) command -v rpm >/dev/null ;;
    arch) command -v pacman >/dev/null ;;
    *) return 1 ;;
    esac
}

# What packages are called here, one in a line; nothing for those that others bring.
native_names() {
    local column
    case $family in
    fedora) column=2 ;;
    arch) column=3 ;;
    opensuse) column=4 ;;
    *)
        printf '%s\n' "$@"
        return
        ;;
    esac
    printf '%s\n' "$@" | awk -F '\t' -v column="$column" '
        NR == FNR { if ($0 !~ /^#/) names[$1] = $column; next }
        { name = $1 in names ? names[$1] : $1; if (name != "-") print name }' "$root/Scripts/distributions.tsv" -
}

# The version of a package that is installed; nothing for others, and a hyphen for one that another brings.
package_version() {
    local name=$1
    [[ $family == debian ]] || name=$(native_names "$1")
    [[ -n $name ]] || { echo -; return; }
    case $family in
    debian) dpkg-query -W -f='${db:Status-Status} ${Version}\n' "$name" 2>/dev/null | sed -n 's/^installed //p' ;;
    fedora | opensuse) rpm -q --qf '%{VERSION}-%{RELEASE}\n' "$name" 2>/dev/null | grep -v 'not installed' ;;
    arch) pacman -Q "$name" 2>/dev/null | cut -d ' ' -f 2 ;;
    esac
}

missing_packages() {
    local package
    for package in "$@"; do [[ -n $(package_version "$package") ]] || printf '%s\n' "$package"; done
}

# Fills `as_root` with what to put before a command that only root may give; fails where that takes a password.
become_root() {
    as_root=()
    [[ $(id -u) == 0 ]] && return 0
    command -v sudo >/dev/null && sudo -n true 2>/dev/null && as_root=(sudo -n)
}

install_command() {
    local prefix="" names
    [[ $(id -u) == 0 ]] || prefix="sudo "
    names=$(native_names "$@" | sort -u | paste -sd ' ')
    case $family in
    fedora) printf '%sdnf install -y %s' "$prefix" "$names" ;;
    arch) printf '%spacman -S --needed --noconfirm %s' "$prefix" "$names" ;;
    opensuse) printf '%szypper install -y --no-recommends %s' "$prefix" "$names" ;;
    *) printf '%sapt-get update && %sapt-get install -y --no-install-recommends %s' "$prefix" "$prefix" "$*" ;;
    esac
}

# Installs what is missing of the packages, or says what to type. Only missing libraries are a reason to stop.
need_packages() {
    local missing missing_libraries
    if ! knows_packages; then
        has_library gtk4 || [[ -n ${ORIEL_FRONTENDS:-} ]] ||
            say "The packages of this system are not known: install the development files of GTK 4, Cairo and Pango to get a window."
        return
    fi
    mapfile -t missing < <(missing_packages "$@")
    ((${#missing[@]} == 0)) && return
    if [[ $family == debian ]] && become_root && command -v apt-get >/dev/null; then
        local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get)
        if watched "Looking up packages" "${apt[@]}" update &&
            watched "Installing ${missing[*]}" "${apt[@]}" install -y --no-install-recommends "${missing[@]}"; then
            return
        fi
        say "The installation failed; its output is above."
    fi
    say "Please install what is missing:"
    say ""
    say "    $(install_command "${missing[@]}")"
    say ""
    mapfile -t missing_libraries < <(missing_packages "${libraries[@]}")
    if ((${#missing_libraries[@]} > 0)) && [[ -z ${ORIEL_FRONTENDS:-} ]]; then
        die "without ${missing_libraries[*]} there is no window and no picture (ORIEL_FRONTENDS=none builds without them)."
    fi
}

doctor() {
    local package missing=()
    report() { printf '%-26s %s\n' "$1" "$2"; }
    if command -v swift >/dev/null; then
        report "Swift" "$(swift --version 2>/dev/null | head -n 1)"
    else
        report "Swift" "missing: https://www.swift.org/install/linux"
    fi
    report "Distribution" "$(distribution)"
    if knows_packages; then
        mapfile -t missing < <(missing_packages "${libraries[@]}" "${looks[@]}" "${for_tests[@]}")
        for package in "${libraries[@]}" "${looks[@]}" "${for_tests[@]}"; do
            if [[ " ${missing[*]} " == *" $package "* ]]; then
                report "$(native_names "$package")" missing
            else
                report "$(native_names "$package")" "$(package_version "$package")"
            fi
        done
    else
        report "Packages" "not known: which are missing cannot be said"
    fi
    choose_frontends
    report "Front ends" "$ORIEL_FRONTENDS"
    report "Display" "${WAYLAND_DISPLAY:-${DISPLAY:-none: ./oriel run shows apps in the terminal}}"
    exec 3>&1
    report "Terminal" "$(terminal_kind)"
    exec 3>&-
    if command -v swift >/dev/null && ((${#missing[@]} == 0)); then
        if knows_packages; then echo "Nothing is missing."; fi
    elif ((${#missing[@]} > 0)); then
        printf 'To get what is missing: %s\n' "$(install_command "${missing[@]}")"
        return 1
    else
        return 1
    fi
}

# What this terminal is for apps without a display; its output goes to a report, so that descriptor 3 is the terminal's.
terminal_kind() {
    [[ -t 3 ]] || { echo "none: output goes elsewhere"; return; }
    local colors=16
    case ${TERM:-} in
    "" | dumb | unknown) echo "${TERM:-none}: cannot move its cursor; apps print their first frame"; return ;;
    *256color) colors=256 ;;
    esac
    case ${COLORTERM:-} in truecolor | 24bit) colors=all ;; esac
    local answers more=""
    answers=$(terminal_answers)
    [[ $answers == *1[:\;]2[:\;]3m* ]] && colors=all
    [[ -z ${NO_COLOR:-} ]] || colors=no
    if [[ -z $answers ]]; then
        more=", answers no questions"
    else
        [[ $answers =~ 2026\;[12]\$y ]] && more+=", frames at once"
        if [[ $answers == *"_Gi=31;OK"* ]]; then
            more+=", pictures (kitty)"
        elif [[ $answers =~ \[\?[0-9\;]*\;4[\;c] ]]; then
            more+=", pictures (sixel)"
        fi
        [[ $answers =~ \[\?[0-9]+u ]] && more+=", all keys"
        if [[ $answers =~ rgb:([0-9a-fA-F]{2})[0-9a-fA-F]*/([0-9a-fA-F]{2})[0-9a-fA-F]*/([0-9a-fA-F]{2}) ]]; then
            if ((16#${BASH_REMATCH[1]} * 3 + 16#${BASH_REMATCH[2]} * 6 + 16#${BASH_REMATCH[3]} < 1275)); then
                more+=", dark"
            else
                more+=", light"
            fi
        fi
    fi
    echo "$TERM, $(tput cols 2>/dev/null || echo 80) × $(tput lines 2>/dev/null || echo 24), $colors colors$more"
}

# What the terminal answers to the questions that apps ask it; nothing where it does not know them.
terminal_answers() {
    [[ -t 0 && ${TERM:-} != linux && -r /dev/tty ]] || return 0
    local saved answers="" part
    saved=$(stty -g </dev/tty) || return 0
    stty -icanon -echo min 0 time 0 </dev/tty
    printf '\e[?2026$p\e[?u\e]11;?\e\\\e_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\e\\\e[48;2;1;2;3m\eP$qm\e\\\e[m\e[c' >/dev/tty
    # The last answer ends with a c, which others may have, too.
    while IFS= read -r -s -d c -t 0.5 part </dev/tty; do
        answers+=${part}c
        [[ $answers =~ \[\?[0-9\;]*c$ ]] && break
    done
    stty "$saved" </dev/tty
    printf '%s' "${answers//$'\e'/}"
}
