import type { RespostaAoLembrete } from '@vetlume/dominio/lembrete'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sql } from 'kysely'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarAgendamento, criarAnimal, criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { enviarLembretes } from './index.ts'
import { situacaoDo } from './confirmar.ts'

// Years ahead of the other suites: a round of reminders goes through every company, and finds only these appointments.
const HOJE = '2040-05-10T15:00:00Z'
let amb: Ambiente
let empresa: Empresa
let animal: string
let tutor: string
let minuto = 0

beforeAll(async () => {
  amb = await abrirAmbiente({ agora: HOJE })
  empresa = await criarEmpresa(amb)
  ;({ animal, tutor } = await criarAnimal(amb, empresa.cliente))
  await amb.db.updateTable('animal').set({ nome: 'Rex Augusto' }).where('codigo', '=', animal).execute()
  await amb.db
    .updateTable('parceiro')
    .set({ email: 'clinica@lembrete.vet', telefone: '+551133330000' })
    .where('codigo', '=', empresa.parceiro)
    .execute()
  await amb.db
    .updateTable('tutor')
    .set({ email: 'tutora@lembrete.vet', whatsapp: '+5511988887777' })
    .where('codigo', '=', tutor)
    .execute()
})
afterAll(() => amb.fechar())
beforeEach(() => {
  amb.relogio.fixar(HOJE)
  return sql`delete from limite where chave like 'confirmar-agendamento:%'`.execute(amb.db)
})

const ADIANTE = { minutos: 5 }
/** Tomorrow, each one after the other: nobody is in two places at once. */
const proximo = () =>
  Temporal.Instant.from('2040-05-11T12:00:00Z')
    .add({ minutes: 5 * minuto++ })
    .toString()
const marcar = (dados: Partial<Parameters<typeof criarAgendamento>[2]> = {}) =>
  criarAgendamento(amb, empresa, { inicio: proximo(), animal, ...ADIANTE, ...dados })
const rodada = () => enviarLembretes({ db: amb.dbApp, agora: amb.relogio.agora(), servicos: amb.servicos })
const lembretes = (agendamento: string) =>
  amb.db
    .selectFrom('agendamento_lembrete')
    .selectAll()
    .where('agendamento', '=', agendamento)
    .orderBy('codigo')
    .execute()
const cartas = (agendamento: string, modelo = 'lembrete-de-agendamento') =>
  amb.db
    .selectFrom('mensagem')
    .selectAll()
    .where('cliente', '=', empresa.cliente)
    .where('modelo', '=', modelo)
    .where(sql<boolean>`dados->>'agendamento' = ${agendamento}`)
    .execute()
const ler = (codigo: string) =>
  amb.db.selectFrom('agendamento').selectAll().where('codigo', '=', codigo).executeTakeFirstOrThrow()

async function mover(codigo: string, inicio: string): Promise<void> {
  const { versao } = await ler(codigo)
  const entrada = { codigo, versao, inicio, confirmarPlantao: true, confirmarDeslocamento: true }
  const { status, corpo } = await empresa.como.CLIENTE('POST /agendamento/:codigo/mover', entrada)
  expect(status, JSON.stringify(corpo)).toBe(200)
}

async function linkDe(agendamento: string): Promise<string> {
  const { status, corpo } = await empresa.como.CLIENTE('POST /agendamento/:codigo/lembrete', { codigo: agendamento })
  expect(status, JSON.stringify(corpo)).toBe(200)
  return corpo.link.split('#')[1] ?? ''
}
const abrir = (chave: string) => amb.semToken('POST /confirmar-agendamento', { chave })
const responder = (chave: string, resposta: RespostaAoLembrete, motivo?: string) =>
  amb.semToken('POST /confirmar-agendamento/resposta', { chave, resposta, motivo })

describe('o lembrete da véspera', () => {
  it('vai à clínica, uma vez, por mais rodadas que haja ao mesmo tempo, e o segredo da carta abre a página', async () => {
    const codigo = await marcar()
    await Promise.all([rodada(), rodada(), rodada()])
    await rodada()
    const [carta, ...outras] = await cartas(codigo)
    expect(outras).toEqual([])
    expect(carta).toMatchObject({ para: 'clinica@lembrete.vet', assunto: expect.stringContaining('Rex Augusto') })
    expect(await lembretes(codigo)).toHaveLength(1)
    const { link } = (carta?.dados ?? { link: '' }) as { link: string }
    const { corpo } = await abrir(amb.servicos.correio.segredoDoLink(link))
    expect(corpo).toMatchObject({ situacao: 'ABERTO', animal: 'Rex', fuso: 'America/Sao_Paulo' })
    expect(JSON.stringify(corpo)).not.toMatch(/Augusto|Tutora/)
  })

  it('o que não se consegue lembrar não impede os outros, e é contado a quem opera', async () => {
    const [ruim, bom] = [await marcar(), await marcar()]
    const { correio } = amb.servicos
    const segredoDoLink = vi.fn<typeof correio.segredoDoLink>(correio.segredoDoLink).mockImplementationOnce(() => {
      throw new Error('quebrado')
    })
    const servicos = { ...amb.servicos, correio: { ...correio, segredoDoLink } }
    await expect(enviarLembretes({ db: amb.dbApp, agora: amb.relogio.agora(), servicos })).rejects.toThrow()
    expect([(await cartas(ruim)).length, (await cartas(bom)).length]).toEqual([0, 1])
    await rodada()
    expect(await cartas(ruim)).toHaveLength(1)
  })

  it('confirmado e mudado de hora, pergunta de novo no novo horário; o link antigo não confirma mais', async () => {
    const codigo = await marcar()
    const antigo = await linkDe(codigo)
    expect((await responder(antigo, 'CONFIRMADO')).status).toBe(200)
    await rodada()
    expect(await cartas(codigo)).toEqual([])
    const inicio = proximo()
    await mover(codigo, inicio)
    expect(await ler(codigo)).toMatchObject({ estado: 'AGENDADO' })
    expect((await abrir(antigo)).corpo).toMatchObject({ situacao: 'REMARCADO' })
    await rodada()
    await rodada()
    const [carta, ...outras] = await cartas(codigo)
    expect([outras, carta?.dados]).toMatchObject([[], { inicio: new Date(inicio).toISOString() }])
    const { link } = (carta?.dados ?? { link: '' }) as { link: string }
    expect((await responder(amb.servicos.correio.segredoDoLink(link), 'CONFIRMADO')).status).toBe(200)
    expect(await ler(codigo)).toMatchObject({ estado: 'CONFIRMADO', confirmado_por: 'LINK' })
  })

  it('de volta ao horário confirmado, a confirmação vale e ninguém é incomodado', async () => {
    const codigo = await marcar()
    const { inicio } = await ler(codigo)
    await responder(await linkDe(codigo), 'CONFIRMADO')
    await mover(codigo, proximo())
    await mover(codigo, inicio)
    expect(await ler(codigo)).toMatchObject({ estado: 'CONFIRMADO', confirmado_por: 'LINK' })
    await rodada()
    expect(await cartas(codigo)).toEqual([])
  })

  it('confirmado depois em outro horário, a volta ao primeiro pergunta outra vez, por mais que já se tenha respondido', async () => {
    const codigo = await marcar()
    const { inicio } = await ler(codigo)
    const primeiro = await linkDe(codigo)
    await responder(primeiro, 'CONFIRMADO')
    await mover(codigo, proximo())
    await responder(await linkDe(codigo), 'CONFIRMADO')
    await mover(codigo, inicio)
    expect(await ler(codigo)).toMatchObject({ estado: 'AGENDADO' })
    await Promise.all([rodada(), rodada()])
    const [carta, ...outras] = await cartas(codigo)
    expect(outras).toEqual([])
    const { link } = (carta?.dados ?? { link: '' }) as { link: string }
    expect((await responder(amb.servicos.correio.segredoDoLink(link), 'CONFIRMADO')).status).toBe(200)
    expect(await ler(codigo)).toMatchObject({ estado: 'CONFIRMADO' })
    expect((await abrir(primeiro)).status).toBe(404)
  })

  it('só a partir da hora da empresa, e nunca se ela não quer', async () => {
    const codigo = await marcar()
    const { como } = empresa
    expect((await como.CLIENTE('GET /lembrete/configuracao')).corpo).toEqual({ ativo: true, hora: '09:00' })
    await como.CLIENTE('PUT /lembrete/configuracao', { ativo: true, hora: '12:30' })
    await rodada()
    expect(await cartas(codigo)).toEqual([])
    await como.CLIENTE('PUT /lembrete/configuracao', { ativo: false, hora: '09:00' })
    await rodada()
    expect(await cartas(codigo)).toEqual([])
    await como.CLIENTE('PUT /lembrete/configuracao', { ativo: true, hora: '12:00' })
    await rodada()
    expect(await cartas(codigo)).toHaveLength(1)
    expect((await como.CLIENTE('PUT /lembrete/configuracao', { ativo: true, hora: '25:00' })).status).toBe(422)
    await como.CLIENTE('PUT /lembrete/configuracao', { ativo: true, hora: '09:00' })
  })

  it('lembra de amanhã no fuso da empresa: nem de hoje, nem de depois, nem do que está confirmado ou cancelado', async () => {
    const dia = (inicio: string, dados = {}) => marcar({ inicio, ...dados })
    const amanha = await Promise.all(['2040-05-11T03:00:00Z', '2040-05-12T02:55:00Z'].map((inicio) => dia(inicio)))
    const outros = await Promise.all([
      dia('2040-05-11T02:55:00Z'),
      dia('2040-05-12T03:00:00Z'),
      marcar({ estado: 'CONFIRMADO' }),
      marcar({ estado: 'CANCELADO', motivo: 'x' }),
      marcar({ estado: 'RESERVADO' }),
    ])
    await rodada()
    for (const codigo of amanha) expect(await cartas(codigo)).toHaveLength(1)
    for (const codigo of outros) expect(await cartas(codigo)).toEqual([])
  })

  it('sem clínica vai ao tutor, menos ao que disse não', async () => {
    const domicilio = { parceiro: null, tipo_local: 'DOMICILIO', endereco: 'Rua A, 1' }
    const primeiro = await marcar(domicilio)
    await rodada()
    expect((await cartas(primeiro)).map(({ para }) => para)).toEqual(['tutora@lembrete.vet'])
    const consentir = (finalidade: 'COMUNICACAO_EMAIL' | 'COMUNICACAO_WHATSAPP', concedido: boolean) =>
      empresa.como.CLIENTE('POST /tutor/:codigo/consentimentos', { codigo: tutor, finalidade, concedido })
    for (const finalidade of ['COMUNICACAO_EMAIL', 'COMUNICACAO_WHATSAPP'] as const) {
      await consentir(finalidade, true)
      amb.relogio.avancar({ seconds: 1 })
      await consentir(finalidade, false)
    }
    const segundo = await marcar(domicilio)
    await rodada()
    expect(await cartas(segundo)).toEqual([])
    const { corpo } = await empresa.como.CLIENTE('POST /agendamento/:codigo/lembrete', { codigo: segundo })
    expect(corpo).toMatchObject({ whatsapp: null, aviso: 'O tutor pediu para não receber mensagens pelo WhatsApp.' })
    amb.relogio.avancar({ seconds: 1 })
    for (const finalidade of ['COMUNICACAO_EMAIL', 'COMUNICACAO_WHATSAPP'] as const) await consentir(finalidade, true)
    await rodada()
    expect(await cartas(segundo)).toHaveLength(1)
  })

  it('quem nunca respondeu se quer é lembrado: faz parte do exame que pediu', async () => {
    const { animal: outroAnimal, tutor: calado } = await criarAnimal(amb, empresa.cliente)
    await amb.db
      .updateTable('tutor')
      .set({ email: 'calado@lembrete.vet', whatsapp: '+5511977776666' })
      .where('codigo', '=', calado)
      .execute()
    const naEmpresa = { parceiro: null, tipo_local: 'PROPRIO' }
    const codigo = await marcar({ ...naEmpresa, animal: outroAnimal })
    const { corpo } = await empresa.como.CLIENTE('POST /agendamento/:codigo/lembrete', { codigo })
    expect(corpo).toMatchObject({ aviso: null, whatsapp: expect.stringContaining('https://wa.me/5511977776666?text=') })
    await rodada()
    expect((await cartas(codigo)).map(({ para }) => para)).toEqual(['calado@lembrete.vet'])
  })

  it('a clínica que dispensou os avisos não é lembrada, nem por carta nem por WhatsApp', async () => {
    const avisar = (avisos_agenda: boolean) =>
      amb.db.updateTable('parceiro').set({ avisos_agenda }).where('codigo', '=', empresa.parceiro).execute()
    await avisar(false)
    const codigo = await marcar()
    await rodada()
    expect(await cartas(codigo)).toEqual([])
    const { corpo } = await empresa.como.CLIENTE('POST /agendamento/:codigo/lembrete', { codigo })
    expect(corpo).toMatchObject({ whatsapp: null, aviso: expect.stringContaining('não receber lembretes') })
    await avisar(true)
    await rodada()
    expect(await cartas(codigo)).toHaveLength(1)
  })

  it('o que mudou de horário recebe outro, e o link antigo diz que mudou', async () => {
    const codigo = await marcar()
    await rodada()
    const antigo = await linkDe(codigo)
    const inicio = proximo()
    await amb.db
      .updateTable('agendamento')
      .set({ inicio, fim: Temporal.Instant.from(inicio).add({ minutes: 5 }).toString() })
      .where('codigo', '=', codigo)
      .execute()
    await rodada()
    await rodada()
    expect(await cartas(codigo)).toHaveLength(2)
    expect((await abrir(antigo)).corpo).toMatchObject({ situacao: 'REMARCADO' })
    expect((await responder(antigo, 'CONFIRMADO')).status).toBe(409)
    expect((await ler(codigo)).estado).toBe('AGENDADO')
    expect((await abrir(await linkDe(codigo))).corpo.situacao).toBe('ABERTO')
  })
})

describe('a mensagem pronta', () => {
  it('traz o link, o texto e o WhatsApp da clínica; pedida de novo, o link é o mesmo e não impede o e-mail', async () => {
    const codigo = await marcar()
    const pedir = () => empresa.como.ESPECIALISTA('POST /agendamento/:codigo/lembrete', { codigo })
    const { corpo } = await pedir()
    expect(corpo.texto).toContain('Rex Augusto tem Ultrassom abdominal')
    expect(corpo.texto).toMatch(/11\/05\/2040, às \d\d:\d\d, na Clínica X/)
    expect(corpo.whatsapp).toBe(`https://wa.me/551133330000?text=${encodeURIComponent(corpo.texto)}`)
    expect((await pedir()).corpo).toEqual(corpo)
    expect(JSON.stringify(await lembretes(codigo))).not.toContain(corpo.link.split('#')[1])
    await rodada()
    expect(await cartas(codigo)).toHaveLength(1)
    const { corpo: visto } = await empresa.como.PARCEIRO('GET /agendamento/:codigo/lembrete', { codigo })
    expect(visto).toEqual({ enviadoEm: expect.any(String), resposta: null, motivo: null, respondidoEm: null })
  })

  it('só do que ainda espera confirmação, e só pela empresa', async () => {
    const pedir = (codigo: string) => empresa.como.CLIENTE('POST /agendamento/:codigo/lembrete', { codigo })
    expect((await pedir(await marcar({ estado: 'CONFIRMADO' }))).status).toBe(409)
    expect((await pedir(await marcar({ inicio: '2040-05-10T14:00:00Z' }))).status).toBe(409)
    expect((await empresa.como.PARCEIRO('POST /agendamento/:codigo/lembrete', { codigo: await marcar() })).status).toBe(
      403,
    )
  })
})

describe('a resposta pelo link', () => {
  it('confirma uma vez, com quem e quando; repetir não muda nada, e mudar de ideia é com a empresa', async () => {
    const codigo = await marcar()
    const chave = await linkDe(codigo)
    const muitas = await Promise.all(Array.from({ length: 8 }, () => responder(chave, 'CONFIRMADO')))
    expect(muitas.map(({ status }) => status)).toEqual(muitas.map(() => 200))
    expect(await ler(codigo)).toMatchObject({ estado: 'CONFIRMADO', confirmado_por: 'LINK', versao: 2 })
    const { corpo } = await empresa.como.CLIENTE('GET /agendamento/:codigo', { codigo })
    expect(corpo).toMatchObject({
      confirmadoPor: 'LINK',
      linhaDoTempo: [
        {
          tipo: 'CONFIRMAR',
          texto: 'Confirmado pelo link',
          autor: expect.stringMatching(/^Clínica X .* \(pelo link\)$/),
        },
      ],
    })
    expect((await abrir(chave)).corpo).toMatchObject({ situacao: 'RESPONDIDO', resposta: 'CONFIRMADO' })
    const depois = await responder(chave, 'RECUSADO', 'mudei de ideia')
    expect([depois.status, depois.corpo]).toMatchObject([
      409,
      { mensagem: expect.stringContaining('já foi respondido') },
    ])
    const { corpo: historico } = await empresa.como.CLIENTE('GET /historico', {
      entidade: 'agendamento',
      registro: codigo,
    })
    expect(historico.itens).toMatchObject([{ acao: 'CONFIRMAR', mudancas: { estado: ['AGENDADO', 'CONFIRMADO'] } }])
  })

  it.each([
    ['RECUSADO', 'Não poderá', 'Não poderá comparecer: 🚗 quebrou'],
    ['OUTRO_HORARIO', 'Pede outro horário', 'Pediu outro horário: 🚗 quebrou'],
  ] as const)('%s não cancela: a empresa é avisada no sino e por carta, uma vez', async (resposta, titulo, texto) => {
    const codigo = await marcar()
    const chave = await linkDe(codigo)
    await Promise.all([responder(chave, resposta, '🚗 quebrou'), responder(chave, resposta, '🚗 quebrou')])
    expect((await ler(codigo)).estado).toBe('AGENDADO')
    const { corpo } = await empresa.como.CLIENTE('GET /agendamento/:codigo', { codigo })
    expect(corpo.linhaDoTempo).toMatchObject([{ texto }])
    expect(corpo.recusa).toBe(resposta)
    expect((await empresa.como.CLIENTE('GET /agendamento/:codigo/lembrete', { codigo })).corpo).toMatchObject({
      resposta,
      motivo: '🚗 quebrou',
    })
    await amb.tarefas.esvaziar()
    expect(await cartas(codigo, 'presenca-recusada')).toHaveLength(1)
    expect((await cartas(codigo, 'presenca-recusada'))[0]).toMatchObject({
      para: 'contato@diagnostico.vet',
      assunto: expect.stringContaining(titulo),
    })
    const avisos = await amb.db.selectFrom('notificacao').selectAll().where('rota', 'like', `%${codigo}`).execute()
    expect(avisos).toMatchObject([{ tipo: 'agenda.resposta', titulo: expect.stringContaining(titulo), parceiro: null }])
    // Nobody is reminded of what was already answered.
    await rodada()
    expect(await cartas(codigo)).toEqual([])
  })

  it('de duas respostas diferentes ao mesmo tempo, uma fica', async () => {
    const chave = await linkDe(await marcar())
    const duas = await Promise.all([responder(chave, 'CONFIRMADO'), responder(chave, 'RECUSADO')])
    expect(duas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('cancelado, passado ou confirmado de outro modo: a página explica e não aceita', async () => {
    const codigos = [await marcar(), await marcar(), await marcar()] as const
    const chaves = [await linkDe(codigos[0]), await linkDe(codigos[1]), await linkDe(codigos[2])] as const
    const forcar = (codigo: string, estado: string) =>
      sql`update agendamento set estado = ${estado}, motivo = 'x' where codigo = ${codigo}`.execute(amb.db)
    await forcar(codigos[0], 'CANCELADO')
    await forcar(codigos[1], 'CONFIRMADO')
    amb.relogio.fixar('2040-05-12T12:00:00Z')
    for (const [chave, situacao] of [
      [chaves[0], 'CANCELADO'],
      [chaves[2], 'PASSADO'],
    ] as const) {
      expect((await abrir(chave)).corpo.situacao).toBe(situacao)
      expect((await responder(chave, 'CONFIRMADO')).status).toBe(409)
    }
    amb.relogio.fixar(HOJE)
    expect((await abrir(chaves[1])).corpo.situacao).toBe('CONFIRMADO')
  })

  it('link desconhecido é 404, torto é 422, e insistir cansa', async () => {
    expect((await abrir('a'.repeat(43))).status).toBe(404)
    expect((await responder('a'.repeat(43), 'CONFIRMADO')).status).toBe(404)
    for (const chave of ['', 'curta', `${'a'.repeat(43)}x`, 'á'.repeat(43)])
      expect((await abrir(chave)).status).toBe(422)
    const tentativas = await Promise.all(Array.from({ length: 40 }, () => abrir('b'.repeat(43))))
    expect(tentativas.at(-1)?.status === 429 || tentativas.some(({ status }) => status === 429)).toBe(true)
  })
})

it('cada situação do agendamento tem a sua explicação', () => {
  const agora = Temporal.Instant.from(HOJE)
  const inicio = '2040-05-11T12:00:00.000Z'
  const base = { inicio, inicioAtual: inicio, resposta: null, estado: 'AGENDADO' } as const
  expect(situacaoDo(base, agora)).toBe('ABERTO')
  for (const [estado, situacao] of [
    ['SOLICITADO', 'REMARCADO'],
    ['RESERVADO', 'REMARCADO'],
    ['CONFIRMADO', 'CONFIRMADO'],
    ['EM_DESLOCAMENTO', 'CONFIRMADO'],
    ['REALIZADO', 'CONFIRMADO'],
    ['CANCELADO', 'CANCELADO'],
    ['FALTOU', 'CANCELADO'],
  ] as const)
    expect(situacaoDo({ ...base, estado }, agora)).toBe(situacao)
})
