import { normalizarBusca } from '@vetlume/dominio/formatos'
import type { Banco } from '../../../infra/banco/index.ts'
import { parceirosComDocumento, servicosComNome, type LinhaGuardada } from '../queries-registros.ts'
import { alvoExistente, alvoNovo, criarIndice, juntar, valorDe, type Alvo, type Anotar } from './alvos.ts'
import type { Catalogo, Terreno } from './catalogo.ts'
import { valoresDe, type LinhaLida } from './ler-linha.ts'
import { planejarPacotes } from './pacotes.ts'

interface Chave {
  entidade: 'parceiro' | 'servico'
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
    const alvo = indice.achar(chaveDe(daLinha[campo])) ?? alvoNovo(entidade)
    juntar(alvo, lida.numero, daLinha, anotar)
    indice.guardar(alvo, chaveDe(daLinha[campo]))
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
const SERVICO: Chave = { entidade: 'servico', campo: 'nome', igual: normalizarBusca, existentes: servicosComNome }

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
