import { ESTADOS_DO_CLIENTE, type EstadoDoCliente } from '@vetlume/dominio/cliente'
import type { PainelDaPlataforma } from '@vetlume/dominio/dashboard'
import { proporcao, somarCentavos } from '@vetlume/dominio/dinheiro'
import { copiaAtrasada } from '@vetlume/dominio/sistema'
import { sql } from 'kysely'
import type { CtxLivre, CtxPlataforma } from '../../context.ts'
import type { Ator } from '../../infra/token.ts'
import { nosClientes } from './alvos.ts'
import type { Calendario } from './calendario.ts'
import { comoLista, comoObjeto } from './trechos.ts'

interface Lido {
  assinantes: { estado: EstadoDoCliente; quantidade: number }[]
  pagantes: { codigo: string; nome: string; quantidade: number; mensal: number; anual: number }[]
  testes: number
  itensDeTeste: PainelDaPlataforma['testesTerminando']['itens']
  novos: { mes: string; assinantes: number; gratis: number }[]
  correio: { naFila: number; falhas: number }
}

const AVISO_DE_FIM_DIAS = 7

async function ler({ tx }: Pick<CtxPlataforma<Ator | null>, 'tx'>, { hoje, meses }: Calendario): Promise<Lido> {
  const limite = Temporal.PlainDate.from(hoje.de).add({ days: AVISO_DE_FIM_DIAS }).toString()
  const terminando = sql`not c.operadora and c.estado = 'TESTE' and c.teste_ate between ${hoje.de} and ${limite}`
  const { rows } = await sql<Lido>`select
    ${comoLista(sql`select c.estado, count(*)::int as quantidade from cliente c where not c.operadora group by c.estado`)} as assinantes,
    ${comoLista(sql`select p.codigo, p.nome, count(*)::int as quantidade,
      sum(case when c.ciclo = 'ANUAL' then 0 else p.mensal_centavos end)::bigint as mensal,
      sum(case when c.ciclo = 'ANUAL' then p.anual_centavos else 0 end)::bigint as anual
      from cliente c join plano p on p.codigo = c.plano
      where not c.operadora and c.estado in ('ATIVO', 'CARENCIA') group by p.codigo, p.nome, p.mensal_centavos order by p.mensal_centavos`)} as pagantes,
    (select count(*)::int from cliente c where ${terminando}) as testes,
    ${comoLista(sql`select c.codigo, c.nome_fantasia as nome, c.teste_ate as "testeAte", p.nome as plano
      from cliente c left join plano p on p.codigo = c.plano where ${terminando} order by c.teste_ate, c.nome_fantasia limit 8`)} as "itensDeTeste",
    ${comoLista(sql`select m.de as mes, count(c.codigo) filter (where c.estado <> 'GRATIS')::int as assinantes,
        count(c.codigo) filter (where c.estado = 'GRATIS')::int as gratis
      from jsonb_to_recordset(${JSON.stringify(meses)}::jsonb) as m (de date, inicio timestamptz, fim timestamptz)
      left join cliente c on not c.operadora and c.criado_em >= m.inicio and c.criado_em < m.fim
      group by m.de order by m.de`)} as novos,
    ${comoObjeto(sql`select count(*) filter (where estado in ('PENDENTE', 'ENVIANDO'))::int as "naFila", count(*) filter (where estado = 'FALHOU')::int as falhas
      from mensagem`)} as correio`.execute(tx)
  return rows[0] as Lido
}

/** Panel of the platform: subscribers, recurring revenue, trials about to end, mail. No row of a tenant. */
export async function painelDaPlataforma(ctx: CtxLivre, calendario: Calendario): Promise<PainelDaPlataforma> {
  const lido = await ctx.emPlataforma((interno) => ler(interno, calendario))
  const copias = ctx.servicos.embutido?.copias() ?? null
  const porEstado = new Map(lido.assinantes.map(({ estado, quantidade }) => [estado, quantidade]))
  const porPlano = lido.pagantes.map(({ codigo, nome, quantidade, mensal, anual }) => ({
    codigo,
    nome,
    quantidade,
    centavos: mensal + proporcao(anual, 1, 12),
    alvo: nosClientes({ plano: codigo }),
  }))
  return {
    perfil: 'ADMIN',
    hoje: calendario.hoje.de,
    assinantes: ESTADOS_DO_CLIENTE.map((estado) => ({
      estado,
      quantidade: porEstado.get(estado) ?? 0,
      alvo: nosClientes({ estado }),
    })),
    recorrencia: { centavos: somarCentavos(porPlano.map(({ centavos }) => centavos)), porPlano },
    testesTerminando: {
      quantidade: lido.testes,
      itens: lido.itensDeTeste,
      alvo: nosClientes({ estado: 'TESTE', ordem: 'testeAte' }),
    },
    novos: lido.novos,
    copias: copias && { ...copias, atrasada: copiaAtrasada(copias, ctx.agora) },
    correio: { captura: ctx.servicos.correio.captura, ...lido.correio },
  }
}
