import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { aForca } from '../../../teste/estado-a-forca.ts'
import {
  criarEmissora,
  criarTitulo,
  emitida,
  emitir,
  lerNota,
  SENHA_DO_A1,
  type Emissora,
} from '../../../teste/nota-fiscal/preparo.ts'
import { validarXml } from '../../infra/nota-fiscal/index.ts'
import { reenviarNotas, transmitirNota } from './transmitir.ts'

let amb: Ambiente
let empresa: Emissora

beforeAll(async () => {
  amb = await abrirAmbiente()
})
afterAll(() => amb.fechar())
beforeEach(async () => {
  amb.relogio.fixar('2026-11-20T15:00:00Z')
  empresa = await criarEmissora(amb)
})

const dono = () => empresa.como.CLIENTE
const apoio = () => ({ db: amb.dbApp, agora: amb.relogio.agora(), servicos: amb.servicos })

/** What the clock does: what waits and whose time has come goes again. */
async function passar(minutes: number) {
  amb.relogio.avancar({ minutes })
  await reenviarNotas(apoio())
  await amb.tarefas.esvaziar()
}

const evento = (codigo: string) => ({
  codigo: randomUUID(),
  cliente: empresa.cliente,
  tipo: 'nota-fiscal.a-enviar',
  dados: { nota: codigo },
  quando: amb.relogio.agora().toString(),
})

const daSandbox = () =>
  amb.db.selectFrom('nota_fiscal_de_teste').selectAll().where('cliente', '=', empresa.cliente).execute()

const cancelar = (nota: { codigo: string; versao: number }, mudanca: object = {}) =>
  dono()('POST /nota-fiscal/:codigo/cancelamento', {
    codigo: nota.codigo,
    versao: nota.versao,
    motivoCodigo: '1',
    motivo: 'Valor digitado errado na conta.',
    senha: SENHA_DO_A1,
    ...mudanca,
  })

const substituir = (nota: { codigo: string; versao: number }, mudanca: object = {}) =>
  dono()('POST /nota-fiscal/:codigo/substituicao', {
    codigo: nota.codigo,
    versao: nota.versao,
    nova: randomUUID(),
    motivoCodigo: '99',
    motivo: 'Descrição do serviço incompleta.',
    descricao: 'Ultrassom abdominal com laudo',
    senha: SENHA_DO_A1,
    ...mudanca,
  })

describe('tentar de novo', () => {
  it('fora do ar, espera cada vez mais, e depois é autorizada com o mesmo número', async () => {
    const titulo = await criarTitulo(amb, empresa)
    const nota = await emitida(amb, empresa, titulo, { descricao: 'Ultrassom #indisponivel-2' })
    expect(nota).toMatchObject({
      estado: 'PENDENTE',
      tentativas: 1,
      proximaEm: '2026-11-20T15:01:00.000Z',
      numero: null,
    })
    await passar(0)
    expect(await lerNota(empresa, nota.codigo)).toMatchObject({ tentativas: 1 })
    await passar(1)
    expect(await lerNota(empresa, nota.codigo)).toMatchObject({
      estado: 'PENDENTE',
      tentativas: 2,
      proximaEm: '2026-11-20T15:06:00.000Z',
    })
    await passar(5)
    expect(await lerNota(empresa, nota.codigo)).toMatchObject({
      estado: 'AUTORIZADA',
      tentativas: 3,
      numero: 1,
      numeroDps: 1,
    })
  })

  it('autorizada e sem resposta, a nota que já existe é a que vale', async () => {
    const nota = await emitida(amb, empresa, await criarTitulo(amb, empresa), { descricao: 'Raio-X #semresposta' })
    expect(nota).toMatchObject({ estado: 'PENDENTE', numero: null })
    expect(await daSandbox()).toMatchObject([{ estado: 'VALENDO', tentativas: 1 }])
    await passar(1)
    expect(await lerNota(empresa, nota.codigo)).toMatchObject({ estado: 'AUTORIZADA', numero: 1 })
    expect(await daSandbox()).toMatchObject([{ tentativas: 1 }])
  })

  it('vinte envios ao mesmo tempo são uma tentativa; um processo que morreu é refeito depois', async () => {
    const { corpo } = await emitir(empresa, await criarTitulo(amb, empresa))
    await Promise.all(Array.from({ length: 20 }, () => transmitirNota(apoio(), evento(corpo.codigo))))
    expect(await lerNota(empresa, corpo.codigo)).toMatchObject({ estado: 'AUTORIZADA', tentativas: 1 })
    const { corpo: outra } = await emitir(empresa, await criarTitulo(amb, empresa))
    const parada = { estado: aForca('ENVIADA'), tentativas: 1, proxima_em: '2026-11-20T15:02:00Z' }
    await amb.db.updateTable('nota_fiscal').set(parada).where('codigo', '=', outra.codigo).execute()
    await amb.tarefas.esvaziar()
    expect(await lerNota(empresa, outra.codigo)).toMatchObject({ estado: 'ENVIADA' })
    await passar(2)
    expect(await lerNota(empresa, outra.codigo)).toMatchObject({ estado: 'AUTORIZADA', tentativas: 2 })
  })

  it('a mesma DPS enviada duas vezes responde a mesma nota, e outra com o mesmo número é rejeitada', async () => {
    const nota = await emitida(amb, empresa, await criarTitulo(amb, empresa))
    const { bytes } = await dono()('GET /nota-fiscal/:codigo/dps', { codigo: nota.codigo })
    const dps = bytes.toString('utf8')
    const { cliente } = empresa
    const { notaFiscal } = amb.servicos
    const agora = amb.relogio.agora()
    expect(await notaFiscal.enviar({ cliente, dps, agora })).toMatchObject({ tipo: 'AUTORIZADA', chave: nota.chave })
    await amb.db.updateTable('nota_fiscal_de_teste').set({ resumo: 'outra' }).where('cliente', '=', cliente).execute()
    expect(await notaFiscal.enviar({ cliente, dps, agora })).toMatchObject({ tipo: 'REJEITADA', codigo: 'E0014' })
    const adulterada = dps.replace('<vServ>200.00<', '<vServ>201.00<')
    expect(await notaFiscal.enviar({ cliente, dps: adulterada, agora })).toMatchObject({ codigo: 'E0714' })
    expect(await notaFiscal.enviar({ cliente, dps: dps.replace('<tpEmit>1<', '<tpEmit>9<'), agora })).toMatchObject({
      codigo: 'E1235',
    })
  })
})

describe('rejeitada', () => {
  it('diz o código e a frase, avisa a empresa, e a conta pode ter outra nota com outro número', async () => {
    await amb.db
      .updateTable('parceiro')
      .set({ documento: '11111111111111' })
      .where('codigo', '=', empresa.parceiro)
      .execute()
    const titulo = await criarTitulo(amb, empresa)
    const nota = await emitida(amb, empresa, titulo)
    expect(nota).toMatchObject({
      estado: 'REJEITADA',
      numero: null,
      rejeicao: { codigo: 'T0001', mensagem: 'O CPF ou CNPJ do tomador é inválido.' },
      permissoes: { cancelar: false, baixar: false },
    })
    expect((await dono()('GET /nota-fiscal/:codigo/xml', { codigo: nota.codigo })).status).toBe(404)
    expect((await dono()('GET /nota-fiscal/:codigo/pdf', { codigo: nota.codigo })).status).toBe(404)
    const avisos = (await dono()('GET /notificacao', {})).corpo.itens
    expect(avisos[0]).toMatchObject({ tipo: 'nota-fiscal.rejeitada', titulo: /T0001/ })
    await amb.db
      .updateTable('parceiro')
      .set({ documento: '11222333000181' })
      .where('codigo', '=', empresa.parceiro)
      .execute()
    expect(await emitida(amb, empresa, titulo)).toMatchObject({ estado: 'AUTORIZADA', numeroDps: 2, numero: 1 })
  })
})

describe('cancelar', () => {
  it('vale até o ambiente registrar, fica com o motivo, e uma vez só', async () => {
    const titulo = await criarTitulo(amb, empresa)
    const nota = await emitida(amb, empresa, titulo)
    expect(await cancelar(nota, { motivo: 'curto' })).toMatchObject({ status: 422 })
    expect(await cancelar(nota, { senha: 'outra' })).toMatchObject({ status: 422 })
    expect(await cancelar({ ...nota, versao: 99 })).toMatchObject({
      status: 409,
      corpo: { codigo: 'CONFLITO_DE_VERSAO' },
    })
    expect(await cancelar(nota)).toMatchObject({ status: 200, corpo: { estado: 'EM_CANCELAMENTO' } })
    expect(await cancelar(nota)).toMatchObject({ status: 409, corpo: { codigo: 'TRANSICAO_INVALIDA' } })
    expect(await emitir(empresa, titulo)).toMatchObject({ status: 409 })
    await amb.tarefas.esvaziar()
    const depois = await lerNota(empresa, nota.codigo)
    expect(depois).toMatchObject({
      estado: 'CANCELADA',
      cancelamento: { motivo: 'Erro na emissão: Valor digitado errado na conta.', em: '2026-11-20T15:00:00+00:00' },
      permissoes: { cancelar: false, substituir: false, baixar: true },
    })
    const { cancelamento_xml: registrado } = await amb.db
      .selectFrom('nota_fiscal')
      .select('cancelamento_xml')
      .where('codigo', '=', nota.codigo)
      .executeTakeFirstOrThrow()
    expect(await validarXml(registrado ?? '', '1.01', 'evento')).toEqual([])
    expect(await emitida(amb, empresa, titulo)).toMatchObject({ estado: 'AUTORIZADA', numeroDps: 2 })
  })

  it('fora do ar espera; recusado pelo ambiente, a nota continua valendo e diz por quê', async () => {
    const nota = await emitida(amb, empresa, await criarTitulo(amb, empresa))
    await cancelar(nota, { motivo: 'Sistema #indisponivel no cancelamento.' })
    await amb.tarefas.esvaziar()
    expect(await lerNota(empresa, nota.codigo)).toMatchObject({ estado: 'EM_CANCELAMENTO', tentativas: 1 })
    await amb.db
      .updateTable('nota_fiscal_de_teste')
      .set({ estado: 'SUBSTITUIDA' })
      .where('cliente', '=', empresa.cliente)
      .execute()
    const outra = await emitida(amb, empresa, await criarTitulo(amb, empresa))
    await amb.db
      .updateTable('nota_fiscal_de_teste')
      .set({ estado: 'SUBSTITUIDA' })
      .where('chave', '=', outra.chave)
      .execute()
    await cancelar(outra)
    await amb.tarefas.esvaziar()
    expect(await lerNota(empresa, outra.codigo)).toMatchObject({
      estado: 'AUTORIZADA',
      cancelamento: null,
      rejeicao: { codigo: 'T0005' },
    })
    const daClinica = await empresa.como.PARCEIRO('GET /nota-fiscal/:codigo', { codigo: outra.codigo })
    expect(daClinica).toMatchObject({ status: 200, corpo: { estado: 'AUTORIZADA', rejeicao: null } })
  })
})

describe('uma resposta que chega tarde', () => {
  it('não desfaz o cancelamento que veio depois dela', async () => {
    const { corpo } = await emitir(empresa, await criarTitulo(amb, empresa))
    const { promise: porta, resolve: abrir } = Promise.withResolvers<void>()
    const { promise: enviada, resolve: avisarEnvio } = Promise.withResolvers<void>()
    const { notaFiscal } = amb.servicos
    const lenta = {
      ...notaFiscal,
      enviar: async (pedido: Parameters<typeof notaFiscal.enviar>[0]) => {
        const resposta = await notaFiscal.enviar(pedido)
        avisarEnvio()
        await porta
        return resposta
      },
    }
    const atrasada = transmitirNota(
      { ...apoio(), servicos: { ...amb.servicos, notaFiscal: lenta } },
      evento(corpo.codigo),
    )
    await enviada
    // Given up for dead, another attempt learns that it was authorised, and the note is called off.
    await passar(3)
    const autorizada = await lerNota(empresa, corpo.codigo)
    expect(autorizada).toMatchObject({ estado: 'AUTORIZADA', tentativas: 2 })
    await cancelar(autorizada, { motivo: 'Sistema #indisponivel no cancelamento.' })
    await amb.tarefas.esvaziar()
    expect(await lerNota(empresa, corpo.codigo)).toMatchObject({ estado: 'EM_CANCELAMENTO', tentativas: 1 })
    abrir()
    await atrasada
    expect(await lerNota(empresa, corpo.codigo)).toMatchObject({ estado: 'EM_CANCELAMENTO' })
  })

  it('sem certificado, cancelar diz o que falta', async () => {
    const nota = await emitida(amb, empresa, await criarTitulo(amb, empresa))
    await dono()('DELETE /nota-fiscal/certificado', {})
    expect(await cancelar(nota)).toMatchObject({
      status: 409,
      corpo: { mensagem: 'Envie o certificado A1 da empresa.' },
    })
  })
})

describe('substituir', () => {
  it('a antiga vale até a nova ser autorizada; então é substituída', async () => {
    const titulo = await criarTitulo(amb, empresa)
    const nota = await emitida(amb, empresa, titulo)
    const { status, corpo: nova } = await substituir(nota)
    expect({ status, nova }).toMatchObject({ status: 201, nova: { estado: 'PENDENTE', substitui: nota.codigo } })
    expect(await lerNota(empresa, nota.codigo)).toMatchObject({ estado: 'EM_SUBSTITUICAO' })
    expect((await substituir(nota, { nova: nova.codigo })).corpo).toMatchObject({ codigo: nova.codigo })
    expect(await substituir(nota)).toMatchObject({ status: 409 })
    expect(await emitir(empresa, titulo)).toMatchObject({ status: 409 })
    await amb.tarefas.esvaziar()
    expect(await lerNota(empresa, nota.codigo)).toMatchObject({ estado: 'SUBSTITUIDA', substituidaPor: nova.codigo })
    expect(await lerNota(empresa, nova.codigo)).toMatchObject({
      estado: 'AUTORIZADA',
      numero: 2,
      descricao: 'Ultrassom abdominal com laudo',
    })
    expect(await daSandbox()).toHaveLength(2)
    const { bytes } = await dono()('GET /nota-fiscal/:codigo/xml', { codigo: nova.codigo })
    expect(bytes.toString()).toContain(`<chSubstda>${nota.chave}</chSubstda>`)
    expect(await validarXml(bytes.toString(), '1.01', 'NFSe')).toEqual([])
  })

  it('rejeitada a nova, a antiga continua valendo', async () => {
    const nota = await emitida(amb, empresa, await criarTitulo(amb, empresa))
    await amb.db
      .updateTable('nota_fiscal_de_teste')
      .set({ estado: 'CANCELADA' })
      .where('cliente', '=', empresa.cliente)
      .execute()
    const { corpo: nova } = await substituir(nota)
    await amb.tarefas.esvaziar()
    expect(await lerNota(empresa, nova.codigo)).toMatchObject({ estado: 'REJEITADA', rejeicao: { codigo: 'T0003' } })
    expect(await lerNota(empresa, nota.codigo)).toMatchObject({
      estado: 'AUTORIZADA',
      substituidaPor: null,
      rejeicao: { mensagem: /A substituição foi rejeitada/ },
    })
  })

  it('cinco ao mesmo tempo deixam uma nova', async () => {
    const nota = await emitida(amb, empresa, await criarTitulo(amb, empresa))
    const respostas = await Promise.all(Array.from({ length: 5 }, () => substituir(nota)))
    expect(respostas.filter(({ status }) => status === 201)).toHaveLength(1)
    await amb.tarefas.esvaziar()
    const notas = (await dono()('GET /nota-fiscal', {})).corpo.itens
    expect(notas.map(({ estado }) => estado).toSorted()).toEqual(['AUTORIZADA', 'SUBSTITUIDA'])
  })
})
