import {
  cartaoDoModelo,
  ROTULOS_DO_TIPO_DE_DOCUMENTO,
  type ItemDeModeloDeDocumento,
} from '@vetlume/dominio/modelo-documento'
import { ROTULOS_DO_SEXO } from '@vetlume/dominio/animal'
import { ROTULOS_DA_MODALIDADE } from '@vetlume/dominio/servico'
import { formatarDataHora } from '@vetlume/dominio/tempo'
import { fusoEmUso } from '../../lib/fuso.ts'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { DataHora } from '../../ui/valores.tsx'
import {
  colunaDeSituacao,
  filtroDeOpcoes,
  filtroDeSituacao,
  filtroDoCadastro,
  telaDeCadastro,
  doCartao,
} from '../cadastros/index.ts'

function paciente({ tipo, especie, sexo }: ItemDeModeloDeDocumento): string {
  if (tipo !== 'LAUDO') return '–'
  const partes = [especie?.nome ?? 'Qualquer espécie', ...(sexo === null ? [] : [ROTULOS_DO_SEXO[sexo].toLowerCase()])]
  return partes.join(', ')
}

function versaoEmPalavras({ publicada, temRascunho }: ItemDeModeloDeDocumento): string {
  if (publicada === null) return 'Só rascunho'
  return temRascunho ? `Versão ${publicada}, com rascunho` : `Versão ${publicada}`
}

function Versao(item: ItemDeModeloDeDocumento) {
  const { publicada, temRascunho } = item
  const tom = publicada === null ? 'aviso' : temRascunho ? 'info' : 'sucesso'
  const icone = publicada === null || temRascunho ? 'edit-note' : 'check-circle'
  return <Etiqueta tom={tom} rotulo={versaoEmPalavras(item)} icone={icone} />
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
  { id: 'paciente', titulo: 'Paciente', celula: paciente },
  { id: 'versao', titulo: 'Versão em uso', celula: Versao, texto: versaoEmPalavras },
  {
    id: 'publicadaEm',
    titulo: 'Publicada em',
    celula: ({ publicadaEm }) => <DataHora instante={publicadaEm} />,
    texto: ({ publicadaEm }) => (publicadaEm === null ? '' : formatarDataHora(publicadaEm, fusoEmUso())),
  },
  colunaDeSituacao,
]

export const ModeloDocumentoPage = telaDeCadastro({
  ...doCartao(cartaoDoModelo),
  genero: 'o',
  titulo: 'Modelos de documento',
  descricao: 'De onde partem os laudos, os atestados, as receitas e os outros documentos.',
  colunas,
  filtros: [
    filtroDeOpcoes('tipo', 'Documento', ROTULOS_DO_TIPO_DE_DOCUMENTO),
    filtroDeOpcoes('modalidade', 'Modalidade', ROTULOS_DA_MODALIDADE),
    filtroDoCadastro('especie', 'Espécie', 'especie'),
    filtroDeSituacao,
  ],
  vazio: {
    titulo: 'Nenhum modelo',
    texto: 'Os modelos dizem como começa um laudo, um atestado ou um recibo: seções, medidas e frases.',
  },
  registro: async () => (await import('./modelo-documento-registro.tsx')).registroDeModelo,
})
