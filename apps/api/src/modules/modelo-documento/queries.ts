import type { contratoModeloDocumento } from '@vetlume/dominio/modelo-documento'
import { sql } from 'kysely'
import { listaDeCadastro, referencia, soAtivos } from '../cadastros/index.ts'

type Contrato = typeof contratoModeloDocumento

const nome = sql`normalizar(d.nome)`

export const listarModelosDeDocumento = listaDeCadastro<Contrato['GET /modelo-documento']>(({ ctx, input }) => ({
  campos: sql`d.codigo, d.nome, d.tipo, d.modalidade, ${referencia('e')} as especie, d.sexo, ${referencia('s')} as servico, d.ativo, d.versao,
    u.numero as publicada, u.publicada_em as "publicadaEm",
    exists (select from modelo_documento_versao r where r.cliente = d.cliente and r.modelo = d.codigo and r.estado = 'RASCUNHO') as "temRascunho"`,
  origem: sql`from modelo_documento d left join especie e on e.codigo = d.especie
    left join servico s on s.cliente = d.cliente and s.codigo = d.servico
    left join lateral (select v.numero, v.publicada_em from modelo_documento_versao v
      where v.cliente = d.cliente and v.modelo = d.codigo and v.estado = 'PUBLICADA' order by v.numero desc limit 1) u on true`,
  chave: sql`d.codigo`,
  nome,
  colunas: {
    nome: { expressao: nome, tipo: 'text' },
    tipo: { expressao: sql`d.tipo || normalizar(d.nome)`, tipo: 'text' },
    modalidade: { expressao: sql`coalesce(d.modalidade, '') || normalizar(d.nome)`, tipo: 'text' },
  },
  filtros: [
    sql`d.cliente = ${ctx.cliente}`,
    soAtivos('d', input.ativo),
    input.tipo !== undefined && sql`d.tipo = ${input.tipo}`,
    input.modalidade !== undefined && sql`d.modalidade = ${input.modalidade}`,
    input.especie !== undefined && sql`d.especie = ${input.especie}`,
  ],
}))
