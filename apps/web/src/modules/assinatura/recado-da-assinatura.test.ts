import type { SituacaoDaAssinatura } from '@vetlume/dominio/assinatura'
import { expect, it } from 'vitest'
import { recadoDaAssinatura } from './recado-da-assinatura.ts'

type Caso = [SituacaoDaAssinatura['estado'], testeAte: string | null, carenciaAte: string | null, diz: RegExp | null]

it.each<Caso>([
  ['TESTE', '2026-11-28', null, /termina em 28\/11\/2026/],
  ['TESTE', '2026-11-25', null, /termina em 25\/11\/2026/],
  ['TESTE', '2026-11-29', null, null],
  ['CARENCIA', null, '2026-11-27', /não foi paga. Tudo funciona até 27\/11\/2026/],
  ['CARENCIA', null, null, /não foi paga\.$/],
  ['SOMENTE_LEITURA', null, null, /terminou/],
  ['CANCELADO', null, null, /terminou/],
  ['ATIVO', null, null, null],
  ['GRATIS', null, null, null],
])('%s, teste até %s, carência até %s: %s', (estado, testeAte, carenciaAte, diz) => {
  const recado = recadoDaAssinatura({ estado, testeAte, carenciaAte }, '2026-11-25')
  if (diz === null) expect(recado).toBeNull()
  else expect(recado?.texto).toMatch(diz)
})
