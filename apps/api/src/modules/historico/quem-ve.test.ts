import { CENARIO_DE_EXEMPLO } from '@vetlume/dominio/simulador'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { acertarTudo } from '../../../teste/acertos.ts'
import { abrirAmbiente, type Ambiente, type Chamar } from '../../../teste/ambiente.ts'
import { concluido } from '../../../teste/atendimentos.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { comPapel } from '../../../teste/papeis.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const historico = (chamar: Chamar, entidade: string, registro: string) =>
  chamar('GET /historico', { entidade, registro })

/** What the record offers, and what the trail answers: they are the same. */
async function confere(chamar: Chamar, entidade: string, registro: string, ofertado: boolean) {
  const { status, corpo } = await historico(chamar, entidade, registro)
  expect([entidade, ofertado]).toEqual([entidade, status === 200])
  return status === 200 ? corpo.itens.map(({ acao }) => acao) : []
}

it('o acerto oferece o histórico à empresa, com o que houve, e não ao especialista que o lê', async () => {
  await concluido(amb, empresa)
  const codigo = await acertarTudo(empresa)
  const ofertado = async (chamar: Chamar) =>
    (await chamar('GET /acerto/:codigo', { codigo })).corpo.permissoes.verHistorico
  const { CLIENTE, ESPECIALISTA } = empresa.como
  expect(await confere(CLIENTE, 'acerto', codigo, await ofertado(CLIENTE))).toContain('CRIAR')
  expect(await confere(ESPECIALISTA, 'acerto', codigo, await ofertado(ESPECIALISTA))).toEqual([])
  const semTrilha = await comPapel(amb, empresa, ['acerto:ler'])
  expect(await confere(semTrilha.chamar, 'acerto', codigo, await ofertado(semTrilha.chamar))).toEqual([])
})

it('a transferência oferece o seu a quem lê as contas e a trilha', async () => {
  const { CLIENTE } = empresa.como
  const conta = async (nome: string) =>
    (
      await CLIENTE('POST /conta-financeira', {
        nome,
        tipo: 'BANCO',
        saldoEm: '2026-01-01',
        saldoInicialCentavos: 100_000,
      })
    ).corpo.codigo
  const [de, para] = [await conta('De onde'), await conta('Para onde')]
  const feita = await CLIENTE('POST /transferencia', { de, para, dia: '2026-11-20', valorCentavos: 1_000 })
  expect(feita.status, JSON.stringify(feita.corpo)).toBe(201)
  const { codigo } = feita.corpo
  const ofertado = async (chamar: Chamar) =>
    (await chamar('GET /transferencia/:codigo', { codigo })).corpo.permissoes.verHistorico
  expect(await confere(CLIENTE, 'transferencia', codigo, await ofertado(CLIENTE))).toEqual(['TRANSFERIR'])
  const semTrilha = await comPapel(amb, empresa, ['conta-financeira:ler'])
  expect(await confere(semTrilha.chamar, 'transferencia', codigo, await ofertado(semTrilha.chamar))).toEqual([])
})

it('a simulação oferece o seu à empresa, e não a quem está no plano grátis', async () => {
  const { CLIENTE, CLIENTE_BASE } = empresa.como
  const { codigo } = (await CLIENTE_BASE('POST /simulacao', { nome: 'Eco', cenarios: [CENARIO_DE_EXEMPLO] })).corpo
  const ofertado = async (chamar: Chamar) =>
    (await chamar('GET /simulacao/:codigo', { codigo })).corpo.permissoes.verHistorico
  expect(await confere(CLIENTE, 'simulacao', codigo, await ofertado(CLIENTE))).toEqual(['CRIAR'])
  expect(await confere(CLIENTE_BASE, 'simulacao', codigo, await ofertado(CLIENTE_BASE))).toEqual([])
})

it('o especialista oferece o seu só a quem cuida também das suas partes, que estão na mesma trilha', async () => {
  const { especialista: codigo } = empresa
  const escreve = ['especialista:ler', 'especialista:escrever', 'historico:ler'] as const
  const ofertado = async (chamar: Chamar) =>
    (await chamar('GET /especialista/:codigo', { codigo })).corpo.permissoes.verHistorico
  for (const [papel, esperado] of [
    [escreve, false],
    [[...escreve, 'especialista:partes'] as const, true],
  ] as const) {
    const { chamar } = await comPapel(amb, empresa, papel)
    const oferta = await ofertado(chamar)
    expect(oferta).toBe(esperado)
    await confere(chamar, 'especialista', codigo, oferta)
  }
})
