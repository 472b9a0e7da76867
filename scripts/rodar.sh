#!/bin/sh
# First step of every npm command: prepares the machine and then becomes the command, so that nothing stays beside it.
raiz=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd) || exit
no=$(node "$raiz/scripts/preparo.mjs") || exit
cd -- "$raiz" || exit
comando=$1
shift
# npm may be killed without a word: the command watches for it.
[ -z "${npm_lifecycle_event:-}" ] || export VETLUME_NPM="$PPID"
# Sources without their types are kept: reading them again takes a compiler of 16 MB.
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-$raiz/node_modules/.cache/node}"
# Each thread would keep memory of its own, freed and not given back: two share it.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
# Of its own accord Node lets the heap grow to four times what is in use before it looks: up to 416 MB under load, of 53 in use. Looked at when
# it doubled, with a smaller young heap, it holds what it held when looked at by half, and takes a sixth less of the processor.
PATH=${no%/*}:$PATH exec "$no" --max-semi-space-size=8 --heap-growing-percent=100 "$raiz/$comando" "$@"
