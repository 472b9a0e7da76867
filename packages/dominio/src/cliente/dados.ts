import * as z from 'zod/mini'
import { linha, linhaOpcional, paragrafosOpcionais } from '../cadastro/index.ts'
import { codigoIbge, esquemaFuso } from '../cidade/index.ts'
import { ZONA_PADRAO } from '../constantes/index.ts'
import { CICLOS } from '../conta/index.ts'
import { codigo, data, opcional } from '../contrato/index.ts'
import { esquemaCep, esquemaCpfOuCnpj, esquemaCrmv, esquemaEmail, esquemaTelefone } from '../formatos/index.ts'
import { ESPERA_DO_ESTUDO } from '../estudo/index.ts'
import { PRAZO_DO_CRITICO } from '../laudo/index.ts'
import { esquemaChavePix } from '../pix/index.ts'
import { esquemaCrmvPj } from './crmv-pj.ts'
import { ESTADOS_DO_CLIENTE } from './rotulos.ts'

/** The product's own: what a company has until it chooses. */
export const COR_PADRAO = '#0F6E6E'

const LINHAS_DO_TIMBRE = 3
const COLUNAS_DO_TIMBRE = 120

/** Lines that the letterhead prints under the company's own data. */
const timbre = paragrafosOpcionais(LINHAS_DO_TIMBRE * COLUNAS_DO_TIMBRE).check(
  z.refine(
    (texto) =>
      texto === null ||
      (texto.split('\n').length <= LINHAS_DO_TIMBRE &&
        texto.split('\n').every((uma) => uma.length <= COLUNAS_DO_TIMBRE)),
    `Escreva até ${LINHAS_DO_TIMBRE} linhas de até ${COLUNAS_DO_TIMBRE} caracteres.`,
  ),
)

const minutosDoCritico = z._default(
  z
    .int('Informe os minutos, sem vírgula.')
    .check(
      z.minimum(PRAZO_DO_CRITICO.minimo, 'Use 15 minutos ou mais.'),
      z.maximum(PRAZO_DO_CRITICO.maximo, 'Use até 1.440 minutos (24 horas).'),
    ),
  PRAZO_DO_CRITICO.padrao,
)

const diasDoEstudo = z._default(
  z
    .int('Informe os dias, sem vírgula.')
    .check(
      z.minimum(ESPERA_DO_ESTUDO.minimo, 'Use 30 dias ou mais.'),
      z.maximum(ESPERA_DO_ESTUDO.maximo, 'Use até 730 dias (2 anos).'),
    ),
  ESPERA_DO_ESTUDO.padrao,
)

const porcento = z._default(z.int().check(z.minimum(0), z.maximum(10_000)), 0)

const diasDoCartao = (padrao: number) =>
  z._default(
    z.int('Informe os dias, sem vírgula.').check(z.minimum(0, 'Use 0 ou mais.'), z.maximum(60, 'Use até 60 dias.')),
    padrao,
  )

/** What the company itself changes in its record. */
export const dadosDaEmpresa = z.object({
  razaoSocial: linha(150),
  nome: linha(120),
  documento: esquemaCpfOuCnpj,
  crmvPj: opcional(esquemaCrmvPj),
  responsavelTecnico: linhaOpcional(120),
  responsavelCrmv: opcional(esquemaCrmv),
  cep: opcional(esquemaCep),
  logradouro: linhaOpcional(120),
  numero: linhaOpcional(20),
  complemento: linhaOpcional(60),
  bairro: linhaOpcional(80),
  cidade: opcional(codigoIbge),
  fuso: z._default(esquemaFuso, ZONA_PADRAO),
  telefone: opcional(esquemaTelefone),
  email: opcional(esquemaEmail),
  cor: z._default(
    z.string().check(
      z.overwrite((cor) => cor.trim().toUpperCase()),
      z.regex(/^#[0-9A-F]{6}$/, 'Escolha uma cor, como #0F6E6E.'),
    ),
    COR_PADRAO,
  ),
  timbre,
  chavePix: opcional(esquemaChavePix),
  /** What each kind of card keeps, in basis points: debit, credit at once, up to 6 and up to 12 instalments. */
  taxaDebitoBp: porcento,
  taxaCreditoBp: porcento,
  taxaAte6Bp: porcento,
  taxaAte12Bp: porcento,
  /** Days until the money of a card arrives; of credit, of each instalment. */
  diasDoDebito: diasDoCartao(1),
  diasDoCredito: diasDoCartao(30),
  /** Taxes on what is charged, in basis points. */
  impostoBp: porcento,
  /** Minutes until a critical finding that the clinic did not acknowledge is told of again. */
  minutosDoCritico,
  /** Tutors who agreed to e-mail are written to when a laudo is delivered or rectified. */
  cartaAoTutor: z._default(z.boolean(), false),
  /** How long a study that nobody identifies waits before it is discarded. It always ends: they are data of people and animals. */
  diasDoEstudo,
})
export type DadosDaEmpresa = z.output<typeof dadosDaEmpresa>

/** What its letterhead shows, and the zone of the day that is printed under it. */
export const dadosDoTimbre = z.pick(dadosDaEmpresa, {
  razaoSocial: true,
  nome: true,
  documento: true,
  crmvPj: true,
  responsavelTecnico: true,
  responsavelCrmv: true,
  cep: true,
  logradouro: true,
  numero: true,
  complemento: true,
  bairro: true,
  cidade: true,
  fuso: true,
  telefone: true,
  email: true,
  cor: true,
  timbre: true,
})
export type DadosDoTimbre = z.output<typeof dadosDoTimbre>

/** What the operator changes too: where the company stands with the platform. */
export const dadosDoCliente = z.extend(dadosDaEmpresa, {
  plano: opcional(codigo),
  ciclo: opcional(z.enum(CICLOS)),
  estado: z.enum(ESTADOS_DO_CLIENTE),
  testeAte: opcional(data),
})
export type DadosDoCliente = z.output<typeof dadosDoCliente>

type DoResponsavel = Pick<DadosDaEmpresa, 'responsavelTecnico' | 'responsavelCrmv'>

export const REGRAS_DA_EMPRESA = [
  z.refine<DoResponsavel>(
    ({ responsavelTecnico, responsavelCrmv }) => responsavelCrmv === null || responsavelTecnico !== null,
    {
      path: ['responsavelTecnico'],
      error: 'Informe o nome de quem tem este CRMV.',
    },
  ),
] as const

const PAGAM: ReadonlySet<string> = new Set(['ATIVO', 'CARENCIA'])

export const REGRAS_DO_CLIENTE = [
  ...REGRAS_DA_EMPRESA,
  z.refine<DadosDoCliente>(({ estado, testeAte }) => estado !== 'TESTE' || testeAte !== null, {
    path: ['testeAte'],
    error: 'Informe até quando vai o teste.',
  }),
  z.refine<DadosDoCliente>(({ estado, plano }) => !PAGAM.has(estado) || plano !== null, {
    path: ['plano'],
    error: 'Escolha o plano que o cliente assina.',
  }),
  z.refine<DadosDoCliente>(({ estado, plano }) => estado !== 'GRATIS' || plano === null, {
    path: ['plano'],
    error: 'No plano grátis, o cliente não assina nenhum.',
  }),
  z.refine<DadosDoCliente>(({ plano, ciclo }) => plano !== null || ciclo === null, {
    path: ['ciclo'],
    error: 'Sem plano, não há cobrança mensal ou anual.',
  }),
] as const
