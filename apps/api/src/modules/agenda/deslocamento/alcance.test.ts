import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ForaDeAlcance } from '@vetlume/dominio/deslocamento'
import { abrirAmbiente, type Ambiente } from '../../../../teste/ambiente.ts'
import { criarAnimal, criarEmpresa, type Empresa } from '../../../../teste/fabricas.ts'
import { mais, pedidoDeTeste, TERCA_AS_9 } from '../../../../teste/agenda/agenda.ts'
import { aoNorte, CAMPINAS, criarClinica, marcarAs, SAO_PAULO, TERCA } from '../../../../teste/agenda/deslocamento.ts'

let amb: Ambiente
let empresa: Empresa
let perto: string
let longe: string

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  perto = await criarClinica(amb, empresa, aoNorte(0))
  longe = await criarClinica(amb, empresa, aoNorte(10))
})
afterAll(() => amb.fechar())

/** A company with nothing in its calendar but the first visit, at 9 h for 40 minutes. */
async function comPrimeira(onde: Parameters<typeof criarClinica>[2]) {
  const nova = await criarEmpresa(amb)
  const clinica = await criarClinica(amb, nova, onde)
  expect((await marcarAs(amb, nova, 0, clinica)).status).toBe(201)
  return nova
}

async function doPeriodo(empresaDela: Empresa, perfil: 'CLIENTE' | 'ESPECIALISTA' | 'PARCEIRO' = 'CLIENTE') {
  const { status, corpo } = await empresaDela.como[perfil]('GET /agendamento/periodo', { de: TERCA, ate: TERCA })
  expect(status).toBe(200)
  return corpo.itens.map(({ deslocamento }) => deslocamento)
}

describe('um horário a que não dá para chegar', () => {
  it('pergunta antes, com os números, e aceita quando confirmado', async () => {
    expect((await marcarAs(amb, empresa, 0, perto)).status).toBe(201)
    const cedo = await marcarAs(amb, empresa, 50, longe)
    expect(cedo).toMatchObject({ status: 409, corpo: { codigo: 'FORA_DE_ALCANCE' } })
    const { trechos } = (cedo.corpo as unknown as { detalhes: ForaDeAlcance }).detalhes
    expect(trechos).toEqual([
      {
        sentido: 'ANTES',
        lugar: expect.stringContaining('Clínica'),
        minutos: 35,
        km: 14.5,
        folgaMinutos: -25,
        alcancavel: false,
        aproximado: false,
        corrigido: false,
      },
    ])
    expect((await marcarAs(amb, empresa, 50, longe, { confirmarDeslocamento: true })).status).toBe(201)
  })

  it('vale também para a seguinte, e para mover', async () => {
    expect((await marcarAs(amb, empresa, 240, perto)).status).toBe(201)
    const depois = await marcarAs(amb, empresa, 195, longe)
    expect(depois.corpo).toMatchObject({ detalhes: { trechos: [{ sentido: 'DEPOIS', folgaMinutos: -30 }] } })
    const livre = await marcarAs(amb, empresa, 360, longe)
    expect(livre.status).toBe(201)
    const { codigo, versao } = livre.corpo
    const mover = (extra: object) =>
      empresa.como.CLIENTE('POST /agendamento/:codigo/mover', {
        codigo,
        versao,
        inicio: mais(TERCA_AS_9, 285),
        ...extra,
      })
    expect(await mover({})).toMatchObject({ status: 409, corpo: { codigo: 'FORA_DE_ALCANCE' } })
    expect((await mover({ confirmarDeslocamento: true })).status).toBe(200)
  })

  it('editar sem mudar de hora nem de lugar não pergunta de novo', async () => {
    const nova = await comPrimeira(aoNorte(0))
    const outra = await criarClinica(amb, nova, aoNorte(10))
    const pedido = await pedidoDeTeste(amb, nova, { inicio: mais(TERCA_AS_9, 45), parceiro: outra })
    const { corpo } = await nova.como.CLIENTE('POST /agendamento', { ...pedido, confirmarDeslocamento: true })
    const editado = await nova.como.CLIENTE('PUT /agendamento/:codigo', {
      ...pedido,
      ...corpo,
      observacoes: 'Levar gel',
    })
    expect(editado.status).toBe(200)
  })

  it('a especialista também é perguntada na sua agenda', async () => {
    const nova = await comPrimeira(aoNorte(0))
    const outra = await criarClinica(amb, nova, aoNorte(10))
    const pedido = await pedidoDeTeste(amb, nova, {
      inicio: mais(TERCA_AS_9, 45),
      parceiro: outra,
      animal: null,
      contato: 'Ana',
      estado: 'RESERVADO',
    })
    expect((await nova.como.ESPECIALISTA('POST /agendamento', pedido)).corpo).toMatchObject({
      codigo: 'FORA_DE_ALCANCE',
    })
  })
})

describe('o calendário diz como se chega', () => {
  it('a primeira do dia não tem de onde; a seguinte tem minutos e folga', async () => {
    const nova = await comPrimeira(aoNorte(0))
    await marcarAs(amb, nova, 90, await criarClinica(amb, nova, aoNorte(10)))
    await marcarAs(amb, nova, 131, await criarClinica(amb, nova, aoNorte(0)), { confirmarDeslocamento: true })
    const esperado = [
      null,
      { minutos: 35, km: 14.5, alcancavel: true, folgaMinutos: 15, aproximado: false, corrigido: false },
      { minutos: 35, km: 14.5, alcancavel: false, folgaMinutos: -34, aproximado: false, corrigido: false },
    ]
    expect(await doPeriodo(nova)).toEqual(esperado)
    expect(await doPeriodo(nova, 'ESPECIALISTA')).toEqual(esperado)
  })

  it('à clínica não se diz nada: o caminho contaria das outras', async () => {
    const nova = await comPrimeira(aoNorte(0))
    await amb.db.updateTable('parceiro').set(aoNorte(10)).where('codigo', '=', nova.parceiro).execute()
    expect((await marcarAs(amb, nova, 90, nova.parceiro)).status).toBe(201)
    expect(await doPeriodo(nova, 'PARCEIRO')).toEqual([null])
    expect(await doPeriodo(nova)).toMatchObject([null, { minutos: 35 }])
  })

  it('um filtro não muda de onde se vem', async () => {
    const nova = await comPrimeira(aoNorte(0))
    const outra = await criarClinica(amb, nova, aoNorte(10))
    await marcarAs(amb, nova, 90, outra)
    const { corpo } = await nova.como.CLIENTE('GET /agendamento/periodo', { de: TERCA, ate: TERCA, parceiro: outra })
    expect(corpo.itens.map(({ deslocamento }) => deslocamento?.minutos)).toEqual([35])
  })

  it('sem endereço é nulo, nunca zero; pelo município é aproximado; em dois lugares do mesmo município não se sabe', async () => {
    const nova = await comPrimeira({})
    await marcarAs(amb, nova, 41, await criarClinica(amb, nova, aoNorte(0)))
    const deLonge = await criarClinica(amb, nova, { cidade: CAMPINAS })
    await marcarAs(amb, nova, 240, deLonge, { confirmarDeslocamento: true })
    await marcarAs(amb, nova, 285, await criarClinica(amb, nova, { cidade: CAMPINAS }))
    const [primeira, semEndereco, viagem, mesmoMunicipio] = await doPeriodo(nova)
    expect([primeira, semEndereco, mesmoMunicipio]).toEqual([null, null, null])
    expect(viagem).toMatchObject({ aproximado: true })
    // Campinas is some 84 km from the cathedral square as the crow flies.
    expect(viagem?.km).toBeGreaterThan(95)
    expect(viagem?.km).toBeLessThan(120)
  })

  it('a casa da empresa é o seu município, e o domicílio é o que se digitou ou o município do responsável', async () => {
    const nova = await comPrimeira({ cidade: CAMPINAS })
    await amb.db.updateTable('cliente').set({ cidade: SAO_PAULO }).where('codigo', '=', nova.cliente).execute()
    await marcarAs(amb, nova, 300, nova.parceiro, { tipoLocal: 'PROPRIO' })
    const casa = { tipoLocal: 'DOMICILIO' as const, endereco: 'Rua A, 1', parceiro: null }
    const { tutor, animal } = await criarAnimal(amb, nova.cliente)
    await amb.db.updateTable('tutor').set({ cidade: CAMPINAS }).where('codigo', '=', tutor).execute()
    const { parceiro: _, ...pedido } = await pedidoDeTeste(amb, nova, { ...casa, inicio: mais(TERCA_AS_9, 360) })
    expect((await nova.como.CLIENTE('POST /agendamento', { ...pedido, ...aoNorte(0) })).status).toBe(201)
    const emCasa = {
      ...pedido,
      animal,
      inicio: mais(TERCA_AS_9, 405),
      confirmarPlantao: true,
      confirmarDeslocamento: true,
    }
    expect((await nova.como.CLIENTE('POST /agendamento', emCasa)).status).toBe(201)
    const [, propria, digitado, doTutor] = await doPeriodo(nova)
    expect([propria, digitado, doTutor].map((caminho) => caminho?.aproximado)).toEqual([true, true, true])
    expect(propria?.km).toBeGreaterThan(95)
    expect(digitado?.km).toBeLessThan(5)
    expect(doTutor?.km).toBeGreaterThan(95)
  })
})
