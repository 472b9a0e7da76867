import type { ItemDeLaudo } from '@vetlume/dominio/laudo'
import type { ReactNode } from 'react'
import { listar } from '../../lib/listar.ts'
import { momento } from '../../lib/planilha/valores.ts'
import { useSessao } from '../../lib/use-sessao.ts'
import { BotaoElo } from '../../ui/elo.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { Lista } from '../../ui/lista/lista.tsx'
import { primeiraPagina } from '../../ui/lista/primeira-pagina.ts'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { Pagina } from '../../ui/pagina.tsx'
import { DataHora } from '../../ui/valores.tsx'
import { ouTraco, usePode } from '../cadastros/index.ts'
import { EtiquetaUrgente } from '../atendimento/index.ts'
import { CHAVE_DO_LAUDO } from './api.ts'
import { EtiquetaCritica, EtiquetaDoEstado, Prazo } from './etiquetas.tsx'
import { AoVivo } from './ao-vivo.tsx'
import { aberturaDoLaudo } from './abertura.ts'
import { AssinarVarios } from './assinar-varios/assinar-varios.tsx'
import { FILTROS_DA_CLINICA, FILTROS_DE_LAUDOS } from './filtros.ts'
import { ROTULO_DO_ESTADO } from './rotulos.ts'
import estilos from './laudo-page.module.css'

const comApoio = (principal: ReactNode, apoio: ReactNode) => (
  <span className={estilos.celula}>
    {principal}
    <span className={estilos.apoio}>{apoio}</span>
  </span>
)

/** An exam that waits for its laudo has only the number of its atendimento. */
const numeracao = ({ numero, edicao, atendimento }: ItemDeLaudo) =>
  numero === null ? `atendimento nº ${atendimento.numero}` : `nº ${numero}${edicao > 1 ? `, ${edicao}ª edição` : ''}`

const COLUNAS: readonly Coluna<ItemDeLaudo>[] = [
  {
    id: 'animal',
    titulo: 'Paciente',
    celula: ({ animal, critico, tutor, prioridade }) =>
      comApoio(
        <span className={estilos.nome}>
          {animal.nome}
          {prioridade === 'URGENTE' && <EtiquetaUrgente />}
          {critico && <EtiquetaCritica />}
        </span>,
        tutor,
      ),
    texto: ({ animal, tutor }) => `${animal.nome}, de ${tutor}`,
  },
  {
    id: 'numero',
    titulo: 'Exame',
    ordem: 'numero',
    celula: (item) => comApoio(item.titulo, numeracao(item)),
    texto: (item) => `${item.titulo}, ${numeracao(item)}`,
  },
  { id: 'parceiro', titulo: 'Clínica', celula: ({ parceiro }) => ouTraco(parceiro?.nome) },
  {
    id: 'especialista',
    titulo: 'Especialista',
    celula: ({ especialista, revisor }) =>
      revisor === null ? especialista.nome : comApoio(especialista.nome, `revisão: ${revisor.nome}`),
    texto: ({ especialista, revisor }) =>
      revisor === null ? especialista.nome : `${especialista.nome}, revisão: ${revisor.nome}`,
  },
  {
    id: 'prazoEm',
    titulo: 'Prazo',
    ordem: 'prazoEm',
    celula: ({ prazoEm, prazoCorre }) => <Prazo prazoEm={prazoEm} prazoCorre={prazoCorre} />,
    texto: ({ prazoEm }) => momento(prazoEm),
  },
  {
    id: 'assinadoEm',
    titulo: 'Situação',
    ordem: 'assinadoEm',
    celula: ({ estado, assinadoEm }) =>
      assinadoEm === null ? (
        <EtiquetaDoEstado estado={estado} />
      ) : (
        comApoio(
          <EtiquetaDoEstado estado={estado} />,
          <>
            assinado em <DataHora instante={assinadoEm} />
          </>,
        )
      ),
    texto: ({ estado }) => ROTULO_DO_ESTADO[estado],
    noCartao: 'destaque',
  },
]

const fonte = { chave: [...CHAVE_DO_LAUDO, 'lista'], buscar: listar('laudo'), ordemPadrao: '-criadoEm' }

/** Who works in a clinic sees only what is its own. */
const semClinica = <T extends { id: string }>(itens: readonly T[]) => itens.filter(({ id }) => id !== 'parceiro')

export function LaudoPage() {
  const { clinica, cliente } = useSessao()
  const podeEscrever = usePode('laudo:escrever')
  const vistas = usePode('estudo:ler')
  const assina = podeEscrever && cliente?.perfis.includes('ESPECIALISTA') === true
  const novo = podeEscrever ? (
    <BotaoElo to="/laudo/novo" variant="contained" startIcon={<Icone nome="add" />}>
      Novo laudo
    </BotaoElo>
  ) : undefined
  const vazio = podeEscrever
    ? {
        titulo: 'Nenhum laudo ainda',
        texto: 'Um laudo começa de um exame já realizado: escolha o exame e o modelo.',
        acao: novo,
      }
    : {
        titulo: 'Nenhum laudo entregue',
        texto: 'Os laudos dos exames que você pediu aparecem aqui assim que são entregues.',
      }
  return (
    <Pagina
      titulo="Laudos"
      acoes={
        <>
          {vistas && (
            <BotaoElo to="/laudo/recebidas" search={{ situacao: 'A_IDENTIFICAR' }} variant="outlined">
              Imagens recebidas
            </BotaoElo>
          )}
          {assina && <AssinarVarios />}
          {novo}
        </>
      }
    >
      <Lista
        nomes={['laudo', 'laudos']}
        {...fonte}
        colunas={clinica === null ? COLUNAS : semClinica(COLUNAS)}
        filtros={clinica === null ? FILTROS_DE_LAUDOS : FILTROS_DA_CLINICA}
        dicaDaBusca="Buscar paciente ou texto do laudo"
        abrir={aberturaDoLaudo}
        vazio={vazio}
      />
      <AoVivo />
    </Pagina>
  )
}

LaudoPage.carregar = primeiraPagina(fonte)
