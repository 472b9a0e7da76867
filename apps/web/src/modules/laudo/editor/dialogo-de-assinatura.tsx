import { temErro } from '@vetlume/dominio/laudo'
import type { Pendencia } from '@vetlume/dominio/laudo'
import { useCallback } from 'react'
import { Botao } from '../../../ui/botao.tsx'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { EstadoDeErro, Esqueleto } from '../../../ui/estados.tsx'
import { buscarPendencias } from '../api.ts'
import { usePedido } from '../../documento/index.ts'
import { useBancada } from './bancada.ts'
import { ConfirmacaoDaAssinatura } from './confirmacao-da-assinatura.tsx'
import { ConfirmacaoDoEnvio } from './confirmacao-do-envio.tsx'
import { ListaDePendencias } from './pendencias.tsx'
import { Recado } from '../../../ui/recado.tsx'

type Preparo = { salvo: false } | { salvo: true; pendencias: readonly Pendencia[] }

/** What is on the server is what gets signed: everything is sent before the server checks it. */
function usePreparo() {
  const { salvamento, laudo } = useBancada()
  const { codigo } = laudo
  const preparar = useCallback(async (): Promise<Preparo> => {
    if (!(await salvamento.salvar())) return { salvo: false }
    return { salvo: true, pendencias: await buscarPendencias(codigo) }
  }, [salvamento, codigo])
  return usePedido(preparar)
}

function NaoSalvo({ aoRepetir }: { aoRepetir: () => void }) {
  const repetir = (
    <Botao size="small" onClick={aoRepetir}>
      Tentar de novo
    </Botao>
  )
  return (
    <Recado tom="warning" acao={repetir}>
      O que você escreveu ainda não chegou ao servidor. Está guardado neste aparelho; continue quando a conexão voltar.
    </Recado>
  )
}

function Impedido({ pendencias, aoConfirmar }: { pendencias: readonly Pendencia[]; aoConfirmar: () => void }) {
  return (
    <>
      <Recado tom="error">O laudo ainda não está pronto. Corrija o que segue; cada linha leva ao lugar.</Recado>
      <ListaDePendencias pendencias={pendencias} aoConfirmar={aoConfirmar} />
    </>
  )
}

/** What is signed is what the server has. */
function ImagensEmEspera() {
  const quantas = useBancada()
    .envios.usar()
    .filter(({ repetivel }) => repetivel).length
  if (quantas === 0) return null
  return (
    <Recado tom="warning">
      {quantas === 1
        ? 'Uma imagem ainda não chegou ao servidor e ficaria fora do laudo.'
        : `${quantas} imagens ainda não chegaram ao servidor e ficariam fora do laudo.`}
    </Recado>
  )
}

function Conferindo() {
  return (
    <div role="status">
      <span className="so-leitor">Conferindo o laudo</span>
      <Esqueleto linhas={5} />
    </div>
  )
}

const ULTIMO_PASSO = {
  assinar: { titulo: 'Assinar o laudo', Confirmacao: ConfirmacaoDaAssinatura },
  enviar: { titulo: 'Enviar para revisão', Confirmacao: ConfirmacaoDoEnvio },
}

export interface DialogoDeAssinaturaProps {
  /** To sign it, or to vouch for it and send it to who signs. */
  para: keyof typeof ULTIMO_PASSO
  aoFechar: () => void
}

/** Saves, checks on the server, shows what will be signed, and asks for the password. */
export function DialogoDeAssinatura({ para, aoFechar }: DialogoDeAssinaturaProps) {
  const { titulo, Confirmacao } = ULTIMO_PASSO[para]
  const { resposta, repetir } = usePreparo()
  const conteudo = () => {
    if (resposta.tipo === 'espera') return <Conferindo />
    if (resposta.tipo === 'falhou') return <EstadoDeErro erro={resposta.erro} aoTentarDeNovo={repetir} />
    if (!resposta.valor.salvo) return <NaoSalvo aoRepetir={repetir} />
    const { pendencias } = resposta.valor
    if (temErro(pendencias)) return <Impedido pendencias={pendencias} aoConfirmar={repetir} />
    return <Confirmacao avisos={pendencias} aoFechar={aoFechar} aoEncontrarPendencias={repetir} />
  }
  return (
    <Dialogo aberto aoFechar={aoFechar} titulo={titulo}>
      <ImagensEmEspera />
      {conteudo()}
    </Dialogo>
  )
}
