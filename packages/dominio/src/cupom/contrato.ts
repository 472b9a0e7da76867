import * as z from 'zod/mini'
import { linhaDeCadastro, listaDeCadastro, rotasDoCadastro } from '../cadastro/index.ts'
import { centavos, codigo, data, opcional, referencia, type RespostaDe } from '../contrato/index.ts'
import { REGRAS_DO_CUPOM } from './regras.ts'
import { DURACOES_DE_CUPOM, SITUACOES_DE_CUPOM, TIPOS_DE_CUPOM } from './rotulos.ts'
import { cartaoDoCupom } from './cartao.ts'

const situacao = z.enum(SITUACOES_DE_CUPOM)
const tipo = z.enum(TIPOS_DE_CUPOM)
const duracao = z.enum(DURACOES_DE_CUPOM)

const daLista = {
  texto: z.string(),
  tipo,
  percentualBp: z.nullable(z.int()),
  valorCentavos: z.nullable(centavos),
  duracao,
  meses: z.nullable(z.int()),
  validoDe: data,
  validoAte: z.nullable(data),
  limiteTotal: z.nullable(z.int()),
  limitePorCliente: z.int(),
  usos: z.int(),
  situacao,
}

export const itemDeCupom = z.object({ ...linhaDeCadastro, ...daLista })
export type ItemDeCupom = z.infer<typeof itemDeCupom>

/** What people type: any case, no spaces; kept in capitals. */
const texto = z.string().check(
  z.overwrite((escrito) => escrito.trim().toUpperCase()),
  z.regex(/^[A-Z0-9][A-Z0-9_-]{2,29}$/, 'Use de 3 a 30 letras sem acento, números, hífen ou sublinhado, sem espaços.'),
)

/** What the form of a coupon holds. */
export const dadosDoCupom = z.object({
  texto,
  tipo,
  percentualBp: opcional(z.int().check(z.minimum(1), z.maximum(10_000))),
  valorCentavos: opcional(centavos.check(z.minimum(1), z.maximum(100_000_000))),
  duracao: z._default(duracao, 'UMA_VEZ'),
  meses: opcional(z.int().check(z.minimum(1), z.maximum(60))),
  validoDe: data,
  validoAte: opcional(data),
  limiteTotal: opcional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  limitePorCliente: z._default(z.int().check(z.minimum(1), z.maximum(1_000)), 1),
  /** None is every plan. */
  planos: z._default(z.array(codigo).check(z.maxLength(50)), []),
})
export type DadosDoCupom = z.output<typeof dadosDoCupom>

export const contratoCupom = rotasDoCadastro({
  caminho: cartaoDoCupom.caminho,
  nome: cartaoDoCupom.nomes[0],
  ler: cartaoDoCupom.ler,
  escrever: cartaoDoCupom.escrever,
  escopo: 'plataforma',
  lista: listaDeCadastro({
    resumo: 'Cupons de desconto da assinatura',
    permissao: 'cupom:ler',
    escopo: 'plataforma',
    ordens: ['texto', 'validoDe', 'usos'],
    padrao: cartaoDoCupom.ordem,
    filtros: { situacao: z.optional(situacao) },
    item: itemDeCupom,
  }),
  campos: dadosDoCupom,
  regras: REGRAS_DO_CUPOM,
  ficha: { ...daLista, planos: z.array(referencia) },
})
export type Cupom = RespostaDe<(typeof contratoCupom)['GET /cupom/:codigo']>
