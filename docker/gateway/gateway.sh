#!/bin/sh
# Liga o Orthanc com a configuração desta pasta e, enquanto ele vive, dá o compasso a config/vetlume.lua. Com o disco no limite, ele
# volta sem receber, só enviando: o aparelho vê a conexão recusada e guarda as imagens com ele.
set -u
pasta=$(cd "$(dirname "$0")" && pwd)
porta=${VETLUME_PORTA_HTTP:-8042}
dados=${VETLUME_DADOS:-/var/lib/orthanc/vetlume}
limite=${VETLUME_LIMITE_MB:-20000}
medir_a_cada=30
mkdir -p "$dados" "${VETLUME_LISTA:-/var/lib/orthanc/lista}"

cabe() { [ "$(du -sm "$dados" | cut -f1)" -lt "$limite" ]; }
ligar() {
  if cabe; then recebe=true; else recebe=false; echo "Vetlume: disco no limite ($limite MB), só enviando" >&2; fi
  VETLUME_RECEBE=$recebe "${ORTHANC:-Orthanc}" "$pasta/config" &
  orthanc=$!
}
desligar() { kill "$orthanc" 2>/dev/null; wait "$orthanc"; }
trap 'desligar; exit 0' TERM INT

ligar
passo=0
while kill -0 "$orthanc" 2>/dev/null; do
  curl -s -o /dev/null --max-time 180 "http://127.0.0.1:$porta/vetlume"
  passo=$((passo + 1))
  if [ "$passo" -ge "$medir_a_cada" ]; then
    passo=0
    if cabe; then agora=true; else agora=false; fi
    if [ "$agora" != "$recebe" ]; then desligar; ligar; fi
  fi
  sleep "${VETLUME_COMPASSO:-2}" &
  wait $!
done
wait "$orthanc"
