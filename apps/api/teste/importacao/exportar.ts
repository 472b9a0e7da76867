import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

interface ColunaDaTela {
  titulo: string
}
interface Escrita {
  acrescentar(linhas: readonly (readonly unknown[])[]): void
  concluir(): Promise<Blob>
}
interface ColunaDePlanilha {
  titulo: string
  texto(item: unknown): unknown
}

const WEB = resolve(import.meta.dirname, '../../../web/src')
const FUSO = 'America/Sao_Paulo'

/** The web's own module, read by its path: its types are of a browser, which the server's compiler does not know. */
const daWeb = (caminho: string) =>
  import(/* @vite-ignore */ pathToFileURL(resolve(WEB, caminho)).href) as Promise<Record<string, unknown>>

/** Columns of the list of a screen, those that it hides included. */
const COLUNAS = {
  tutor: async () => (await daWeb('modules/tutor/colunas.tsx'))['COLUNAS_DO_TUTOR'],
  animal: async () => (await daWeb('modules/animal/colunas.tsx'))['COLUNAS_DO_ANIMAL'],
  servico: async () => (await daWeb('modules/servico/colunas.tsx'))['COLUNAS_DO_SERVICO'],
  'tabela-preco': async () => (await daWeb('modules/tabela-preco/colunas.ts'))['COLUNAS_DA_TABELA_PRECO'],
  especialidade: async () => (await daWeb('modules/especialidade/colunas.ts'))['COLUNAS_DA_ESPECIALIDADE'],
  equipamento: async () => (await daWeb('modules/equipamento/colunas.ts'))['COLUNAS_DO_EQUIPAMENTO'],
  parceiro: async () => {
    const { colunasDaClinica, CONDICOES } = await daWeb('modules/parceiro/colunas.tsx')
    return (colunasDaClinica as (condicoes: unknown) => unknown)(CONDICOES)
  },
}
export type ListaExportada = keyof typeof COLUNAS

/** The file that the screen of a list makes of these rows, with every column. */
export async function exportar(
  lista: ListaExportada,
  itens: readonly unknown[],
  formato: 'csv' | 'xlsx',
): Promise<Uint8Array> {
  const { comoColunasDePlanilha } = await daWeb('ui/lista/colunas-exportadas.ts')
  const escritores = await daWeb(`lib/planilha/${formato}.ts`)
  const colunas = (comoColunasDePlanilha as (colunas: unknown) => ColunaDePlanilha[])(await COLUNAS[lista]())
  const titulos = colunas.map(({ titulo }: ColunaDaTela) => titulo)
  const escrita =
    formato === 'csv'
      ? (escritores['escritaCsv'] as (titulos: string[], fuso: string) => Escrita)(titulos, FUSO)
      : (escritores['escritaXlsx'] as (nome: string, titulos: string[], fuso: string) => Escrita)(lista, titulos, FUSO)
  escrita.acrescentar(itens.map((item) => colunas.map(({ texto }) => texto(item))))
  return new Uint8Array(await (await escrita.concluir()).arrayBuffer())
}

/** The file that the screen makes of the lines that an import refused. */
export async function planilhaDoProduto({ titulos, linhas }: { titulos: string[]; linhas: string[][] }) {
  const { planilhaDasRecusadas } = await daWeb('modules/importacao/planilha-das-recusadas.ts')
  const escrever = planilhaDasRecusadas as (titulos: string[], linhas: string[][], fuso: string) => Promise<Blob>
  return new Uint8Array(await (await escrever(titulos, linhas, FUSO)).arrayBuffer())
}
