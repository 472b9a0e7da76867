import {
  cartaoDoTipoDeDespesa,
  ROTULOS_DO_COMPORTAMENTO,
  type ItemDeTipoDeDespesa,
} from '@vetlume/dominio/tipo-despesa'
import { ROTULOS_DA_LINHA_DA_DRE } from '@vetlume/dominio/grupo-despesa'
import type { Coluna } from '../../ui/lista/tipos.ts'
import {
  colunaDeSituacao,
  filtroDeOpcoes,
  filtroDeSituacao,
  filtroDoCadastro,
  telaDeCadastro,
  doCartao,
} from '../cadastros/index.ts'

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

export const TipoDespesaPage = telaDeCadastro({
  ...doCartao(cartaoDoTipoDeDespesa),
  genero: 'o',
  titulo: 'Tipos de despesa',
  descricao: 'Cada tipo é de um grupo e diz em que linha da DRE a conta entra.',
  colunas,
  filtros: [
    filtroDoCadastro('grupo', 'Grupo', 'grupo-despesa'),
    filtroDeOpcoes('comportamento', 'Comportamento', ROTULOS_DO_COMPORTAMENTO),
    filtroDeSituacao,
  ],
  vazio: { titulo: 'Nenhum tipo de despesa', texto: 'Os tipos dizem do que é cada conta a pagar.' },
  registro: async () => (await import('./tipo-despesa-registro.tsx')).registroDeTipoDeDespesa,
})
