import type { AtendimentoCompleto } from '@vetlume/dominio/atendimento'
import { PONTO_ENTRE_PARTES } from '@vetlume/dominio/formatos'
import { formatarDataHora } from '@vetlume/dominio/tempo'
import { useEffect, useState } from 'react'
import { fusoEmUso } from '../../../lib/fuso.ts'
import { api } from '../../../lib/navegador.ts'
import { useFocoQueFica } from '../../../lib/use-foco-que-fica.ts'
import { avisar } from '../../../ui/avisar.ts'
import { BotaoDeIcone } from '../../../ui/botao-de-icone.tsx'
import { confirmar } from '../../../ui/confirmar.ts'
import { Dica } from '../../../ui/dica.tsx'
import { Etiqueta } from '../../../ui/etiqueta.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { Texto } from '../../../ui/texto.tsx'
import { DataHora } from '../../../ui/valores.tsx'
import { useAcao } from '../api.ts'
import { EscreverComentario } from './escrever-comentario.tsx'
import estilos from './comentario.module.css'

export type UmComentario = AtendimentoCompleto['comentarios'][number]

/** Enough of it to tell which one a button is of. */
const resumo = (texto: string) => `“${texto.length > 40 ? `${texto.slice(0, 40)}…` : texto}”`

interface AcoesProps {
  comentario: UmComentario
  aoEditar: () => void
  aoRemover: () => void
}

function Acoes({ comentario: { texto, permissoes }, aoEditar, aoRemover }: AcoesProps) {
  if (texto === null || !permissoes.remover) return null
  return (
    <div className={estilos.acoes}>
      {permissoes.editar && (
        <BotaoDeIcone size="small" rotulo={`Editar ${resumo(texto)}`} dica="Editar" onClick={aoEditar}>
          <Icone nome="edit" tamanho={17} />
        </BotaoDeIcone>
      )}
      <BotaoDeIcone size="small" rotulo={`Remover ${resumo(texto)}`} dica="Remover" onClick={aoRemover}>
        <Icone nome="delete" tamanho={17} />
      </BotaoDeIcone>
    </div>
  )
}

function Editado({ em }: { em: string }) {
  return (
    <Dica texto={`Editado em ${formatarDataHora(em, fusoEmUso())}`}>
      <span>editado</span>
    </Dica>
  )
}

export interface ComentarioProps {
  atendimento: string
  comentario: UmComentario
  meu: boolean
  novo: boolean
  aoMudar: (comentario: UmComentario) => void
}

/** What somebody said, and for who said it the ways to correct it and to take it back. */
export function Comentario({ atendimento: codigo, comentario, meu, novo, aoMudar }: ComentarioProps) {
  const { codigo: chave, versao, autor, texto, criadoEm, editadoEm } = comentario
  const [editando, editar] = useState(false)
  const { lugar, conferir } = useFocoQueFica()
  // The talk scrolls by itself: what is written, and its buttons, must not be left under its edge.
  useEffect(() => {
    if (editando) lugar.current?.scrollIntoView({ block: 'nearest' })
  }, [editando, lugar])
  const { mutate } = useAcao(async () => {
    aoMudar(await api('DELETE /atendimento/:codigo/comentario/:comentario', { codigo, comentario: chave }))
  }, 'Comentário removido.')
  const fechar = () => {
    editar(false)
    conferir()
  }
  const remover = async () => {
    const certeza = await confirmar({
      titulo: 'Remover o comentário?',
      texto: 'O texto some para os dois lados, e no lugar dele fica “Comentário removido”.',
      confirmar: 'Remover',
      perigo: true,
    })
    if (!certeza) return
    conferir()
    mutate(undefined, { onError: (erro) => avisar.erro(erro) })
  }
  return (
    <li className={estilos.comentario} data-meu={meu} data-editando={editando}>
      <div className={estilos.dentro} ref={lugar} tabIndex={-1}>
        <Texto como="div" tamanho="pequeno" secundario className={estilos.cabeca}>
          <span>
            {autor}
            {PONTO_ENTRE_PARTES}
            <DataHora instante={criadoEm} formato="relativo" />
            {texto !== null && editadoEm !== null && (
              <>
                {PONTO_ENTRE_PARTES}
                <Editado em={editadoEm} />
              </>
            )}
          </span>
          {novo && <Etiqueta tom="lume" rotulo="Novo" />}
          {!editando && (
            <Acoes comentario={comentario} aoEditar={() => editar(true)} aoRemover={() => void remover()} />
          )}
        </Texto>
        {texto === null ? (
          <Texto secundario className={estilos.removido}>
            Comentário removido
          </Texto>
        ) : editando ? (
          <EscreverComentario
            rotulo="Editar comentário"
            rascunho={`comentario:${chave}`}
            inicial={texto}
            acao="Salvar"
            enviar={async (novoTexto) => {
              const alvo = { codigo, comentario: chave, versao }
              aoMudar(await api('PUT /atendimento/:codigo/comentario/:comentario', { ...alvo, texto: novoTexto }))
            }}
            aoEnviar={fechar}
            aoDesistir={fechar}
          />
        ) : (
          <Texto className={estilos.texto}>{texto}</Texto>
        )}
      </div>
    </li>
  )
}
