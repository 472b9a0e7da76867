import { blocos, partesDoRiff, type Bloco } from '@vetlume/dominio/clipe'
import type { Emenda } from './emenda.ts'
import type { Fonte } from './fonte.ts'

/** What a player reads, list by list; those that are named here are looked into in turn. */
const FICAM: Readonly<Record<string, readonly string[]>> = {
  'AVI ': ['hdrl', 'movi', 'idx1'],
  AVIX: ['movi', 'idx1'],
  hdrl: ['avih', 'strl', 'odml'],
  strl: ['strh', 'strf', 'indx', 'vprp'],
}
const LIXO = Buffer.from('JUNK', 'latin1')

async function taparLista(fonte: Fonte, { tipo: onde, inicio, fim }: Bloco): Promise<Emenda[]> {
  const emendas: Emenda[] = []
  for await (const bloco of blocos(fonte, inicio, fim)) {
    const { tipo, comeco } = bloco
    if (FICAM[onde]?.includes(tipo) !== true)
      emendas.push({ inicio: comeco, fim: comeco + 4, por: LIXO }, { inicio: comeco + 8, fim: bloco.fim })
    else if (tipo in FICAM) emendas.push(...(await taparLista(fonte, bloco)))
  }
  return emendas
}

export async function taparAvi(fonte: Fonte): Promise<Emenda[]> {
  const emendas: Emenda[] = []
  let fim = 0
  for (const riff of await partesDoRiff(fonte)) {
    emendas.push(...(await taparLista(fonte, riff)))
    fim = riff.fim
  }
  if (fim < fonte.tamanho) emendas.push({ inicio: fim, fim: fonte.tamanho })
  return emendas
}
