import type { EntidadeImportada } from '@vetlume/dominio/importacao'
import type { CtxCliente } from '../../context.ts'
import { colunaDe } from './plano/entidades.ts'
import type { Gravacao } from './plano/planejar.ts'
import { apagarPartes, inserirLinhas, renovarBuscas, type Colunas, type TabelaDePartes } from './queries-gravacao.ts'

interface Parte {
  campo: string
  tabela: TabelaDePartes
  /** Column of the table that says whose part it is. */
  de: string
  linha: (item: never, ordem: number) => Colunas
}

const comoLinha = (item: Readonly<Record<string, unknown>>): Colunas =>
  Object.fromEntries(Object.entries(item).map(([campo, valor]) => [colunaDe(campo), valor]))

/** The lists of each form: the field, and where its items are kept. */
const PARTES: Readonly<Record<EntidadeImportada, readonly Parte[]>> = {
  tutor: [],
  animal: [{ campo: 'outrosTutores', tabela: 'animal_tutor', de: 'animal', linha: (tutor: string) => ({ tutor }) }],
  parceiro: [
    {
      campo: 'contatos',
      tabela: 'parceiro_contato',
      de: 'parceiro',
      linha: (contato: Record<string, unknown>, ordem) => ({ ordem, ...comoLinha(contato) }),
    },
    { campo: 'precos', tabela: 'parceiro_preco', de: 'parceiro', linha: comoLinha },
  ],
  servico: [
    {
      campo: 'composicao',
      tabela: 'servico_composicao',
      de: 'pacote',
      linha: (servico: string, ordem) => ({ servico, ordem }),
    },
    {
      campo: 'equipamentos',
      tabela: 'servico_equipamento',
      de: 'servico',
      linha: (equipamento: string) => ({ equipamento }),
    },
    { campo: 'precosDosPlanos', tabela: 'plano_saude_preco', de: 'servico', linha: comoLinha },
  ],
  'tabela-preco': [{ campo: 'itens', tabela: 'tabela_preco_item', de: 'tabela', linha: comoLinha }],
  especialidade: [],
  equipamento: [],
}

const itensDe = ({ dados }: Gravacao, campo: string) => (dados[campo] ?? []) as never[]

/** Writes the lists of records that are already written: those of new ones, and over the old those that the sheet changes. */
export async function gravarPartes(
  ctx: CtxCliente,
  entidade: EntidadeImportada,
  gravacoes: readonly Gravacao[],
): Promise<void> {
  for (const { campo, tabela, de, linha } of PARTES[entidade]) {
    const mudadas = gravacoes.filter(({ mudados }) => mudados.includes(campo))
    const donos = mudadas.map(({ codigo }) => codigo)
    if (donos.length > 0) await apagarPartes(ctx.tx, ctx.cliente, tabela, de, donos)
    const novas = gravacoes.filter(({ existente }) => existente === null)
    const comPartes = [...mudadas, ...novas].filter((gravacao) => itensDe(gravacao, campo).length > 0)
    if (comPartes.length > 0)
      await inserirLinhas(
        ctx.tx,
        ctx.cliente,
        tabela,
        comPartes.flatMap((gravacao) =>
          itensDe(gravacao, campo).map((item, ordem) => ({ [de]: gravacao.codigo, ...linha(item, ordem) })),
        ),
      )
    // An animal is found by the names of all its tutors, gathered when its row is written.
    if (campo === 'outrosTutores' && (donos.length > 0 || comPartes.length > 0))
      await renovarBuscas(ctx.tx, ctx.cliente, [...donos, ...comPartes.map(({ codigo }) => codigo)])
  }
}
