import { CATALOGO, TABELAS_QUE_VAO } from './catalogo/index.ts'
import type { Decisao } from './catalogo/decisao.ts'
import { LUGARES, type Esquema } from './formato.ts'
import type { TabelaDoBanco } from './queries-esquema.ts'

/** What a name says by itself, all over the product. */
const CONVENCOES: readonly (readonly [nome: RegExp, significado: string])[] = [
  [/^cliente$/, 'A empresa'],
  [/^codigo$/, 'Chave do registro'],
  [/^numero$/, 'Número que as pessoas veem'],
  [/^versao$/, 'Quantas vezes o registro foi salvo'],
  [/^ativo$/, 'Se ainda é oferecido para novos registros'],
  [/(^|_)centavos$/, 'Dinheiro, em centavos'],
  [/_bp$/, 'Percentual, em centésimos de um por cento'],
  [/_gramas$|^gramas$/, 'Peso, em gramas'],
  [/_minutos$/, 'Tempo, em minutos'],
  [/_decimos$/, 'Em décimos'],
  [/(^|_)sha256$/, 'Impressão digital SHA-256 de um conteúdo'],
  [/_em$|^quando$/, 'Instante, em UTC'],
  [/^(criado|corrigido|enviado|emitido|assinado)_por$|^usuario$/, 'Quem fez'],
  [/^autor$/, 'Nome de quem fez'],
]

const significadoDe = (tabela: TabelaDoBanco, coluna: TabelaDoBanco['colunas'][number]): string | null => {
  if (coluna.comentario !== null) return coluna.comentario
  const conhecido = CONVENCOES.find(([nome]) => nome.test(coluna.nome))?.[1]
  if (conhecido !== undefined) return conhecido
  const aponta = tabela.referencias.find(({ colunas }) => colunas.includes(coluna.nome))
  return aponta === undefined ? null : `Registro de ${CATALOGO[aponta.tabela as keyof typeof CATALOGO].titulo}`
}

/** What stays, and why, as people are told. */
export const oQueFica = (): Esquema['ficam'] =>
  Object.entries<Decisao>(CATALOGO).flatMap(([tabela, decisao]) =>
    decisao.vai ? [] : [{ tabela, titulo: decisao.titulo, porque: decisao.porque }],
  )

/** The columns of each file, with their types as the database has them. */
export const esquemaDe = (tabelas: ReadonlyMap<string, TabelaDoBanco>): Esquema => ({
  tabelas: TABELAS_QUE_VAO.map(([nome, { titulo, colunas, fica }]) => {
    const tabela = exigirTabela(tabelas, nome)
    return {
      nome,
      titulo,
      arquivo: LUGARES.tabela(nome),
      chave: tabela.chave,
      colunas: colunas.map((coluna) => {
        const { tipo, obrigatoria, ...resto } = exigirColuna(tabela, coluna)
        return { nome: coluna, tipo, obrigatoria, significado: significadoDe(tabela, { tipo, obrigatoria, ...resto }) }
      }),
      fica,
    }
  }),
  ficam: oQueFica(),
})

export function exigirTabela(tabelas: ReadonlyMap<string, TabelaDoBanco>, nome: string): TabelaDoBanco {
  const tabela = tabelas.get(nome)
  if (tabela === undefined) throw new Error(`table ${nome} of the catalogue is not in the database`)
  return tabela
}

export function exigirColuna(tabela: TabelaDoBanco, nome: string): TabelaDoBanco['colunas'][number] {
  const coluna = tabela.colunas.find((outra) => outra.nome === nome)
  if (coluna === undefined) throw new Error(`column ${tabela.tabela}.${nome} of the catalogue is not in the database`)
  return coluna
}
