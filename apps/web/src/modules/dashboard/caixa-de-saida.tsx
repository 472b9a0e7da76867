import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { PainelDaPlataforma } from '@vetlume/dominio/dashboard'
import { ROTULOS_DA_MENSAGEM } from '@vetlume/dominio/email'
import type { EstadoDaMensagem, ItemDeEmail } from '@vetlume/dominio/email'
import { PONTO_ENTRE_PARTES } from '@vetlume/dominio/formatos'
import { useState } from 'react'
import type { BuscaNaUrl } from '../../lib/busca-na-url.ts'
import { listar } from '../../lib/listar.ts'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Botao, BotaoAncora } from '../../ui/botao.tsx'
import { Dialogo } from '../../ui/dialogo.tsx'
import { EstadoDeErro, Esqueleto } from '../../ui/estados.tsx'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import type { TomDeEtiqueta } from '../../ui/etiqueta.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { Texto } from '../../ui/texto.tsx'
import { DataHora } from '../../ui/valores.tsx'
import { BarraDeFiltros } from '../../ui/lista/filtros.tsx'
import { textoDoTotal } from '../../ui/lista/rodape.tsx'
import type { Filtro } from '../../ui/lista/tipos.ts'
import { useTotal } from '../../ui/lista/use-total.ts'
import { filtroDeOpcoes } from '../cadastros/index.ts'
import estilos from './caixa-de-saida.module.css'
import { Contado } from './figura.tsx'
import { Quadro, Vazio } from './quadro.tsx'

const TOM: Readonly<Record<EstadoDaMensagem, TomDeEtiqueta>> = {
  PENDENTE: 'info',
  ENVIANDO: 'info',
  ENVIADA: 'sucesso',
  CAPTURADA: 'neutro',
  FALHOU: 'erro',
}
const MAXIMO = 8

async function copiar(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    avisar.sucesso('Endereço copiado.')
  } catch {
    avisar.atencao('O navegador não deixou copiar. Selecione o endereço e copie.')
  }
}

/** Where the button of a letter leads: to be opened here, or copied to whom it was meant for. */
function Chamada({ botao }: { botao: { rotulo: string; url: string } }) {
  return (
    <>
      <Texto tamanho="pequeno" secundario className={estilos.chamada}>
        {botao.url}
      </Texto>
      <div className={estilos.saidas}>
        <BotaoAncora
          variant="contained"
          href={botao.url}
          target="_blank"
          rel="noreferrer"
          endIcon={<Icone nome="open-in-new" />}
        >
          {botao.rotulo}
        </BotaoAncora>
        <Botao variant="outlined" startIcon={<Icone nome="content-copy" />} onClick={() => void copiar(botao.url)}>
          Copiar endereço
        </Botao>
      </div>
    </>
  )
}

function Mensagem({ codigo }: { codigo: string }) {
  const { data, error } = useQuery({
    queryKey: ['email', codigo],
    queryFn: ({ signal }) => api('GET /email/:codigo', { codigo }, { sinal: signal }),
  })
  if (error !== null) return <EstadoDeErro erro={error} />
  if (data === undefined) return <Esqueleto linhas={5} />
  if (data.conteudo === null)
    return (
      <Texto>O texto não é mostrado: a mensagem saiu pelo servidor de e-mail e o link é só de quem a recebe.</Texto>
    )
  const { texto, botao } = data.conteudo
  return (
    <>
      <Texto className={estilos.mensagem}>{texto}</Texto>
      {botao !== null && <Chamada botao={botao} />}
    </>
  )
}

function Linha({ item, aoAbrir }: { item: ItemDeEmail; aoAbrir: () => void }) {
  return (
    <li>
      <div style={{ minWidth: 0 }}>
        <button type="button" data-ondula="" onClick={aoAbrir} className={`ls-titulo ${estilos.carta}`}>
          {item.assunto}
        </button>
        <div className="ls-apoio">
          {item.para}
          {PONTO_ENTRE_PARTES}
          <DataHora instante={item.criadaEm} formato="relativo" />
          {item.falha !== null && PONTO_ENTRE_PARTES + item.falha}
        </div>
      </div>
      <Etiqueta tom={TOM[item.estado]} rotulo={ROTULOS_DA_MENSAGEM[item.estado]} />
    </li>
  )
}

const FILTROS: readonly Filtro[] = [
  filtroDeOpcoes('estado', 'Situação', ROTULOS_DA_MENSAGEM),
  filtroDeOpcoes('naFila', 'Fila', { sim: 'Ainda por sair' }),
]

/** What of the mailbox is shown, as the address says it. */
function useFiltro() {
  const busca: BuscaNaUrl = useSearch({ from: '/casca/dashboard' })
  const navegar = useNavigate()
  const presentes = FILTROS.flatMap(({ id }) => (busca[id] === undefined ? [] : [[id, busca[id]] as const]))
  const mudar = (mudanca: BuscaNaUrl) =>
    void navegar({
      to: '.',
      search: (anterior: BuscaNaUrl) => ({ ...anterior, ...mudanca }),
      replace: true,
      resetScroll: false,
    })
  return { filtro: Object.fromEntries(presentes), mudar }
}

const buscar = listar('email')
const CHAVE = ['email', 'lista']

/** Mail of the platform. In the demonstration nothing leaves, so the links that people wait for are opened from here. */
export function CaixaDeSaida({ captura, naFila, falhas }: PainelDaPlataforma['correio']) {
  const [aberta, definirAberta] = useState<ItemDeEmail | null>(null)
  const { filtro, mudar } = useFiltro()
  const { data, error, refetch } = useQuery({
    queryKey: [...CHAVE, filtro],
    queryFn: ({ signal }) => buscar({ limite: String(MAXIMO), ...filtro }, signal),
    refetchInterval: 30_000,
  })
  const total = useTotal({ chave: CHAVE, buscar, consulta: filtro, pagina: data, anterior: false })
  const resumo = captura ? (
    'Os e-mails não saem desta instalação: leia-os aqui.'
  ) : (
    <>
      <Contado contagem={naFila} nomes={['na fila', 'na fila']} />,{' '}
      <Contado contagem={falhas} nomes={['com falha', 'com falha']} />
    </>
  )
  return (
    <Quadro
      titulo={captura ? 'Caixa de saída (demonstração)' : 'Caixa de saída'}
      acao={<span className="ls-apoio">{resumo}</span>}
    >
      <div className={estilos.fila}>
        <BarraDeFiltros
          filtros={FILTROS}
          valores={filtro}
          filtrada={Object.keys(filtro).length > 0}
          aoMudar={mudar}
          aoLimpar={() => mudar({ estado: undefined, naFila: undefined })}
        />
      </div>
      {error !== null && data === undefined && <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />}
      {data === undefined && error === null && <Esqueleto linhas={3} />}
      {data?.itens.length === 0 && <Vazio>Nenhuma mensagem. Cadastros e pedidos de senha aparecem aqui.</Vazio>}
      <ul className="ls">
        {data?.itens.map((item) => (
          <Linha key={item.codigo} item={item} aoAbrir={() => definirAberta(item)} />
        ))}
      </ul>
      {data?.proximo != null && total !== null && (
        <p className="ls-apoio">
          As {data.itens.length} mais novas de {textoDoTotal(total, ['mensagem', 'mensagens'])}.
        </p>
      )}
      <Dialogo
        aberto={aberta !== null}
        aoFechar={() => definirAberta(null)}
        titulo={aberta?.assunto ?? ''}
        descricao={aberta === null ? undefined : `Para ${aberta.para}`}
      >
        {aberta !== null && <Mensagem codigo={aberta.codigo} />}
      </Dialogo>
    </Quadro>
  )
}
