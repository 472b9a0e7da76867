import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { AtendimentoCompleto } from '@vetlume/dominio/atendimento'
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
import { DataHora } from '../../../ui/valores.tsx'
import { useAcao } from '../api.ts'
import { EscreverComentario } from './escrever-comentario.tsx'

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
    <Box sx={{ display: 'flex', ml: 'auto', my: -0.5 }}>
      {permissoes.editar && (
        <BotaoDeIcone size="small" rotulo={`Editar ${resumo(texto)}`} dica="Editar" onClick={aoEditar}>
          <Icone nome="edit" tamanho={17} />
        </BotaoDeIcone>
      )}
      <BotaoDeIcone size="small" rotulo={`Remover ${resumo(texto)}`} dica="Remover" onClick={aoRemover}>
        <Icone nome="delete" tamanho={17} />
      </BotaoDeIcone>
    </Box>
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
    <Box
      component="li"
      sx={{
        justifySelf: meu ? 'end' : 'start',
        width: editando ? '85%' : 'auto',
        maxWidth: '85%',
        px: 3.5,
        py: 2.5,
        borderRadius: 'var(--vl-raio)',
        bgcolor: meu ? 'var(--vl-marca-suave)' : 'var(--vl-superficie-2)',
      }}
    >
      <Box ref={lugar} tabIndex={-1} sx={{ outline: 'none', scrollMarginBlock: '0.75rem' }}>
        <Typography
          variant="body2"
          component="div"
          sx={{ color: 'text.secondary', mb: 0.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
        >
          <span>
            {autor} · <DataHora instante={criadoEm} formato="relativo" />
            {texto !== null && editadoEm !== null && (
              <>
                {' · '}
                <Editado em={editadoEm} />
              </>
            )}
          </span>
          {novo && <Etiqueta tom="lume" rotulo="Novo" />}
          {!editando && (
            <Acoes comentario={comentario} aoEditar={() => editar(true)} aoRemover={() => void remover()} />
          )}
        </Typography>
        {texto === null ? (
          <Typography sx={{ color: 'text.secondary', fontStyle: 'italic' }}>Comentário removido</Typography>
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
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{texto}</Typography>
        )}
      </Box>
    </Box>
  )
}
