import { expect, it } from 'vitest'
import { dadosDoCadastro } from '../cadastro/index.ts'
import { dadosDaCidade, REGRAS_DA_CIDADE } from '../cidade/index.ts'
import { dadosDoHorario, REGRAS_DO_HORARIO } from './index.ts'

const recusas = (
  esquema: { safeParse(dados: unknown): { error?: { issues: { path: PropertyKey[] }[] } } },
  dados: object,
) => esquema.safeParse(dados).error?.issues.map(({ path }) => String(path[0])) ?? []

it.each([
  [{}, []],
  [{ fim: '24:00' }, []],
  [{ tipo: 'PLANTAO', acrescimoBp: 3_000 }, []],
  [{ diaSemana: 7 }, ['diaSemana']],
  [{ inicio: '8:00' }, ['inicio']],
  [{ inicio: '24:00' }, ['inicio']],
  [{ fim: '24:01' }, ['fim']],
  [{ fim: '25:00' }, ['fim']],
  [{ inicio: '18:00', fim: '08:00' }, ['fim']],
  [{ fim: '08:00' }, ['fim']],
  [{ acrescimoBp: 100 }, ['acrescimoBp']],
  [{ tipo: 'PLANTAO', acrescimoBp: -1 }, ['acrescimoBp']],
])('a faixa %j recusa %j', (dados, campos) => {
  const faixa = { diaSemana: 1, inicio: '08:00', fim: '18:00', tipo: 'NORMAL', acrescimoBp: 0, ...dados }
  expect(recusas(dadosDoCadastro(dadosDoHorario, REGRAS_DO_HORARIO), faixa)).toEqual(campos)
})

it.each([
  [{}, []],
  [{ codigo: '3550308' }, ['codigo']],
  [{ codigo: '530010' }, ['codigo']],
  [{ uf: 'XX' }, ['uf']],
  [{ fuso: 'America/Lima' }, ['fuso']],
  [{ deslocamentoCentavos: -1 }, ['deslocamentoCentavos']],
  [{ nome: ' ' }, ['nome']],
])('a cidade %j recusa %j', (dados, campos) => {
  const cidade = { codigo: '5300108', nome: 'Brasília', uf: 'DF', ...dados }
  expect(recusas(dadosDoCadastro(dadosDaCidade, REGRAS_DA_CIDADE), cidade)).toEqual(campos)
})
