import type { AtendimentoCompleto } from '@vetlume/dominio/atendimento'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../lib/navegador.ts'
import { avisar } from '../../../ui/avisar.ts'
import { Botao } from '../../../ui/botao.tsx'
import { Pilha } from '../../../ui/disposicao.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { comentariosAnteriores } from '../api.ts'
import type { Papel } from '../papel.ts'
import { Comentario, type UmComentario } from './comentario.tsx'
import { EscreverComentario } from './escrever-comentario.tsx'
import estilos from './conversa.module.css'

/** The talk that came before what the screen has, a page at a time. */
function useAnteriores({ codigo, comentarios, haComentariosAnteriores }: AtendimentoCompleto) {
  const [anteriores, definir] = useState<{ itens: readonly UmComentario[]; ha: boolean } | null>(null)
  const [buscando, definirBuscando] = useState(false)
  const todos = [...(anteriores?.itens ?? []), ...comentarios]
  const buscar = async () => {
    const [primeiro] = todos
    if (primeiro === undefined) return
    definirBuscando(true)
    try {
      const { itens, haAnteriores } = await comentariosAnteriores(codigo, primeiro.codigo)
      definir({ itens: [...itens, ...(anteriores?.itens ?? [])], ha: haAnteriores })
    } catch (erro) {
      avisar.erro(erro)
    }
    definirBuscando(false)
  }
  // Those of the last page are read again with the atendimento.
  const trocar = (mudado: UmComentario) =>
    definir(
      (antes) => antes && { ...antes, itens: antes.itens.map((um) => (um.codigo === mudado.codigo ? mudado : um)) },
    )
  // A comment written meanwhile moves the last page along: what both have is shown once.
  const unicos = [...new Map(todos.map((um) => [um.codigo, um])).values()]
  return { comentarios: unicos, ha: anteriores?.ha ?? haComentariosAnteriores, buscar, buscando, trocar }
}

export interface ConversaProps {
  atendimento: AtendimentoCompleto
  papel: Papel
  /** When the person had read it before opening this screen; null the first time, when everything is. */
  lidoAntesEm: string | null
}

/** What company and clinic say to each other. One's own side stands on the right; what came since the last time is marked. */
export function Conversa({ atendimento, papel, lidoAntesEm }: ConversaProps) {
  const { codigo, permissoes, parceiro } = atendimento
  const { comentarios, ha, buscar, buscando, trocar } = useAnteriores(atendimento)
  const quadro = useRef<HTMLOListElement>(null)
  const ultimo = comentarios.at(-1)?.codigo
  useEffect(() => {
    if (ultimo !== undefined) quadro.current?.scrollTo({ top: quadro.current.scrollHeight })
  }, [ultimo])
  const outro = papel === 'PARCEIRO' ? 'a empresa' : (parceiro?.nome ?? 'a equipe')
  return (
    <Secao titulo="Comentários" descricao={`Visíveis para ${outro}.`}>
      {ha && (
        <div className={estilos.anteriores}>
          <Botao size="small" loading={buscando} onClick={() => void buscar().then(() => quadro.current?.focus())}>
            Ver comentários anteriores
          </Botao>
        </div>
      )}
      {comentarios.length > 0 && (
        <Pilha
          como="ol"
          espaco={3}
          className={estilos.conversa}
          aria-label="Comentários"
          ref={quadro}
          // It scrolls by itself: a long talk must not push the rest of the page away.
          tabIndex={0}
        >
          {comentarios.map((comentario) => {
            const { codigo: chave, doParceiro, texto, criadoEm } = comentario
            const meu = doParceiro === (papel === 'PARCEIRO')
            const novo = !meu && texto !== null && lidoAntesEm !== null && criadoEm > lidoAntesEm
            return (
              <Comentario
                key={chave}
                atendimento={codigo}
                comentario={comentario}
                meu={meu}
                novo={novo}
                aoMudar={trocar}
              />
            )
          })}
        </Pilha>
      )}
      {permissoes.comentar && (
        <EscreverComentario
          rotulo="Novo comentário"
          dica={`Escreva para ${outro}`}
          rascunho={`comentario:${codigo}`}
          acao="Comentar"
          enviar={(texto) => api('POST /atendimento/:codigo/comentario', { codigo, texto })}
        />
      )}
    </Secao>
  )
}
