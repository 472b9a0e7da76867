import type { PainelDaPlataforma } from '@vetlume/dominio/dashboard'
import { expect, test } from 'vitest'
import { conteudoDaCopia, situacaoDaCopia } from './copias-em-palavras.ts'

type Copias = NonNullable<PainelDaPlataforma['copias']>
const boa = { quando: '2026-11-22T06:00:00Z', duracaoMs: 2_000, bytes: 164_200_000, linhas: 12_345, arquivos: 87 }
const copias = (outra: Partial<Copias>): Copias => ({
  pasta: '/copias',
  desde: '2026-11-20T12:00:00Z',
  boa,
  tentativa: null,
  atrasada: false,
  ...outra,
})
const falha = { quando: '2026-11-22T07:00:00Z', falha: 'Não há espaço.' }

test.each([
  ['conferida', copias({ tentativa: { ...falha, falha: null } }), 'sucesso', 'Conferida'],
  ['ainda por vir', copias({ boa: null }), 'neutro', 'Na próxima noite'],
  ['recente, mas a seguinte falhou', copias({ tentativa: falha }), 'aviso', 'A última falhou'],
  ['velha demais', copias({ atrasada: true, tentativa: falha }), 'erro', 'Atrasada'],
  ['nunca feita', copias({ boa: null, atrasada: true }), 'erro', 'Nenhuma cópia'],
])('uma cópia %s é dita como é', (_, dados, tom, rotulo) => {
  expect(situacaoDaCopia(dados)).toEqual({ tom, rotulo })
})

test('o que a cópia tem, no singular e no plural', () => {
  expect(conteudoDaCopia(boa)).toBe('164 MB, 12.345 linhas e 87 arquivos')
  expect(conteudoDaCopia({ ...boa, bytes: 10, linhas: 1, arquivos: 1 })).toBe('1 MB, 1 linha e 1 arquivo')
})
