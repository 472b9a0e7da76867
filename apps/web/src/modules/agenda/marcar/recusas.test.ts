import type { ForaDoHorario, Ocupacao } from '@vetlume/dominio/agenda'
import { describe, expect, it, vi } from 'vitest'
import { ErroDeApi } from '../../../lib/erro-de-api.ts'
import {
  conflitoEm,
  insistir,
  lerRecusa,
  textoDaEspecialidade,
  textoDaRecusa,
  textoDoForaDeAlcance,
  textoDoForaDoHorario,
  textoDoLimite,
  textoDoHorarioOcupado,
  type Confirmacoes,
  type Perguntas,
} from './recusas.ts'

const fuso = 'America/Sao_Paulo'
const trecho = { inicio: '2026-11-20T12:00:00.000Z', fim: '2026-11-20T12:40:00.000Z' }
const ocupacao = (mais: Partial<Ocupacao>): Ocupacao => ({
  por: 'ESPECIALISTA',
  nome: 'Helena',
  agendamento: null,
  paciente: null,
  especialista: null,
  ...trecho,
  ...mais,
})
const fora = (mais: Partial<ForaDoHorario> = {}): ForaDoHorario => ({
  dia: '2026-11-20',
  fuso,
  janelas: [],
  feriado: null,
  ...mais,
})
const recusa = (status: number, codigo: string, detalhes?: unknown) =>
  new ErroDeApi({ status, corpo: { codigo, mensagem: 'Não deu.', detalhes } })

describe('o que a recusa diz', () => {
  it('quem ocupa o horário, sem inventar o que não se pode ver', () => {
    const texto = (mais: Partial<Ocupacao>) => textoDoHorarioOcupado([ocupacao(mais)], fuso)
    expect(texto({ paciente: 'Thor' })).toBe('Helena já está com Thor das 09:00 às 09:40.')
    expect(texto({})).toBe('Helena já está com outro compromisso das 09:00 às 09:40.')
    expect(texto({ por: 'ANIMAL', nome: 'Mel', especialista: 'Caio' })).toBe(
      'Mel já tem exame das 09:00 às 09:40 com Caio.',
    )
    expect(texto({ por: 'EQUIPAMENTO', nome: 'Ultrassom 2' })).toBe('Ultrassom 2 já está em uso das 09:00 às 09:40.')
    expect(textoDoHorarioOcupado([], fuso)).toMatch(/acabou de ser ocupado/)
  })

  it('o expediente do dia, ou o que o fecha', () => {
    expect(textoDoForaDoHorario(fora())).toBe('Não há expediente em 20/11/2026.')
    expect(textoDoForaDoHorario(fora({ feriado: 'Consciência Negra' }))).toBe(
      '20/11/2026 é feriado: Consciência Negra.',
    )
    const manha = { inicio: '2026-11-20T11:00:00.000Z', fim: '2026-11-20T15:00:00.000Z' }
    expect(textoDoForaDoHorario(fora({ janelas: [manha, trecho] }))).toBe(
      'O expediente de 20/11/2026 é das 08:00 às 12:00 e das 09:00 às 09:40.',
    )
  })

  it('o resto é a mensagem do servidor', () => {
    expect(textoDaRecusa(recusa(409, 'HORARIO_OCUPADO', { ocupacoes: [ocupacao({})] }), fuso)).toMatch(/^Helena/)
    expect(lerRecusa(new Error('x'))).toEqual({ tipo: 'OUTRA' })
    expect(lerRecusa(recusa(422, 'VALIDACAO'))).toEqual({ tipo: 'OUTRA' })
    expect(lerRecusa(recusa(422, 'VALIDACAO', { plano: [{ campo: 'planoSaude', motivo: 'Carência.' }] }))).toEqual({
      tipo: 'PLANO',
      motivos: ['Carência.'],
    })
  })
})

type Chamada = (confirmacoes: Confirmacoes) => Promise<string>

describe('insistir', () => {
  const plantao = recusa(409, 'FORA_DO_HORARIO', fora())
  const plano = recusa(422, 'VALIDACAO', { plano: [{ motivo: 'Carência.' }] })
  const perguntas = (sim: boolean, motivo: string | null, escolha: 'PEDIDO' | 'OUTRO' | null = null) => ({
    plantao: vi.fn<Perguntas['plantao']>(async () => sim),
    deslocamento: vi.fn<Perguntas['deslocamento']>(async () => sim),
    plano: vi.fn<Perguntas['plano']>(async () => motivo),
    especialidade: vi.fn<Perguntas['especialidade']>(async () => motivo),
    limite: vi.fn<Perguntas['limite']>(async () => sim),
    pedido: vi.fn<Perguntas['pedido']>(async () => escolha),
  })

  it('pergunta cada coisa uma vez e repete com tudo o que foi confirmado', async () => {
    const chamar = vi
      .fn<Chamada>()
      .mockRejectedValueOnce(plantao)
      .mockRejectedValueOnce(plano)
      .mockResolvedValueOnce('feito')
    const feitas = perguntas(true, 'tutora paga')
    expect(await insistir(chamar, feitas)).toBe('feito')
    expect(chamar.mock.calls.map(([confirmacoes]) => confirmacoes)).toEqual([
      {},
      { confirmarPlantao: true },
      { confirmarPlantao: true, ignorarPlano: true, motivoPlano: 'tutora paga' },
    ])
    expect(feitas.plantao).toHaveBeenCalledOnce()
    expect(feitas.plano).toHaveBeenCalledWith(['Carência.'])
  })

  it('quem não tem a especialidade: pede o motivo e o manda; sem ele, desiste', async () => {
    const falta = { especialista: { codigo: 'm', nome: 'Marina' }, faltam: ['Cardiologia'] }
    const semEla = recusa(409, 'SEM_ESPECIALIDADE', falta)
    const chamar = vi.fn<Chamada>().mockRejectedValueOnce(semEla).mockResolvedValueOnce('feito')
    const feitas = perguntas(true, 'férias')
    expect(await insistir(chamar, feitas)).toBe('feito')
    expect(chamar).toHaveBeenLastCalledWith({ ignorarEspecialidade: true, motivoEspecialidade: 'férias' })
    expect(feitas.especialidade).toHaveBeenCalledWith(falta)
    expect(textoDaEspecialidade(falta)).toBe('Marina não tem a especialidade Cardiologia.')
    expect(await insistir(vi.fn<Chamada>().mockRejectedValue(semEla), perguntas(true, null))).toBeNull()
  })

  it('acima do limite da clínica: pergunta com os valores, ou sem eles a quem não os vê, e continua ou desiste', async () => {
    const parceiro = { codigo: 'c', nome: 'Clínica Vila' }
    const acima = { parceiro, credito: { limiteCentavos: 50_000, usadoCentavos: 45_000, exameCentavos: 20_000 } }
    const limite = recusa(409, 'ACIMA_DO_LIMITE', acima)
    const chamar = vi.fn<Chamada>().mockRejectedValueOnce(limite).mockResolvedValueOnce('feito')
    const feitas = perguntas(true, null)
    expect(await insistir(chamar, feitas)).toBe('feito')
    expect(chamar).toHaveBeenLastCalledWith({ passarDoLimite: true })
    expect(feitas.limite).toHaveBeenCalledExactlyOnceWith(acima)
    expect(await insistir(vi.fn<Chamada>().mockRejectedValue(limite), perguntas(false, null))).toBeNull()
    const semEspacoFixo = (texto: string) => texto.replaceAll('\u00A0', ' ')
    expect(semEspacoFixo(textoDoLimite(acima))).toBe(
      'Clínica Vila tem R$ 450,00 de R$ 500,00 usados do limite. Este exame, de R$ 200,00, passa dele em R$ 150,00.',
    )
    expect(textoDoLimite({ parceiro, credito: null })).toBe(
      'Com este exame, Clínica Vila passa do limite de crédito que tem com a empresa.',
    )
  })

  it('o pedido que já existe: usa-se o pedido, ou se diz que é outro, ou se volta', async () => {
    const pedido = { codigo: 'p', numero: 12, versao: 3, criadoEm: trecho.inicio, exames: ['Ultrassom'] }
    const aberto = recusa(409, 'PEDIDO_EM_ABERTO', { pedidos: [pedido] })
    const comOPedido = vi.fn<(pedido: unknown) => Chamada>(() => async () => 'o pedido')
    const tentar = (escolha: 'PEDIDO' | 'OUTRO' | null) => {
      const chamar = vi.fn<Chamada>().mockRejectedValueOnce(aberto).mockResolvedValueOnce('outro exame')
      return insistir(chamar, perguntas(true, null, escolha), {}, comOPedido)
    }
    expect([await tentar('PEDIDO'), await tentar('OUTRO'), await tentar(null)]).toEqual([
      'o pedido',
      'outro exame',
      null,
    ])
    expect(comOPedido).toHaveBeenCalledExactlyOnceWith(pedido)
    // Where the request cannot be used, the refusal is told.
    await expect(insistir(vi.fn<Chamada>().mockRejectedValue(aberto), perguntas(true, null, 'PEDIDO'))).rejects.toBe(
      aberto,
    )
  })

  it('não dar tempo de chegar também se pergunta, com os números', async () => {
    const ida = {
      sentido: 'ANTES',
      lugar: 'PetVida',
      minutos: 34,
      km: 14.5,
      folgaMinutos: -24,
      alcancavel: false,
      aproximado: false,
      corrigido: false,
    } as const
    const longe = recusa(409, 'FORA_DE_ALCANCE', { trechos: [ida] })
    const chamar = vi
      .fn<Chamada>()
      .mockRejectedValueOnce(plantao)
      .mockRejectedValueOnce(longe)
      .mockResolvedValueOnce('feito')
    expect(await insistir(chamar, perguntas(true, null))).toBe('feito')
    expect(chamar).toHaveBeenLastCalledWith({ confirmarPlantao: true, confirmarDeslocamento: true })
    expect(textoDoForaDeAlcance({ trechos: [ida] })).toBe('Vindo de PetVida são 34 min (14,5 km): faltam 24 min.')
    await expect(insistir(vi.fn<Chamada>().mockRejectedValue(longe), perguntas(true, null))).rejects.toBe(longe)
  })

  it('quem desiste não é erro, e nada mais é pedido', async () => {
    for (const erro of [plantao, plano, recusa(409, 'FORA_DE_ALCANCE', { trechos: [] })]) {
      const chamar = vi.fn<Chamada>().mockRejectedValue(erro)
      expect(await insistir(chamar, perguntas(false, null))).toBeNull()
      expect(chamar).toHaveBeenCalledOnce()
    }
  })

  it('a mesma recusa depois de confirmada, e qualquer outra, sobe', async () => {
    await expect(insistir(vi.fn<Chamada>().mockRejectedValue(plantao), perguntas(true, null))).rejects.toBe(plantao)
    const ocupado = recusa(409, 'HORARIO_OCUPADO', { ocupacoes: [] })
    await expect(insistir(vi.fn<Chamada>().mockRejectedValue(ocupado), perguntas(true, 'x'))).rejects.toBe(ocupado)
  })
})

describe('quem chegou antes', () => {
  const conflito = (detalhes: unknown) =>
    conflitoEm(new ErroDeApi({ status: 409, corpo: { codigo: 'CONFLITO_DE_VERSAO', detalhes } }))
  it('diz onde está agora e quem mudou', () => {
    const atual = { ...trecho, versao: 3, estado: 'AGENDADO', especialista: null }
    expect(conflito({ atual, por: 'Helena' })).toEqual({ atual, por: 'Helena' })
    expect(conflito({ atual })).toEqual({ atual, por: null })
  })
  it('outra falha não é conflito', () => {
    expect(conflito({})).toBeNull()
    expect(conflitoEm(new Error('rede'))).toBeNull()
  })
})
