import { mudancasRecusadas, contratoCupom, type Cupom, type DadosDoCupom } from '@vetlume/dominio/cupom'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { diaNaZona } from '@vetlume/dominio/tempo'
import { sql } from 'kysely'
import type { CtxPlataforma } from '../../context.ts'
import type { Registrar } from '../../infra/http/registrar.ts'
import { fichaPelaLista, handlersDoCadastro, listaDeCadastro, verbosDoCadastro } from '../cadastros/index.ts'

const nome = sql`normalizar(c.texto)`

const listarCupons = listaDeCadastro<(typeof contratoCupom)['GET /cupom']>(({ ctx, input }) => {
  const hoje = diaNaZona(ctx.agora.toString(), ctx.ator.fuso)
  const situacao = sql`case when not c.ativo then 'INATIVO' when c.valido_ate < ${hoje} then 'EXPIRADO'
    when c.usos >= c.limite_total then 'ESGOTADO' when c.valido_de > ${hoje} then 'FUTURO' else 'VIGENTE' end`
  return {
    campos: sql`c.codigo, c.texto, c.tipo, c.percentual_bp as "percentualBp", c.valor_centavos as "valorCentavos", c.duracao, c.meses,
      c.valido_de as "validoDe", c.valido_ate as "validoAte", c.limite_total as "limiteTotal",
      c.limite_por_cliente as "limitePorCliente", c.usos, ${situacao} as situacao, c.ativo, c.versao`,
    origem: sql`from cupom c`,
    chave: sql`c.codigo`,
    nome,
    colunas: {
      texto: { expressao: nome, tipo: 'text' },
      validoDe: { expressao: sql`c.valido_de`, tipo: 'date' },
      usos: { expressao: sql`c.usos`, tipo: 'int8' },
    },
    filtros: [input.situacao !== undefined && sql`${situacao} = ${input.situacao}`],
  }
})

const naLista = fichaPelaLista(listarCupons)

async function ler(ctx: CtxPlataforma, codigo: string) {
  const cupom = await naLista(ctx, codigo)
  if (cupom === undefined) return undefined
  const { rows: planos } = await sql<Cupom['planos'][number]>`
    select p.codigo, p.nome from cupom_plano cp join plano p on p.codigo = cp.plano
    where cp.cupom = ${codigo} order by normalizar(p.nome)`.execute(ctx.tx)
  return { ...cupom, planos }
}

const verbosDoCupom = verbosDoCadastro<DadosDoCupom, Cupom, CtxPlataforma>({
  entidade: 'cupom',
  escrever: 'cupom:escrever',
  ler,
  colunas: (dados) => ({
    texto: dados.texto,
    tipo: dados.tipo,
    percentual_bp: dados.percentualBp,
    valor_centavos: dados.valorCentavos,
    duracao: dados.duracao,
    meses: dados.meses,
    valido_de: dados.validoDe,
    valido_ate: dados.validoAte,
    limite_total: dados.limiteTotal,
    limite_por_cliente: dados.limitePorCliente,
  }),
  foraDaTrilha: ['usos', 'situacao'],
  conferir: async ({ dados, antes }) => {
    const campos = antes === null ? {} : mudancasRecusadas(antes, dados)
    if (Object.keys(campos).length > 0) throw new ErroDeDominio('VALIDACAO', { campos })
  },
  gravarPartes: async ({ ctx, dados, codigo }) => {
    await ctx.tx.deleteFrom('cupom_plano').where('cupom', '=', codigo).execute()
    const planos = [...new Set(dados.planos)]
    if (planos.length === 0) return
    await ctx.tx
      .insertInto('cupom_plano')
      .values(planos.map((plano) => ({ cupom: codigo, plano })))
      .execute()
  },
})

export function rotasCupom(registrar: Registrar): void {
  registrar(contratoCupom, handlersDoCadastro('cupom', listarCupons, verbosDoCupom))
}
