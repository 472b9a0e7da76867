import ICAL from 'ical.js'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { criarDiario } from '../../infra/diario.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarAgendamento, criarAnimal, criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa
let animal: string
let url: string

const NOME = 'Príncipe João "Zé"; da Silva, o 2º \\ 🐶🦴'
const CLINICA =
  'Clínica São Francisco de Assis & Irmãos, Unidade Jardim América; Centro de Diagnóstico por Imagem Avançado'

const buscar = (endereco: string, headers: Record<string, string> = {}) =>
  amb.app.inject({ method: 'GET', url: new URL(endereco).pathname, headers })

async function eventos() {
  const { statusCode, body } = await buscar(url)
  expect(statusCode).toBe(200)
  const calendario = new ICAL.Component(ICAL.parse(body) as unknown[])
  const lidos = calendario.getAllSubcomponents('vevent').map((vevent) => new ICAL.Event(vevent))
  return { corpo: body, calendario, lidos }
}
const doCodigo = async (codigo: string) => (await eventos()).lidos.find(({ uid }) => uid.startsWith(codigo))

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  animal = (await criarAnimal(amb, empresa.cliente)).animal
  await amb.db.updateTable('animal').set({ nome: NOME }).where('codigo', '=', animal).execute()
  await amb.db
    .updateTable('parceiro')
    .set({ nome: CLINICA, logradouro: 'Rua Ação, 1', bairro: 'Água Branca', latitude: -23.5, longitude: -46.6 })
    .where('codigo', '=', empresa.parceiro)
    .execute()
  const { corpo } = await empresa.como.CLIENTE('POST /especialista/:codigo/agenda-feed', {
    codigo: empresa.especialista,
  })
  url = corpo.url
})
afterAll(() => amb.fechar())

const marcar = async (inicio: string) => {
  const pedido = {
    especialista: empresa.especialista,
    inicio,
    tipoLocal: 'PARCEIRO' as const,
    parceiro: empresa.parceiro,
    animal,
    servicos: [empresa.servico],
    confirmarPlantao: true,
  }
  const { status, corpo } = await empresa.como.CLIENTE('POST /agendamento', pedido)
  expect(status, JSON.stringify(corpo)).toBe(201)
  return corpo
}

describe('o calendário', () => {
  it('é lido por outro programa, com acentos, vírgulas, linhas longas e emoji', async () => {
    const { codigo } = await marcar('2026-11-24T12:00:00Z')
    const { corpo, calendario, lidos } = await eventos()
    const evento = lidos.find(({ uid }) => uid.startsWith(codigo))
    expect(calendario.getFirstPropertyValue('version')).toBe('2.0')
    expect(evento?.summary).toBe(
      `${NOME} (Canina): ${(await amb.db.selectFrom('servico').select('nome').where('codigo', '=', empresa.servico).executeTakeFirstOrThrow()).nome}`,
    )
    expect(evento?.location).toBe(`${CLINICA}, Rua Ação, 1, Água Branca`)
    expect(evento?.description).toContain(`Clínica: ${CLINICA}`)
    expect(evento?.startDate.toJSDate().toISOString()).toBe('2026-11-24T12:00:00.000Z')
    expect(evento?.endDate.toJSDate().toISOString()).toBe('2026-11-24T12:40:00.000Z')
    for (const linha of corpo.split('\r\n')) expect(Buffer.byteLength(linha)).toBeLessThanOrEqual(75)
    expect(corpo.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  it('não leva nome, CPF nem telefone de gente', async () => {
    const { corpo } = await eventos()
    const aberto = corpo.replaceAll('\r\n ', '')
    const tutor = await amb.db
      .selectFrom('animal')
      .innerJoin('tutor', 'tutor.codigo', 'animal.tutor')
      .select(['tutor.nome', 'tutor.cpf'])
      .where('animal.codigo', '=', animal)
      .executeTakeFirstOrThrow()
    expect(aberto).not.toContain(tutor.nome)
    expect(aberto).not.toContain(String(tutor.cpf))
    expect(aberto).not.toContain('99999')
  })

  it('o que muda guarda o UID e conta mais uma edição; o cancelado continua, como cancelado', async () => {
    const { codigo } = await marcar('2026-11-25T12:00:00Z')
    const antes = await doCodigo(codigo)
    amb.relogio.avancar({ minutes: 5 })
    await empresa.como.CLIENTE('POST /agendamento/:codigo/mover', { codigo, versao: 1, inicio: '2026-11-26T12:00:00Z' })
    const movido = await doCodigo(codigo)
    expect(movido?.uid).toBe(antes?.uid)
    expect(movido?.sequence).toBe((antes?.sequence ?? 0) + 1)
    expect(movido?.startDate.toJSDate().toISOString()).toBe('2026-11-26T12:00:00.000Z')
    const modificado = (evento: typeof movido) => String(evento?.component.getFirstPropertyValue('last-modified'))
    expect(modificado(movido) > modificado(antes)).toBe(true)
    await empresa.como.CLIENTE('POST /agendamento/:codigo/transicao', {
      codigo,
      versao: 2,
      acao: 'cancelar',
      motivo: 'Desistiram',
    })
    expect((await doCodigo(codigo))?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
  })

  it('vai de 30 dias atrás a 180 adiante', async () => {
    const dentro = await Promise.all(
      ['2026-10-21T15:00:00Z', '2027-05-19T15:00:00Z'].map((inicio) =>
        criarAgendamento(amb, empresa, { inicio, animal }),
      ),
    )
    const fora = await Promise.all(
      ['2026-10-20T15:00:00Z', '2027-05-21T15:00:00Z'].map((inicio) =>
        criarAgendamento(amb, empresa, { inicio, animal }),
      ),
    )
    const uids = (await eventos()).lidos.map(({ uid }) => uid.split('@')[0])
    for (const codigo of dentro) expect(uids).toContain(codigo)
    for (const codigo of fora) expect(uids).not.toContain(codigo)
  })

  it('um nome com controles e 5.000 letras não quebra o formato', async () => {
    const { codigo } = await marcar('2026-12-01T12:00:00Z')
    await amb.db
      .updateTable('animal')
      .set({ nome: `Rex\r\nEND:VEVENT\r\n${'ã'.repeat(5_000)}` })
      .where('codigo', '=', animal)
      .execute()
    const { lidos } = await eventos()
    expect(lidos.find(({ uid }) => uid.startsWith(codigo))?.summary).toMatch(/^Rex END:VEVENT ã{5000} \(Canina\)/)
    await amb.db.updateTable('animal').set({ nome: NOME }).where('codigo', '=', animal).execute()
  })
})

describe('onde quer que seja', () => {
  it.each([
    ['America/Rio_Branco', '2026-12-14'],
    ['America/Noronha', '2026-12-15'],
    ['America/Manaus', '2026-12-16'],
  ])('em %s o instante é o mesmo, e ler de novo não muda a edição', async (fuso, dia) => {
    const { codigo } = await marcar(`${dia}T23:30:00Z`)
    await amb.db.updateTable('cliente').set({ fuso }).where('codigo', '=', empresa.cliente).execute()
    const lido = await doCodigo(codigo)
    expect(lido?.startDate.toJSDate().toISOString()).toBe(`${dia}T23:30:00.000Z`)
    expect(lido?.startDate.zone.tzid).toBe('UTC')
    const selo = () => String(lido?.component.getFirstPropertyValue('dtstamp'))
    const antes = selo()
    amb.relogio.avancar({ seconds: 30 })
    expect(String((await doCodigo(codigo))?.component.getFirstPropertyValue('dtstamp'))).toBe(antes)
    await amb.db
      .updateTable('cliente')
      .set({ fuso: 'America/Sao_Paulo' })
      .where('codigo', '=', empresa.cliente)
      .execute()
  })

  it('linhas não partem uma letra ao meio, nem as de muitos bytes', async () => {
    const familia = '👨‍👩‍👧‍👦'.repeat(60)
    const { codigo } = await marcar('2026-12-03T12:00:00Z')
    await amb.db
      .updateTable('animal')
      .set({ nome: `a${familia}` })
      .where('codigo', '=', animal)
      .execute()
    const { corpo, lidos } = await eventos()
    for (const linha of corpo.split('\r\n')) {
      expect(Buffer.byteLength(linha)).toBeLessThanOrEqual(75)
      expect(linha.isWellFormed()).toBe(true)
    }
    expect(lidos.find(({ uid }) => uid.startsWith(codigo))?.summary).toContain(`a${familia} (Canina)`)
    await amb.db.updateTable('animal').set({ nome: NOME }).where('codigo', '=', animal).execute()
  })
})

describe('quem volta', () => {
  it('com a edição que tem, recebe 304 sem corpo; quando muda, recebe a nova', async () => {
    const { headers } = await buscar(url)
    const { etag = '', 'last-modified': data = '' } = headers as Record<string, string>
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    for (const condicao of [
      { 'if-none-match': etag },
      { 'if-none-match': `"outra", W/${etag}` },
      { 'if-modified-since': data },
    ]) {
      const resposta = await buscar(url, condicao)
      expect([resposta.statusCode, resposta.body]).toEqual([304, ''])
    }
    expect((await buscar(url, { 'if-none-match': '"outra"', 'if-modified-since': data })).statusCode).toBe(200)
    expect((await buscar(url, { 'if-modified-since': 'ontem' })).statusCode).toBe(200)
    amb.relogio.avancar({ minutes: 1 })
    await marcar('2026-12-02T12:00:00Z')
    expect((await buscar(url, { 'if-none-match': etag })).statusCode).toBe(200)
    expect((await buscar(url, { 'if-modified-since': data })).statusCode).toBe(200)
  })
})

describe('o endereço', () => {
  it('aparece uma vez, e no banco só o seu resumo', async () => {
    const segredo = url.split('/').at(-1)?.replace('.ics', '') ?? ''
    expect(segredo).toMatch(/^[\w-]{43}$/)
    const { corpo } = await empresa.como.ESPECIALISTA('GET /especialista/:codigo/agenda-feed', {
      codigo: empresa.especialista,
    })
    expect(corpo).toEqual({ criadoEm: expect.any(String), usadoEm: expect.any(String) })
    const linhas = await amb.db.selectFrom('agenda_feed').selectAll().where('cliente', '=', empresa.cliente).execute()
    expect(JSON.stringify(linhas)).not.toContain(segredo)
  })

  it('gerar outro cala o anterior, e revogar cala os dois', async () => {
    const alvo = { codigo: empresa.especialista }
    const velho = url
    url = (await empresa.como.ESPECIALISTA('POST /especialista/:codigo/agenda-feed', alvo)).corpo.url
    expect([(await buscar(velho)).statusCode, (await buscar(url)).statusCode]).toEqual([404, 200])
    for (let vez = 0; vez < 2; vez++)
      expect((await empresa.como.CLIENTE('DELETE /especialista/:codigo/agenda-feed', alvo)).status).toBe(204)
    expect((await buscar(url)).statusCode).toBe(404)
    expect((await empresa.como.CLIENTE('GET /especialista/:codigo/agenda-feed', alvo)).corpo).toEqual({
      criadoEm: null,
      usadoEm: null,
    })
    url = (await empresa.como.CLIENTE('POST /especialista/:codigo/agenda-feed', alvo)).corpo.url
  })

  it('dez pedidos ao mesmo tempo deixam um endereço só', async () => {
    const alvo = { codigo: empresa.especialista }
    const feitos = await Promise.all(
      Array.from({ length: 10 }, () => empresa.como.CLIENTE('POST /especialista/:codigo/agenda-feed', alvo)),
    )
    expect(feitos.map(({ status }) => status)).toEqual(feitos.map(() => 201))
    const respostas = await Promise.all(feitos.map(({ corpo }) => buscar(corpo.url)))
    expect(respostas.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    url = feitos[respostas.findIndex(({ statusCode }) => statusCode === 200)]?.corpo.url ?? ''
  })

  it('desconhecido, torto ou de quem foi desativado não existe', async () => {
    const base = url.slice(0, url.lastIndexOf('/'))
    for (const fim of [
      'a'.repeat(43),
      `${'a'.repeat(43)}.ics`,
      'x.ics',
      `${'á'.repeat(43)}.ics`,
      `${randomUUID()}.ics`,
    ])
      expect((await buscar(`${base}/${encodeURIComponent(fim)}`)).statusCode).toBe(404)
    await amb.db.updateTable('especialista').set({ ativo: false }).where('codigo', '=', empresa.especialista).execute()
    expect((await buscar(url)).statusCode).toBe(404)
    await amb.db.updateTable('especialista').set({ ativo: true }).where('codigo', '=', empresa.especialista).execute()
  })

  it('o especialista só publica a sua; a de outro não existe para ele, nem para outra empresa', async () => {
    const alheia = await criarEmpresa(amb)
    for (const metodo of ['GET', 'POST', 'DELETE'] as const) {
      const chave = `${metodo} /especialista/:codigo/agenda-feed` as const
      expect((await alheia.como.CLIENTE(chave, { codigo: empresa.especialista })).status).toBe(404)
      expect((await empresa.como.ESPECIALISTA(chave, { codigo: alheia.especialista })).status).toBe(404)
      expect((await empresa.como.PARCEIRO(chave, { codigo: empresa.especialista })).status).toBe(403)
    }
  })

  it('nunca entra no registro, em nenhuma das formas em que o endereço se escreve', () => {
    const segredo = url.split('/').at(-1) ?? ''
    let escrito = ''
    const registro = criarDiario('info', { write: (linha) => void (escrito += linha) })
    const req = { id: '1', method: 'GET' }
    registro.info({
      req: { ...req, url: `/api/agenda/feed/${segredo}`, routeOptions: { url: '/api/agenda/feed/:segredo' } },
    })
    registro.info({
      req: { ...req, url: `/%61pi/agenda/feed/${segredo}?x=1`, routeOptions: { url: '/api/agenda/feed/:segredo' } },
    })
    registro.info({ req: { ...req, url: `/api/agenda/feed/${segredo}/mais`, routeOptions: {} } })
    expect(escrito).toContain('/api/agenda/feed/:segredo')
    expect(escrito).not.toContain(segredo.slice(0, 20))
  })
})
