import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarAnimal, criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'
import { camposDe } from '../../../teste/respostas.ts'
import { mais, pedidoDeTeste, TERCA_AS_9, type PedidoDeTeste } from '../../../teste/agenda/agenda.ts'

let amb: Ambiente
let empresa: Empresa
let animal: string
let vez = 0
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
beforeEach(async () => {
  animal = (await criarAnimal(amb, empresa.cliente)).animal
})
afterAll(() => amb.fechar())

type Plano = { carencia_dias?: number; intervalo_repeticao_dias?: number; exige_autorizacao?: boolean }

/** A plan, which the animal has since `desde`. */
async function darPlano(dados: Plano, desde: string | null = null): Promise<string> {
  const { codigo } = await amb.db
    .insertInto('plano_saude')
    .values({ operadora: unico('PetSaúde'), nome: 'Ouro', tipo: 'CREDENCIADO', ...dados })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  await amb.db
    .updateTable('animal')
    .set({ plano_saude: codigo, plano_desde: desde })
    .where('codigo', '=', animal)
    .execute()
  return codigo
}
const carenciaDe = (plano: string, modalidade: string, dias: number) =>
  amb.db.insertInto('plano_saude_carencia').values({ plano_saude: plano, modalidade, dias }).execute()

// A slot of its own for each request: hours of Tuesdays.
const novoHorario = () => mais(TERCA_AS_9, 7 * 24 * 60 * Math.floor(vez / 6) + 80 * (vez++ % 6))
const postar = async (planoSaude: string, mudancas: Partial<PedidoDeTeste> = {}, quem = empresa.como.CLIENTE) =>
  quem(
    'POST /agendamento',
    await pedidoDeTeste(amb, empresa, { inicio: novoHorario(), planoSaude, animal, ...mudancas }),
  )

describe('carência', () => {
  it('conta de quando o paciente entrou no plano, por classe de exame', async () => {
    const dia = TERCA_AS_9.slice(0, 10)
    const trintaDiasAntes = Temporal.PlainDate.from(dia).subtract({ days: 30 }).toString()
    const plano = await darPlano({ carencia_dias: 0 }, trintaDiasAntes)
    await carenciaDe(plano, 'ULTRASSONOGRAFIA', 31)
    const recusa = await postar(plano, { inicio: TERCA_AS_9 })
    expect(recusa).toMatchObject({
      status: 422,
      corpo: {
        codigo: 'VALIDACAO',
        campos: { planoSaude: expect.stringContaining('libera em 25/11/2026') },
        detalhes: { plano: [{ regra: 'CARENCIA', campo: 'planoSaude', servico: empresa.servico }] },
      },
    })
    expect((await postar(plano, { inicio: mais(TERCA_AS_9, 24 * 60) })).status).toBe(201)
  })

  it('sem saber desde quando, pede a data; sem paciente ainda não se pergunta', async () => {
    const plano = await darPlano({ carencia_dias: 10 })
    expect(camposDe((await postar(plano)).corpo)['planoSaude']).toContain('desde quando')
    const reserva = await postar(plano, { animal: null, contato: 'Recepção', estado: 'RESERVADO' })
    expect(reserva.status).toBe(201)
  })

  it('a ficha do paciente diz desde quando, e é ela que libera', async () => {
    const plano = await darPlano({ carencia_dias: 10 })
    const ficha = (await empresa.como.CLIENTE('GET /animal/:codigo', { codigo: animal })).corpo
    const { status, corpo } = await empresa.como.CLIENTE('PUT /animal/:codigo', {
      codigo: animal,
      versao: ficha.versao,
      nome: ficha.nome,
      especie: ficha.especie.codigo,
      sexo: ficha.sexo,
      tutor: ficha.tutor.codigo,
      planoSaude: plano,
      planoDesde: '2025-01-01',
    })
    expect([status, corpo.planoDesde]).toEqual([200, '2025-01-01'])
    expect((await postar(plano)).status).toBe(201)
  })
})

describe('intervalo entre repetições', () => {
  it('conta o que está marcado e o que foi feito, para trás e para a frente', async () => {
    const plano = await darPlano({ intervalo_repeticao_dias: 30 })
    const inicio = mais(TERCA_AS_9, 120 * 24 * 60)
    expect((await postar(plano, { inicio })).status).toBe(201)
    for (const dias of [-29, 29]) {
      const recusa = await postar(plano, { inicio: mais(inicio, dias * 24 * 60), confirmarPlantao: true })
      expect(camposDe(recusa.corpo)['planoSaude']).toContain('já')
    }
    for (const dias of [-30, 30])
      expect((await postar(plano, { inicio: mais(inicio, dias * 24 * 60), confirmarPlantao: true })).status).toBe(201)
  })

  it('um atendimento conta; o cancelado e o de outro plano, não', async () => {
    const plano = await darPlano({ intervalo_repeticao_dias: 30 })
    const { corpo: feito } = await empresa.como.CLIENTE('POST /atendimento', {
      animal,
      planoSaude: plano,
      modoCobranca: 'PLANO',
      realizadoEm: '2026-11-18T12:00:00Z',
      especialista: empresa.especialista,
      itens: [{ servico: empresa.servico }],
    })
    const inicio = mais(TERCA_AS_9, 28 * 60)
    expect(camposDe((await postar(plano, { inicio })).corpo)['planoSaude']).toContain('já foi feito em 18/11/2026')
    await empresa.como.CLIENTE('POST /atendimento/:codigo/transicao', {
      codigo: feito.codigo,
      versao: 1,
      acao: 'cancelar',
      motivo: 'Engano',
    })
    const marcado = await postar(plano, { inicio })
    expect(marcado.status).toBe(201)
    const mover = await empresa.como.CLIENTE('POST /agendamento/:codigo/mover', {
      codigo: marcado.corpo.codigo,
      versao: 1,
      inicio: mais(inicio, 24 * 60),
    })
    expect(mover.status, 'não repete a si mesmo').toBe(200)
  })
})

describe('autorização e decisão da empresa', () => {
  it('exige o número, no campo', async () => {
    const plano = await darPlano({ exige_autorizacao: true })
    expect(camposDe((await postar(plano)).corpo)).toEqual({ autorizacao: expect.stringContaining('exige autorização') })
    expect((await postar(plano, { autorizacao: 'AUT-1' })).status).toBe(201)
  })

  it('a empresa marca mesmo assim, com motivo que fica na história e na trilha; o especialista não', async () => {
    const plano = await darPlano({ exige_autorizacao: true })
    const apesar = { ignorarPlano: true, motivoPlano: 'Autorização por telefone' }
    const { status, corpo } = await postar(plano, apesar)
    expect(status).toBe(201)
    const { linhaDoTempo } = (await empresa.como.CLIENTE('GET /agendamento/:codigo', { codigo: corpo.codigo })).corpo
    expect(linhaDoTempo[1]).toMatchObject({
      tipo: 'PLANO_IGNORADO',
      texto: expect.stringContaining('Autorização por telefone'),
    })
    const historico = await empresa.como.CLIENTE('GET /historico', { entidade: 'agendamento', registro: corpo.codigo })
    expect(historico.corpo.itens[0]?.mudancas).toMatchObject({ motivoPlano: [null, 'Autorização por telefone'] })
    const doEspecialista = await postar(plano, apesar, empresa.como.ESPECIALISTA)
    expect(camposDe(doEspecialista.corpo)).toHaveProperty('autorizacao')
  })

  it('mudar de dia apesar do plano também pede o motivo', async () => {
    const inicio = novoHorario()
    const plano = await darPlano({ exige_autorizacao: true })
    const { corpo } = await postar(plano, { inicio, ignorarPlano: true, motivoPlano: 'Cortesia' })
    const mover = (motivoPlano: string | null) =>
      empresa.como.CLIENTE('POST /agendamento/:codigo/mover', {
        codigo: corpo.codigo,
        versao: 1,
        inicio: mais(inicio, 24 * 60),
        ignorarPlano: true,
        motivoPlano,
      })
    expect(camposDe((await mover(null)).corpo)).toEqual({ motivoPlano: 'Diga por que agendar mesmo assim.' })
    expect((await mover('Cortesia')).status).toBe(200)
  })

  it('muda o plano, confere; muda só a nota, não pergunta de novo', async () => {
    const plano = await darPlano({ exige_autorizacao: true })
    const inicio = novoHorario()
    const { corpo } = await postar(plano, { inicio, ignorarPlano: true, motivoPlano: 'Cortesia' })
    const editar = async (versao: number, mudancas: Partial<PedidoDeTeste>) => {
      const { estado: _estado, ...pedido } = await pedidoDeTeste(amb, empresa, {
        inicio,
        animal,
        planoSaude: plano,
        ...mudancas,
      })
      return empresa.como.CLIENTE('PUT /agendamento/:codigo', { ...pedido, codigo: corpo.codigo, versao })
    }
    expect((await editar(1, { observacoes: 'Ligar' })).status).toBe(200)
    const outro = await darPlano({ exige_autorizacao: true })
    expect(camposDe((await editar(2, { planoSaude: outro })).corpo)).toHaveProperty('autorizacao')
    expect((await editar(2, { planoSaude: null })).status).toBe(200)
  })
})
