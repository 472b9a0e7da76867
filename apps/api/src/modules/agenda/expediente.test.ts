import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { mais, pedidoDeTeste, TERCA_AS_9, type PedidoDeTeste } from '../../../teste/agenda/agenda.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
})
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const postar = async (mudancas: Partial<PedidoDeTeste>) =>
  empresa.como.CLIENTE('POST /agendamento', await pedidoDeTeste(amb, empresa, mudancas))
const plantaoDe = async (codigo: string) =>
  (await empresa.como.CLIENTE('GET /agendamento/:codigo', { codigo })).corpo.plantao
/** São Paulo: three hours behind UTC. */
const as = (hora: string, dia = '2026-11-24') => `${dia}T${hora}:00-03:00`

async function darSemana(fim = '18:00') {
  const { status } = await empresa.como.CLIENTE('PUT /especialista/:codigo/horarios', {
    codigo: empresa.especialista,
    versao: 1,
    janelas: [{ diaSemana: 2, inicio: '08:00', fim, almocoInicio: '12:00', almocoFim: '13:00' }],
    bloqueios: [{ diaSemana: 2, inicio: '15:00', fim: '16:00', motivo: 'Aula' }],
  })
  expect(status).toBe(200)
}

describe('fora do expediente', () => {
  it.each<[string, string, string, RegExp]>([
    [
      'antes de abrir',
      '2026-11-24',
      '07:30',
      /atende em 24\/11\/2026 das 08:00 às 12:00 e das 13:00 às 15:00 e das 16:00 às 18:00/,
    ],
    ['atravessa o almoço', '2026-11-24', '11:30', /das 08:00 às 12:00/],
    ['no bloqueio', '2026-11-24', '15:30', /das 16:00 às 18:00/],
    ['passa do fim', '2026-11-24', '17:30', /plantão/],
    ['dia em que não trabalha', '2026-11-25', '09:00', /não atende em 25\/11\/2026/],
    ['feriado', '2026-12-25', '09:00', /25\/12\/2026 é feriado \(Natal\)/],
  ])('%s: diz a janela e espera a confirmação', async (_nome, dia, hora, mensagem) => {
    await darSemana()
    const inicio = as(hora, dia)
    const recusa = await postar({ inicio })
    expect(recusa).toMatchObject({
      status: 409,
      corpo: {
        codigo: 'FORA_DO_HORARIO',
        mensagem: expect.stringMatching(mensagem),
        detalhes: { dia, fuso: 'America/Sao_Paulo' },
      },
    })
    const { status, corpo } = await postar({ inicio, confirmarPlantao: true })
    expect(status).toBe(201)
    expect(await plantaoDe(corpo.codigo)).toBe(true)
  })

  it.each([
    ['encosta na abertura', '08:00'],
    ['encosta no almoço', '11:20'],
    ['sai do almoço', '13:00'],
    ['encosta no fim', '17:20'],
  ])('%s: cabe, e confirmar à toa não o torna plantão', async (_nome, hora) => {
    await darSemana()
    const { status, corpo } = await postar({ inicio: as(hora), confirmarPlantao: true })
    expect(status).toBe(201)
    expect(await plantaoDe(corpo.codigo)).toBe(false)
  })

  it('folga tira e horário extra dá; a meia-noite emenda dois dias', async () => {
    await darSemana('24:00')
    const excecao = (tipo: 'FOLGA' | 'EXTRA', dia: string, inicio: string, fim: string) =>
      empresa.como.CLIENTE('POST /especialista/:codigo/excecoes', {
        codigo: empresa.especialista,
        tipo,
        motivo: 'OUTRO',
        de: dia,
        ate: dia,
        inicio,
        fim,
      })
    await excecao('FOLGA', '2026-11-24', '08:00', '10:00')
    await excecao('EXTRA', '2026-11-25', '00:00', '02:00')
    expect((await postar({ inicio: as('09:00') })).status).toBe(409)
    expect((await postar({ inicio: as('23:40') })).status).toBe(201)
    expect((await postar({ inicio: as('00:20', '2026-11-25') })).status).toBe(201)
    expect((await postar({ inicio: as('01:40', '2026-11-25') })).status).toBe(409)
  })

  it('as horas são as do lugar do especialista', async () => {
    await darSemana()
    await amb.db
      .updateTable('especialista')
      .set({ fuso: 'America/Rio_Branco' })
      .where('codigo', '=', empresa.especialista)
      .execute()
    // 8 h in Rio Branco is 10 h in São Paulo.
    expect((await postar({ inicio: as('09:30') })).status).toBe(409)
    expect((await postar({ inicio: as('10:00') })).status).toBe(201)
  })

  it('mover para fora pede a confirmação, e mover de volta deixa de ser plantão', async () => {
    const { corpo } = await postar({})
    const mover = (versao: number, inicio: string, confirmarPlantao = false) =>
      empresa.como.CLIENTE('POST /agendamento/:codigo/mover', {
        codigo: corpo.codigo,
        versao,
        inicio,
        confirmarPlantao,
      })
    const noite = mais(TERCA_AS_9, 12 * 60)
    expect((await mover(1, noite)).corpo).toMatchObject({ codigo: 'FORA_DO_HORARIO' })
    expect((await mover(1, noite, true)).status).toBe(200)
    expect(await plantaoDe(corpo.codigo)).toBe(true)
    expect((await mover(2, TERCA_AS_9)).status).toBe(200)
    expect(await plantaoDe(corpo.codigo)).toBe(false)
  })
})

describe('GET /agendamento/periodo', () => {
  const ver = (filtro: object = {}, quem = empresa.como.CLIENTE) =>
    quem('GET /agendamento/periodo', { de: '2026-11-23', ate: '2026-11-29', ...filtro })

  it('traz os agendamentos e as jornadas, com o que fecha cada dia', async () => {
    await darSemana()
    const { corpo: folga } = await empresa.como.CLIENTE('POST /especialista/:codigo/excecoes', {
      codigo: empresa.especialista,
      tipo: 'FOLGA',
      motivo: 'CURSO',
      de: '2026-11-24',
      ate: '2026-11-24',
      inicio: '16:00',
      fim: '18:00',
      observacao: 'Congresso',
    })
    const { corpo: marcado } = await postar({})
    const { status, corpo } = await ver()
    expect(status).toBe(200)
    expect(corpo).toMatchObject({ fuso: 'America/Sao_Paulo', completo: true })
    expect(corpo.itens).toMatchObject([
      {
        codigo: marcado.codigo,
        servicos: [{ nome: expect.stringContaining('Ultrassom abdominal') }],
        permissoes: { mover: true },
      },
    ])
    const [jornada] = corpo.jornadas
    expect(jornada).toMatchObject({ especialista: { codigo: empresa.especialista }, fuso: 'America/Sao_Paulo' })
    expect(jornada?.dias).toHaveLength(7)
    expect(jornada?.dias[1]).toEqual({
      dia: '2026-11-24',
      feriado: null,
      janelas: [
        { inicio: '2026-11-24T11:00:00.000Z', fim: '2026-11-24T15:00:00.000Z' },
        { inicio: '2026-11-24T16:00:00.000Z', fim: '2026-11-24T18:00:00.000Z' },
      ],
      bloqueios: [{ motivo: 'Aula', inicio: '2026-11-24T18:00:00.000Z', fim: '2026-11-24T19:00:00.000Z' }],
      excecoes: [
        {
          codigo: folga.codigo,
          tipo: 'FOLGA',
          motivo: 'CURSO',
          observacao: 'Congresso',
          inicio: '2026-11-24T19:00:00.000Z',
          fim: '2026-11-24T21:00:00.000Z',
        },
      ],
    })
    const natal = (await ver({ de: '2026-12-25', ate: '2026-12-25' })).corpo.jornadas[0]?.dias[0]
    expect(natal).toMatchObject({ feriado: 'Natal', janelas: [] })
  })

  it('os filtros, e a cada um só o seu', async () => {
    const outra = await criarEmpresa(amb)
    const { corpo: daClinica } = await postar({})
    const { corpo: semClinica } = await postar({ inicio: mais(TERCA_AS_9, 60), tipoLocal: 'PROPRIO', parceiro: null })
    await empresa.como.CLIENTE('POST /agendamento/:codigo/transicao', {
      codigo: semClinica.codigo,
      versao: 1,
      acao: 'confirmar',
    })
    const { corpo: cancelado } = await postar({ inicio: mais(TERCA_AS_9, 120) })
    await empresa.como.CLIENTE('POST /agendamento/:codigo/transicao', {
      codigo: cancelado.codigo,
      versao: 1,
      acao: 'cancelar',
      motivo: 'x',
    })
    const codigos = async (filtro: object = {}, quem = empresa.como.CLIENTE) =>
      (await ver(filtro, quem)).corpo.itens.map(({ codigo }) => codigo)
    expect(await codigos()).toEqual([daClinica.codigo, semClinica.codigo])
    expect(await codigos({ parceiro: empresa.parceiro })).toEqual([daClinica.codigo])
    expect(await codigos({ estados: 'CONFIRMADO,CANCELADO' })).toEqual([semClinica.codigo, cancelado.codigo])
    expect(await codigos({ especialistas: outra.especialista })).toEqual([])
    expect(await codigos({ especialistas: `${outra.especialista},${empresa.especialista}` })).toHaveLength(2)
    const clinica = await ver({}, empresa.como.PARCEIRO)
    expect(clinica.corpo).toMatchObject({
      jornadas: [],
      itens: [{ codigo: daClinica.codigo, permissoes: { mover: false } }],
    })
    expect((await ver({}, empresa.como.ESPECIALISTA)).corpo.jornadas).toHaveLength(1)
    expect((await ver({}, outra.como.CLIENTE)).corpo.itens).toEqual([])
    expect((await ver({}, amb.semToken)).status).toBe(401)
    expect((await ver({}, empresa.como.ADMIN)).status).toBe(403)
  })

  it.each([
    { ate: '2026-11-22' },
    { ate: '2027-01-04' },
    { de: 'ontem' },
    { especialistas: 'fulano' },
    { estados: 'VOANDO' },
  ])('recusa %j', async (filtro) => expect((await ver(filtro)).status).toBe(422))
})
