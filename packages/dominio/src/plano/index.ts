import * as z from 'zod/mini'
import {
  filtroDeAtivos,
  linha,
  linhaDeCadastro,
  linhaOpcional,
  listaDeCadastro,
  rotasDoCadastro,
} from '../cadastro/index.ts'
import { centavos, opcional, type RespostaDe } from '../contrato/index.ts'
import { cartaoDoPlano } from './cartao.ts'

export { cartaoDoPlano } from './cartao.ts'

/** Limits are null where the plan sets none. */
const ficha = {
  nome: z.string(),
  /** Whom it fits, for who chooses. */
  paraQuem: z.nullable(z.string()),
  mensalCentavos: centavos,
  anualCentavos: centavos,
  diasTeste: z.int(),
  limiteUsuarios: z.nullable(z.int()),
  limiteLaudosMes: z.nullable(z.int()),
  limiteGb: z.nullable(z.int()),
  limiteParceiros: z.nullable(z.int()),
  recursos: z.array(z.string()),
  assinantes: z.int(),
}

export const itemDePlano = z.object({ ...linhaDeCadastro, ...ficha })
export type ItemDePlano = z.infer<typeof itemDePlano>

const PRECO_MAXIMO = 100_000_000
const preco = centavos.check(z.minimum(0), z.maximum(PRECO_MAXIMO))
/** Blank is without a limit. */
const limite = opcional(
  z.int().check(z.minimum(1, 'Informe ao menos 1, ou deixe em branco para não limitar.'), z.maximum(1_000_000)),
)

/** What the form of a plan of the platform holds. */
export const dadosDoPlano = z.object({
  nome: linha(60),
  paraQuem: linhaOpcional(160),
  mensalCentavos: preco,
  anualCentavos: preco,
  diasTeste: z._default(z.int().check(z.minimum(0), z.maximum(365)), 14),
  limiteUsuarios: limite,
  limiteLaudosMes: limite,
  limiteGb: limite,
  limiteParceiros: limite,
  recursos: z._default(z.array(linha(120)).check(z.maxLength(30)), []),
})
export type DadosDoPlano = z.output<typeof dadosDoPlano>

export const contratoPlano = rotasDoCadastro({
  caminho: cartaoDoPlano.caminho,
  nome: 'plano da plataforma',
  ler: cartaoDoPlano.ler,
  escrever: cartaoDoPlano.escrever,
  escopo: 'plataforma',
  lista: listaDeCadastro({
    resumo: 'Planos da plataforma',
    permissao: 'plano:ler',
    escopo: 'plataforma',
    ordens: ['mensal', 'anual', 'nome'],
    padrao: cartaoDoPlano.ordem,
    filtros: filtroDeAtivos,
    item: itemDePlano,
  }),
  campos: dadosDoPlano,
  ficha,
})
export type Plano = RespostaDe<(typeof contratoPlano)['GET /plano/:codigo']>
