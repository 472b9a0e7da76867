import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { assinado } from '../../../teste/laudo/cenario.ts'
import { emTransacao } from '../../infra/banco/index.ts'

const QUANTOS = 2_000
let amb: Ambiente
let empresa: Empresa
let outra: string

/** Ten years of laudos, their keys as if made then: one in 3 says "cisto", one in 40 "nódulo", one in 700 "raro"; one in 9 of another clinic. */
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  const { codigo } = await assinado(amb, empresa)
  const nova = await sql<{ codigo: string }>`insert into parceiro (cliente, nome, razao_social, documento, cidade)
    select cliente, 'Outra', 'Outra', '00000000000191', cidade from parceiro where codigo = ${empresa.parceiro} returning codigo`.execute(
    amb.db,
  )
  outra = nova.rows[0]?.codigo ?? ''
  await sql`with feitos as (
      select n, uuidv7((n - ${QUANTOS}) * interval '2 days') as codigo from generate_series(1, ${QUANTOS}) as n),
    atendimentos as (
      insert into atendimento (cliente, codigo, numero, origem, estado, animal, tutor, parceiro, modo_cobranca, total_centavos, criado_em)
        select a.cliente, f.codigo, 1000 + n, a.origem, 'ABERTO', a.animal, a.tutor, case when n % 9 = 0 then ${outra}::uuid else a.parceiro end,
          a.modo_cobranca, 0, a.criado_em
        from feitos f, laudo l join atendimento a on a.cliente = l.cliente and a.codigo = l.atendimento where l.codigo = ${codigo}),
    itens as (
      insert into atendimento_item (cliente, codigo, atendimento, servico, ordem, preco_centavos, explicacao)
        select i.cliente, f.codigo, f.codigo, i.servico, 0, 0, '[]'
        from feitos f, laudo l join atendimento_item i on i.cliente = l.cliente and i.codigo = l.item where l.codigo = ${codigo})
    insert into laudo (cliente, codigo, numero, atendimento, item, titulo, modalidade, estado, especialista, conteudo, texto, documento, documento_sha256,
        pdf_sha256, codigo_verificacao, assinado_em, assinado_por, entregue_em, prazo_em, criado_em, alterado_em)
      select l.cliente, f.codigo, 1000 + n, f.codigo, f.codigo, l.titulo, l.modalidade, l.estado, l.especialista, l.conteudo,
        concat_ws(' ', 'exame de', case when n % 3 = 0 then 'cisto' end, case when n % 40 = 0 then 'nódulo' end, case when n % 700 = 0 then 'raro' end,
          case when n % 2 = 0 then 'ii' end),
        l.documento, l.documento_sha256, l.pdf_sha256, 'TESTE-' || n, l.assinado_em, l.assinado_por, case when n % 5 > 0 then l.entregue_em end,
        l.prazo_em, l.criado_em, l.alterado_em
      from feitos f, laudo l where l.codigo = ${codigo}`.execute(amb.db)
})
afterAll(() => amb.fechar())

const achados = (termo: string, maximo: number, clinica: string | null) =>
  emTransacao(amb.dbApp, { papel: 'cliente', cliente: empresa.cliente }, async (tx) => {
    const { rows } = await sql<{ codigo: string }>`
      select busca.laudo(${empresa.cliente}, ${termo}, ${maximo}, ${clinica}::uuid) as codigo`.execute(tx)
    return rows.map(({ codigo }) => codigo)
  })

/** What the search should find, said without an index: the newest that have the words. */
async function esperados(palavras: readonly string[], maximo: number, clinica: string | null): Promise<string[]> {
  const { rows } = await sql<{ codigo: string; texto: string; parceiro: string; entregue: boolean }>`
    select l.codigo, ' ' || normalizar(l.texto) as texto, a.parceiro, l.entregue_em is not null as entregue
    from laudo l join atendimento a on a.cliente = l.cliente and a.codigo = l.atendimento
    where l.cliente = ${empresa.cliente} order by l.codigo desc`.execute(amb.db)
  return rows
    .filter(({ texto }) => palavras.every((palavra) => texto.includes(` ${palavra}`)))
    .filter(({ parceiro, entregue }) => clinica === null || (entregue && parceiro === clinica))
    .slice(0, maximo)
    .map(({ codigo }) => codigo)
}

describe('o texto de dez anos de laudos', () => {
  it.each([
    ['cisto'],
    ['nodulo'],
    ['raro'],
    ['cisto nodulo'],
    ['cis ii'],
    ['cisto de ii'],
    ['nod raro ii'],
    ['zzz'],
    ['cisto zzz'],
  ])('%s: os mais novos de todos, para a empresa e para cada clínica', async (termo) => {
    const palavras = termo.split(' ')
    for (const maximo of [1, 20, 501, QUANTOS + 1])
      for (const clinica of [null, empresa.parceiro, outra])
        expect(await achados(termo, maximo, clinica)).toEqual(await esperados(palavras, maximo, clinica))
  })
})
