import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined'
import EditNoteIcon from '@mui/icons-material/EditNoteOutlined'
import { ROTULOS_DO_SEXO } from '@vetlume/dominio/animal'
import { ROTULOS_DO_TIPO_DE_DOCUMENTO, type ItemDeModeloDeDocumento } from '@vetlume/dominio/modelo-documento'
import { ROTULOS_DA_MODALIDADE } from '@vetlume/dominio/servico'
import { listar } from '../../lib/listar.ts'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import { Lista } from '../../ui/lista/lista.tsx'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { Pagina } from '../../ui/pagina.tsx'
import { DataHora } from '../../ui/valores.tsx'
import { colunaDeSituacao, filtroDeOpcoes, filtroDeSituacao, filtroDoCadastro } from '../cadastros/index.ts'

function Paciente({ especie, sexo }: ItemDeModeloDeDocumento) {
  const partes = [especie?.nome ?? 'Qualquer espécie', ...(sexo === null ? [] : [ROTULOS_DO_SEXO[sexo].toLowerCase()])]
  return partes.join(', ')
}

function Versao({ publicada, temRascunho }: ItemDeModeloDeDocumento) {
  if (publicada === null) return <Etiqueta tom="aviso" rotulo="Só rascunho" icone={EditNoteIcon} />
  return temRascunho ? (
    <Etiqueta tom="info" rotulo={`Versão ${publicada}, com rascunho`} icone={EditNoteIcon} />
  ) : (
    <Etiqueta tom="sucesso" rotulo={`Versão ${publicada}`} icone={CheckCircleIcon} />
  )
}

const colunas: readonly Coluna<ItemDeModeloDeDocumento>[] = [
  { id: 'nome', titulo: 'Modelo', celula: ({ nome }) => nome, ordem: 'nome' },
  { id: 'tipo', titulo: 'Documento', celula: ({ tipo }) => ROTULOS_DO_TIPO_DE_DOCUMENTO[tipo], ordem: 'tipo' },
  {
    id: 'modalidade',
    titulo: 'Modalidade',
    celula: ({ modalidade }) => (modalidade === null ? '–' : ROTULOS_DA_MODALIDADE[modalidade]),
    ordem: 'modalidade',
  },
  { id: 'paciente', titulo: 'Paciente', celula: Paciente },
  { id: 'versao', titulo: 'Versão em uso', celula: Versao },
  { id: 'publicadaEm', titulo: 'Publicada em', celula: ({ publicadaEm }) => <DataHora instante={publicadaEm} /> },
  colunaDeSituacao,
]

const filtros = [
  filtroDeOpcoes('tipo', 'Documento', ROTULOS_DO_TIPO_DE_DOCUMENTO),
  filtroDeOpcoes('modalidade', 'Modalidade', ROTULOS_DA_MODALIDADE),
  filtroDoCadastro('especie', 'Espécie', 'especie'),
  filtroDeSituacao,
]
const buscar = listar<ItemDeModeloDeDocumento>('modelo-documento')

export function ModeloDocumentoPage() {
  return (
    <Pagina
      titulo="Modelos de documento"
      descricao="De onde partem os laudos e os outros documentos."
      migalhas={[{ rotulo: 'Configuração' }]}
    >
      <Lista
        nomes={['modelo', 'modelos']}
        chave={['modelo-documento', 'lista']}
        buscar={buscar}
        colunas={colunas}
        filtros={filtros}
        ordemPadrao="nome"
        vazio={{
          titulo: 'Nenhum modelo',
          texto: 'Os modelos dizem como começa um laudo, um atestado ou um recibo: seções, medidas e frases.',
        }}
      />
    </Pagina>
  )
}
