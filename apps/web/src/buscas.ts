import { CONTRATO_DA_API as API } from '@vetlume/dominio/api'
import { PRODUTO } from '@vetlume/dominio/produto'
import * as z from 'zod/mini'
import { TAMANHOS, type ESCOLHAS } from './escolhas-do-endereco.ts'
import { sem } from './lib/sem.ts'

type Campos = Readonly<Record<string, z.ZodMiniType>>

const textos = <const N extends string>(...nomes: readonly N[]) =>
  Object.fromEntries(nomes.map((nome) => [nome, z.string()])) as Record<N, z.ZodMiniString>

/** A list takes what its contract takes: text, order, page, filters. Only how many rows a page has is the screen's. */
const lista = <const S extends Campos & { contar: z.ZodMiniType; limite: z.ZodMiniType }>({
  entrada: { shape },
}: {
  entrada: z.ZodMiniObject<S>
}) => ({ ...sem(shape, 'contar', 'limite'), limite: z.enum(TAMANHOS) })

/** A record of a list, and a blank one. */
const UM = textos('codigo')
const REGISTRO = { ...UM, novo: z.literal('1') }
const EDITAR = { editar: z.literal('1') }
const PARTE = textos('parte')
const UNIR = textos('unir')
const DO_PLANO = textos('plano')
const ROTA_DOS_PLANOS = `/cadastro/planos-${PRODUTO.slug}` as const

/**
 * What each route takes in its address, beside its `ESCOLHAS`. Links, navigation and screens are checked against the types of
 * this, and addresses that the server writes against its values, in a test: the browser gets neither the values nor a schema.
 */
export const BUSCAS = {
  '/login': [textos('voltar')],
  '/recuperar-senha': [],
  '/teste-gratis': [DO_PLANO],
  '/plano-gratis': [],
  '/realizar-assinatura': [DO_PLANO],
  '/sucesso-cadastro': [DO_PLANO],
  '/politica-privacidade': [textos('versao')],
  '/termos-de-uso': [textos('versao')],
  '/privacidade/pedido': [textos('empresa')],
  '/privacidade/acompanhar': [],
  '/notfound': [],
  '/verificar': [UM],
  '/laudo-compartilhado': [],
  '/confirmar-agendamento': [],
  '/dashboard': [lista(API['GET /email'])],
  '/conta': [],
  '/agenda/agenda-atendimento': [
    lista(API['GET /agendamento']),
    textos('agendamento', 'dia', 'especialistas', 'estados'),
  ],
  '/atendimento': [lista(API['GET /atendimento']), REGISTRO, EDITAR, textos('agendamento', 'animal')],
  '/laudo': [lista(API['GET /laudo'])],
  '/laudo/novo': [lista(API['GET /atendimento']), textos('item', 'atendimento')],
  '/laudo/editar': [UM],
  '/laudo/recebidas': [lista(API['GET /estudo']), UM],
  '/utilitario/simulador-custo-exame': [
    lista(API['GET /simulacao']),
    REGISTRO,
    API['GET /simulador/laboratorio'].entrada.shape,
  ],
  '/cadastro/animal': [lista(API['GET /animal']), REGISTRO, EDITAR, UNIR],
  '/cadastro/cliente': [lista(API['GET /cliente']), REGISTRO],
  '/cadastro/parceiro': [lista(API['GET /parceiro']), lista(API['GET /tabela-preco']), REGISTRO],
  '/cadastro/especie': [lista(API['GET /especie']), REGISTRO],
  '/cadastro/especialidade': [lista(API['GET /especialidade']), REGISTRO],
  '/cadastro/especialista': [lista(API['GET /especialista']), REGISTRO, PARTE],
  '/cadastro/plano-saude': [lista(API['GET /plano-saude']), REGISTRO],
  [ROTA_DOS_PLANOS]: [lista(API['GET /plano']), REGISTRO],
  '/cadastro/raca': [lista(API['GET /raca']), REGISTRO],
  '/cadastro/servico': [lista(API['GET /servico']), lista(API['GET /equipamento']), REGISTRO],
  '/cadastro/tutor': [lista(API['GET /tutor']), REGISTRO, UNIR],
  '/cadastro/usuario': [lista(API['GET /usuario']), REGISTRO],
  '/configuracao/cidade': [lista(API['GET /cidade']), REGISTRO],
  '/configuracao/horario-atendimento': [
    lista(API['GET /horario-atendimento']),
    lista(API['GET /feriado']),
    REGISTRO,
    textos('dia', 'inicio', 'fim'),
  ],
  '/configuracao/modelo-documento': [lista(API['GET /modelo-documento']), REGISTRO, PARTE],
  '/empresa/assinatura': [DO_PLANO],
  '/empresa/equipe': [lista(API['GET /equipe']), REGISTRO],
  '/empresa/exportacao': [],
  '/empresa/privacidade': [
    lista(API['GET /pedido-titular']),
    lista(API['GET /incidente']),
    lista(API['GET /copia-prontuario']),
    UM,
  ],
  '/empresa/suporte': [],
  '/financeiro/grupo-despesa': [lista(API['GET /grupo-despesa']), REGISTRO],
  '/financeiro/tipo-despesa': [lista(API['GET /tipo-despesa']), REGISTRO],
  '/financeiro/cupom': [lista(API['GET /cupom']), REGISTRO],
  '/financeiro/contas-pagar': [lista(API['GET /contas-pagar']), UM],
  '/financeiro/contas-receber': [lista(API['GET /contas-receber']), UM],
  '/financeiro/demonstrativo-resultado': [textos('de', 'ate', 'ano')],
  '/financeiro/fluxo-caixa': [textos('contaFinanceira')],
  '/financeiro/acerto': [lista(API['GET /acerto']), UM, textos('dia')],
  '/financeiro/fechamento': [lista(API['GET /fechamento']), lista(API['GET /fechamento/exames']), UM, textos('dia')],
  '/financeiro/lancamento': [lista(API['GET /lancamento'])],
  '/financeiro/balancete': [textos('mes')],
  '/financeiro/contribuicao': [textos('de', 'ate', 'ano')],
  '/financeiro/conciliacao': [textos('conta')],
  '/financeiro/movimento-bancario': [lista(API['GET /movimento-bancario'])],
  '/financeiro/pagamento-sem-extrato': [lista(API['GET /pagamento-sem-extrato'])],
  '/financeiro/transferencia': [lista(API['GET /transferencia']), REGISTRO],
  '/financeiro/nota-fiscal': [lista(API['GET /nota-fiscal']), UM],
  '/financeiro/razao': [lista(API['GET /razao'])],
} as const satisfies Record<string, readonly Campos[]>

type Declarada = typeof BUSCAS
export type Rota = keyof Declarada

/** As an address has it: closed sets by their values, all the rest as text. */
type Texto<V> = unknown extends V ? string : NonNullable<V> extends string ? NonNullable<V> : string
type Nomes<F> = F extends F ? keyof F & string : never
type Valor<F, N> = F extends F
  ? N extends keyof F
    ? F[N] extends z.ZodMiniType
      ? Texto<z.input<F[N]>>
      : never
    : never
  : never
type EscolhasDe<R> = R extends keyof typeof ESCOLHAS ? (typeof ESCOLHAS)[R] : Record<never, never>

/** What a route takes in its address. One that takes nothing has a name that no address can have: so it refuses the others. */
export type Busca<R extends Rota> = R extends R
  ? {
      [N in Nomes<Declarada[R][number]>]?: Valor<Declarada[R][number], N> | undefined
    } & {
      [N in keyof EscolhasDe<R>]?: EscolhasDe<R>[N] extends readonly (infer V)[] ? V | undefined : never
    } & Nada
  : never

/** What one route or another takes: for pieces that many screens share, which read and change the address that they are on. */
export type BuscaDaqui = {
  [N in Nomes<Busca<Rota>>]?: Busca<Rota> extends infer B
    ? B extends B
      ? N extends keyof B
        ? B[N]
        : never
      : never
    : never
}

type Nada = { ''?: never }
type Lugares = { [R in Rota]: Busca<R> } & { '.': BuscaDaqui }
/** A place in the product: a route with what it takes, or `.`, the screen that one is on. */
export type Destino = { [R in keyof Lugares]: { to: R; search?: Lugares[R] } }[keyof Lugares]
/** The same, as tabs and paths say it. */
export type Endereco = { [R in keyof Lugares]: { para: R; busca?: Lugares[R] } }[keyof Lugares]
