import type { ChegadaDoAgendamento, DeslocamentoDoItem } from '@vetlume/dominio/deslocamento'
import { expect, it } from 'vitest'
import { chegadaEmPalavras, temCaminho } from './chegada.ts'

const caminho: DeslocamentoDoItem = {
  minutos: 34,
  km: 14.5,
  alcancavel: true,
  folgaMinutos: 3,
  aproximado: false,
  corrigido: false,
}
const chegada = (mais: Partial<DeslocamentoDoItem> | null): ChegadaDoAgendamento => ({
  de: 'PetVida',
  anterior: null,
  caminho: mais === null ? null : { ...caminho, ...mais },
})

it.each([
  [chegada({}), '34 min desde PetVida (14,5 km)', true],
  [chegada({ corrigido: true, minutos: 75 }), '1 h 15 min desde PetVida (14,5 km, tempo corrigido)', true],
  [chegada({ aproximado: true }), '34 min desde PetVida (14,5 km, entre os municípios)', true],
  [chegada({ km: null, corrigido: true }), '34 min desde PetVida (tempo corrigido)', true],
  [chegada(null), 'Sem estimativa desde PetVida', true],
  [chegada({ minutos: 0, km: 0 }), 'No mesmo lugar do anterior', false],
])('%j: %s', (qual, texto, corrigivel) => {
  expect([chegadaEmPalavras(qual), temCaminho(qual)]).toEqual([texto, corrigivel])
})
