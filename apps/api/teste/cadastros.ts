import type { ContratoDaApi } from '@vetlume/dominio/api'
import type { Perfil } from '@vetlume/dominio/menu'
import type { Formularios, Gravado, Preenchido, Vez } from './campos/tipos.ts'
import { unico } from './fabricas.ts'
import {
  linhasDoCadastro,
  nada,
  TODOS,
  CLINICOS,
  EMPRESA,
  type Cenario,
  type Linhas,
  type Metodos,
} from './matriz/linha.ts'

interface Simples<N extends Gravado> {
  /** Who passes the door, written by hand from produto.md, not read from the permission table. */
  ler: readonly Perfil[]
  escrever: readonly ['ADMIN' | 'CLIENTE']
  /** The form with every field filled, twice. */
  preencher: (vez: Vez) => Preenchido<N>
}

/**
 * Registries whose forms point at nothing else, said once: the matrix asks who passes, the fields are filled and read back, and a
 * second record with the same name is refused in words.
 */
export const CADASTROS_SIMPLES = {
  especie: { ler: TODOS, escrever: ['ADMIN'], preencher: () => ({ nome: unico('Espécie') }) },
  'plano-saude': {
    ler: TODOS,
    escrever: ['ADMIN'],
    preencher: (vez) => ({
      operadora: unico('Operadora'),
      nome: `Plano ${vez}`,
      tipo: vez === 0 ? 'CREDENCIADO' : 'REEMBOLSO',
      exigeAutorizacao: vez === 0,
      coparticipacaoBp: 1_000 + vez,
      prazoPagamentoDias: 45 + vez,
      carenciaDias: 60 + vez,
      carencias: [{ modalidade: 'ULTRASSONOGRAFIA', dias: 90 + vez }],
      intervaloRepeticaoDias: 30 + vez,
    }),
  },
  plano: {
    ler: ['ADMIN'],
    escrever: ['ADMIN'],
    preencher: (vez) => ({
      nome: unico('Plano'),
      paraQuem: `Para quem faz ${vez} exames`,
      mensalCentavos: 10_000 + vez,
      anualCentavos: 100_000 + vez,
      diasTeste: 21 + vez,
      limiteUsuarios: 5 + vez,
      limiteLaudosMes: 300 + vez,
      limiteGb: 20 + vez,
      limiteParceiros: 10 + vez,
      recursos: [`Recurso ${vez}`],
    }),
  },
  'grupo-despesa': {
    ler: TODOS,
    escrever: ['ADMIN'],
    preencher: (vez) => ({
      nome: unico('Grupo'),
      linhaDre: vez === 0 ? 'DESPESAS_OPERACIONAIS' : 'CUSTOS_SERVICOS',
      ordem: 9_000 + vez,
    }),
  },
  especialidade: {
    ler: CLINICOS,
    escrever: ['CLIENTE'],
    preencher: (vez) => ({ nome: unico('Especialidade'), descricao: `Do que trata ${vez}` }),
  },
  equipamento: { ler: EMPRESA, escrever: ['CLIENTE'], preencher: () => ({ nome: unico('Aparelho') }) },
} as const satisfies { readonly [N in Gravado]?: Simples<N> }

export type CadastroSimples = keyof typeof CADASTROS_SIMPLES
const SIMPLES = Object.entries(CADASTROS_SIMPLES) as unknown as readonly (readonly [
  CadastroSimples,
  Simples<CadastroSimples>,
])[]

/** Those of a company, each with what creates a record of it. */
export const SIMPLES_DA_EMPRESA = SIMPLES.filter(([, { escrever }]) => escrever[0] === 'CLIENTE')

export const FORMULARIOS_SIMPLES = Object.fromEntries(
  SIMPLES.map(([nome, { escrever, preencher }]) => [
    nome,
    { quem: escrever[0], preencher: (_: unknown, vez: Vez) => preencher(vez) },
  ]),
) as unknown as Pick<Formularios, CadastroSimples>

const daEmpresa = new Set(SIMPLES_DA_EMPRESA.map(([nome]) => nome))

export const LINHAS_DOS_SIMPLES = Object.assign(
  {},
  ...SIMPLES.map(([nome, { ler, escrever, preencher }]) => ({
    [`GET /${nome}`]: { quem: ler, entrada: nada },
    ...linhasDoCadastro(nome, {
      ler,
      escrever,
      dados: () => preencher(0),
      ...(daEmpresa.has(nome) ? { ficha: ({ simples }: Cenario) => simples[nome] ?? '' } : {}),
    }),
  })),
) as Linhas<(`GET /${CadastroSimples}` | Metodos<CadastroSimples>) & keyof ContratoDaApi>
