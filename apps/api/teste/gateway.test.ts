import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { numeroDeAcesso } from '@vetlume/dominio/estudo'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from './ambiente.ts'
import { abrir, agir } from './atendimentos.ts'
import { fazerDicom, type Elemento } from './dicom.ts'
import { criarEmpresa, unico, type Empresa } from './fabricas.ts'
import { lerLista } from './gateway/maquina.ts'
import { criarGateway, oQueFalta, rodarCliente, type Gateway } from './gateway/orthanc.ts'
import { abrirFrente, type Frente } from './gateway/servidor-de-frente.ts'

const faltam = oQueFalta()
if (faltam.length > 0)
  console.warn(
    `GATEWAY NÃO TESTADO: faltam ${faltam.join(', ')}. Em Debian: apt-get install orthanc orthanc-dicomweb dcmtk`,
  )

const JPEG = '1.2.840.10008.1.2.4.50'
const ULTRASSOM = '1.2.840.10008.5.1.4.1.1.6.1'
const ULTRASSOM_EM_QUADROS = '1.2.840.10008.5.1.4.1.1.3.1'
const LISTA_VENCE_EM_S = 4

let amb: Ambiente
let empresa: Empresa
let frente: Frente
let gateway: Gateway
let exame: { codigo: string; acesso: string }

async function marcarExame(nome: string) {
  const { codigo, animal } = await abrir(amb, empresa)
  await amb.db.updateTable('animal').set({ nome }).where('codigo', '=', animal).execute()
  const { tutor } = await amb.db
    .selectFrom('animal')
    .select('tutor')
    .where('codigo', '=', animal)
    .executeTakeFirstOrThrow()
  await amb.db.updateTable('tutor').set({ nome: 'Ana Conceição' }).where('codigo', '=', tutor).execute()
  const { numero } = await amb.db
    .selectFrom('atendimento')
    .select('numero')
    .where('codigo', '=', codigo)
    .executeTakeFirstOrThrow()
  return { codigo, acesso: numeroDeAcesso({ atendimento: numero, exame: 1 }) }
}

const daqui = () => ['127.0.0.1', String(gateway.portaDicom)]
let ultimo = 0
/** UIDs as a machine makes them, one for each image. */
const novoUid = () => `1.2.826.0.1.3680043.10.1183.77.${process.pid}.${++ultimo}`

function identidade(uid: string, classe: string, acesso: string): Elemento[] {
  return [
    [0x0008_0016, 'UI', classe],
    [0x0008_0018, 'UI', uid],
    [0x0008_0050, 'SH', acesso],
    [0x0008_0060, 'CS', 'US'],
    [0x0010_0010, 'PN', 'Silva^Rex'],
    [0x0010_0020, 'LO', '1'],
    [0x0020_000d, 'UI', '1.2.826.0.1.3680043.10.1183.77'],
    [0x0020_000e, 'UI', '1.2.826.0.1.3680043.10.1183.77.1'],
  ]
}

async function gravar(uid: string, bytes: Uint8Array): Promise<string> {
  const arquivo = path.join(gateway.pasta, `${uid}.dcm`)
  await writeFile(arquivo, bytes)
  return arquivo
}

async function comprimida(uid = novoUid()) {
  const jpeg = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#226655' } })
    .jpeg()
    .toBuffer()
  const bytes = fazerDicom({
    sintaxe: JPEG,
    linhas: 48,
    colunas: 64,
    amostras: 3,
    interpretacao: 'YBR_FULL_422',
    elementos: identidade(uid, ULTRASSOM, exame.acesso),
    pixels: [jpeg],
  })
  return { uid, arquivo: await gravar(uid, bytes) }
}

async function emQuadros(uid = novoUid()) {
  const elementos: Elemento[] = [...identidade(uid, ULTRASSOM_EM_QUADROS, exame.acesso), [0x0028_0008, 'IS', '3']]
  const pixels = Uint8Array.from({ length: 3 * 16 * 16 }, (_, i) => i % 256)
  return { uid, arquivo: await gravar(uid, fazerDicom({ linhas: 16, colunas: 16, elementos, pixels })) }
}

const guardarNoGateway = async (arquivo: string, aet = 'ULTRASSOM') =>
  rodarCliente('storescu', ['-xy', '-aet', aet, '-aec', 'VETLUME', ...daqui(), arquivo])
const uids = () => frente.recebidas.map(({ uid }) => uid)
async function vazio() {
  await expect.poll(() => gateway.esperando()).toBe(0)
}

/** Patient and accession number of what a machine lists. */
const consultar = async (aet?: string) =>
  (await lerLista(gateway, 'US', aet)).map(({ paciente, acesso }) => [paciente, acesso])

describe.skipIf(faltam.length > 0)('o gateway, com clientes DICOM de verdade', () => {
  beforeAll(async () => {
    amb = await abrirAmbiente({ agora: '2026-11-20T15:00:00Z' })
    empresa = await criarEmpresa(amb)
    exame = await marcarExame('Íris')
    const { codigo } = (await empresa.como.CLIENTE('POST /equipamento', { nome: unico('Ultrassom') })).corpo
    const { token } = (await empresa.como.CLIENTE('POST /equipamento/:codigo/credencial', { codigo })).corpo
    frente = await abrirFrente(amb.app, token)
    gateway = await criarGateway({
      VETLUME_URL: frente.url,
      VETLUME_TOKEN: token,
      VETLUME_PRIMEIRA_ESPERA: '1',
      VETLUME_ENTRE_LISTAS: '1',
      VETLUME_VALIDADE_DA_LISTA: String(LISTA_VENCE_EM_S),
    })
    await gateway.ligar()
  })
  afterAll(async () => {
    await gateway.desligar()
    await gateway.apagar()
    await frente.fechar()
    await amb.fechar()
  })

  it('o aparelho recebe os exames do dia, com acentos, seja qual for o nome da estação', async () => {
    await expect.poll(() => consultar()).toEqual([['Conceição^Íris', exame.acesso]])
    const outro = await marcarExame('Bolt')
    await expect.poll(() => consultar()).toContainEqual(['Conceição^Bolt', outro.acesso])
    await agir(empresa.como.CLIENTE, outro.codigo, 'cancelar', 'não veio')
    await expect.poll(() => consultar()).toEqual([['Conceição^Íris', exame.acesso]])
  })

  it('quem não está na lista de aparelhos não envia nem consulta', async () => {
    const { arquivo } = await comprimida()
    expect((await guardarNoGateway(arquivo, 'ESTRANHO')).codigo).not.toBe(0)
    expect(await consultar('ESTRANHO')).toEqual([])
    expect(await gateway.esperando()).toBe(0)
  })

  it('a imagem comprimida e a de vários quadros chegam como foram feitas, e saem do gateway', async () => {
    const [uma, outra] = [await comprimida(), await emQuadros()]
    expect((await guardarNoGateway(uma.arquivo)).codigo).toBe(0)
    expect(
      (await rodarCliente('dcmsend', ['-aet', 'ULTRASSOM', '-aec', 'VETLUME', ...daqui(), outra.arquivo])).codigo,
    ).toBe(0)
    await vazio()
    expect(frente.recebidas).toHaveLength(2)
    expect(frente.recebidas).toEqual(
      expect.arrayContaining([
        { uid: uma.uid, acesso: exame.acesso, quadros: 1, sintaxe: JPEG },
        expect.objectContaining({ uid: outra.uid, acesso: exame.acesso, quadros: 3 }),
      ]),
    )
  })

  it('com a internet de pé, a imagem está no laudo do exame sem ninguém a enviar, e outra vez não é outra', async () => {
    frente.ateAoFim = true
    await agir(empresa.como.CLIENTE, exame.codigo, 'iniciar')
    const { codigo: item } = await amb.db
      .selectFrom('atendimento_item')
      .select('codigo')
      .where('atendimento', '=', exame.codigo)
      .executeTakeFirstOrThrow()
    const { codigo } = (await empresa.como.ESPECIALISTA('POST /laudo', { item })).corpo
    const { arquivo } = await comprimida()
    for (let vez = 0; vez < 2; vez++) {
      expect((await guardarNoGateway(arquivo)).codigo).toBe(0)
      await vazio()
    }
    const { imagens } = (await empresa.como.ESPECIALISTA('GET /laudo/:codigo', { codigo })).corpo
    expect(imagens.map(({ largura, altura, dicom }) => [largura, altura, dicom?.paciente])).toEqual([
      [64, 48, 'Silva Rex'],
    ])
    frente.ateAoFim = false
  })

  it('sem internet espera no disco, também com o computador desligado, e chega uma vez só', async () => {
    frente.recebidas.length = 0
    frente.fora = true
    const [uma, outra] = [await comprimida(), await comprimida()]
    expect((await guardarNoGateway(uma.arquivo)).codigo).toBe(0)
    expect((await guardarNoGateway(outra.arquivo)).codigo).toBe(0)
    const antes = frente.pedidos
    await expect.poll(() => frente.pedidos).toBeGreaterThan(antes + 2)
    expect(await gateway.esperando()).toBe(2)
    await gateway.desligar()
    await gateway.ligar()
    expect(await gateway.esperando()).toBe(2)
    frente.fora = false
    await vazio()
    expect(uids().toSorted()).toEqual([uma.uid, outra.uid].toSorted())
  })

  it('a recusada fica no gateway e as outras passam; aceita depois, sai', async () => {
    frente.recebidas.length = 0
    const [ruim, boa] = [await comprimida(), await comprimida()]
    frente.recusadas.add(ruim.uid)
    await guardarNoGateway(ruim.arquivo)
    await guardarNoGateway(boa.arquivo)
    await expect.poll(uids).toEqual([boa.uid])
    await expect.poll(() => gateway.esperando()).toBe(1)
    frente.recusadas.clear()
    await vazio()
    expect(uids()).toEqual([boa.uid, ruim.uid])
  })

  it('a lista some quando passa da validade sem contato, e volta com ele', async () => {
    await expect.poll(() => consultar()).toHaveLength(1)
    frente.fora = true
    await expect.poll(async () => (await readdir(gateway.lista)).filter((nome) => nome.endsWith('.wl'))).toEqual([])
    frente.fora = false
    await expect.poll(() => consultar()).toHaveLength(1)
  })

  it('sem lugar no disco o aparelho fica sabendo, e nada se apaga para dar lugar', async () => {
    await gateway.desligar()
    await gateway.ligar({ VETLUME_LIMITE_MB: '0' })
    const { arquivo } = await comprimida()
    const recusado = await guardarNoGateway(arquivo)
    expect(recusado.codigo).not.toBe(0)
    expect(await gateway.esperando()).toBe(0)
  })
})
