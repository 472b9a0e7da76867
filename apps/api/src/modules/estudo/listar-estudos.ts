import type { EntradaLida, Pagina } from '@vetlume/dominio/contrato'
import type { contratoEstudo, ItemDeEstudo } from '@vetlume/dominio/estudo'
import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import { listar } from '../../infra/banco/index.ts'
import { visaoDe } from '../cadastros/index.ts'
import { camposDoEstudo, daVisao, naSituacao, ORIGEM } from './queries-leitura.ts'

type Entrada = EntradaLida<(typeof contratoEstudo)['GET /estudo']>

const contem = (busca: string | undefined) => {
  if (busca === undefined || busca === '') return null
  const trecho = `%${busca.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`normalizar(concat_ws(' ', e.paciente, e.responsavel, e.numero_de_acesso, e.identificacao, n.nome, t.nome)) like normalizar(${trecho})`
}

export function listarEstudos({ ctx, input }: { ctx: CtxCliente; input: Entrada }): Promise<Pagina<ItemDeEstudo>> {
  return listar<ItemDeEstudo>(ctx.tx, input, {
    campos: camposDoEstudo(ctx.agora.toString()),
    origem: ORIGEM,
    chave: sql`e.codigo`,
    colunas: { ultimaEm: { expressao: sql`e.ultima_em`, tipo: 'timestamptz' } },
    busca: contem(input.busca),
    filtros: [
      sql`e.cliente = ${ctx.cliente}`,
      daVisao(visaoDe(ctx.ator)),
      naSituacao(input.situacao),
      input.equipamento !== undefined && sql`e.equipamento = ${input.equipamento}`,
    ],
  })
}
