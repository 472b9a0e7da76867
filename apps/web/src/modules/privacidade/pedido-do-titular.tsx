import type { PedidoAberto } from '@vetlume/dominio/privacidade'
import { NOMES_DO_TIPO } from '@vetlume/dominio/privacidade/estados'
import { formatarData } from '@vetlume/dominio/tempo'
import { TERMOS_DE_CONSENTIMENTO, type Finalidade } from '@vetlume/dominio/tutor'
import { useState } from 'react'
import { baixar } from '../../lib/baixar.ts'
import { mensagemDoErro } from '../../lib/erro-de-api.ts'
import { api } from '../../lib/navegador.ts'
import { PaginaPublica } from '../../ui/pagina-publica/pagina-publica.tsx'
import { Alerta } from '../../ui/alerta.tsx'
import { Botao } from '../../ui/botao.tsx'

const TITULOS: Readonly<Record<PedidoAberto['estado'], string>> = {
  RECEBIDO: 'Confirme que é você',
  IDENTIFICADO: 'Pedido registrado',
  EM_ANALISE: 'Pedido em análise',
  ATENDIDO: 'Pedido atendido',
  ATENDIDO_EM_PARTE: 'Pedido atendido em parte',
  RECUSADO: 'Pedido recusado',
  EXPIRADO: 'O pedido não foi confirmado a tempo',
}

interface PedidoDoTitularProps {
  chave: string
  pedido: PedidoAberto
  aoMudar: (pedido: PedidoAberto) => void
}

function Itens({ pedido: { apagados, mantidos } }: Pick<PedidoDoTitularProps, 'pedido'>) {
  return (
    <>
      {apagados.length > 0 && (
        <>
          <h2>O que foi apagado</h2>
          <ul>
            {apagados.map(({ dado }) => (
              <li key={dado}>{dado}</li>
            ))}
          </ul>
        </>
      )}
      {mantidos.length > 0 && (
        <>
          <h2>O que a lei manda guardar</h2>
          <ul>
            {mantidos.map(({ dado, motivo, ate }) => (
              <li key={dado}>
                <strong>{dado}.</strong> {motivo} {ate !== null && `Sai em ${formatarData(ate)}.`}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

const PALAVRAS = (concedido: boolean | null) =>
  concedido === null ? 'Nunca perguntado' : concedido ? 'Permitido' : 'Não permitido'

function Consentimentos({ chave, pedido, aoMudar }: PedidoDoTitularProps) {
  const [falha, definirFalha] = useState<string | null>(null)
  const retirar = (finalidade: Finalidade) =>
    void api('POST /privacidade/pedido/consentimento', { chave, finalidade }, { publico: true }).then(
      aoMudar,
      (erro: unknown) => definirFalha(mensagemDoErro(erro)),
    )
  if (pedido.consentimentos.length === 0) return null
  return (
    <>
      <h2>O que você permitiu</h2>
      {falha !== null && <Alerta severity="error">{falha}</Alerta>}
      <ul>
        {pedido.consentimentos.map(({ finalidade, concedido }) => {
          const { rotulo } = TERMOS_DE_CONSENTIMENTO[finalidade]
          return (
            <li key={finalidade}>
              <strong>{rotulo}:</strong> {PALAVRAS(concedido)}{' '}
              {concedido !== false && (
                <Botao variant="outlined" aria-label={`Não permitir: ${rotulo}`} onClick={() => retirar(finalidade)}>
                  Não permitir
                </Botao>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

function Relatorio({ chave, numero }: { chave: string; numero: number | null }) {
  const [falha, definirFalha] = useState<string | null>(null)
  const pegar = (formato: 'pdf' | 'json') =>
    void api('POST /privacidade/pedido/relatorio', { chave, formato }, { publico: true }).then(
      (arquivo) => baixar(arquivo, `dados-pessoais-${numero}.${formato}`),
      (erro: unknown) => definirFalha(mensagemDoErro(erro)),
    )
  return (
    <>
      <h2>Seu relatório</h2>
      {falha !== null && <Alerta severity="error">{falha}</Alerta>}
      <p>
        <Botao variant="contained" onClick={() => pegar('pdf')}>
          Baixar em PDF
        </Botao>{' '}
        <Botao variant="outlined" onClick={() => pegar('json')}>
          Baixar em JSON
        </Botao>
      </p>
    </>
  )
}

/** How a request stands, the answer to it, and what the person may still do by themselves. */
export function PedidoDoTitular(props: PedidoDoTitularProps) {
  const { chave, pedido } = props
  const { empresa, estado, tipo, prazo, resposta, relatorioAte, numero } = pedido
  const apoio =
    estado === 'EXPIRADO'
      ? `Faça outro pedido pelo link de ${empresa.nome}.`
      : `${NOMES_DO_TIPO[tipo]}, pedido nº ${numero ?? ''} a ${empresa.nome}.${
          prazo !== null && pedido.respondidoEm === null ? ` A resposta sai até ${formatarData(prazo)}.` : ''
        }`
  return (
    <PaginaPublica titulo={TITULOS[estado]} tituloCurto="Pedido" apoio={apoio}>
      {resposta !== null && resposta !== '' && pedido.respondidoEm !== null && <Alerta role="note">{resposta}</Alerta>}
      {relatorioAte !== null && <Relatorio chave={chave} numero={numero} />}
      <Itens pedido={pedido} />
      <Consentimentos {...props} />
      <p className="pp-espaco">
        Não concorda com a resposta? Fale com {empresa.nome}
        {empresa.email === null ? '' : ` (${empresa.email})`} ou com a ANPD, em gov.br/anpd.
      </p>
    </PaginaPublica>
  )
}
