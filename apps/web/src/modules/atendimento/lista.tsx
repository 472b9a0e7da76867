import { contar, juntar } from '@vetlume/dominio/formatos'
import './lista.css'
import { exameRealizado, ROTULOS_DO_ATENDIMENTO, type ItemDeAtendimento } from '@vetlume/dominio/atendimento'
import { Botao } from '../../ui/botao.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { fusoEmUso } from '../../lib/fuso.ts'
import { listar } from '../../lib/listar.ts'
import { momento, reais } from '../../lib/planilha/valores.ts'
import { BotaoElo } from '../../ui/elo.tsx'
import { Dica } from '../../ui/dica.tsx'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import { Lista } from '../../ui/lista/lista.tsx'
import { primeiraPagina } from '../../ui/lista/primeira-pagina.ts'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { Pagina } from '../../ui/pagina.tsx'
import { DataHora, Dinheiro } from '../../ui/valores.tsx'
import { ouTraco, usePode } from '../cadastros/index.ts'
import { FILTROS_DE_ATENDIMENTOS } from './filtros.ts'
import { usePapel, type Papel } from './papel.ts'
import { situacaoDoHorario } from './pedido/em-palavras.ts'
import { EtiquetaDoAtendimento, EtiquetaUrgente, RelogioDoPrazo } from './situacao.tsx'
import { useRota } from './use-rota.ts'

function Paciente({ animal, especie, tutor, prioridade }: ItemDeAtendimento) {
  return (
    <span className="at-pilha">
      <span className="at-nome">
        {animal.nome}
        {prioridade === 'URGENTE' && <EtiquetaUrgente />}
      </span>
      <span className="at-detalhe">{juntar(especie, tutor)}</span>
    </span>
  )
}

function ComentariosNovos({ novos }: { novos: number }) {
  return (
    <Dica texto={contar(novos, 'comentário que você ainda não leu', 'comentários que você ainda não leu')}>
      <span>
        <Etiqueta tom="lume" rotulo={contar(novos, 'novo', 'novos')} icone="chat-bubble-outline" />
        <span className="so-leitor"> nos comentários</span>
      </span>
    </Dica>
  )
}

function Abertura({ numero, criadoEm, comentariosNovos }: ItemDeAtendimento) {
  return (
    <span className="at-pilha">
      <span>nº {numero}</span>
      <span className="at-detalhe">
        <DataHora instante={criadoEm} formato="relativo" />
      </span>
      {comentariosNovos > 0 && <ComentariosNovos novos={comentariosNovos} />}
    </span>
  )
}

/** It is counted from the exam: until then there is nothing to tell. */
function Prazo({ estado, prazoEm, prazoCorre }: ItemDeAtendimento) {
  if (!exameRealizado(estado)) return <span className="at-detalhe">{estado === 'ABERTO' ? 'conta do exame' : '–'}</span>
  return (
    <span className="at-pilha folgada">
      <DataHora instante={prazoEm} />
      <RelogioDoPrazo prazoEm={prazoEm} prazoCorre={prazoCorre} />
    </span>
  )
}

const EXAMES_A_VISTA = 2

/** The first ones: a long request must not push the others off the screen. */
const resumoDosExames = (servicos: readonly string[]) =>
  servicos.length <= EXAMES_A_VISTA + 1
    ? servicos.join(', ')
    : `${servicos.slice(0, EXAMES_A_VISTA).join(', ')} e mais ${servicos.length - EXAMES_A_VISTA}`

const coluna = {
  paciente: {
    id: 'animal',
    titulo: 'Paciente',
    celula: Paciente,
    texto: ({ animal, tutor }) => `${animal.nome}, de ${tutor}`,
    largura: '15rem',
  },
  abertura: {
    id: 'numero',
    titulo: 'Abertura',
    celula: Abertura,
    texto: ({ numero }) => numero,
    ordem: 'criadoEm',
    largura: '8rem',
  },
  exames: {
    id: 'exames',
    titulo: 'Exames',
    celula: ({ servicos }) => resumoDosExames(servicos),
    texto: ({ servicos }) => servicos.join(', '),
    largura: '11rem',
  },
  clinica: {
    id: 'parceiro',
    titulo: 'Clínica',
    celula: ({ parceiro }) => ouTraco(parceiro?.nome),
    largura: '11rem',
  },
  especialista: {
    id: 'especialista',
    titulo: 'Especialista',
    celula: ({ especialista }) => especialista?.nome ?? 'A definir',
    largura: '9rem',
  },
  prazo: {
    id: 'prazo',
    titulo: 'Prazo',
    celula: Prazo,
    texto: ({ estado, prazoEm }) => (exameRealizado(estado) ? momento(prazoEm) : ''),
    ordem: 'prazoEm',
    largura: '10rem',
  },
  total: {
    id: 'total',
    titulo: 'Total',
    celula: ({ totalCentavos }) => <Dinheiro centavos={totalCentavos} />,
    texto: ({ totalCentavos }) => reais(totalCentavos),
    alinhar: 'direita',
    largura: '7.5rem',
  },
} as const satisfies Record<string, Coluna<ItemDeAtendimento>>

/** The state and, while the time is being settled, whose turn it is. */
const situacaoPara = (papel: Papel): Coluna<ItemDeAtendimento> => ({
  id: 'situacao',
  titulo: 'Situação',
  texto: ({ estado }) => ROTULOS_DO_ATENDIMENTO[estado],
  celula: (item) => {
    const horario = situacaoDoHorario(item, papel, fusoEmUso())
    return (
      <span className="at-pilha folgada">
        <EtiquetaDoAtendimento estado={item.estado} />
        {horario !== null && <span className="at-detalhe">{horario.texto}</span>}
      </span>
    )
  },
  noCartao: 'destaque',
  largura: '11rem',
})

const { paciente, abertura, exames, clinica, especialista, prazo, total } = coluna
const COLUNAS: Readonly<Record<Papel, readonly Coluna<ItemDeAtendimento>[]>> = {
  EMPRESA: [
    paciente,
    abertura,
    exames,
    clinica,
    especialista,
    prazo,
    { ...total, oculta: true },
    situacaoPara('EMPRESA'),
  ],
  ESPECIALISTA: [paciente, abertura, { ...exames, largura: '18rem' }, clinica, prazo, situacaoPara('ESPECIALISTA')],
  PARCEIRO: [paciente, abertura, exames, especialista, prazo, total, situacaoPara('PARCEIRO')],
}

const TEXTOS = {
  EMPRESA: {
    titulo: 'Atendimentos',
    novo: 'Novo atendimento',
    vazio: { titulo: 'Nenhum atendimento', texto: 'Abra o primeiro, ou espere o pedido de uma clínica parceira.' },
  },
  ESPECIALISTA: {
    titulo: 'Meus atendimentos',
    novo: 'Novo atendimento',
    vazio: { titulo: 'Nenhum atendimento seu', texto: 'Os exames que a empresa definir para você aparecem aqui.' },
  },
  PARCEIRO: {
    titulo: 'Pedidos de exame',
    novo: 'Pedir exame',
    vazio: { titulo: 'Nenhum pedido ainda', texto: 'Peça o primeiro exame e acompanhe por aqui até o laudo.' },
  },
} as const

const fonte = { chave: ['atendimento', 'lista'], buscar: listar('atendimento'), ordemPadrao: '-criadoEm' }

export function ListaDeAtendimentos() {
  const papel = usePapel()
  const podeAbrir = usePode('atendimento:escrever')
  const { buscaDe, criar } = useRota()
  const { titulo, novo, vazio } = TEXTOS[papel]
  const botao = (
    <Botao variant="contained" startIcon={<Icone nome="add" />} onClick={criar}>
      {novo}
    </Botao>
  )
  return (
    <Pagina
      titulo={titulo}
      acoes={
        <>
          <BotaoElo to="/agenda/agenda-atendimento" variant="outlined">
            Agenda
          </BotaoElo>
          {podeAbrir && botao}
        </>
      }
    >
      <Lista
        nomes={['atendimento', 'atendimentos']}
        {...fonte}
        colunas={COLUNAS[papel]}
        filtros={FILTROS_DE_ATENDIMENTOS[papel]}
        dicaDaBusca="Buscar paciente, tutor ou número"
        abrir={({ codigo }) => ({ to: '/atendimento', search: buscaDe(codigo) })}
        vazio={{ ...vazio, ...(podeAbrir ? { acao: botao } : {}) }}
      />
    </Pagina>
  )
}

ListaDeAtendimentos.carregar = primeiraPagina(fonte)
