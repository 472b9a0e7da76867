import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { LOCALE } from '@vetlume/dominio/constantes'
import type { AtendimentoCompleto } from '@vetlume/dominio/atendimento'
import { useEffect, useRef, useState } from 'react'
import { mensagemDoErro } from '../../../lib/erro-de-api.ts'
import { api } from '../../../lib/navegador.ts'
import { useRascunho } from '../../../lib/use-rascunho.ts'
import { Etiqueta } from '../../../ui/etiqueta.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { DataHora } from '../../../ui/valores.tsx'
import { avisar } from '../../../ui/avisar.ts'
import { comentariosAnteriores, useAcao } from '../api.ts'
import type { Papel } from '../papel.ts'

const MAXIMO = 2_000

const numero = (valor: number) => valor.toLocaleString(LOCALE)

/** What is being written survives leaving the screen, a lost network and the end of the session. */
function NovoComentario({ codigo, dica }: { codigo: string; dica: string }) {
  const { encontrado, guardar, descartar } = useRascunho<string>(`comentario:${codigo}`)
  const campo = useRef<HTMLTextAreaElement>(null)
  const [digitado, definirDigitado] = useState<string | null>(null)
  const texto = digitado ?? encontrado?.dados ?? ''
  const longo = texto.trim().length > MAXIMO
  const { mutate, isPending, error } = useAcao((novo: string) =>
    api('POST /atendimento/:codigo/comentario', { codigo, texto: novo }),
  )
  const escrever = (novo: string) => {
    definirDigitado(novo)
    guardar(novo)
  }
  const enviar = () => {
    const limpo = texto.trim()
    if (limpo === '' || longo || isPending) return
    mutate(limpo, {
      onSuccess: () => {
        definirDigitado('')
        descartar()
        // Blank, the button no longer takes the focus that it had.
        campo.current?.focus()
      },
    })
  }
  return (
    <Box
      component="form"
      aria-label="Novo comentário"
      onSubmit={(evento) => {
        evento.preventDefault()
        enviar()
      }}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0,1fr)' }}
    >
      {error !== null && <Alert severity="error">{mensagemDoErro(error)}</Alert>}
      <TextField
        label="Novo comentário"
        inputRef={campo}
        placeholder={dica}
        multiline
        minRows={2}
        maxRows={8}
        value={texto}
        onChange={({ target }) => escrever(target.value)}
        onKeyDown={(evento) => {
          if (evento.key !== 'Enter' || !(evento.ctrlKey || evento.metaKey)) return
          evento.preventDefault()
          enviar()
        }}
        error={longo}
        // Cutting what was pasted would lose it unseen.
        helperText={
          texto.length > MAXIMO * 0.9 &&
          `${numero(texto.length)} de ${numero(MAXIMO)} caracteres${longo ? ': encurte para enviar' : ''}`
        }
      />
      <Button
        type="submit"
        variant="contained"
        loading={isPending}
        disabled={texto.trim() === '' || longo}
        sx={{ justifySelf: 'end' }}
      >
        Comentar
      </Button>
    </Box>
  )
}

type Comentario = AtendimentoCompleto['comentarios'][number]

/** The talk that came before what the screen has, a page at a time. */
function useAnteriores({ codigo, comentarios, haComentariosAnteriores }: AtendimentoCompleto) {
  const [anteriores, definir] = useState<{ itens: readonly Comentario[]; ha: boolean } | null>(null)
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
  // A comment written meanwhile moves the last page along: what both have is shown once.
  const unicos = [...new Map(todos.map((um) => [um.codigo, um])).values()]
  return { comentarios: unicos, ha: anteriores?.ha ?? haComentariosAnteriores, buscar, buscando }
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
  const { comentarios, ha, buscar, buscando } = useAnteriores(atendimento)
  const quadro = useRef<HTMLOListElement>(null)
  const ultimo = comentarios.at(-1)?.codigo
  useEffect(() => {
    if (ultimo !== undefined) quadro.current?.scrollTo({ top: quadro.current.scrollHeight })
  }, [ultimo])
  const outro = papel === 'PARCEIRO' ? 'a empresa' : (parceiro?.nome ?? 'a equipe')
  return (
    <Secao titulo="Comentários" descricao={`Visíveis para ${outro}.`}>
      {ha && (
        <Button
          size="small"
          loading={buscando}
          onClick={() => void buscar().then(() => quadro.current?.focus())}
          sx={{ mb: 3 }}
        >
          Ver comentários anteriores
        </Button>
      )}
      {comentarios.length > 0 && (
        <Box
          component="ol"
          aria-label="Comentários"
          ref={quadro}
          // It scrolls by itself: a long talk must not push the rest of the page away.
          tabIndex={0}
          sx={{
            listStyle: 'none',
            m: 0,
            mb: 4,
            p: 0,
            display: 'grid',
            gap: 3,
            maxHeight: 'min(34rem, 70vh)',
            overflowY: 'auto',
            borderRadius: 'var(--vl-raio)',
            '&:focus-visible': { outline: '2px solid var(--vl-marca)', outlineOffset: 4 },
          }}
        >
          {comentarios.map(({ codigo: chave, autor, texto, doParceiro, criadoEm }) => {
            const meu = doParceiro === (papel === 'PARCEIRO')
            return (
              <Box
                component="li"
                key={chave}
                sx={{
                  justifySelf: meu ? 'end' : 'start',
                  maxWidth: '85%',
                  px: 3.5,
                  py: 2.5,
                  borderRadius: 'var(--vl-raio)',
                  bgcolor: meu ? 'var(--vl-marca-suave)' : 'var(--vl-superficie-2)',
                }}
              >
                <Typography
                  variant="body2"
                  component="div"
                  sx={{ color: 'text.secondary', mb: 0.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}
                >
                  <span>
                    {autor} · <DataHora instante={criadoEm} formato="relativo" />
                  </span>
                  {!meu && lidoAntesEm !== null && criadoEm > lidoAntesEm && <Etiqueta tom="lume" rotulo="Novo" />}
                </Typography>
                <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{texto}</Typography>
              </Box>
            )
          })}
        </Box>
      )}
      {permissoes.comentar && <NovoComentario codigo={codigo} dica={`Escreva para ${outro}`} />}
    </Secao>
  )
}
