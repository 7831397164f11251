# Sourced by ./play and ./test, with $root set. Sets $python to one that can run the set-up, or says what is missing.

say() {
    case "${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}" in
        fr*) printf '%s\n' "$1" >&2 ;;
        *) printf '%s\n' "$2" >&2 ;;
    esac
}

RECENT='import sys; assert sys.version_info >= (3, 11)'
COMPLETE='import ensurepip, os, sysconfig; assert os.path.exists(sysconfig.get_path("include") + "/Python.h")'

find_python() {
    # The environment's own, once there is one: no need to search.
    if [ -f "$root/.run/venv/ready" ] && "$root/.run/venv/bin/python" -c '' 2>/dev/null; then
        python=$root/.run/venv/bin/python
        return
    fi
    # The system's own first, if it is on the path and can make an environment and compile: distributions build theirs
    # with optimisation, version managers mostly do not, and the server is slower for it.
    case ":$PATH:" in
        *:/usr/bin:*)
            python=/usr/bin/python3
            if "$python" -c "$RECENT; $COMPLETE" 2>/dev/null; then
                return
            fi
            ;;
    esac
    for python in python3 python3.14 python3.13 python3.12 python3.11 python; do
        if "$python" -c "$RECENT" 2>/dev/null; then
            return
        fi
    done
    say "Faubourg demande Python 3.11 ou plus récent, introuvable ici." \
        "Faubourg needs Python 3.11 or newer, and there is none here."
    exit 1
}

# The set-up, from the checkout's root whatever the folder of the caller. Sets $code to the folder to run from. Ctrl-C is
# answered by the set-up itself, and waited for.
prepare() {
    trap : INT
    code=$(cd "$root" && exec "$python" -m tools.prepare "$1")
    trap - INT
}

find_python
