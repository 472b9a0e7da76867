import * as z from 'zod/mini'
import { linha } from '../cadastro/index.ts'
import { centavos } from '../contrato/index.ts'
import { RECEITA_MAXIMA_DO_SIMPLES } from './simples.ts'

/** Nobody spends more than a million reais on one exam. */
const POR_EXAME = 100_000_000
/** Revenue, equipment, costs of a month: up to ten million reais. */
const DA_EMPRESA = 1_000_000_000

const NEGATIVO = 'O valor não pode ser negativo.'
const ALTO = 'Valor alto demais. Confira os zeros.'

/** A number that may be left blank, which is none of it. */
const emBranco = <S extends z.ZodMiniType>(esquema: S) => z._default(z.nullable(esquema), null)
const quantia = (maximo = POR_EXAME) => emBranco(centavos.check(z.minimum(0, NEGATIVO), z.maximum(maximo, ALTO)))
const percentual = (maximo = 10_000) =>
  emBranco(
    z
      .int()
      .check(z.minimum(0, 'O percentual não pode ser negativo.'), z.maximum(maximo, `No máximo ${maximo / 100}%.`)),
  )
const minutos = emBranco(z.int().check(z.minimum(0, NEGATIVO), z.maximum(1_440, 'No máximo 24 horas (1.440 min).')))
const exames = z.int().check(z.minimum(1, 'Informe ao menos 1 exame.'), z.maximum(100_000, 'No máximo 100.000 exames.'))
const decimal = (maximo: number, passo: number) => z.number().check(z.maximum(maximo, ALTO), z.multipleOf(passo))

const insumo = z.object({
  nome: linha(80),
  quantidade: decimal(100_000, 0.01).check(z.gt(0, 'Informe a quantidade.')),
  custoCentavos: quantia(),
})

const equipamento = z
  .object({
    nome: linha(80),
    custoCentavos: quantia(DA_EMPRESA),
    vidaMeses: z.int().check(z.minimum(1, 'Informe ao menos 1 mês.'), z.maximum(600, 'No máximo 600 meses.')),
    /** What it is sold for at the end of its life. */
    residualCentavos: quantia(DA_EMPRESA),
    /** A month. */
    manutencaoCentavos: quantia(),
    /** Exams a month that it does, of this kind and of others. */
    examesMes: exames,
  })
  .check(
    z.refine(({ custoCentavos, residualCentavos }) => (residualCentavos ?? 0) <= (custoCentavos ?? 0), {
      path: ['residualCentavos'],
      error: 'O valor no fim da vida não pode passar do custo.',
    }),
  )

export const TIPOS_DE_IMPOSTO = ['SIMPLES', 'ALIQUOTA', 'NENHUM'] as const
const imposto = z
  .object({
    tipo: z.enum(TIPOS_DE_IMPOSTO),
    /** Of the last twelve months; the payroll with pró-labore and charges. */
    receita12Centavos: quantia(DA_EMPRESA),
    folha12Centavos: quantia(DA_EMPRESA),
    aliquotaBp: percentual(),
  })
  .check(
    z.refine(
      ({ tipo, receita12Centavos }) => tipo !== 'SIMPLES' || (receita12Centavos ?? 0) <= RECEITA_MAXIMA_DO_SIMPLES,
      {
        path: ['receita12Centavos'],
        error: 'Acima de R$ 4,8 milhões a empresa sai do Simples: informe a alíquota.',
      },
    ),
  )

export const METODOS_DA_SIMULACAO = ['PIX', 'DINHEIRO', 'CARTAO_DEBITO', 'CARTAO_CREDITO'] as const
const pagamento = z.object({
  metodo: z.enum(METODOS_DA_SIMULACAO),
  taxaBp: percentual(),
  parcelas: z.int().check(z.minimum(1, 'Informe ao menos 1 parcela.'), z.maximum(24, 'No máximo 24 parcelas.')),
  /** A month, for who is paid before the instalments fall due. */
  antecipacaoBp: percentual(),
})

export const TIPOS_DE_AJUSTE = ['NENHUM', 'PERCENTUAL', 'VALOR'] as const
const ajuste = { tipo: z.enum(TIPOS_DE_AJUSTE), basisPoints: percentual(), centavos: quantia() }

/** One way to price an exam. Blank numbers are zero, and a blank price is the suggested one. */
export const cenario = z.object({
  nome: linha(60),
  servico: linha(120),
  precoCentavos: emBranco(centavos.check(z.minimum(1, 'Informe um preço maior que zero.'), z.maximum(POR_EXAME, ALTO))),
  exames,
  /** Wanted, of what is charged. */
  margemBp: percentual(9_900),
  plantao: z.object({ ...ajuste, basisPoints: percentual(100_000) }),
  insumos: z.array(insumo).check(z.maxLength(40, 'No máximo 40 insumos.')),
  equipamentos: z.array(equipamento).check(z.maxLength(20, 'No máximo 20 equipamentos.')),
  minutos,
  /** Of an hour of who helps in the exam and travels. */
  custoHoraCentavos: quantia(),
  km: emBranco(decimal(5_000, 0.1).check(z.minimum(0, NEGATIVO))),
  custoKmCentavos: quantia(),
  minutosDeViagem: minutos,
  imposto,
  pagamento,
  repasse: z.object({ ...ajuste, base: z.enum(['BRUTO', 'LIQUIDO']) }),
  /** Of the month, that this exam must carry. */
  fixosCentavos: quantia(DA_EMPRESA),
})
export type Cenario = z.output<typeof cenario>

export const MAXIMO_DE_CENARIOS = 3
export const cenarios = z
  .array(cenario)
  .check(z.minLength(1, 'Informe ao menos um cenário.'), z.maxLength(MAXIMO_DE_CENARIOS, 'No máximo três cenários.'))
