import { contar } from '@vetlume/dominio/formatos'
import { nomeDaAssinatura, type LaudoCompleto, type RevisaoDoLaudo } from '@vetlume/dominio/laudo'
import { useState, type ReactNode } from 'react'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { parte } from '../../ui/parte.tsx'
import { Recado } from '../../ui/recado.tsx'
import { DataHora } from '../../ui/valores.tsx'
import { useAcaoDoLaudo } from './api.ts'
import type { Preparo } from './devolver.tsx'

// A form, which neither reading nor writing needs.
const Devolver = parte(async () => (await import('./devolver.tsx')).Devolver)

type Passo = RevisaoDoLaudo['passos'][number]

function descrever({ tipo, autor, revisor, texto, nivel, avisos }: Passo): string {
  if (tipo === 'DEVOLUCAO') return `devolvido por ${autor}: ${texto ?? ''}`
  if (tipo === 'PASSAGEM') return `passado por ${autor} a ${revisor}`
  if (tipo === 'RETOMADA') return `retomado por ${autor}`
  const { length } = avisos?.avisos ?? []
  const comAvisos = length === 0 ? '' : length === 1 ? ', com 1 aviso' : `, com ${length} avisos`
  const comNivel = nivel === null ? '' : `, com ${nomeDaAssinatura(nivel)}`
  return `enviado por ${autor} a ${revisor}${comNivel}${comAvisos}`
}

function Avisos({ avisos }: { avisos: NonNullable<Passo['avisos']> }) {
  return (
    <ul>
      {avisos.avisos.map(({ regra, mensagem, secao }) => (
        <li key={`${regra}:${secao ?? ''}:${mensagem}`}>{mensagem}</li>
      ))}
      {avisos.resposta !== null && <li>Observação do autor: {avisos.resposta}</li>}
    </ul>
  )
}

function Passos({ passos }: { passos: readonly Passo[] }) {
  return (
    <details>
      <summary>{contar(passos.length, 'passo da revisão', 'passos da revisão')}</summary>
      <ol>
        {passos.map((passo) => (
          <li key={passo.codigo}>
            <DataHora instante={passo.quando} />, {descrever(passo)}
            {passo.avisos !== null && <Avisos avisos={passo.avisos} />}
          </li>
        ))}
      </ol>
    </details>
  )
}

/** With the reviewer: where it is, and the way back for who may bring it back. */
function EmRevisao({ laudo, revisor, acao }: { laudo: LaudoCompleto; revisor: string; acao: ReactNode }) {
  if (laudo.permissoes.assinar)
    return (
      <Recado acao={acao}>
        <strong>Para você revisar e assinar.</strong> Escrito por {laudo.especialista.nome}: corrija o que for preciso
        ou devolva dizendo o que falta.
      </Recado>
    )
  return (
    <Recado acao={acao}>
      <strong>Em revisão com {revisor}.</strong> Só quem revisa o altera e assina.
    </Recado>
  )
}

function Retomar({ laudo: { codigo, versao } }: { laudo: LaudoCompleto }) {
  const { mutate, isPending } = useAcaoDoLaudo(codigo, () =>
    api('POST /laudo/:codigo/devolver', { codigo, versao, motivo: null }),
  )
  return (
    <Botao size="small" loading={isPending} onClick={() => mutate(undefined, { onError: avisar.erro })}>
      Retomar
    </Botao>
  )
}

export interface RevisaoProps {
  laudo: LaudoCompleto
  antesDeDevolver?: Preparo
}

/** What whoever opens the laudo must know of its review, and what they can do about it; nothing when there was none. */
export function Revisao({ laudo, antesDeDevolver }: RevisaoProps) {
  const { revisao, estado, permissoes } = laudo
  const [devolvendo, definirDevolvendo] = useState(false)
  const ultimo = revisao?.passos.at(-1)
  if (revisao == null || ultimo === undefined) return null
  const acao = permissoes.retomar ? (
    <Retomar laudo={laudo} />
  ) : permissoes.devolver ? (
    <Botao size="small" onClick={() => definirDevolvendo(true)}>
      Devolver ao autor
    </Botao>
  ) : null
  return (
    <>
      {estado === 'EM_REVISAO' && <EmRevisao laudo={laudo} revisor={revisao.revisor?.nome ?? ''} acao={acao} />}
      {estado === 'RASCUNHO' && ultimo.tipo === 'DEVOLUCAO' && (
        <Recado tom="warning">
          <strong>Devolvido por {ultimo.autor}:</strong> {ultimo.texto}
        </Recado>
      )}
      <Passos passos={revisao.passos} />
      {devolvendo && <Devolver laudo={laudo} antes={antesDeDevolver} aoFechar={() => definirDevolvendo(false)} />}
    </>
  )
}
