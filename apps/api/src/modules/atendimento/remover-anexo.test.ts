import { sql } from 'kysely'
import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recolherArquivos } from '../../infra/tarefas/recolhimento.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { abrir, agir } from '../../../teste/atendimentos.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { pdfMinimo } from '../../../teste/pdf/pdf-minimo.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

type Quem = 'CLIENTE' | 'ESPECIALISTA' | 'PARCEIRO'

/** A PDF that nobody else has. */
const pdf = () => pdfMinimo(`${randomUUID()}${'x'.repeat(randomInt(100, 900))}`)

async function anexar(codigo: string, quem: Quem, bytes = pdf(), nome = 'hemograma.pdf'): Promise<string> {
  const { status, corpo } = await empresa.como[quem](
    'POST /atendimento/:codigo/anexo',
    { codigo },
    { arquivo: { nome, bytes } },
  )
  expect(status).toBe(201)
  return corpo.codigo
}
const remover = (codigo: string, anexo: string, quem = empresa.como.CLIENTE) =>
  quem('DELETE /atendimento/:codigo/anexo/:anexo', { codigo, anexo })
const ler = async (codigo: string, quem: Quem = 'CLIENTE') =>
  (await empresa.como[quem]('GET /atendimento/:codigo', { codigo })).corpo
const deQuem = async (codigo: string, quem: Quem) =>
  (await ler(codigo, quem)).anexos.map(({ permissoes }) => permissoes.remover)
const usado = async () => Math.round((await empresa.como.CLIENTE('GET /cliente/uso')).corpo.armazenamentoGb.usado * 1e9)
/** The collection, so much before or after the last file that was let go may be collected. */
async function recolher(distancia: Temporal.DurationLike): Promise<void> {
  const { rows } = await sql<{ quando: string | null }>`
    select max(conferir_em) as quando from arquivo_guardado where cliente = ${empresa.cliente}`.execute(amb.db)
  const quando = Temporal.Instant.from(rows[0]?.quando ?? '1970-01-01T00:00:00Z')
  await recolherArquivos(amb.dbApp, amb.servicos.arquivos, quando.add(distancia))
}

describe('remover um anexo', () => {
  it('some da lista, fica contado na linha do tempo e no histórico, e o seu espaço volta', async () => {
    const { codigo } = await abrir(amb, empresa)
    const antes = await usado()
    const bytes = pdf()
    const anexo = await anexar(codigo, 'PARCEIRO', bytes)
    const { sha256 } = await amb.db
      .selectFrom('arquivo')
      .innerJoin('atendimento_anexo as x', 'x.arquivo', 'arquivo.codigo')
      .select('arquivo.sha256')
      .where('x.codigo', '=', anexo)
      .executeTakeFirstOrThrow()
    expect(await usado()).toBe(antes + bytes.byteLength)
    expect((await remover(codigo, anexo, empresa.como.PARCEIRO)).status).toBe(204)
    const { anexos, linhaDoTempo } = await ler(codigo)
    expect(anexos).toEqual([])
    expect(linhaDoTempo.at(-1)).toMatchObject({
      tipo: 'ANEXO_REMOVIDO',
      texto: 'Anexo removido: hemograma.pdf',
      autor: empresa.usuarios.PARCEIRO.nome,
    })
    const trilha = await amb.db
      .selectFrom('auditoria')
      .selectAll()
      .where('registro', '=', codigo)
      .orderBy('sequencia')
      .execute()
    expect(trilha.at(-1)).toMatchObject({ acao: 'REMOVER_ANEXO', mudancas: { anexo: ['hemograma.pdf', null] } })
    const baixar = await empresa.como.CLIENTE('GET /atendimento/:codigo/anexo/:anexo', { codigo, anexo })
    expect(baixar.status).toBe(404)
    await recolher({ minutes: -1 })
    expect(await amb.servicos.arquivos.medir(sha256)).not.toBeNull()
    await recolher({ minutes: 1 })
    expect([await amb.servicos.arquivos.medir(sha256), await usado()]).toEqual([null, antes])
  })

  it('os bytes que outro atendimento mostra ficam', async () => {
    const [um, outro] = [await abrir(amb, empresa), await abrir(amb, empresa)]
    const bytes = pdf()
    const anexo = await anexar(um.codigo, 'CLIENTE', bytes)
    const fica = await anexar(outro.codigo, 'CLIENTE', bytes)
    expect((await remover(um.codigo, anexo)).status).toBe(204)
    await recolher({ minutes: 1 })
    const { bytes: lidos } = await empresa.como.CLIENTE('GET /atendimento/:codigo/anexo/:anexo', {
      codigo: outro.codigo,
      anexo: fica,
    })
    expect(lidos.equals(bytes)).toBe(true)
  })

  it('cada um remove o que enviou, e a empresa, tudo; outra empresa não acha', async () => {
    const { codigo } = await abrir(amb, empresa)
    const [daClinica, daEmpresa] = [await anexar(codigo, 'PARCEIRO'), await anexar(codigo, 'CLIENTE')]
    expect(await deQuem(codigo, 'PARCEIRO')).toEqual([true, false])
    expect(await deQuem(codigo, 'ESPECIALISTA')).toEqual([false, false])
    expect(await deQuem(codigo, 'CLIENTE')).toEqual([true, true])
    expect((await remover(codigo, daEmpresa, empresa.como.PARCEIRO)).status).toBe(403)
    expect((await remover(codigo, daClinica, empresa.como.ESPECIALISTA)).status).toBe(403)
    expect((await remover(codigo, daEmpresa, outra.como.CLIENTE)).status).toBe(404)
    const { codigo: alheio } = await abrir(amb, outra)
    expect((await remover(alheio, daEmpresa, outra.como.CLIENTE)).status).toBe(404)
    expect((await ler(codigo)).anexos).toHaveLength(2)
    expect((await remover(codigo, daClinica)).status).toBe(204)
    expect(
      (await empresa.como.CLIENTE('DELETE /atendimento/:codigo/anexo/:anexo', { codigo, anexo: 'x' })).status,
    ).toBe(422)
  })

  it('depois de terminado, só a empresa', async () => {
    const { codigo } = await abrir(amb, empresa)
    const anexo = await anexar(codigo, 'PARCEIRO')
    await agir(empresa.como.CLIENTE, codigo, 'cancelar', 'Engano')
    expect(await deQuem(codigo, 'PARCEIRO')).toEqual([false])
    const recusa = await remover(codigo, anexo, empresa.como.PARCEIRO)
    expect([recusa.status, recusa.corpo]).toMatchObject([409, { mensagem: expect.stringContaining('Peça à empresa') }])
    expect(await deQuem(codigo, 'CLIENTE')).toEqual([true])
    expect((await remover(codigo, anexo)).status).toBe(204)
  })

  it('de duas remoções ao mesmo tempo, uma remove e a outra fica sabendo', async () => {
    const { codigo } = await abrir(amb, empresa)
    const anexo = await anexar(codigo, 'PARCEIRO')
    const respostas = await Promise.all([
      remover(codigo, anexo),
      remover(codigo, anexo, empresa.como.PARCEIRO),
      remover(codigo, anexo),
    ])
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404, 404])
    const { corpo } = respostas.find(({ status }) => status === 404) ?? {}
    expect(corpo).toMatchObject({ mensagem: 'Este anexo não está mais aqui: alguém já o removeu.' })
    const removidos = (await ler(codigo)).linhaDoTempo.filter(({ tipo }) => tipo === 'ANEXO_REMOVIDO')
    expect(removidos).toHaveLength(1)
  })

  it('o mesmo arquivo pode ser anexado de novo', async () => {
    const { codigo } = await abrir(amb, empresa)
    const bytes = pdf()
    const anexo = await anexar(codigo, 'CLIENTE', bytes)
    await remover(codigo, anexo)
    const novo = await anexar(codigo, 'CLIENTE', bytes)
    await recolher({ minutes: 1 })
    expect(novo).not.toBe(anexo)
    const baixado = await empresa.como.CLIENTE('GET /atendimento/:codigo/anexo/:anexo', { codigo, anexo: novo })
    expect(baixado.bytes.equals(bytes)).toBe(true)
  })
})
