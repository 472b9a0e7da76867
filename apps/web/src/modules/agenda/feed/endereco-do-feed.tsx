import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FeedDaAgenda } from '@vetlume/dominio/agenda-feed'
import { mensagemDoErro } from '../../../lib/erro-de-api.ts'
import { api } from '../../../lib/navegador.ts'
import { Alerta } from '../../../ui/alerta.tsx'
import { avisar } from '../../../ui/avisar.ts'
import { Botao } from '../../../ui/botao.tsx'
import { confirmar } from '../../../ui/confirmar.ts'
import { Fila } from '../../../ui/disposicao.tsx'
import { EstadoDeErro, Esqueleto } from '../../../ui/estados.tsx'
import { Entrada } from '../../../ui/formulario/entrada.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { Texto } from '../../../ui/texto.tsx'
import { DataHora } from '../../../ui/valores.tsx'
import { consultaDoFeed } from './api.ts'
import { copiar } from '../../../ui/copiar.ts'
import estilos from './endereco-do-feed.module.css'

/** The address is known only now: the server keeps a hash of it. */
function EnderecoNovo({ url }: { url: string }) {
  return (
    <Alerta severity="success" icon={false}>
      <Texto forte className={estilos.texto}>
        Copie agora: o endereço não será mostrado de novo.
      </Texto>
      <Entrada value={url} readOnly aria-label="Endereço do calendário" onFocus={({ target }) => target.select()} />
      <Botao
        variant="contained"
        autoFocus
        startIcon={<Icone nome="content-copy" />}
        className={estilos.botao}
        onClick={() => void copiar(url, 'Endereço copiado.')}
      >
        Copiar endereço
      </Botao>
      <ul className={estilos.lista}>
        <li>Google Agenda (no computador): Outras agendas, “+”, De URL.</li>
        <li>Apple Calendário: Arquivo, Nova assinatura de calendário.</li>
        <li>Outlook: Adicionar calendário, Assinar da Web.</li>
      </ul>
    </Alerta>
  )
}

function Situacao({ criadoEm, usadoEm }: FeedDaAgenda) {
  if (criadoEm === null) return <Texto secundario>Esta agenda não está publicada.</Texto>
  return (
    <Texto secundario>
      Publicada em <DataHora instante={criadoEm} />
      {usadoEm === null ? (
        ' e ainda não lida por nenhum programa.'
      ) : (
        <>
          . Lida pela última vez em <DataHora instante={usadoEm} />.
        </>
      )}
    </Texto>
  )
}

const PERGUNTAS = {
  trocar: {
    titulo: 'Gerar outro endereço?',
    texto: 'O endereço atual deixa de funcionar, e os calendários que o usam param de atualizar.',
    confirmar: 'Gerar outro',
  },
  revogar: {
    titulo: 'Deixar de publicar?',
    texto: 'O endereço deixa de funcionar, e os calendários que o usam param de atualizar.',
    confirmar: 'Deixar de publicar',
  },
} as const

/** The secret address of one specialist's agenda: made, shown once, replaced, ended. */
export function EnderecoDoFeed({ especialista }: { especialista: string }) {
  const cliente = useQueryClient()
  const { queryKey } = consultaDoFeed(especialista)
  const { data, error, refetch } = useQuery(consultaDoFeed(especialista))
  const aoFalhar = (erro: unknown) => avisar.erro(mensagemDoErro(erro))
  const publicar = useMutation({
    mutationFn: () => api('POST /especialista/:codigo/agenda-feed', { codigo: especialista }),
    onSuccess: () => cliente.invalidateQueries({ queryKey }),
    onError: aoFalhar,
  })
  const revogar = useMutation({
    mutationFn: () => api('DELETE /especialista/:codigo/agenda-feed', { codigo: especialista }),
    onSuccess: () => {
      publicar.reset()
      return cliente.invalidateQueries({ queryKey })
    },
    onError: aoFalhar,
  })
  const perguntar = async (qual: keyof typeof PERGUNTAS, fazer: () => void) => {
    if (await confirmar({ ...PERGUNTAS[qual], perigo: true })) fazer()
  }
  if (data === undefined)
    return error === null ? (
      <Esqueleto linhas={2} />
    ) : (
      <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
    )
  const publicada = data.criadoEm !== null
  const ocupado = publicar.isPending || revogar.isPending
  return (
    <>
      <Situacao {...data} />
      {publicar.data !== undefined && <EnderecoNovo url={publicar.data.url} />}
      <Fila alinhar="tudo">
        {publicada ? (
          <>
            <Botao
              variant="outlined"
              disabled={ocupado}
              onClick={() => void perguntar('trocar', () => publicar.mutate())}
            >
              Gerar outro endereço
            </Botao>
            <Botao color="error" disabled={ocupado} onClick={() => void perguntar('revogar', () => revogar.mutate())}>
              Deixar de publicar
            </Botao>
          </>
        ) : (
          <Botao variant="contained" disabled={ocupado} onClick={() => publicar.mutate()}>
            Gerar endereço
          </Botao>
        )}
      </Fila>
    </>
  )
}
