import AddIcon from '@mui/icons-material/AddOutlined'
import Box from '@mui/material/Box'
import type { ItemDeLaudo } from '@vetlume/dominio/laudo'
import { ROTULOS_DA_MODALIDADE } from '@vetlume/dominio/servico'
import type { ReactNode } from 'react'
import { listar } from '../../lib/listar.ts'
import { momento } from '../../lib/planilha/valores.ts'
import { useSessao } from '../../lib/use-sessao.ts'
import { BotaoElo } from '../../ui/elo.tsx'
import { Lista } from '../../ui/lista/lista.tsx'
import type { Coluna, Filtro } from '../../ui/lista/tipos.ts'
import { Pagina } from '../../ui/pagina.tsx'
import { DataHora } from '../../ui/valores.tsx'
import { filtroDeOpcoes, filtroDoCadastro, ouTraco, usePode } from '../cadastros/index.ts'
import { CHAVE_DO_LAUDO } from './api.ts'
import { EtiquetaCritica, EtiquetaDoEstado, Prazo } from './etiquetas.tsx'
import { ROTULO_DO_ESTADO } from './rotulos.ts'

const FILTROS: readonly Filtro[] = [
  filtroDeOpcoes('estado', 'Situação', ROTULO_DO_ESTADO),
  filtroDeOpcoes('atrasado', 'Prazo', { sim: 'Atrasados' }),
  filtroDeOpcoes('modalidade', 'Modalidade', ROTULOS_DA_MODALIDADE),
  filtroDoCadastro('parceiro', 'Clínica', 'parceiro'),
  filtroDoCadastro('especialista', 'Especialista', 'especialista'),
]

const comApoio = (principal: ReactNode, apoio: ReactNode) => (
  <Box component="span" sx={{ display: 'block' }}>
    {principal}
    <Box
      component="span"
      sx={{ display: 'block', color: 'text.secondary', fontSize: 'var(--vl-texto-micro)', fontWeight: 400 }}
    >
      {apoio}
    </Box>
  </Box>
)

const COLUNAS: readonly Coluna<ItemDeLaudo>[] = [
  {
    id: 'animal',
    titulo: 'Paciente',
    celula: ({ animal, critico, tutor }) =>
      comApoio(
        <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          {animal.nome}
          {critico && <EtiquetaCritica />}
        </Box>,
        tutor,
      ),
    texto: ({ animal, tutor }) => `${animal.nome}, de ${tutor}`,
  },
  {
    id: 'numero',
    titulo: 'Exame',
    ordem: 'numero',
    celula: ({ titulo, numero, edicao }) => comApoio(titulo, `nº ${numero}${edicao > 1 ? `, ${edicao}ª edição` : ''}`),
    texto: ({ titulo, numero }) => `${titulo}, nº ${numero}`,
  },
  { id: 'parceiro', titulo: 'Clínica', celula: ({ parceiro }) => ouTraco(parceiro?.nome) },
  { id: 'especialista', titulo: 'Especialista', celula: ({ especialista }) => especialista.nome },
  {
    id: 'prazoEm',
    titulo: 'Prazo',
    ordem: 'prazoEm',
    celula: ({ prazoEm, estado }) => <Prazo prazoEm={prazoEm} estado={estado} />,
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

const buscar = listar<ItemDeLaudo>('laudo')

/** Who works in a clinic sees only what is its own. */
const semClinica = <T extends { id: string }>(itens: readonly T[]) => itens.filter(({ id }) => id !== 'parceiro')

export function LaudoPage() {
  const { clinica } = useSessao()
  const podeEscrever = usePode('laudo:escrever')
  const novo = podeEscrever ? (
    <BotaoElo to="/laudo/novo" variant="contained" startIcon={<AddIcon />}>
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
    <Pagina titulo="Laudos" acoes={novo}>
      <Lista
        nomes={['laudo', 'laudos']}
        chave={[...CHAVE_DO_LAUDO, 'lista']}
        buscar={buscar}
        colunas={clinica === null ? COLUNAS : semClinica(COLUNAS)}
        filtros={clinica === null ? FILTROS : semClinica(FILTROS)}
        dicaDaBusca="Buscar paciente ou texto do laudo"
        ordemPadrao="-criadoEm"
        abrir={({ codigo }) => ({ to: '/laudo/editar', search: { codigo } })}
        vazio={vazio}
      />
    </Pagina>
  )
}
