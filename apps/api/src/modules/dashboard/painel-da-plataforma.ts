import { ESTADOS_DO_CLIENTE, type EstadoDoCliente } from '@vetlume/dominio/cliente'
import type { PainelDaPlataforma } from '@vetlume/dominio/dashboard'
import { copiaAtrasada } from '@vetlume/dominio/sistema'
import { sql } from 'kysely'
import type { CtxCliente, CtxLivre, CtxPlataforma } from '../../context.ts'
import { exigirCliente } from '../../infra/banco/index.ts'
import { comoContagem, comoQuantia, lerFiguras, type Figura, type FiguraLida } from '../../infra/figura.ts'
import { problemaAberto } from '../../infra/pagamento/index.ts'
import type { Ator } from '../../infra/token.ts'
import { figuraDeClientes, listarClientes } from '../cliente/index.ts'
import { figuraDeEmails } from '../email/index.ts'
import { figuraAReceber, figuraDeLancamentos } from '../financeiro/index.ts'
import type { Calendario } from './calendario.ts'

const AVISO_DE_FIM_DIAS = 7
const TESTES_A_VISTA = 8

interface Plano {
  codigo: string
  nome: string
}

async function planosCadastrados({ tx }: CtxPlataforma): Promise<Plano[]> {
  const { rows } = await sql<Plano>`select p.codigo, p.nome from plano p order by p.mensal_centavos, p.nome`.execute(tx)
  return rows
}

const CUPONS_A_VISTA = 8

async function cuponsUsados({ tx }: CtxPlataforma): Promise<string[]> {
  const { rows } = await sql<{ texto: string }>`select texto from cupom_uso where estado = 'USADO'
    group by texto order by count(distinct cliente) desc, texto limit ${CUPONS_A_VISTA}`.execute(tx)
  return rows.map(({ texto }) => texto)
}

const MEDIDAS_DO_MES = [
  'todos',
  'assinantes',
  'gratis',
  'testaram',
  'assinaram',
  'pagam',
  'assinavam',
  'comecaram',
  'encerraram',
] as const
type MedidaDoMes = (typeof MEDIDAS_DO_MES)[number]

/** What is counted of a month, as filters of the list of companies. */
const filtrosDoMes = (desde: string, ate: string): Readonly<Record<MedidaDoMes, Record<string, string>>> => ({
  todos: { desde, ate },
  assinantes: { desde, ate, gratis: 'nao' },
  gratis: { desde, ate, gratis: 'sim' },
  testaram: { desde, ate, testou: 'sim' },
  assinaram: { desde, ate, assinou: 'sim' },
  pagam: { desde, ate, pagante: 'sim', assinou: 'sim' },
  assinavam: { assinavaEm: desde },
  comecaram: { comecouDe: desde, comecouAte: ate },
  encerraram: { encerrouDe: desde, encerrouAte: ate },
})

const COORTES = 6

/** Those who paid for the first time in each of the last months, and at the end of each month from then on. */
const filtrosDasCoortes = ({ meses, hoje }: Calendario) => {
  const ultimos = meses.slice(-COORTES)
  return ultimos.map(({ de, ate }, i) => ({
    mes: de,
    entraram: { estreouDe: de, estreouAte: ate },
    pagavam: ultimos.slice(i).map((mes) => ({
      estreouDe: de,
      estreouAte: ate,
      pagavaEm: mes.ate < hoje.de ? mes.ate : hoje.de,
    })),
  }))
}

const testesAte = ({ hoje }: Calendario) =>
  ({
    estado: 'TESTE',
    testeDe: hoje.de,
    testeAte: Temporal.PlainDate.from(hoje.de).add({ days: AVISO_DE_FIM_DIAS }).toString(),
    ordem: 'testeAte',
  }) as const

async function ler(ctx: CtxPlataforma, calendario: Calendario) {
  const planos = await planosCadastrados(ctx)
  const pagantes = (filtros: Record<string, string>) =>
    figuraDeClientes(ctx, { pagante: 'sim', ...filtros }, 'mensalidadeCentavos')
  const porPlano = await lerFiguras<string>(
    ctx.tx,
    Object.fromEntries(planos.map(({ codigo }) => [codigo, pagantes({ plano: codigo })])),
  )
  const novos = await lerFiguras<string>(
    ctx.tx,
    Object.fromEntries(
      calendario.meses.flatMap(({ de, ate }) =>
        Object.entries(filtrosDoMes(de, ate)).map(([medida, filtros]) => [
          `${de} ${medida}`,
          figuraDeClientes(ctx, filtros),
        ]),
      ),
    ),
  )
  const coortes = filtrosDasCoortes(calendario)
  const lidas = await lerFiguras<string>(
    ctx.tx,
    Object.fromEntries(
      coortes.flatMap(({ mes, entraram, pagavam }) =>
        [entraram, ...pagavam].map((filtros, i) => [`${mes} ${i}`, figuraDeClientes(ctx, filtros)]),
      ),
    ),
  )
  const cupons = await cuponsUsados(ctx)
  const porCupom = await lerFiguras<string>(
    ctx.tx,
    Object.fromEntries(cupons.map((cupom) => [cupom, figuraDeClientes(ctx, { cupom })])),
  )
  const estados = ESTADOS_DO_CLIENTE.map((estado) => [estado, figuraDeClientes(ctx, { estado })] as const)
  const uma = await lerFiguras(ctx.tx, {
    ...(Object.fromEntries(estados) as Record<EstadoDoCliente, Figura>),
    recorrencia: pagantes({}),
    testes: figuraDeClientes(ctx, testesAte(calendario)),
    recusadas: figuraDeClientes(ctx, { recusadaDe: calendario.mes.de, recusadaAte: calendario.mes.ate }),
    naFila: figuraDeEmails(ctx, { naFila: 'sim' }),
    falhas: figuraDeEmails(ctx, { estado: 'FALHOU' }),
  })
  const pagamentos = await problemaAberto(ctx.tx, ctx.servicos.pagamento)
  const contada = (chave: string) => comoContagem(lidas[chave] as FiguraLida)
  return {
    planos,
    porPlano,
    novos,
    cupons,
    porCupom,
    uma,
    pagamentos,
    coortes: coortes.map(({ mes, pagavam }) => ({
      mes,
      entraram: contada(`${mes} 0`),
      pagavam: pagavam.map((_, i) => contada(`${mes} ${i + 1}`)),
    })),
  }
}

/** In the operator's own books, which are those of any company. */
const livrosDaOperadora = (ctx: CtxCliente, { mes: { de, ate } }: Calendario) =>
  lerFiguras(ctx.tx, {
    recebidoNoMes: figuraDeLancamentos(
      ctx,
      { regime: 'CAIXA', linha: 'RECEITA_BRUTA', previsto: 'nao', de, ate },
      'centavos',
    ),
    semNota: figuraAReceber(ctx, { assinatura: 'sim', estado: 'PAGO', nota: 'SEM' }, 'valorCentavos'),
    aCancelar: figuraAReceber(ctx, { nota: 'A_CANCELAR' }, 'valorCentavos'),
  })

/** Panel of the platform: subscribers, recurring revenue, trials about to end, mail, and the operator's notes. No row of another tenant. */
export async function painelDaPlataforma(ctx: CtxLivre<Ator>, calendario: Calendario): Promise<PainelDaPlataforma> {
  const { planos, porPlano, novos, cupons, porCupom, uma, pagamentos, coortes } = await ctx.emPlataforma((interno) =>
    ler(interno, calendario),
  )
  const livros = await ctx.emCliente(exigirCliente(ctx.ator), (interno) => livrosDaOperadora(interno, calendario))
  const testes = await listarClientes({ ctx, input: { ...testesAte(calendario), limite: TESTES_A_VISTA } })
  const doMes = <M extends MedidaDoMes>(mes: string, medidas: readonly M[]) =>
    Object.fromEntries(
      medidas.map((medida) => [medida, comoContagem(novos[`${mes} ${medida}`] as FiguraLida)]),
    ) as Record<M, ReturnType<typeof comoContagem>>
  const copias = ctx.servicos.embutido?.copias() ?? null
  return {
    perfil: 'ADMIN',
    hoje: calendario.hoje.de,
    assinantes: ESTADOS_DO_CLIENTE.map((estado) => ({ estado, ...comoContagem(uma[estado]) })),
    recorrencia: {
      ...comoQuantia(uma.recorrencia),
      porPlano: planos
        .map((plano) => ({ ...plano, ...comoQuantia(porPlano[plano.codigo] as FiguraLida) }))
        .filter(({ quantidade }) => quantidade > 0),
    },
    recebidoNoMes: comoQuantia(livros.recebidoNoMes),
    recusadas: comoContagem(uma.recusadas),
    testesTerminando: {
      ...comoContagem(uma.testes),
      itens: testes.itens.map(({ codigo, nome, testeAte, plano }) => ({
        codigo,
        nome,
        testeAte: testeAte ?? calendario.hoje.de,
        plano: plano?.nome ?? null,
      })),
    },
    novos: calendario.meses.map(({ de }) => ({
      mes: de,
      ...doMes(de, ['todos', 'assinantes', 'gratis', 'testaram', 'assinaram', 'pagam']),
    })),
    meses: calendario.meses.map(({ de }) => ({ mes: de, ...doMes(de, ['assinavam', 'comecaram', 'encerraram']) })),
    coortes,
    cupons: cupons.map((texto) => ({ texto, ...comoContagem(porCupom[texto] as FiguraLida) })),
    pagamentos,
    correio: {
      captura: ctx.servicos.correio.captura,
      naFila: comoContagem(uma.naFila),
      falhas: comoContagem(uma.falhas),
    },
    notas: { semNota: comoQuantia(livros.semNota), aCancelar: comoQuantia(livros.aCancelar) },
    copias: copias && { ...copias, atrasada: copiaAtrasada(copias, ctx.agora) },
  }
}
