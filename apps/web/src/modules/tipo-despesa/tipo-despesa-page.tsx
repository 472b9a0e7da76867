import { ROTULOS_DA_LINHA_DA_DRE } from '@vetlume/dominio/grupo-despesa'
import { ROTULOS_DO_COMPORTAMENTO, type ItemDeTipoDeDespesa } from '@vetlume/dominio/tipo-despesa'
import { listar } from '../../lib/listar.ts'
import { Lista } from '../../ui/lista/lista.tsx'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { Pagina } from '../../ui/pagina.tsx'
import { colunaDeSituacao, filtroDeOpcoes, filtroDeSituacao, filtroDoCadastro } from '../cadastros/index.ts'

const colunas: readonly Coluna<ItemDeTipoDeDespesa>[] = [
  { id: 'nome', titulo: 'Tipo', celula: ({ nome }) => nome, ordem: 'nome' },
  { id: 'grupo', titulo: 'Grupo', celula: ({ grupo }) => grupo.nome, ordem: 'grupo' },
  { id: 'linhaDre', titulo: 'Linha da DRE', celula: ({ linhaDre }) => ROTULOS_DA_LINHA_DA_DRE[linhaDre] },
  {
    id: 'comportamento',
    titulo: 'Comportamento',
    celula: ({ comportamento }) => ROTULOS_DO_COMPORTAMENTO[comportamento],
  },
  colunaDeSituacao,
]

const filtros = [
  filtroDoCadastro('grupo', 'Grupo', 'grupo-despesa'),
  filtroDeOpcoes('comportamento', 'Comportamento', ROTULOS_DO_COMPORTAMENTO),
  filtroDeSituacao,
]
const buscar = listar<ItemDeTipoDeDespesa>('tipo-despesa')

export function TipoDespesaPage() {
  return (
    <Pagina
      titulo="Tipos de despesa"
      descricao="Cada tipo é de um grupo e diz em que a conta entra na DRE."
      migalhas={[{ rotulo: 'Financeiro' }, { rotulo: 'Despesa' }]}
    >
      <Lista
        nomes={['tipo', 'tipos']}
        chave={['tipo-despesa', 'lista']}
        buscar={buscar}
        colunas={colunas}
        filtros={filtros}
        ordemPadrao="grupo"
        vazio={{ titulo: 'Nenhum tipo de despesa', texto: 'Os tipos de partida são carregados com o sistema.' }}
      />
    </Pagina>
  )
}
