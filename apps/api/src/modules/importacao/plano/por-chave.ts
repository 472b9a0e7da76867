import { normalizarBusca } from '@vetlume/dominio/formatos'
import type { EntidadeImportada } from '@vetlume/dominio/importacao'
import type { Banco } from '../../../infra/banco/index.ts'
import {
  comEsteNome,
  parceirosComDocumento,
  servicosComNome,
  tabelasComNome,
  type LinhaGuardada,
} from '../queries-registros.ts'
import { alvoExistente, alvoNovo, criarIndice, juntar, valorDe, type Alvo, type Anotar } from './alvos.ts'
import type { Catalogo, Terreno } from './catalogo.ts'
import { valoresDe, type LinhaLida } from './ler-linha.ts'
import { planejarPacotes } from './pacotes.ts'
import { juntarPrecos } from './precos-da-tabela.ts'

interface Chave {
  entidade: Exclude<EntidadeImportada, 'tutor' | 'animal'>
  campo: string
  igual: (valor: string) => string
  existentes: (tx: Banco, cliente: string, valores: readonly string[]) => Promise<LinhaGuardada[]>
}

/** Sheets whose lines are of one record each, told by one field. */
async function planejarPorChave(
  { entidade, campo, igual, existentes }: Chave,
  lugar: Terreno,
  lidas: readonly LinhaLida[],
  anotar: Anotar,
): Promise<Alvo[]> {
  const chaveDe = (valor: unknown) => (typeof valor === 'string' && valor !== '' ? [igual(valor)] : [])
  const valores = lidas.flatMap((lida) => {
    const valor = lida.valores[`${entidade}.${campo}`]
    return typeof valor === 'string' ? [valor] : []
  })
  const indice = criarIndice()
  for (const linha of await existentes(lugar.tx, lugar.cliente, [...new Set(valores)])) {
    const alvo = alvoExistente(entidade, linha)
    indice.guardar(alvo, chaveDe(valorDe(alvo, campo)))
  }
  const alvos = new Set<Alvo>()
  for (const lida of lidas) {
    const daLinha = valoresDe(lida, entidade)
    const chaves = chaveDe(daLinha[campo])
    const alvo = indice.achar(chaves) ?? alvoNovo(entidade)
    // Another way to write the key that an earlier line had: the first one stays.
    if (campo in alvo.origem) delete daLinha[campo]
    juntar(alvo, lida.numero, daLinha, anotar)
    indice.guardar(alvo, chaves)
    alvos.add(alvo)
  }
  return [...alvos]
}

const PARCEIRO: Chave = {
  entidade: 'parceiro',
  campo: 'documento',
  igual: (documento) => documento,
  existentes: parceirosComDocumento,
}
const PELO_NOME = { campo: 'nome', igual: normalizarBusca }
const SERVICO: Chave = { entidade: 'servico', ...PELO_NOME, existentes: servicosComNome }
const TABELA: Chave = { entidade: 'tabela-preco', ...PELO_NOME, existentes: tabelasComNome }

/** A table that is out of use stays where it is, and goes nowhere else: the rule of the form. */
function conferirTabela(parceiro: Alvo, catalogo: Catalogo, anotar: Anotar): void {
  const { tabelaPreco } = parceiro.valores
  if (typeof tabelaPreco !== 'string' || catalogo.ativo('tabelaPreco', tabelaPreco)) return
  if (parceiro.existente?.forma['tabelaPreco'] !== tabelaPreco)
    anotar(
      parceiro.origem['tabelaPreco'] ?? parceiro.linha,
      'parceiro.tabelaPreco',
      'Esta tabela de preço está inativa.',
    )
}

export async function planejarParceiros(
  terreno: Terreno,
  lidas: readonly LinhaLida[],
  anotar: Anotar,
): Promise<Alvo[]> {
  const alvos = await planejarPorChave(PARCEIRO, terreno, lidas, anotar)
  for (const alvo of alvos) conferirTabela(alvo, terreno.catalogo, anotar)
  return alvos
}

export async function planejarServicos(terreno: Terreno, lidas: readonly LinhaLida[], anotar: Anotar): Promise<Alvo[]> {
  const alvos = await planejarPorChave(SERVICO, terreno, lidas, anotar)
  await planejarPacotes(terreno, alvos, anotar)
  return alvos
}

export async function planejarTabelas(terreno: Terreno, lidas: readonly LinhaLida[], anotar: Anotar): Promise<Alvo[]> {
  const alvos = await planejarPorChave(TABELA, terreno, lidas, anotar)
  juntarPrecos(alvos, lidas, anotar)
  return alvos
}

/** Of registries of which a line has all there is. */
export const planejarPeloNome =
  (entidade: 'especialidade' | 'equipamento') =>
  (terreno: Terreno, lidas: readonly LinhaLida[], anotar: Anotar): Promise<Alvo[]> =>
    planejarPorChave({ entidade, ...PELO_NOME, existentes: comEsteNome(entidade) }, terreno, lidas, anotar)
