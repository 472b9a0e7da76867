import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { criticoParaTutor, type LaudoCompleto, type LinkDoLaudo } from '@vetlume/dominio/laudo'
import { useState } from 'react'
import { contar, formatarTelefone } from '@vetlume/dominio/formatos'
import { mensagemDoErro } from '../../../lib/erro-de-api.ts'
import { api } from '../../../lib/navegador.ts'
import { useAgora } from '../../../lib/use-agora.ts'
import { Alerta } from '../../../ui/alerta.tsx'
import { avisar } from '../../../ui/avisar.ts'
import { Botao, BotaoAncora } from '../../../ui/botao.tsx'
import { confirmar } from '../../../ui/confirmar.ts'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { Fila, Pilha } from '../../../ui/disposicao.tsx'
import { EstadoDeErro, Esqueleto } from '../../../ui/estados.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { Entrada } from '../../../ui/formulario/entrada.tsx'
import { Selecao } from '../../../ui/selecao.tsx'
import { Recado } from '../../../ui/recado.tsx'
import { Texto } from '../../../ui/texto.tsx'
import { DataHora } from '../../../ui/valores.tsx'
import { buscarResumo, consultaDeCompartilhamentos } from '../api.ts'
import { EmPalavrasSimples } from '../publico/em-palavras-simples.tsx'
import type { Compartilhamento } from '../api.ts'
import estilos from './compartilhar.module.css'

const VALIDADES = [7, 30, 60, 90].map((dias) => ({ valor: String(dias), rotulo: `${dias} dias` }))

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
    <Alerta severity="success" icon={false}>
      <Texto forte className={estilos.pronto}>
        Link pronto. Copie agora: ele não será mostrado de novo.
      </Texto>
      <Entrada readOnly aria-label="Link do laudo" value={url} onFocus={({ target }) => target.select()} />
      <Fila alinhar="tudo" className={estilos.abaixo}>
        <Botao variant="contained" autoFocus startIcon={<Icone nome="content-copy" />} onClick={() => void copiar(url)}>
          Copiar link
        </Botao>
        <BotaoAncora
          variant="outlined"
          startIcon={<Icone nome="whats-app" />}
          href={whatsapp.url}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => definirAberto(true)}
        >
          {para === null ? 'Enviar por WhatsApp' : `WhatsApp de ${para.nome}`}
        </BotaoAncora>
        {aberto && <Botao onClick={aoEnviar}>Marcar como enviado</Botao>}
      </Fila>
      {para !== null && (
        <Texto tamanho="pequeno" secundario className={estilos.abaixo}>
          A conversa abre em {formatarTelefone(para.telefone)} com o texto pronto: nada é enviado sem você.
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

function situacao({ revogadoEm, expiraEm }: Compartilhamento, agoraMs: number): 'ativo' | 'cancelado' | 'expirado' {
  if (revogadoEm !== null) return 'cancelado'
  return Date.parse(expiraEm) < agoraMs ? 'expirado' : 'ativo'
}

/** That it went to the tutor, how and by whom. */
function Envio({ link: { canal, enviadoEm, enviadoPor } }: { link: Compartilhamento }) {
  if (canal === null || enviadoEm === null) return null
  return (
    <Texto tamanho="pequeno">
      {canal === 'EMAIL' ? 'Enviado ao tutor por e-mail em ' : 'Enviado ao tutor por WhatsApp em '}
      <DataHora instante={enviadoEm} />
      {enviadoPor !== null && `, por ${enviadoPor}`}
    </Texto>
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
    link.aberturas === 0 ? 'nunca aberto' : `${contar(link.aberturas, 'abertura', 'aberturas')}, a última em `
  return (
    <Fila como="li" className={estilos.link} data-ativo={estado === 'ativo'}>
      <div className={estilos.criado}>
        <Texto>
          Criado em <DataHora instante={link.criadoEm} />
        </Texto>
        <Envio link={link} />
        <Texto tamanho="pequeno" secundario>
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
        </Texto>
      </div>
      {estado === 'ativo' && link.canal === null && (
        <Botao size="small" onClick={aoEnviar}>
          Enviei por WhatsApp
        </Botao>
      )}
      {estado === 'ativo' && (
        <Botao size="small" color="error" onClick={aoCancelar}>
          Cancelar link
        </Botao>
      )}
    </Fila>
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
      <Texto como="h3" tamanho="subtitulo" className={estilos.criados}>
        Links criados
      </Texto>
      <Pilha como="ul" espaco={0}>
        {links.map((link) => (
          <Link
            key={link.codigo}
            link={link}
            aoCancelar={() => void cancelar(link.codigo)}
            aoEnviar={() => enviar(link.codigo)}
          />
        ))}
      </Pilha>
    </section>
  )
}

export interface CompartilharProps {
  laudo: Pick<LaudoCompleto, 'codigo' | 'documento' | 'critico' | 'entregueEm' | 'criticoConfirmadoEm' | 'parceiro'>
  aoFechar: () => void
}

/** Secret links to a signed laudo: made here, opened by anybody who has them, ended here. */
export function Compartilhar({ laudo, aoFechar }: CompartilharProps) {
  const { codigo, documento } = laudo
  const baixarResumo = () => buscarResumo(codigo)
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
      descricao="Quem tiver o link vê o laudo, as imagens, o PDF e um resumo em palavras simples, que também se baixa em PDF, sem precisar de senha. Cada abertura fica registrada."
    >
      <Pilha className={estilos.conteudo}>
        {error !== null && <Recado tom="error">{mensagemDoErro(error)}</Recado>}
        {data !== undefined && <LinkNovo key={data.codigo} link={data} aoEnviar={() => marcar.mutate(data.codigo)} />}
        <form
          className={estilos.criar}
          onSubmit={(evento) => {
            evento.preventDefault()
            mutate()
          }}
        >
          <Selecao
            rotulo="Vale por"
            valor={String(dias)}
            opcoes={VALIDADES}
            aoMudar={(valor) => definirDias(Number(valor))}
          />
          <Botao type="submit" variant={data === undefined ? 'contained' : 'outlined'} loading={isPending}>
            {data === undefined ? 'Criar link' : 'Criar outro'}
          </Botao>
        </form>
        <Links codigo={codigo} />
        {documento !== null && (
          <EmPalavrasSimples
            documento={documento}
            critico={criticoParaTutor({ ...laudo, temClinica: laudo.parceiro !== null })}
            baixarPdf={baixarResumo}
          />
        )}
      </Pilha>
    </Dialogo>
  )
}
