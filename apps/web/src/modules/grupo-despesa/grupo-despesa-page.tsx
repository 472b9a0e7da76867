import { ROTULOS_DA_LINHA_DA_DRE, type ItemDeGrupoDeDespesa } from '@vetlume/dominio/grupo-despesa'
import { listar } from '../../lib/listar.ts'
import { Lista } from '../../ui/lista/lista.tsx'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { Pagina } from '../../ui/pagina.tsx'
import { colunaDeSituacao, filtroDeOpcoes, filtroDeSituacao } from '../cadastros/index.ts'

const colunas: readonly Coluna<ItemDeGrupoDeDespesa>[] = [
  { id: 'nome', titulo: 'Grupo', celula: ({ nome }) => nome, ordem: 'nome' },
  { id: 'linhaDre', titulo: 'Linha da DRE', celula: ({ linhaDre }) => ROTULOS_DA_LINHA_DA_DRE[linhaDre] },
  { id: 'tipos', titulo: 'Tipos', celula: ({ tipos }) => tipos, alinhar: 'direita' },
  { id: 'ordem', titulo: 'Ordem', celula: ({ ordem }) => ordem + 1, ordem: 'ordem', alinhar: 'direita' },
  colunaDeSituacao,
]

const filtros = [filtroDeOpcoes('linhaDre', 'Linha da DRE', ROTULOS_DA_LINHA_DA_DRE), filtroDeSituacao]
const buscar = listar<ItemDeGrupoDeDespesa>('grupo-despesa')

export function GrupoDespesaPage() {
  return (
    <Pagina
      titulo="Grupos de despesa"
      descricao="Cada grupo soma em uma linha da demonstração do resultado (DRE)."
      migalhas={[{ rotulo: 'Financeiro' }, { rotulo: 'Despesa' }]}
    >
      <Lista
        nomes={['grupo', 'grupos']}
        chave={['grupo-despesa', 'lista']}
        buscar={buscar}
        colunas={colunas}
        filtros={filtros}
        ordemPadrao="ordem"
        abrir={({ codigo }) => ({ to: '/financeiro/tipo-despesa', search: { grupo: codigo } })}
        vazio={{ titulo: 'Nenhum grupo de despesa', texto: 'Os grupos de partida são carregados com o sistema.' }}
      />
    </Pagina>
  )
}
