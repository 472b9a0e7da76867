import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { criticoParaTutor, ROTULOS_DO_DESTINO, type DestinoDoLink, type LaudoCompleto } from '@vetlume/dominio/laudo'
import { useState } from 'react'
import { contar } from '@vetlume/dominio/formatos'
import { mensagemDoErro } from '../../../lib/erro-de-api.ts'
import { api } from '../../../lib/navegador.ts'
import { useAgora } from '../../../lib/use-agora.ts'
import { usePapel } from '../../../lib/use-papel.ts'
import { avisar } from '../../../ui/avisar.ts'
import { Botao } from '../../../ui/botao.tsx'
import { confirmar } from '../../../ui/confirmar.ts'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { Fila, Pilha } from '../../../ui/disposicao.tsx'
import { EstadoDeErro, Esqueleto } from '../../../ui/estados.tsx'
import { Selecao } from '../../../ui/selecao.tsx'
import { Recado } from '../../../ui/recado.tsx'
import { Texto } from '../../../ui/texto.tsx'
import { DataHora } from '../../../ui/valores.tsx'
import { buscarResumo, consultaDeCompartilhamentos } from '../api.ts'
import { EmPalavrasSimples } from '../publico/em-palavras-simples.tsx'
import type { Compartilhamento } from '../api.ts'
import { LinkNovo } from './link-novo.tsx'
import estilos from './compartilhar.module.css'

const VALIDADES = [7, 30, 60, 90].map((dias) => ({ valor: String(dias), rotulo: `${dias} dias` }))

function situacao({ revogadoEm, expiraEm }: Compartilhamento, agoraMs: number): 'ativo' | 'cancelado' | 'expirado' {
  if (revogadoEm !== null) return 'cancelado'
  return Date.parse(expiraEm) < agoraMs ? 'expirado' : 'ativo'
}

/** That it went, to whom, how and by whom. */
function Envio({ link: { canal, destino, enviadoEm, enviadoPor } }: { link: Compartilhamento }) {
  if (destino === null || enviadoEm === null) return null
  return (
    <Texto tamanho="pequeno">
      {`Enviado ${ROTULOS_DO_DESTINO[destino]} ${canal === 'EMAIL' ? 'por e-mail' : 'por WhatsApp'} em `}
      <DataHora instante={enviadoEm} />
      {enviadoPor !== null && `, por ${enviadoPor}`}
    </Texto>
  )
}

function Link({
  link,
  destinos,
  aoCancelar,
  aoEnviar,
}: {
  link: Compartilhamento
  destinos: readonly DestinoDoLink[]
  aoCancelar: () => void
  aoEnviar: (destino: DestinoDoLink) => void
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
      {estado === 'ativo' &&
        link.canal === null &&
        destinos.map((destino) => (
          <Botao key={destino} size="small" onClick={() => aoEnviar(destino)}>
            {`Enviei ${ROTULOS_DO_DESTINO[destino]} por WhatsApp`}
          </Botao>
        ))}
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
    mutationFn: (envio: { compartilhamento: string; destino: DestinoDoLink }) =>
      api('POST /laudo/:codigo/compartilhamentos/:compartilhamento/enviado', { codigo, ...envio }),
    onSuccess: async () => {
      await cliente.invalidateQueries({ queryKey: consultaDeCompartilhamentos(codigo).queryKey })
      avisar.sucesso('Envio registrado no laudo.')
    },
    onError: avisar.erro,
  })
}

function Links({ codigo, parceiro }: Pick<LaudoCompleto, 'codigo' | 'parceiro'>) {
  const daClinica = usePapel() === 'PARCEIRO'
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
            destinos={parceiro === null || daClinica ? ['TUTOR'] : ['TUTOR', 'CLINICA']}
            aoCancelar={() => void cancelar(link.codigo)}
            aoEnviar={(destino) => enviar({ compartilhamento: link.codigo, destino })}
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
        {data !== undefined && (
          <LinkNovo
            key={data.codigo}
            link={data}
            aoEnviar={(destino) => marcar.mutate({ compartilhamento: data.codigo, destino })}
          />
        )}
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
        <Links codigo={codigo} parceiro={laudo.parceiro} />
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
