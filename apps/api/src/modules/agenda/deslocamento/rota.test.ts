import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PlanoDoDia } from '@vetlume/dominio/deslocamento'
import { abrirAmbiente, type Ambiente } from '../../../../teste/ambiente.ts'
import { eventosDe } from '../../../../teste/eventos.ts'
import { criarEmpresa, type Empresa } from '../../../../teste/fabricas.ts'
import { criarColega, criarServicoComEquipamento, mais, TERCA_AS_9 } from '../../../../teste/agenda/agenda.ts'
import { aoNorte, CAMPINAS, criarClinica, marcarAs, TERCA } from '../../../../teste/agenda/deslocamento.ts'
import { aForca } from '../../../../teste/estado-a-forca.ts'

let amb: Ambiente
let empresa: Empresa
/** Four visits that zigzag between two ends of the city: 9 h, 10 h 30, 14 h and 15 h 30. */
let visitas: string[]

beforeAll(async () => {
  amb = await abrirAmbiente()
})
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
  visitas = []
  const [sul, norte] = [await criarClinica(amb, empresa, aoNorte(0)), await criarClinica(amb, empresa, aoNorte(10))]
  for (const [minutos, clinica] of [
    [0, sul],
    [90, norte],
    [300, sul],
    [390, norte],
  ] as const) {
    const { status, corpo } = await marcarAs(amb, empresa, minutos, clinica)
    if (status !== 201) throw new Error(JSON.stringify(corpo))
    visitas.push(corpo.codigo)
  }
})
afterAll(() => amb.fechar())

const alvo = () => ({ especialista: empresa.especialista, dia: TERCA })
async function planejar(): Promise<PlanoDoDia> {
  const { status, corpo } = await empresa.como.CLIENTE('POST /agendamento/rota/planejar', alvo())
  expect(status, JSON.stringify(corpo)).toBe(200)
  return corpo
}
const ordem = (plano: PlanoDoDia) => plano.visitas.map(({ codigo }) => visitas.indexOf(codigo))
const mudancas = (plano: PlanoDoDia) =>
  plano.visitas
    .filter(({ inicio, novoInicio }) => inicio !== novoInicio)
    .map(({ codigo, versao, novoInicio }) => ({ codigo, versao, inicio: novoInicio }))
const aplicar = (lista: ReturnType<typeof mudancas>, perfil: 'CLIENTE' | 'ESPECIALISTA' | 'PARCEIRO' = 'CLIENTE') =>
  empresa.como[perfil]('POST /agendamento/rota/aplicar', { ...alvo(), visitas: lista })
const noBanco = () =>
  amb.db
    .selectFrom('agendamento')
    .select(['codigo', 'inicio', 'versao'])
    .where('cliente', '=', empresa.cliente)
    .orderBy('codigo')
    .execute()
const confirmar = (codigo: string) =>
  empresa.como.CLIENTE('POST /agendamento/:codigo/transicao', { codigo, versao: 1, acao: 'confirmar' })

describe('planejar', () => {
  it('junta as visitas vizinhas e diz quanto se poupa, sem mudar nada', async () => {
    const antes = await noBanco()
    const plano = await planejar()
    expect(ordem(plano)).toEqual([0, 2, 1, 3])
    expect(plano).toMatchObject({
      antes: { minutos: 105, km: 43.5 },
      depois: { minutos: 35, km: 14.5, foraDeAlcance: 0, semEstimativa: 0 },
      economia: { minutos: 70, km: 29 },
      exata: true,
      fuso: 'America/Sao_Paulo',
    })
    expect(plano.visitas[1]).toMatchObject({
      novoInicio: mais(TERCA_AS_9, 90),
      fica: null,
      paciente: expect.stringContaining('Mel'),
    })
    expect(await noBanco()).toEqual(antes)
  })

  it('a confirmada fica na hora dela, e diz por quê', async () => {
    const [, segunda = ''] = visitas
    expect((await confirmar(segunda)).status).toBe(200)
    const fixa = (await planejar()).visitas.find(({ codigo }) => codigo === segunda)
    expect(fixa).toMatchObject({ fica: 'SITUACAO', novoInicio: mais(TERCA_AS_9, 90) })
  })

  it('o plantão e a proposta à clínica também ficam', async () => {
    const { cliente } = empresa
    const [a = '', b = ''] = visitas
    await amb.db
      .updateTable('agendamento')
      .set({ plantao: true })
      .where('cliente', '=', cliente)
      .where('codigo', '=', a)
      .execute()
    await amb.db
      .updateTable('agendamento')
      .set({ estado: aForca('RESERVADO'), proposto_em: TERCA_AS_9 })
      .where('cliente', '=', cliente)
      .where('codigo', '=', b)
      .execute()
    const ficam = (await planejar()).visitas.map(({ codigo, fica }) => [visitas.indexOf(codigo), fica] as const)
    expect(new Map(ficam)).toEqual(
      new Map([
        [0, 'PLANTAO'],
        [1, 'PROPOSTA'],
        [2, null],
        [3, null],
      ] as const),
    )
  })

  it('a janela que a clínica pediu é respeitada', async () => {
    const { cliente } = empresa
    const [, segunda = ''] = visitas
    await amb.db
      .insertInto('agendamento_janela')
      .values({ cliente, agendamento: segunda, dia: TERCA, inicio: '09:00', fim: '12:00' })
      .execute()
    const plano = await planejar()
    expect(plano.depois.minutos).toBe(35)
    expect((plano.visitas.find(({ codigo }) => codigo === segunda)?.novoFim ?? '') <= `${TERCA}T15:00:00.000Z`).toBe(
      true,
    )
  })

  it('conta a saída e a volta de onde a especialista sai; e quem vê a agenda sabe como se chega à primeira', async () => {
    const { cliente, especialista } = empresa
    await amb.db
      .updateTable('especialista')
      .set({ partida_latitude: -23.45, partida_longitude: -46.63, partida_volta: true, partida_endereco: 'Rua A, 1' })
      .where('cliente', '=', cliente)
      .where('codigo', '=', especialista)
      .execute()
    const { antes, depois, partida } = await planejar()
    expect(partida).toEqual({ lugar: 'Rua A, 1', volta: true })
    // To the south end, three times across, and home again from the north end.
    expect(antes).toMatchObject({ minutos: 35 + 105 + 5, km: 58 })
    expect(depois.minutos).toBe(5 + 35 + 35)
    const periodo = { de: TERCA, ate: TERCA }
    const { corpo } = await empresa.como.CLIENTE('GET /agendamento/periodo', periodo)
    const primeira = corpo.itens.find(({ codigo }) => codigo === visitas[0])
    expect(primeira?.deslocamento).toEqual({
      minutos: 35,
      km: 14.5,
      aproximado: false,
      corrigido: false,
      alcancavel: true,
      folgaMinutos: null,
    })
    const daClinica = (await empresa.como.PARCEIRO('GET /agendamento/periodo', periodo)).corpo
    expect(daClinica.itens.every(({ deslocamento }) => deslocamento === null)).toBe(true)
  })

  it('sem coordenadas, sai do centro do município', async () => {
    const { cliente, especialista } = empresa
    await amb.db
      .updateTable('especialista')
      .set({ partida_cidade: CAMPINAS })
      .where('cliente', '=', cliente)
      .where('codigo', '=', especialista)
      .execute()
    const plano = await planejar()
    expect(plano.partida).toEqual({ lugar: 'Campinas', volta: false })
    expect(plano.antes.km).toBeGreaterThan(43.5 + 95)
  })

  it('um dia vazio não tem o que planejar', async () => {
    const { corpo } = await empresa.como.CLIENTE('POST /agendamento/rota/planejar', { ...alvo(), dia: '2027-06-01' })
    expect(corpo).toMatchObject({ visitas: [], economia: { minutos: 0, km: 0 } })
  })
})

describe('aplicar', () => {
  it('muda todas de uma vez, também as que trocam de lugar, cada uma com a sua história', async () => {
    const plano = await planejar()
    const lista = mudancas(plano)
    expect(lista).toHaveLength(2)
    const { status, corpo } = await aplicar(lista)
    expect(status, JSON.stringify(corpo)).toBe(200)
    expect(new Map(corpo.visitas.map(({ codigo, ...o }) => [visitas.indexOf(codigo), o]))).toEqual(
      new Map([
        [0, { versao: 1, mudou: false, fica: null }],
        [1, { versao: 2, mudou: true, fica: null }],
        [2, { versao: 2, mudou: true, fica: null }],
        [3, { versao: 1, mudou: false, fica: null }],
      ]),
    )
    const depois = await planejar()
    expect(depois.antes).toEqual(plano.depois)
    expect(mudancas(depois)).toEqual([])
    for (const { codigo, inicio } of lista) {
      const { corpo: ficha } = await empresa.como.CLIENTE('GET /agendamento/:codigo', { codigo })
      expect(ficha).toMatchObject({ inicio, versao: 2 })
      expect(ficha.linhaDoTempo.at(-1)).toMatchObject({
        tipo: 'REMARCADO',
        texto: expect.stringContaining('com a rota do dia'),
      })
      const trilha = await amb.db
        .selectFrom('auditoria')
        .select('acao')
        .where('cliente', '=', empresa.cliente)
        .where('registro', '=', codigo)
        .execute()
      expect(trilha.map(({ acao }) => acao)).toContain('MOVER')
    }
    const eventos = await eventosDe(amb, empresa.cliente, 'agendamento.movido')
    expect(new Set(eventos.map(({ dados }) => dados['agendamento']))).toEqual(
      new Set(lista.map(({ codigo }) => codigo)),
    )
  })

  it('dar a volta em todo o dia não tropeça: cada uma vai para o lugar da seguinte', async () => {
    const horas = [90, 300, 390, 0]
    // Everything at one place, so that any order can be reached.
    await amb.db.updateTable('parceiro').set(aoNorte(0)).where('cliente', '=', empresa.cliente).execute()
    const lista = visitas.map((codigo, i) => ({ codigo, versao: 1, inicio: mais(TERCA_AS_9, horas[i] ?? 0) }))
    const { status, corpo } = await aplicar(lista)
    expect(status, JSON.stringify(corpo)).toBe(200)
    const gravadas = new Map((await noBanco()).map(({ codigo, inicio }) => [codigo, new Date(inicio).toISOString()]))
    expect(lista.map(({ codigo }) => gravadas.get(codigo))).toEqual(lista.map(({ inicio }) => inicio))
  })

  it('o equipamento e o seu horário vão junto', async () => {
    const { servico, equipamento } = await criarServicoComEquipamento(amb, empresa)
    const { cliente } = empresa
    for (const agendamento of visitas)
      await amb.db
        .insertInto('agendamento_equipamento')
        .values({ cliente, agendamento, equipamento, inicio: TERCA_AS_9, fim: TERCA_AS_9, ocupa: true })
        .execute()
    expect(servico).toEqual(expect.any(String))
    const lista = mudancas(await planejar())
    expect((await aplicar(lista)).status).toBe(200)
    const usos = await amb.db
      .selectFrom('agendamento_equipamento')
      .select(['agendamento', 'inicio'])
      .where('cliente', '=', cliente)
      .execute()
    const horas = new Map(usos.map(({ agendamento, inicio }) => [agendamento, new Date(inicio).toISOString()]))
    for (const { codigo, inicio } of lista) expect(horas.get(codigo)).toBe(inicio)
  })

  it('tudo ou nada: quem mudou depois do plano desfaz o resto', async () => {
    const lista = mudancas(await planejar())
    const ultima = lista.at(-1)?.codigo ?? ''
    expect((await confirmar(ultima)).status).toBe(200)
    const antes = await noBanco()
    expect(await aplicar(lista)).toMatchObject({ status: 409, corpo: { codigo: 'CONFLITO_DE_VERSAO' } })
    const naVersao = lista.map((visita) => (visita.codigo === ultima ? { ...visita, versao: 2 } : visita))
    expect(await aplicar(naVersao)).toMatchObject({ status: 409, corpo: { codigo: 'TRANSICAO_INVALIDA' } })
    expect(await noBanco()).toEqual(antes)
  })

  it.each([
    ['em cima da outra', [0, 300], 'HORARIO_OCUPADO'],
    ['fora do expediente', [1, 900], 'FORA_DO_HORARIO'],
    ['sem tempo de chegar', [1, 340], 'FORA_DE_ALCANCE'],
  ] as const)('recusa %s, e nada muda', async (_, [qual, minutos], erro) => {
    const antes = await noBanco()
    const resposta = await aplicar([{ codigo: visitas[qual] ?? '', versao: 1, inicio: mais(TERCA_AS_9, minutos) }])
    expect(resposta).toMatchObject({ status: 409, corpo: { codigo: erro } })
    expect(await noBanco()).toEqual(antes)
  })

  it('o paciente que está com outro especialista não vai para essa hora', async () => {
    const [primeira = ''] = visitas
    const linha = await amb.db
      .selectFrom('agendamento')
      .select('animal')
      .where('cliente', '=', empresa.cliente)
      .where('codigo', '=', primeira)
      .executeTakeFirstOrThrow()
    const colega = await criarColega(amb, empresa)
    const casa = await criarClinica(amb, empresa, aoNorte(5))
    expect(
      (await marcarAs(amb, empresa, 240, casa, { especialista: colega, animal: linha.animal, confirmarPlantao: true }))
        .status,
    ).toBe(201)
    const resposta = await aplicar([{ codigo: primeira, versao: 1, inicio: mais(TERCA_AS_9, 250) }])
    expect(resposta).toMatchObject({ status: 409, corpo: { codigo: 'HORARIO_OCUPADO' } })
  })

  it('diz de cada visita que ficou por quê', async () => {
    const [primeira = '', , terceira = ''] = visitas
    await confirmar(primeira)
    const { corpo } = await aplicar([{ codigo: terceira, versao: 1, inicio: mais(TERCA_AS_9, 240) }])
    expect(corpo.visitas.map(({ codigo, mudou, fica }) => [visitas.indexOf(codigo), mudou, fica])).toEqual([
      [0, false, 'SITUACAO'],
      [1, false, null],
      [2, true, null],
      [3, false, null],
    ])
  })

  it('a janela que a clínica pediu vale também ao aplicar: pode ter sido pedida depois do plano', async () => {
    const lista = mudancas(await planejar())
    const { codigo = '', inicio = '' } = lista[0] ?? {}
    const { cliente } = empresa
    const janela = { cliente, agendamento: codigo, dia: TERCA }
    await amb.db
      .insertInto('agendamento_janela')
      .values({ ...janela, inicio: '17:00', fim: '18:00' })
      .execute()
    const antes = await noBanco()
    const recusa = await aplicar(lista)
    expect(recusa).toMatchObject({
      status: 409,
      corpo: {
        codigo: 'FORA_DO_HORARIO',
        mensagem: expect.stringContaining('a clínica pediu'),
        detalhes: { janelas: [{ inicio: `${TERCA}T20:00:00.000Z`, fim: `${TERCA}T21:00:00.000Z` }] },
      },
    })
    expect(await noBanco()).toEqual(antes)
    await amb.db
      .insertInto('agendamento_janela')
      .values({ ...janela, inicio: '08:00', fim: '16:59' })
      .execute()
    expect((await aplicar(lista)).status, inicio).toBe(200)
  })

  it('nem o feriado, nem a folga, nem o óbito do paciente se atravessam', async () => {
    const lista = mudancas(await planejar())
    const antes = await noBanco()
    const { cliente, especialista } = empresa
    const { codigo: folga } = await amb.db
      .insertInto('especialista_excecao')
      .values({
        cliente,
        especialista,
        tipo: 'FOLGA',
        motivo: 'OUTRO',
        de: TERCA,
        ate: TERCA,
        inicio: '10:00',
        fim: '17:00',
      })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    expect((await aplicar(lista)).status).toBe(409)
    await amb.db.deleteFrom('especialista_excecao').where('codigo', '=', folga).execute()
    const { animal } = await amb.db
      .selectFrom('agendamento')
      .select('animal')
      .where('codigo', '=', lista[0]?.codigo ?? '')
      .executeTakeFirstOrThrow()
    await amb.db
      .updateTable('animal')
      .set({ obito: '2026-11-20' })
      .where('cliente', '=', cliente)
      .where('codigo', '=', animal)
      .execute()
    expect(await aplicar(lista)).toMatchObject({ status: 422, corpo: { campos: { animal: expect.any(String) } } })
    expect(await noBanco()).toEqual(antes)
  })

  it('duas pessoas aplicam ao mesmo tempo: uma aplica, a outra é avisada', async () => {
    const lista = mudancas(await planejar())
    const respostas = await Promise.all([aplicar(lista), aplicar(lista), aplicar(lista, 'ESPECIALISTA')])
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })
})

describe('quem pode', () => {
  it('a especialista planeja o seu dia, não o do colega; a clínica nenhum', async () => {
    const colega = await criarColega(amb, empresa)
    const planeja = (perfil: 'ESPECIALISTA' | 'PARCEIRO', especialista: string) =>
      empresa.como[perfil]('POST /agendamento/rota/planejar', { especialista, dia: TERCA })
    expect((await planeja('ESPECIALISTA', empresa.especialista)).status).toBe(200)
    expect((await planeja('ESPECIALISTA', colega)).status).toBe(404)
    expect((await planeja('PARCEIRO', empresa.especialista)).status).toBe(403)
    expect((await amb.semToken('POST /agendamento/rota/planejar', alvo())).status).toBe(401)
    const lista = mudancas(await planejar())
    expect((await aplicar(lista, 'PARCEIRO')).status).toBe(403)
    expect((await aplicar(lista, 'ESPECIALISTA')).status).toBe(200)
  })

  it('outra empresa não alcança, e a visita de outro dia ou de ninguém não existe', async () => {
    const alheia = await criarEmpresa(amb)
    expect((await alheia.como.CLIENTE('POST /agendamento/rota/planejar', alvo())).status).toBe(404)
    const lista = mudancas(await planejar())
    expect((await alheia.como.CLIENTE('POST /agendamento/rota/aplicar', { ...alvo(), visitas: lista })).status).toBe(
      404,
    )
    const outroDia = await empresa.como.CLIENTE('POST /agendamento/rota/aplicar', {
      ...alvo(),
      dia: '2026-11-25',
      visitas: lista,
    })
    expect(outroDia.status).toBe(404)
    expect((await aplicar([])).status).toBe(422)
    expect((await aplicar([...lista, ...lista])).status).toBe(422)
  })
})
