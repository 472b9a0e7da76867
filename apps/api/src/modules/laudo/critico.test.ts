import { PRAZO_DO_CRITICO } from '@vetlume/dominio/laudo'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { dadosDaEmpresa } from '../../../teste/campos/empresa.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { assinado, assinar, corpo, escrever, lerComo } from '../../../teste/laudo/cenario.ts'
import { escalarCriticos } from './escalar-criticos.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
})
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
  const { cliente, parceiro } = empresa
  await amb.db.updateTable('cliente').set({ email: 'dona@empresa.vet' }).where('codigo', '=', cliente).execute()
  await amb.db
    .updateTable('parceiro')
    .set({ email: 'geral@clinica.vet', entrega_email: true })
    .where('codigo', '=', parceiro)
    .execute()
})
afterAll(() => amb.fechar())

const MINUTOS = PRAZO_DO_CRITICO.padrao
const escalar = () => escalarCriticos({ db: amb.db, agora: amb.relogio.agora(), servicos: amb.servicos })
const esperar = (minutes: number) => amb.relogio.avancar({ minutes })
const escaladoEm = async (codigo: string) =>
  (
    await amb.db
      .selectFrom('laudo')
      .select('critico_escalado_em as em')
      .where('cliente', '=', empresa.cliente)
      .where('codigo', '=', codigo)
      .executeTakeFirstOrThrow()
  ).em
async function cartas() {
  await amb.tarefas.esvaziar()
  return amb.db
    .selectFrom('mensagem')
    .select(['para', 'modelo', 'assunto'])
    .where('cliente', '=', empresa.cliente)
    .orderBy('para')
    .orderBy('modelo')
    .execute()
}
const contato = (ordem: number, email: string, recebe_laudos: boolean) => ({
  cliente: empresa.cliente,
  parceiro: empresa.parceiro,
  ordem,
  nome: email,
  email,
  recebe_laudos,
  recebe_cobrancas: false,
})

describe('a carta da entrega', () => {
  it('vai a quem na clínica recebe laudos, quando ela escolheu o e-mail; a do retificado diz que é', async () => {
    await amb.db
      .insertInto('parceiro_contato')
      .values([contato(0, 'bia@clinica.vet', true), contato(1, 'caio@clinica.vet', false)])
      .execute()
    const { codigo } = await assinado(amb, empresa)
    expect(await cartas()).toEqual([
      { para: 'bia@clinica.vet', modelo: 'laudo-entregue', assunto: expect.stringMatching(/^Laudo entregue, /) },
    ])
    const nova = corpo(await empresa.como.ESPECIALISTA('POST /laudo/:codigo/retificar', { codigo, motivo: 'Lado' }))
    const { versao } = await lerComo(empresa, 'ESPECIALISTA', nova.codigo)
    corpo(await assinar(empresa, { codigo: nova.codigo, versao }))
    expect((await cartas()).map(({ assunto }) => assunto)).toEqual([
      expect.stringMatching(/^Laudo entregue, /),
      expect.stringMatching(/^Laudo retificado, /),
    ])
  })

  it('não vai a quem não escolheu o e-mail, nem antes da entrega', async () => {
    await assinado(amb, empresa, { entregar: false })
    await amb.db.updateTable('parceiro').set({ entrega_email: false }).where('codigo', '=', empresa.parceiro).execute()
    await assinado(amb, empresa)
    expect(await cartas()).toEqual([])
  })
})

describe('achado crítico que ninguém confirmou', () => {
  it('depois do prazo é avisado de novo, uma vez, à empresa e à clínica, e fica no laudo', async () => {
    const { codigo } = await assinado(amb, empresa, { critico: true })
    expect((await cartas()).map(({ assunto }) => assunto)).toEqual([
      expect.stringMatching(/^Achado crítico: laudo entregue, /),
    ])
    esperar(MINUTOS - 1)
    await escalar()
    expect(await escaladoEm(codigo)).toBeNull()
    esperar(1)
    await Promise.all([escalar(), escalar(), escalar()])
    const em = await escaladoEm(codigo)
    expect(em).not.toBeNull()
    esperar(5)
    await escalar()
    expect(await escaladoEm(codigo)).toBe(em)
    expect((await cartas()).filter(({ modelo }) => modelo === 'critico-sem-confirmacao')).toMatchObject([
      { para: 'dona@empresa.vet' },
      { para: 'geral@clinica.vet' },
    ])
    const avisos = await amb.db
      .selectFrom('notificacao')
      .select(['especialista', 'parceiro'])
      .where('cliente', '=', empresa.cliente)
      .where('tipo', '=', 'laudo.escalado')
      .execute()
    expect(avisos).toHaveLength(2)
    const eventos = await amb.db
      .selectFrom('atendimento_evento')
      .select('texto')
      .where('cliente', '=', empresa.cliente)
      .where('tipo', '=', 'LAUDO_ESCALADO')
      .execute()
    expect(eventos).toMatchObject([{ texto: expect.stringMatching(/sem confirmação: avisado de novo$/) }])
  })

  it('confirmado a tempo, não crítico ou não entregue: ninguém é avisado de novo', async () => {
    const confirmado = await assinado(amb, empresa, { critico: true })
    corpo(await empresa.como.PARCEIRO('POST /laudo/:codigo/confirmar', { codigo: confirmado.codigo }))
    const comum = await assinado(amb, empresa)
    const guardado = await assinado(amb, empresa, { critico: true, entregar: false })
    const rascunho = await escrever(amb, empresa, { critico: true })
    esperar(MINUTOS * 3)
    await escalar()
    for (const { codigo } of [confirmado, comum, guardado, rascunho]) expect(await escaladoEm(codigo)).toBeNull()
  })

  it('cada empresa espera o que escolheu', async () => {
    const esperarDe = (minutos_do_critico: number, cliente: string) =>
      amb.db.updateTable('cliente').set({ minutos_do_critico }).where('codigo', '=', cliente).execute()
    await esperarDe(15, empresa.cliente)
    const outra = await criarEmpresa(amb)
    await esperarDe(24 * 60, outra.cliente)
    const { codigo } = await assinado(amb, empresa, { critico: true })
    const daOutra = await assinado(amb, outra, { critico: true })
    const escalados = async () =>
      (
        await amb.db
          .selectFrom('laudo')
          .select('codigo')
          .where('codigo', 'in', [codigo, daOutra.codigo])
          .where('critico_escalado_em', 'is not', null)
          .execute()
      ).map((laudo) => laudo.codigo)
    esperar(14)
    await escalar()
    expect(await escalados()).toEqual([])
    esperar(1)
    await escalar()
    expect(await escalados()).toEqual([codigo])
    esperar(24 * 60 - 16)
    await escalar()
    expect(await escalados()).toEqual([codigo])
    esperar(1)
    await escalar()
    expect(new Set(await escalados())).toEqual(new Set([codigo, daOutra.codigo]))
  })

  it('a empresa muda o prazo na sua ficha, dentro dos limites, e a mudança fica no histórico', async () => {
    const { CLIENTE } = empresa.como
    const ficha = corpo(await CLIENTE('GET /cliente/proprio'))
    const enviar = (minutosDoCritico: number) =>
      CLIENTE('PUT /cliente/proprio', { ...dadosDaEmpresa(0), minutosDoCritico, versao: ficha.versao })
    expect(ficha.minutosDoCritico).toBe(60)
    for (const fora of [14, 1441, 20.5]) expect((await enviar(fora)).status).toBe(422)
    expect(corpo(await enviar(120)).minutosDoCritico).toBe(120)
    expect((await enviar(30)).status).toBe(409)
    const trilha = await amb.db
      .selectFrom('auditoria')
      .select('mudancas')
      .where('cliente', '=', empresa.cliente)
      .where('entidade', '=', 'cliente')
      .execute()
    expect(JSON.stringify(trilha)).toContain('"minutosDoCritico":[60,120]')
  })

  it('o que foi entregue há dias não vira notícia quando a instalação começa a avisar', async () => {
    const { codigo } = await assinado(amb, empresa, { critico: true })
    esperar(3 * 24 * 60)
    await escalar()
    expect(await escaladoEm(codigo)).toBeNull()
    expect((await cartas()).filter(({ modelo }) => modelo === 'critico-sem-confirmacao')).toEqual([])
  })
})
