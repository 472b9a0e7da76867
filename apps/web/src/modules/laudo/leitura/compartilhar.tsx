import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LaudoCompleto, LinkDoLaudo } from '@vetlume/dominio/laudo'
import { useState } from 'react'
import { mensagemDoErro } from '../../../lib/erro-de-api.ts'
import { api } from '../../../lib/navegador.ts'
import { useAgora } from '../../../lib/use-agora.ts'
import { avisar } from '../../../ui/avisar.ts'
import { confirmar } from '../../../ui/confirmar.ts'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { EstadoDeErro, Esqueleto } from '../../../ui/estados.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { DataHora } from '../../../ui/valores.tsx'
import { formatarTelefone } from '@vetlume/dominio/formatos'
import { consultaDeCompartilhamentos } from '../api.ts'
import { EmPalavrasSimples } from '../publico/em-palavras-simples.tsx'
import type { Compartilhamento } from '../api.ts'

const VALIDADES = [
  { dias: 7, rotulo: '7 dias' },
  { dias: 30, rotulo: '30 dias' },
  { dias: 60, rotulo: '60 dias' },
  { dias: 90, rotulo: '90 dias' },
]

async function copiar(texto: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(texto)
    avisar.sucesso('Link copiado.')
  } catch {
    avisar.atencao('O navegador não deixou copiar. Selecione o link e copie com Ctrl+C.')
  }
}

/** The address is known only now: the server keeps a hash of it. */
function LinkNovo({ link: { url, whatsapp }, aoEnviar }: { link: LinkDoLaudo; aoEnviar: () => void }) {
  const { para, recusado } = whatsapp
  const [aberto, definirAberto] = useState(false)
  return (
    <Alert severity="success" icon={false} sx={{ '& .MuiAlert-message': { width: '100%' } }}>
      <Typography sx={{ fontWeight: 600, mb: 2 }}>Link pronto. Copie agora: ele não será mostrado de novo.</Typography>
      <TextField
        fullWidth
        value={url}
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true, 'aria-label': 'Link do laudo' } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
        <Button
          variant="contained"
          autoFocus
          startIcon={<Icone nome="content-copy" />}
          onClick={() => void copiar(url)}
        >
          Copiar link
        </Button>
        <Button
          variant="outlined"
          startIcon={<Icone nome="whats-app" />}
          href={whatsapp.url}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => definirAberto(true)}
        >
          {para === null ? 'Enviar por WhatsApp' : `WhatsApp de ${para.nome}`}
        </Button>
        {aberto && <Button onClick={aoEnviar}>Marcar como enviado</Button>}
      </Box>
      {para !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
          A conversa abre em {formatarTelefone(para.telefone)} com o texto pronto: nada é enviado sem você.
        </Typography>
      )}
      {recusado && (
        <Typography variant="body2" sx={{ mt: 2 }}>
          O tutor não autorizou o envio por WhatsApp.
        </Typography>
      )}
    </Alert>
  )
}

function situacao({ revogadoEm, expiraEm }: Compartilhamento, agoraMs: number): 'ativo' | 'cancelado' | 'expirado' {
  if (revogadoEm !== null) return 'cancelado'
  return Date.parse(expiraEm) < agoraMs ? 'expirado' : 'ativo'
}

/** That it went to the tutor, how and by whom. */
function Envio({ link: { canal, enviadoEm, enviadoPor } }: { link: Compartilhamento }) {
  if (canal === null || enviadoEm === null) return null
  return (
    <Typography variant="body2">
      {canal === 'EMAIL' ? 'Enviado ao tutor por e-mail em ' : 'Enviado ao tutor por WhatsApp em '}
      <DataHora instante={enviadoEm} />
      {enviadoPor !== null && `, por ${enviadoPor}`}
    </Typography>
  )
}

function Link({
  link,
  aoCancelar,
  aoEnviar,
}: {
  link: Compartilhamento
  aoCancelar: () => void
  aoEnviar: () => void
}) {
  const estado = situacao(link, useAgora())
  const aberturas =
    link.aberturas === 0
      ? 'nunca aberto'
      : `${link.aberturas === 1 ? '1 abertura' : `${link.aberturas} aberturas`}, a última em `
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
        color: estado === 'ativo' ? 'text.primary' : 'text.secondary',
      }}
    >
      <Box sx={{ flex: '1 1 14rem' }}>
        <Typography>
          Criado em <DataHora instante={link.criadoEm} />
        </Typography>
        <Envio link={link} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {aberturas}
          {link.abertoEm !== null && <DataHora instante={link.abertoEm} />} ·{' '}
          {estado === 'cancelado' ? (
            'cancelado'
          ) : (
            <>
              {estado === 'expirado' ? 'expirou em ' : 'vale até '}
              <DataHora instante={link.expiraEm} />
            </>
          )}
        </Typography>
      </Box>
      {estado === 'ativo' && link.canal === null && (
        <Button size="small" onClick={aoEnviar}>
          Enviei por WhatsApp
        </Button>
      )}
      {estado === 'ativo' && (
        <Button size="small" color="error" onClick={aoCancelar}>
          Cancelar link
        </Button>
      )}
    </Box>
  )
}

/** Says that a link went by WhatsApp, which only the person knows. */
function useMarcarEnviado(codigo: string) {
  const cliente = useQueryClient()
  return useMutation({
    mutationFn: (compartilhamento: string) =>
      api('POST /laudo/:codigo/compartilhamentos/:compartilhamento/enviado', { codigo, compartilhamento }),
    onSuccess: async () => {
      await cliente.invalidateQueries({ queryKey: consultaDeCompartilhamentos(codigo).queryKey })
      avisar.sucesso('Envio registrado no laudo.')
    },
    onError: avisar.erro,
  })
}

function Links({ codigo }: { codigo: string }) {
  const { mutate: enviar } = useMarcarEnviado(codigo)
  const consulta = consultaDeCompartilhamentos(codigo)
  const { data: links, error, refetch } = useQuery(consulta)
  const cliente = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (compartilhamento: string) =>
      api('DELETE /laudo/:codigo/compartilhamentos/:compartilhamento', { codigo, compartilhamento }),
    onSuccess: () => cliente.invalidateQueries({ queryKey: consulta.queryKey }),
    onError: avisar.erro,
  })
  const cancelar = async (link: string) => {
    if (
      await confirmar({
        titulo: 'Cancelar este link?',
        texto: 'Quem o recebeu não consegue mais abrir o laudo por ele.',
        confirmar: 'Cancelar o link',
        cancelar: 'Manter',
        perigo: true,
      })
    )
      mutate(link)
  }
  if (error !== null) return <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
  if (links === undefined) return <Esqueleto linhas={2} />
  if (links.length === 0) return null
  return (
    <section aria-label="Links criados">
      <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
        Links criados
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {links.map((link) => (
          <Link
            key={link.codigo}
            link={link}
            aoCancelar={() => void cancelar(link.codigo)}
            aoEnviar={() => enviar(link.codigo)}
          />
        ))}
      </Box>
    </section>
  )
}

export interface CompartilharProps {
  laudo: Pick<LaudoCompleto, 'codigo' | 'documento'>
  aoFechar: () => void
}

/** Secret links to a signed laudo: made here, opened by anybody who has them, ended here. */
export function Compartilhar({ laudo: { codigo, documento }, aoFechar }: CompartilharProps) {
  const marcar = useMarcarEnviado(codigo)
  const [dias, definirDias] = useState(30)
  const cliente = useQueryClient()
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: () => api('POST /laudo/:codigo/compartilhamentos', { codigo, dias }),
    onSuccess: () => cliente.invalidateQueries({ queryKey: consultaDeCompartilhamentos(codigo).queryKey }),
  })
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo="Compartilhar o laudo"
      descricao="Quem tiver o link vê o laudo, as imagens, o PDF e um resumo em palavras simples, sem precisar de senha. Cada abertura fica registrada."
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: 4, pb: 3 }}>
        {error !== null && <Alert severity="error">{mensagemDoErro(error)}</Alert>}
        {data !== undefined && <LinkNovo key={data.codigo} link={data} aoEnviar={() => marcar.mutate(data.codigo)} />}
        <Box
          component="form"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2 }}
          onSubmit={(evento) => {
            evento.preventDefault()
            mutate()
          }}
        >
          <TextField
            select
            fullWidth={false}
            label="Vale por"
            value={dias}
            onChange={({ target }) => definirDias(Number(target.value))}
            sx={{ minWidth: 130 }}
          >
            {VALIDADES.map(({ dias: valor, rotulo }) => (
              <MenuItem key={valor} value={valor}>
                {rotulo}
              </MenuItem>
            ))}
          </TextField>
          <Button type="submit" variant={data === undefined ? 'contained' : 'outlined'} loading={isPending}>
            {data === undefined ? 'Criar link' : 'Criar outro'}
          </Button>
        </Box>
        <Links codigo={codigo} />
        {documento !== null && <EmPalavrasSimples documento={documento} />}
      </Box>
    </Dialogo>
  )
}
