import { useSearch } from '@tanstack/react-router'
import { NOMES_DO_TIPO, ROTULOS_DO_ESTADO, ROTULOS_DO_PAPEL, type PedidoDeTitular } from '@vetlume/dominio/privacidade'
import { listar } from '../../lib/listar.ts'
import { useRegistroNaUrl } from '../../lib/use-registro-na-url.ts'
import { dia } from '../../lib/planilha/valores.ts'
import { Abas } from '../../ui/abas.tsx'
import { Lista } from '../../ui/lista/lista.tsx'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { Pagina } from '../../ui/pagina.tsx'
import { Data, DataHora } from '../../ui/valores.tsx'
import { AbasDaEmpresa } from '../cliente/index.ts'
import { filtroDeOpcoes } from '../cadastros/index.ts'
import { CopiasPedidas } from './copias-pedidas.tsx'
import { DetalheDoPedido } from './detalhe.tsx'
import { DetalheDoIncidente } from './detalhe-do-incidente.tsx'
import { Guarda } from './guarda.tsx'
import { Incidentes, RegistrarIncidente } from './incidentes.tsx'
import { LinkDaEmpresa } from './link-da-empresa.tsx'
import { PedidoPresencial } from './pedido-presencial.tsx'
import { EtiquetaDoPedido } from './situacao.tsx'

const ROTA = '/empresa/privacidade'
const buscar = listar('pedido-titular')

const COLUNAS: readonly Coluna<PedidoDeTitular>[] = [
  { id: 'numero', titulo: 'Pedido', celula: ({ numero }) => `nº ${numero}`, ordem: 'numero', largura: '7rem' },
  { id: 'nome', titulo: 'Titular', celula: ({ nome }) => nome },
  { id: 'papel', titulo: 'Cadastrado como', celula: ({ papel }) => ROTULOS_DO_PAPEL[papel], largura: '11rem' },
  { id: 'tipo', titulo: 'O que pede', celula: ({ tipo }) => NOMES_DO_TIPO[tipo] },
  {
    id: 'recebidoEm',
    titulo: 'Recebido',
    celula: ({ recebidoEm }) => <DataHora instante={recebidoEm} />,
    texto: ({ recebidoEm }) => recebidoEm,
    largura: '10rem',
  },
  {
    id: 'prazo',
    titulo: 'Prazo',
    celula: ({ prazo }) => <Data dia={prazo} />,
    texto: ({ prazo }) => dia(prazo),
    ordem: 'prazo',
    largura: '8rem',
  },
  {
    id: 'situacao',
    titulo: 'Situação',
    celula: EtiquetaDoPedido,
    texto: ({ estado, atrasado }) => (atrasado ? 'Atrasado' : ROTULOS_DO_ESTADO[estado]),
    noCartao: 'destaque',
    largura: '11rem',
  },
]
const { RECEBIDO: _recebido, EXPIRADO: _expirado, ...DA_LISTA } = ROTULOS_DO_ESTADO
const FILTROS = [
  filtroDeOpcoes('situacao', 'Situação', { ESPERA: 'Esperam resposta', ...DA_LISTA }),
  filtroDeOpcoes('tipo', 'O que pede', NOMES_DO_TIPO),
]

function Pedidos() {
  const { buscaDoRegistro } = useRegistroNaUrl()
  return (
    <Lista
      nomes={['pedido', 'pedidos']}
      chave={['pedido-titular', 'lista']}
      buscar={buscar}
      colunas={COLUNAS}
      filtros={FILTROS}
      dicaDaBusca="Buscar por número ou titular"
      ordemPadrao="prazo"
      abrir={({ codigo: qual }) => ({ to: '.', search: buscaDoRegistro(qual) })}
      vazio={{
        titulo: 'Nenhum pedido ainda',
        texto: 'Publique o link dos pedidos no seu site e no rodapé das suas mensagens: é por ele que o titular pede.',
      }}
    />
  )
}

/** The requests of the people that the company has data about, and how long everything is kept. */
export function PrivacidadePage() {
  const { vista } = useSearch({ from: '/casca/empresa/privacidade' })
  const { codigo } = useRegistroNaUrl()
  const guarda = vista === 'guarda'
  const incidentes = vista === 'incidentes'
  const copias = vista === 'copias'
  if (codigo != null) return incidentes ? <DetalheDoIncidente codigo={codigo} /> : <DetalheDoPedido codigo={codigo} />
  return (
    <Pagina
      titulo="Privacidade"
      descricao="Pedidos de tutores, contatos, especialistas e usuários sobre os próprios dados (LGPD), com o prazo da lei."
      migalhas={[{ rotulo: 'Minha empresa', para: '/cadastro/cliente' }, { rotulo: 'Privacidade' }]}
      acoes={
        incidentes ? (
          <RegistrarIncidente />
        ) : (
          <>
            <LinkDaEmpresa />
            <PedidoPresencial />
          </>
        )
      }
    >
      <AbasDaEmpresa />
      <Abas
        rotulo="Privacidade"
        abas={[
          { rotulo: 'Pedidos', para: ROTA, atual: !guarda && !incidentes && !copias },
          { rotulo: 'Incidentes', para: ROTA, busca: { vista: 'incidentes' }, atual: incidentes },
          { rotulo: 'Cópias de prontuário', para: ROTA, busca: { vista: 'copias' }, atual: copias },
          { rotulo: 'Guarda dos dados', para: ROTA, busca: { vista: 'guarda' }, atual: guarda },
        ]}
      />
      {guarda && <Guarda />}
      {incidentes && <Incidentes />}
      {copias && <CopiasPedidas />}
      {!guarda && !incidentes && !copias && <Pedidos />}
    </Pagina>
  )
}
