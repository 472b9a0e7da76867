import dicomParser, { type DataSet } from 'dicom-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lerNumeroDeAcesso } from '@vetlume/dominio/estudo'
import { abrirAmbiente, type Ambiente } from '../../../../teste/ambiente.ts'
import { abrir, agir, criarServico, darLaudos } from '../../../../teste/atendimentos.ts'
import { criarEmpresa, unico, type Empresa } from '../../../../teste/fabricas.ts'
import { textoDe } from '../../../infra/dicom/texto.ts'

let amb: Ambiente
let empresa: Empresa

// One in the morning of São Paulo, which is the 20th there.
const AGORA = '2026-11-20T04:00:00Z'
beforeAll(async () => {
  amb = await abrirAmbiente({ agora: AGORA })
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

async function criarAparelho(de: Empresa = empresa) {
  const { codigo } = (await de.como.CLIENTE('POST /equipamento', { nome: unico('Ultrassom da sala') })).corpo
  const { token } = (await de.como.CLIENTE('POST /equipamento/:codigo/credencial', { codigo })).corpo
  return { codigo, token }
}
const pedir = (token: string) =>
  amb.app.inject({
    method: 'GET',
    url: '/dicom-web/lista-de-trabalho',
    headers: { authorization: `Bearer ${token}` },
  })
interface Item {
  arquivo: string
  conteudo: string
}
async function lista(token: string): Promise<{ arquivo: string; lido: DataSet }[]> {
  const resposta = await pedir(token)
  expect(resposta.statusCode).toBe(200)
  return resposta
    .json<{ itens: Item[] }>()
    .itens.map(({ arquivo, conteudo }) => ({ arquivo, lido: dicomParser.parseDicom(Buffer.from(conteudo, 'base64')) }))
}
const pacientes = async (token: string) => (await lista(token)).map(({ lido }) => textoDe(lido, 'x00100010'))

describe('a lista de trabalho', () => {
  it('diz de cada exame o que o aparelho precisa, com acentos, e o número que volta para o mesmo exame', async () => {
    const { token } = await criarAparelho()
    const { codigo, animal } = await abrir(amb, empresa, { realizadoEm: null })
    await amb.db
      .updateTable('animal')
      .set({
        nome: 'Íris ^Maçã',
        castrado: true,
        nascimento: '2020-03-04',
        nascimento_presumido: false,
        peso_gramas: 4200,
      })
      .where('codigo', '=', animal)
      .execute()
    await amb.db.updateTable('atendimento').set({ peso_gramas: 4350 }).where('codigo', '=', codigo).execute()
    const { tutor } = await amb.db
      .selectFrom('animal')
      .select('tutor')
      .where('codigo', '=', animal)
      .executeTakeFirstOrThrow()
    await amb.db.updateTable('tutor').set({ nome: 'Ana Maria Conceição' }).where('codigo', '=', tutor).execute()
    const achado = (await lista(token)).find(({ lido }) => textoDe(lido, 'x00100010')?.includes('Íris') === true)
    if (achado === undefined) throw new Error('não está na lista')
    const { lido, arquivo } = achado
    const texto = (tag: string) => textoDe(lido, tag)
    expect(
      ['x00080005', 'x00100010', 'x00100030', 'x00101030', 'x00102203', 'x00102297', 'x00102298'].map(texto),
    ).toEqual(['ISO_IR 100', 'Conceição^Íris  Maçã', '20200304', '4.35', 'ALTERED', 'Conceição', 'OWNER'])
    expect(texto('x00102201')).toBe('Canina')
    const { numero } = await amb.db
      .selectFrom('atendimento')
      .select('numero')
      .where('codigo', '=', codigo)
      .executeTakeFirstOrThrow()
    expect(lerNumeroDeAcesso(texto('x00080050') ?? '')).toEqual({ atendimento: numero, exame: 1 })
    const passo = lido.elements['x00400100']?.items?.[0]?.dataSet
    expect([passo?.string('x00080060'), passo?.string('x00400002'), passo?.string('x00400003')]).toEqual([
      'US',
      '20261120',
      '010000',
    ])
    const { codigo: item } = await amb.db
      .selectFrom('atendimento_item')
      .select('codigo')
      .where('atendimento', '=', codigo)
      .executeTakeFirstOrThrow()
    expect(arquivo).toBe(`${item}.wl`)
    // What the machine has no use for is not there.
    const tudo = Buffer.from((await pedir(token)).body).toString('utf8')
    expect(tudo).not.toContain('Ana Maria')
    expect(lido.string('x00080090')).toBeUndefined()
  })

  it('o que não cabe em Latin-1 vai em UTF-8, e diz', async () => {
    const { token } = await criarAparelho()
    const { animal } = await abrir(amb, empresa)
    await amb.db.updateTable('animal').set({ nome: 'Łuna' }).where('codigo', '=', animal).execute()
    const um = (await lista(token)).find(({ lido }) => textoDe(lido, 'x00100010')?.includes('Łuna') === true)
    expect(um && textoDe(um.lido, 'x00080005')).toBe('ISO_IR 192')
  })

  it('é de ontem a amanhã no fuso da empresa; o cancelado e o assinado saem', async () => {
    const { token } = await criarAparelho()
    const em = async (nome: string, quando: string) => {
      const { codigo, animal } = await abrir(amb, empresa)
      await amb.db.updateTable('animal').set({ nome }).where('codigo', '=', animal).execute()
      await amb.db
        .updateTable('atendimento')
        .set({ criado_em: quando, realizado_em: quando })
        .where('codigo', '=', codigo)
        .execute()
      return codigo
    }
    await em('Anteontem', '2026-11-19T02:59:00Z')
    await em('Ontem', '2026-11-19T03:00:00Z')
    await em('Amanha', '2026-11-22T02:59:00Z')
    await em('Depois', '2026-11-22T03:00:00Z')
    const cancelado = await em('Cancelado', AGORA)
    const assinado = await em('Assinado', AGORA)
    await agir(empresa.como.CLIENTE, cancelado, 'cancelar', 'não veio')
    await darLaudos(amb, empresa, assinado, 'ASSINADO')
    const nomes = (await pacientes(token)).map((nome) => nome?.split('^')[1])
    expect(nomes).toEqual(expect.arrayContaining(['Ontem', 'Amanha']))
    for (const fora of ['Anteontem', 'Depois', 'Cancelado', 'Assinado']) expect(nomes).not.toContain(fora)
  })

  it('o serviço que pede outro equipamento está na lista do outro, e o que nenhum aparelho faz em nenhuma', async () => {
    const [este, outro] = [await criarAparelho(), await criarAparelho()]
    const doOutro = await criarServico(amb, empresa, { exige_laudo: true })
    await amb.db.updateTable('servico').set({ modalidade: 'ECOCARDIOGRAFIA' }).where('codigo', '=', doOutro).execute()
    await amb.db
      .insertInto('servico_equipamento')
      .values({ cliente: empresa.cliente, servico: doOutro, equipamento: outro.codigo })
      .execute()
    const consulta = await criarServico(amb, empresa, { exige_laudo: true })
    const abrirDe = async (nome: string, servico: string) => {
      const { animal } = await abrir(amb, empresa, { itens: [{ servico }] })
      await amb.db.updateTable('animal').set({ nome }).where('codigo', '=', animal).execute()
    }
    await abrirDe('SoDoOutro', doOutro)
    await abrirDe('Consulta', consulta)
    const [neste, noOutro] = [await pacientes(este.token), await pacientes(outro.token)]
    expect(neste.join()).not.toContain('SoDoOutro')
    expect(noOutro.join()).toContain('SoDoOutro')
    expect([...neste, ...noOutro].join()).not.toContain('Consulta')
  })

  it('sem credencial é 401, revogada também, e a de outra empresa vê só o que é dela', async () => {
    expect((await amb.app.inject({ method: 'GET', url: '/dicom-web/lista-de-trabalho' })).statusCode).toBe(401)
    const { codigo, token } = await criarAparelho()
    const outra = await criarEmpresa(amb)
    expect(await lista((await criarAparelho(outra)).token)).toEqual([])
    await empresa.como.CLIENTE('DELETE /equipamento/:codigo/credencial', { codigo })
    expect((await pedir(token)).statusCode).toBe(401)
  })
})
