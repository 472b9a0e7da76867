import { CAMINHO_DO_PAGAMENTO_AO_VIVO } from '@vetlume/dominio/assinatura'
import type { CobrancaDaAssinatura, MensagemDoPagamento } from '@vetlume/dominio/assinatura'
import { useEffect, useState } from 'react'
import { criarTempoReal } from '../../../lib/tempo-real.ts'
import { maisNova, vaiMudar } from './cobranca.ts'
import { usePorta, type Porta } from './porta.ts'

/** Between one question and the next, where the connection does not live. */
const SEM_LIGACAO_MS = 5_000

const esquema = () => (location.protocol === 'https:' ? 'wss' : 'ws')

const criarLigacao = (porta: Porta, codigo: string) =>
  criarTempoReal<MensagemDoPagamento>({
    pedirBilhete: async () => (await porta.bilheteAoVivo(codigo)).bilhete,
    abrir: (bilhete) =>
      new WebSocket(`${esquema()}://${location.host}${CAMINHO_DO_PAGAMENTO_AO_VIVO}?bilhete=${bilhete}`),
    interessa: () => true,
    depois(fazer, ms) {
      const temporizador = setTimeout(fazer, ms)
      return () => clearTimeout(temporizador)
    },
    sorte: Math.random,
  })

/** A charge as it is now: told by the connection of payments while something may change, asked for where there is none. */
export function useCobranca(inicial: CobrancaDaAssinatura): CobrancaDaAssinatura {
  const porta = usePorta()
  const [recebida, definir] = useState(inicial)
  const cobranca = recebida.codigo === inicial.codigo ? maisNova(recebida, inicial) : inicial
  const { codigo } = cobranca
  const acompanhar = vaiMudar(cobranca)
  useEffect(() => {
    if (!acompanhar) return undefined
    const receber = (nova: CobrancaDaAssinatura) =>
      definir((antes) => (antes.codigo === nova.codigo ? maisNova(antes, nova) : nova))
    const ligacao = criarLigacao(porta, codigo)
    const parar = ligacao.ouvir((mensagem) => receber(mensagem.cobranca))
    const relogio = setInterval(() => {
      if (!ligacao.viva()) porta.ler(codigo).then(receber, () => undefined)
    }, SEM_LIGACAO_MS)
    return () => {
      clearInterval(relogio)
      parar()
      ligacao.recomecar()
    }
  }, [porta, codigo, acompanhar])
  return cobranca
}
