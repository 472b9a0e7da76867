import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { alguemEspera } from '../../../teste/aguardar.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { assinado, assinar, corpo, escrever, lerComo } from '../../../teste/laudo/cenario.ts'
import { emTransacao } from '../../infra/banco/index.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
})
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
  await amb.db
    .updateTable('cliente')
    .set({ carta_ao_tutor: true, nome_fantasia: 'Ecopet' })
    .where('codigo', '=', empresa.cliente)
    .execute()
})
afterAll(() => amb.fechar())

const tutorDe = async (animal: string) =>
  (
    await amb.db
      .selectFrom('animal')
      .select('tutor')
      .where('cliente', '=', empresa.cliente)
      .where('codigo', '=', animal)
      .executeTakeFirstOrThrow()
  ).tutor
async function comEmail(animal: string): Promise<string> {
  const tutor = await tutorDe(animal)
  await amb.db
    .updateTable('tutor')
    .set({ nome: 'Ana Silva', email: 'ana@tutora.com', telefone: '+5511999990000', whatsapp: null })
    .where('cliente', '=', empresa.cliente)
    .where('codigo', '=', tutor)
    .execute()
  return tutor
}
async function consentir(
  animal: string,
  finalidade: 'COMUNICACAO_EMAIL' | 'COMUNICACAO_WHATSAPP',
  concedido: boolean,
): Promise<void> {
  const tutor = await comEmail(animal)
  amb.relogio.avancar({ seconds: 1 })
  corpo(await empresa.como.CLIENTE('POST /tutor/:codigo/consentimentos', { codigo: tutor, finalidade, concedido }))
}
async function cartas() {
  await amb.tarefas.esvaziar()
  return amb.db
    .selectFrom('mensagem')
    .select(['para', 'assunto', 'dados'])
    .where('cliente', '=', empresa.cliente)
    .where('modelo', '=', 'laudo-ao-tutor')
    .orderBy('criada_em')
    .execute()
}
const links = (codigo: string) =>
  amb.db.selectFrom('laudo_compartilhamento').select(['codigo', 'canal']).where('laudo', '=', codigo).execute()
const entregar = async (escrito: Awaited<ReturnType<typeof escrever>>) => corpo(await assinar(empresa, escrito))

describe('a carta ao tutor', () => {
  it('vai a quem consentiu, com um link que abre o laudo; a da edição corrigida é outra', async () => {
    const escrito = await escrever(amb, empresa)
    await consentir(escrito.animal, 'COMUNICACAO_EMAIL', true)
    await entregar(escrito)
    const [carta, ...mais] = await cartas()
    expect(mais).toEqual([])
    expect(carta).toMatchObject({ para: 'ana@tutora.com', assunto: expect.stringMatching(/^Laudo de /) })
    const dados = (carta?.dados ?? {}) as unknown as { link: string; animal: string }
    const chave = amb.servicos.correio.segredoDoLink(dados.link)
    const aberto = corpo(await amb.semToken('POST /laudo-compartilhado', { chave }))
    expect(aberto.documento.animal.nome).toBe(dados.animal)
    expect(corpo(await empresa.como.CLIENTE('GET /laudo/:codigo/compartilhamentos', escrito))).toMatchObject([
      { canal: 'EMAIL', enviadoPor: null, aberturas: 1 },
    ])
    const { codigo } = escrito
    const nova = corpo(await empresa.como.ESPECIALISTA('POST /laudo/:codigo/retificar', { codigo, motivo: 'Lado' }))
    const { versao } = await lerComo(empresa, 'ESPECIALISTA', nova.codigo)
    corpo(await assinar(empresa, { codigo: nova.codigo, versao }))
    expect((await cartas()).map(({ assunto }) => assunto)).toEqual([
      expect.stringMatching(/^Laudo de /),
      expect.stringMatching(/^Laudo corrigido de /),
    ])
  })

  it('uma só, ainda que o evento chegue várias vezes ao mesmo tempo', async () => {
    const escrito = await escrever(amb, empresa)
    await consentir(escrito.animal, 'COMUNICACAO_EMAIL', true)
    await entregar(escrito)
    await cartas()
    const { escreverAoTutor } = await import('./carta-ao-tutor.ts')
    const apoio = { db: amb.db, agora: amb.relogio.agora(), servicos: amb.servicos }
    const evento = { cliente: empresa.cliente, dados: { laudo: escrito.codigo } }
    await Promise.all([1, 2, 3].map(() => escreverAoTutor(apoio as never, evento as never)))
    expect(await cartas()).toHaveLength(1)
    expect(await links(escrito.codigo)).toHaveLength(1)
  })

  it('não vai a quem recusou, a quem não disse nada, nem de achado crítico', async () => {
    const calado = await escrever(amb, empresa)
    await comEmail(calado.animal)
    const recusou = await escrever(amb, empresa)
    await consentir(recusou.animal, 'COMUNICACAO_EMAIL', true)
    await consentir(recusou.animal, 'COMUNICACAO_EMAIL', false)
    const critico = await escrever(amb, empresa, { critico: true })
    await consentir(critico.animal, 'COMUNICACAO_EMAIL', true)
    for (const escrito of [calado, recusou, critico]) {
      await entregar(escrito)
      expect(await cartas()).toEqual([])
      expect(await links(escrito.codigo)).toEqual([])
    }
  })

  it('nem a ninguém de uma empresa que não quer', async () => {
    const { cliente } = empresa
    await amb.db.updateTable('cliente').set({ carta_ao_tutor: false }).where('codigo', '=', cliente).execute()
    const escrito = await escrever(amb, empresa)
    await consentir(escrito.animal, 'COMUNICACAO_EMAIL', true)
    await entregar(escrito)
    expect(await cartas()).toEqual([])
    expect(await links(escrito.codigo)).toEqual([])
  })
})

describe('o envio por WhatsApp', () => {
  const criar = (codigo: string, perfil: 'CLIENTE' | 'PARCEIRO' = 'CLIENTE') =>
    empresa.como[perfil]('POST /laudo/:codigo/compartilhamentos', { codigo, dias: 7 })
  const marcar = (codigo: string, compartilhamento: string, destino: 'TUTOR' | 'CLINICA' = 'TUTOR') =>
    empresa.como.CLIENTE('POST /laudo/:codigo/compartilhamentos/:compartilhamento/enviado', {
      codigo,
      compartilhamento,
      destino,
    })

  it('abre a conversa com o tutor, com o texto pronto; a clínica escolhe com quem', async () => {
    const { codigo, animal } = await assinado(amb, empresa)
    await consentir(animal, 'COMUNICACAO_WHATSAPP', true)
    const { url, whatsapp } = corpo(await criar(codigo))
    expect(whatsapp).toMatchObject({ para: { nome: 'Ana Silva', telefone: '+5511999990000' }, recusado: false })
    expect(whatsapp.url).toMatch(/^https:\/\/wa\.me\/5511999990000\?text=Ol%C3%A1%2C%20Ana!%20Ecopet/)
    expect(decodeURIComponent(whatsapp.url)).toContain(url)
    expect(corpo(await criar(codigo, 'PARCEIRO')).whatsapp).toMatchObject({ para: null, recusado: false })
    await consentir(animal, 'COMUNICACAO_WHATSAPP', false)
    const recusado = corpo(await criar(codigo)).whatsapp
    expect(recusado).toMatchObject({ para: null, recusado: true })
    expect(recusado.url).toMatch(/^https:\/\/wa\.me\/\?text=/)
  })

  it('fica marcado uma vez, com quem e quando, no link e na história do atendimento', async () => {
    const { codigo, atendimento } = await assinado(amb, empresa)
    const link = corpo(await criar(codigo))
    // Each has read the link as nobody's yet before the first one writes.
    const vezes = await emTransacao(amb.dbApp, { papel: 'cliente', cliente: empresa.cliente }, async (tx) => {
      await sql`select from laudo_compartilhamento where codigo = ${link.codigo} for update`.execute(tx)
      const marcacoes = [1, 2, 3].map(() => marcar(codigo, link.codigo))
      await alguemEspera(amb, 'update laudo_compartilhamento', marcacoes.length)
      return marcacoes
    })
    const respostas = await Promise.all(vezes)
    expect(respostas.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(corpo(await empresa.como.CLIENTE('GET /laudo/:codigo/compartilhamentos', { codigo }))).toMatchObject([
      { canal: 'WHATSAPP', enviadoEm: expect.any(String), enviadoPor: expect.any(String) },
    ])
    const eventos = await amb.db
      .selectFrom('atendimento_evento')
      .select('texto')
      .where('atendimento', '=', atendimento)
      .where('tipo', '=', 'LAUDO_ENVIADO_AO_TUTOR')
      .execute()
    expect(eventos).toEqual([{ texto: expect.stringMatching(/enviado ao tutor por WhatsApp$/) }])
  })

  it('o link cancelado, o de outro laudo e o de outra empresa não se marcam', async () => {
    const { codigo } = await assinado(amb, empresa)
    const outro = await assinado(amb, empresa)
    const link = corpo(await criar(codigo))
    expect((await marcar(outro.codigo, link.codigo)).status).toBe(404)
    const alheia = await criarEmpresa(amb)
    const deFora = await alheia.como.CLIENTE('POST /laudo/:codigo/compartilhamentos/:compartilhamento/enviado', {
      codigo,
      compartilhamento: link.codigo,
    })
    expect(deFora.status).toBe(404)
    await empresa.como.CLIENTE('DELETE /laudo/:codigo/compartilhamentos/:compartilhamento', {
      codigo,
      compartilhamento: link.codigo,
    })
    expect((await marcar(codigo, link.codigo)).status).toBe(409)
  })
})
