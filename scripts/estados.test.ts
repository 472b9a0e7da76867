import { describe, expect, it } from 'vitest'
import { faltasDosTipos, faltasDoEstado } from './estados.ts'

const AQUI = 'apps/api/src/modules/lembrete/queries.ts'

describe('quem escreve o estado', () => {
  it.each([
    ["sql`update agendamento set estado = 'CONFIRMADO' where codigo = ${codigo}`", 'agendamento'],
    ["sql`update titulo t\n  set motivo = ${m}, estado = 'CANCELADO'\n  from x where t.codigo = x.codigo`", 'titulo'],
    ['sql`UPDATE laudo SET versao = versao + 1, estado=${para}`', 'laudo'],
    ['sql`update atendimento as a set ${sql.join(colunas)} where a.codigo = ${codigo}`', 'atendimento'],
    ["sql`update lista_espera set estado = 'ATENDIDA' where codigo = ${codigo}`", 'lista_espera'],
    ["sql`update nota_fiscal set estado = case estado when 'PENDENTE' then 'ENVIADA' else estado end`", 'nota_fiscal'],
    ["sql`update repasse r set estado = 'CONSOLIDADO', acerto = c.acerto from c`", 'repasse'],
    ["sql`update acerto set estado = 'DESFEITO', motivo = ${motivo}`", 'acerto'],
    ["sql`update fechamento set motivo = ${motivo}, estado = 'REABERTO'`", 'fechamento'],
    ["sql`update estudo_recebido set item = null, estado = 'ESPERA'`", 'estudo_recebido'],
    ["sql`update pedido_titular set estado = 'EXPIRADO' where estado = 'RECEBIDO'`", 'pedido_titular'],
    ["sql`update mensagem set estado = 'ENVIANDO'`", 'mensagem'],
    ["sql`update exportacao set estado = 'FALHOU'`", 'exportacao'],
    ["sql`update cupom_uso set estado = 'DEVOLVIDO'`", 'cupom_uso'],
    ['sql`update cliente set estado = ${para}, plano = ${plano} where codigo = ${codigo}`', 'cliente'],
  ])('recusa fora do verbo: %s', (fonte, tabela) => {
    expect(faltasDoEstado(AQUI, fonte)).toEqual([expect.stringContaining(`escreve o estado de ${tabela}`)])
  })

  it('nem numa tabela que só se sabe ao rodar', () => {
    const fonte = 'sql`update ${sql.table(tabela)} set estado = ${para} where codigo = ${codigo}`'
    expect(faltasDoEstado(AQUI, fonte)).toEqual([expect.stringContaining('só se sabe ao rodar')])
  })

  it.each([
    "sql`update titulo set motivo = ${m}, versao = versao + 1 where estado = 'ABERTO'`",
    'sql`update agendamento set inicio = ${inicio} where codigo = ${codigo}`',
    "sql`update renegociacao set estado = 'DESFEITA' where codigo = ${codigo}`",
    "/* update laudo set estado = 'X' */\n// update titulo set estado = 'X'",
  ])('deixa passar: %s', (fonte) => {
    expect(faltasDoEstado(AQUI, fonte)).toEqual([])
  })

  it('no verbo, escreve; e a tabela de transições só ele lê', () => {
    const fonte = 'const { para } = TRANSICOES_DA_ASSINATURA[acao]; sql`update cliente set estado = ${para}`'
    expect(faltasDoEstado('apps/api/src/modules/assinatura/dar-passo.ts', fonte)).toEqual([])
    expect(faltasDoEstado(AQUI, fonte)).toEqual([
      expect.stringContaining('escreve o estado de cliente'),
      expect.stringContaining('lê TRANSICOES_DA_ASSINATURA'),
    ])
  })

  it('só um dar-passo.ts grava o passo', () => {
    const fonte = "await gravarPassoDe(tx, 'titulo', alvo)"
    expect(faltasDoEstado('apps/api/src/modules/financeiro/dar-passo.ts', fonte)).toEqual([])
    expect(faltasDoEstado(AQUI, fonte)).toEqual([expect.stringContaining('grava um passo')])
  })

  it('uma tabela de transições que duas usam, leem as duas', () => {
    const fonte = 'TRANSICOES_DA_TENTATIVA[passo]'
    for (const verbo of ['assinatura/dar-passo-na-tentativa', 'financeiro/recebimento/dar-passo'])
      expect(faltasDoEstado(`apps/api/src/modules/${verbo}.ts`, fonte)).toEqual([])
    expect(faltasDoEstado(AQUI, fonte)).not.toEqual([])
  })
})

describe('o que tem estado', () => {
  const tipos = (nome: string, tipo: string) => `export interface ${nome} {\n  codigo: string;\n  estado: ${tipo};\n}\n`

  it('tem tabela de transições, ou diz por que não', () => {
    expect(faltasDosTipos(tipos('CoisaNova', 'string'))).toEqual([expect.stringContaining('coisa_nova: tem estado')])
    expect(faltasDosTipos(tipos('Recebimento', 'string'))).toEqual([])
  })

  it('e não se escreve por qualquer update', () => {
    expect(faltasDosTipos(tipos('CupomUso', 'string'))).toEqual([expect.stringContaining('cupom_uso: qualquer update')])
    expect(faltasDosTipos(tipos('CupomUso', 'ColumnType<string, string, never>'))).toEqual([])
  })
})
