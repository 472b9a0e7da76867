import { escritorDeListas } from '@vetlume/dominio/constantes'
import { ROTULOS_DO_DESTINO, type DestinoDoLink, type LinkDoLaudo } from '@vetlume/dominio/laudo'
import { formatarTelefone } from '@vetlume/dominio/formatos'
import { useState } from 'react'
import { Alerta } from '../../../ui/alerta.tsx'
import { avisar } from '../../../ui/avisar.ts'
import { Botao, BotaoAncora } from '../../../ui/botao.tsx'
import { Fila } from '../../../ui/disposicao.tsx'
import { Entrada } from '../../../ui/formulario/entrada.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { Texto } from '../../../ui/texto.tsx'
import estilos from './compartilhar.module.css'

async function copiar(texto: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(texto)
    avisar.sucesso('Link copiado.')
  } catch {
    avisar.atencao('O navegador não deixou copiar. Selecione o link e copie com Ctrl+C.')
  }
}

interface ConversaProps {
  url: string
  aoAbrir: () => void
  children: string
}

const Conversa = ({ url, aoAbrir, children }: ConversaProps) => (
  <BotaoAncora
    variant="outlined"
    startIcon={<Icone nome="whats-app" />}
    href={url}
    target="_blank"
    rel="noopener noreferrer"
    onClick={aoAbrir}
    className={estilos.conversa}
  >
    {children}
  </BotaoAncora>
)

const lista = escritorDeListas({ type: 'disjunction' })

/** What is said of the conversations that have a number. */
function ondeAbre({ whatsapp: { para }, clinica }: LinkDoLaudo): string | null {
  const contatos = [...(para === null ? [] : [para]), ...clinica]
  if (contatos.length === 0) return null
  const numeros = lista([...new Set(contatos.map(({ telefone }) => formatarTelefone(telefone)))])
  return `A conversa abre em ${numeros} com o texto pronto: nada é enviado sem você.`
}

/** The address is known only now: the server keeps a hash of it. */
export function LinkNovo({ link, aoEnviar }: { link: LinkDoLaudo; aoEnviar: (destino: DestinoDoLink) => void }) {
  const { url, whatsapp, clinica } = link
  const { para, recusado } = whatsapp
  const onde = ondeAbre(link)
  const [aberto, definirAberto] = useState<DestinoDoLink | null>(null)
  return (
    <Alerta severity="success" icon={false}>
      <Texto forte className={estilos.pronto}>
        Link pronto. Copie agora: ele não será mostrado de novo.
      </Texto>
      <Entrada readOnly aria-label="Link do laudo" value={url} onFocus={({ target }) => target.select()} />
      <Fila alinhar="tudo" className={estilos.abaixo}>
        <Botao variant="contained" autoFocus startIcon={<Icone nome="content-copy" />} onClick={() => void copiar(url)}>
          Copiar link
        </Botao>
        <Conversa url={whatsapp.url} aoAbrir={() => definirAberto('TUTOR')}>
          {para === null ? 'Enviar por WhatsApp' : `WhatsApp de ${para.nome}`}
        </Conversa>
        {clinica.map((contato) => (
          <Conversa key={contato.url} url={contato.url} aoAbrir={() => definirAberto('CLINICA')}>
            {`WhatsApp de ${contato.nome} (clínica)`}
          </Conversa>
        ))}
        {aberto !== null && (
          <Botao onClick={() => aoEnviar(aberto)}>{`Marcar como enviado ${ROTULOS_DO_DESTINO[aberto]}`}</Botao>
        )}
      </Fila>
      {onde !== null && (
        <Texto tamanho="pequeno" secundario className={estilos.abaixo}>
          {onde}
        </Texto>
      )}
      {recusado && (
        <Texto tamanho="pequeno" className={estilos.abaixo}>
          O tutor não autorizou o envio por WhatsApp.
        </Texto>
      )}
    </Alerta>
  )
}
