#!/bin/sh
# First step of every npm command: prepares the machine and then becomes the command, so that nothing stays beside it.
raiz=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd) || exit
no=$(node "$raiz/scripts/preparo.mjs") || exit
cd -- "$raiz" || exit
comando=$1
shift
# npm may be killed without a word: the command watches for it.
[ -z "${npm_lifecycle_event:-}" ] || export VETLUME_NPM="$PPID"
PATH=${no%/*}:$PATH exec "$no" "$raiz/$comando" "$@"
