import * as z from 'zod/mini'
import {
  filtroDeAtivos,
  filtroDeInteiros,
  linha,
  linhaDeCadastro,
  listaDeCadastro,
  rotasDoCadastro,
} from '../cadastro/index.ts'
import { centavos, codigo, endpoint, referencia, versao, type RespostaDe } from '../contrato/index.ts'
import { precosPorServico } from '../servico/index.ts'
import { reajuste } from './reajuste.ts'

/** What the form holds and the list does not show. */
const doFormulario = { itens: z.array(z.object({ servico: referencia, centavos })) }

export const itemDeTabelaPreco = z.object({
  ...linhaDeCadastro,
  nome: z.string(),
  servicos: z.int(),
  /** Partner clinics that pay by it. */
  parceiros: z.int(),
  doFormulario: z.optional(z.object(doFormulario)),
})
export type ItemDeTabelaPreco = z.infer<typeof itemDeTabelaPreco>

/** What the form of a price table holds. A service that is not in it costs its own price. */
export const dadosDaTabelaPreco = z.object({ nome: linha(80), itens: z._default(precosPorServico, []) })
export type DadosDaTabelaPreco = z.output<typeof dadosDaTabelaPreco>

const cadastro = rotasDoCadastro({
  caminho: 'tabela-preco',
  nome: 'tabela de preço',
  ler: 'tabela-preco:ler',
  escrever: 'tabela-preco:escrever',
  escopo: 'cliente',
  lista: listaDeCadastro({
    resumo: 'Tabelas de preço das clínicas parceiras',
    permissao: 'tabela-preco:ler',
    escopo: 'cliente',
    ordens: ['nome'],
    padrao: 'nome',
    filtros: { ...filtroDeAtivos, ...filtroDeInteiros },
    item: itemDeTabelaPreco,
  }),
  campos: dadosDaTabelaPreco,
  ficha: {
    nome: z.string(),
    /** By name of the service; `doServicoCentavos` is what it costs outside the table. */
    itens: z.array(z.object({ servico: referencia, centavos, doServicoCentavos: centavos })),
    parceiros: z.array(referencia),
  },
})
export type TabelaPreco = RespostaDe<(typeof cadastro)['GET /tabela-preco/:codigo']>

export const contratoTabelaPreco = {
  ...cadastro,
  'POST /tabela-preco/:codigo/copia': endpoint({
    resumo: 'Copia uma tabela de preço, com outro nome',
    permissao: 'tabela-preco:escrever',
    escopo: 'cliente',
    entrada: z.object({ codigo, nome: linha(80) }),
    resposta: cadastro['POST /tabela-preco'].resposta,
    status: 201,
    idempotente: true,
    erros: ['NAO_ENCONTRADO', 'JA_EXISTE'],
  }),
  'PUT /tabela-preco/:codigo/reajuste': endpoint({
    resumo: 'Reajusta todos os preços de uma tabela por um percentual',
    permissao: 'tabela-preco:escrever',
    escopo: 'cliente',
    entrada: z.extend(reajuste, { codigo, versao }),
    resposta: cadastro['PUT /tabela-preco/:codigo'].resposta,
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO'],
  }),
}
