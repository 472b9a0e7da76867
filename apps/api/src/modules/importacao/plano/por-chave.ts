import { normalizarBusca } from '@vetlume/dominio/formatos'
import type { Banco } from '../../../infra/banco/index.ts'
import { parceirosComDocumento, servicosComNome, type LinhaGuardada } from '../queries-catalogo.ts'
import {
  alvoExistente,
  alvoNovo,
  camposMudados,
  criarIndice,
  juntar,
  valorDe,
  type Alvo,
  type Anotar,
} from './alvos.ts'
import { valoresDe, type LinhaLida } from './ler-linha.ts'

interface Lugar {
  tx: Banco
  cliente: string
}

interface Chave {
  entidade: 'parceiro' | 'servico'
  campo: string
  igual: (valor: string) => string
  existentes: (lugar: Lugar, valores: readonly string[]) => Promise<LinhaGuardada[]>
}

/** Sheets whose lines are of one record each, told by one field. */
async function planejarPorChave(
  { entidade, campo, igual, existentes }: Chave,
  lugar: Lugar,
  lidas: readonly LinhaLida[],
  anotar: Anotar,
): Promise<Alvo[]> {
  const chaveDe = (valor: unknown) => (typeof valor === 'string' && valor !== '' ? [igual(valor)] : [])
  const valores = lidas.flatMap((lida) => {
    const valor = lida.valores[`${entidade}.${campo}`]
    return typeof valor === 'string' ? [valor] : []
  })
  const indice = criarIndice()
  for (const linha of await existentes(lugar, [...new Set(valores)])) {
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

/** What a bundle takes from the services that it holds. */
const DO_CONTEUDO = new Set(['duracaoMinutos', 'prazoRotinaHoras', 'prazoUrgenteHoras', 'exigeLaudo', 'exigeRevisao'])

function poupar(pacote: Alvo, anotar: Anotar): void {
  for (const campo of camposMudados(pacote).filter((mudado) => DO_CONTEUDO.has(mudado)))
    anotar(
      pacote.origem[campo] ?? pacote.linha,
      `servico.${campo}`,
      'Este serviço é um pacote: prazos, duração e laudo vêm do que ele contém.',
    )
}

export const planejarParceiros = (lugar: Lugar, lidas: readonly LinhaLida[], anotar: Anotar) =>
  planejarPorChave(PARCEIRO, lugar, lidas, anotar)

export async function planejarServicos(lugar: Lugar, lidas: readonly LinhaLida[], anotar: Anotar): Promise<Alvo[]> {
  const alvos = await planejarPorChave(SERVICO, lugar, lidas, anotar)
  for (const alvo of alvos) if (alvo.existente?.forma['pacote'] === true) poupar(alvo, anotar)
  return alvos
}
