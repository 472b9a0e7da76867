import type { IncidenteCompleto } from '@vetlume/dominio/privacidade'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const dono = () => empresa.como.CLIENTE

/** Today is November 20th of 2026, a holiday. */
async function registrar(risco: boolean, conhecidoEm = '2026-11-20') {
  const { status, corpo } = await dono()('POST /incidente', {
    conhecidoEm,
    descricao: 'Planilha enviada a quem não devia',
    dados: 'Nomes e telefones',
    pessoas: 12,
    medidas: null,
    risco,
  })
  expect(status, JSON.stringify(corpo)).toBe(201)
  return corpo
}

type Destinatarios = IncidenteCompleto['passos'][number]['destinatarios']
const comunicar = (
  { codigo, versao }: { codigo: string; versao: number },
  destinatarios: Destinatarios,
  feitaEm = '2026-11-20',
) =>
  dono()('POST /incidente/:codigo/comunicacao', {
    codigo,
    versao,
    destinatarios,
    feitaEm,
    comunicacao: `Avisados: ${destinatarios.join(', ')}`,
  })
const naLista = async (codigo: string) =>
  (await dono()('GET /incidente', {})).corpo.itens.find((item) => item.codigo === codigo)

it('só atrasa o que traz risco a comunicar: sem risco, passado o prazo, ninguém espera ser avisado', async () => {
  const [comRisco, semRisco] = [await registrar(true, '2026-11-16'), await registrar(false, '2026-11-16')]
  const noPrazo = await registrar(true, '2026-11-17')
  expect([comRisco.prazo, semRisco.prazo, noPrazo.prazo]).toEqual(['2026-11-19', '2026-11-19', '2026-11-23'])
  expect(await naLista(noPrazo.codigo)).toMatchObject({ atrasado: false })
  expect(await naLista(comRisco.codigo)).toMatchObject({ atrasado: true, estado: 'ABERTO' })
  expect(await naLista(semRisco.codigo)).toMatchObject({ atrasado: false, estado: 'ABERTO' })
  const { corpo } = await comunicar(comRisco, ['ANPD', 'TITULARES'], '2026-11-20')
  expect(corpo).toMatchObject({ atrasado: false, estado: 'COMUNICADO' })
})

it('com risco, está comunicado quando a ANPD e as pessoas souberam, cada uma em seu dia', async () => {
  const { codigo, versao } = await registrar(true, '2026-11-16')
  const aberto = await dono()('GET /incidente/:codigo', { codigo })
  expect(aberto.corpo).toMatchObject({
    faltam: ['ANPD', 'TITULARES'],
    passos: [{ tipo: 'REGISTRO' }],
    permissoes: { comunicar: true, encerrar: false },
  })
  const primeira = await comunicar({ codigo, versao }, ['ANPD'])
  expect(primeira.corpo).toMatchObject({ estado: 'ABERTO', faltam: ['TITULARES'], comunicadoEm: null })
  expect((await comunicar({ codigo, versao }, ['TITULARES'])).corpo).toMatchObject({ codigo: 'CONFLITO_DE_VERSAO' })
  const segunda = await comunicar({ codigo, versao: versao + 1 }, ['TITULARES', 'OUTROS'], '2026-11-18')
  expect(segunda.corpo).toMatchObject({
    estado: 'COMUNICADO',
    faltam: [],
    passos: [
      { tipo: 'COMUNICACAO', destinatarios: ['TITULARES', 'OUTROS'], feitaEm: '2026-11-18' },
      { tipo: 'COMUNICACAO', destinatarios: ['ANPD'], feitaEm: '2026-11-20' },
      { tipo: 'REGISTRO' },
    ],
    permissoes: { comunicar: true, encerrar: true },
  })
  const fim = await dono()('POST /incidente/:codigo/encerramento', { codigo, versao: versao + 2, medidas: 'Treino' })
  expect(fim.corpo).toMatchObject({
    estado: 'ENCERRADO',
    medidas: 'Treino',
    permissoes: { comunicar: false, encerrar: false },
  })
  expect((await comunicar({ codigo, versao: versao + 3 }, ['ANPD'])).corpo).toMatchObject({
    codigo: 'TRANSICAO_INVALIDA',
  })
})

it('sem risco basta dizer por que ninguém foi avisado; com risco, a quem e num dia que faz sentido', async () => {
  const semRisco = await registrar(false)
  expect((await comunicar(semRisco, [])).corpo).toMatchObject({ estado: 'COMUNICADO' })
  const comRisco = await registrar(true)
  for (const [destinatarios, dia, campo] of [
    [[], '2026-11-20', 'destinatarios'],
    [['ANPD'], '2026-11-19', 'feitaEm'],
    [['ANPD'], '2026-11-21', 'feitaEm'],
  ] as const) {
    const { status, corpo } = await comunicar(comRisco, [...destinatarios], dia)
    expect([status, corpo]).toMatchObject([422, { campos: { [campo]: expect.any(String) } }])
  }
  const cedo = await dono()('POST /incidente/:codigo/encerramento', { ...comRisco, medidas: 'Nada' })
  expect(cedo.corpo).toMatchObject({ codigo: 'TRANSICAO_INVALIDA' })
})
