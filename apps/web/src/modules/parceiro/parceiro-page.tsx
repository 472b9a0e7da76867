import { formatarCpfOuCnpj, formatarTelefone } from '@vetlume/dominio/formatos'
import { ROTULOS_DA_COBRANCA_DO_PARCEIRO, type ItemDeParceiro } from '@vetlume/dominio/parceiro'
import { listar } from '../../lib/listar.ts'
import { Lista } from '../../ui/lista/lista.tsx'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { Pagina } from '../../ui/pagina.tsx'
import {
  colunaDeSituacao,
  filtroDeOpcoes,
  filtroDeSituacao,
  filtroDoCadastro,
  SemQuebra,
  ouTraco,
} from '../cadastros/index.ts'

function Cobranca({ modoCobranca, diaFechamento, diaVencimento }: ItemDeParceiro) {
  if (modoCobranca === null) return '–'
  if (modoCobranca === 'A_VISTA') return ROTULOS_DA_COBRANCA_DO_PARCEIRO.A_VISTA
  return `Fecha dia ${diaFechamento}, vence dia ${diaVencimento}`
}

const colunas: readonly Coluna<ItemDeParceiro>[] = [
  { id: 'nome', titulo: 'Clínica', celula: ({ nome }) => nome, ordem: 'nome' },
  { id: 'documento', titulo: 'CNPJ', celula: ({ documento }) => <SemQuebra texto={formatarCpfOuCnpj(documento)} /> },
  { id: 'cidade', titulo: 'Cidade', celula: ({ cidade }) => ouTraco(cidade), ordem: 'cidade' },
  {
    id: 'telefone',
    titulo: 'Telefone',
    celula: ({ telefone }) => <SemQuebra texto={telefone && formatarTelefone(telefone)} />,
  },
  { id: 'tabela', titulo: 'Tabela de preço', celula: ({ tabelaPreco }) => tabelaPreco?.nome ?? 'Preço dos serviços' },
  { id: 'cobranca', titulo: 'Cobrança', celula: Cobranca },
  colunaDeSituacao,
]

const filtros = [
  filtroDoCadastro('cidade', 'Cidade', 'cidade', ({ nome, uf }) => `${nome}/${uf}`),
  filtroDeOpcoes('modoCobranca', 'Cobrança', ROTULOS_DA_COBRANCA_DO_PARCEIRO),
  filtroDeSituacao,
]
const buscar = listar<ItemDeParceiro>('parceiro')

export function ParceiroPage() {
  return (
    <Pagina
      titulo="Clínicas parceiras"
      descricao="Clínicas que pedem exames e recebem os laudos."
      migalhas={[{ rotulo: 'Cadastro' }]}
    >
      <Lista
        nomes={['clínica parceira', 'clínicas parceiras']}
        chave={['parceiro', 'lista']}
        buscar={buscar}
        colunas={colunas}
        filtros={filtros}
        dicaDaBusca="Buscar por nome ou CNPJ"
        ordemPadrao="nome"
        vazio={{
          titulo: 'Nenhuma clínica parceira',
          texto: 'As clínicas que pedem exames aparecem aqui, com as condições de cobrança.',
        }}
      />
    </Pagina>
  )
}
