import { cartaoDoPlanoDeSaude, ROTULOS_DO_TIPO_DE_PLANO, type ItemDePlanoDeSaude } from '@vetlume/dominio/plano-saude'
import { percentual } from '../../lib/planilha/valores.ts'
import type { Coluna } from '../../ui/lista/tipos.ts'
import {
  colunaDeSituacao,
  filtroDeOpcoes,
  filtroDeSituacao,
  formatarPercentual,
  telaDeCadastro,
  doCartao,
} from '../cadastros/index.ts'
import { emDias } from './dias.ts'

const colunas: readonly Coluna<ItemDePlanoDeSaude>[] = [
  { id: 'nome', titulo: 'Plano', celula: ({ nome }) => nome, ordem: 'nome' },
  { id: 'operadora', titulo: 'Operadora', celula: ({ operadora }) => operadora, ordem: 'operadora' },
  { id: 'tipo', titulo: 'Tipo', celula: ({ tipo }) => ROTULOS_DO_TIPO_DE_PLANO[tipo] },
  {
    id: 'autorizacao',
    titulo: 'Autorização',
    celula: ({ exigeAutorizacao }) => (exigeAutorizacao ? 'Exigida' : 'Dispensada'),
  },
  {
    id: 'coparticipacao',
    titulo: 'Coparticipação',
    celula: ({ coparticipacaoBp }) => formatarPercentual(coparticipacaoBp),
    texto: ({ coparticipacaoBp }) => percentual(coparticipacaoBp),
    alinhar: 'direita',
  },
  {
    id: 'pagamento',
    titulo: 'Paga em',
    celula: ({ prazoPagamentoDias }) => emDias(prazoPagamentoDias),
    ordem: 'prazoPagamento',
    alinhar: 'direita',
  },
  {
    id: 'carencia',
    titulo: 'Carência',
    celula: ({ carenciaDias }) => (carenciaDias === 0 ? 'Sem carência' : emDias(carenciaDias)),
    alinhar: 'direita',
  },
  colunaDeSituacao,
]

export const PlanoSaudePage = telaDeCadastro({
  ...doCartao(cartaoDoPlanoDeSaude),
  genero: 'o',
  titulo: 'Planos de saúde',
  descricao: 'Planos aceitos e as regras de cada um.',
  colunas,
  filtros: [filtroDeOpcoes('tipo', 'Tipo', ROTULOS_DO_TIPO_DE_PLANO), filtroDeSituacao],
  vazio: {
    titulo: 'Nenhum plano de saúde',
    texto: 'Cadastre os planos que as empresas aceitam, com as regras de cada um.',
  },
  registro: async () => (await import('./plano-saude-registro.tsx')).registroDePlanoDeSaude,
})
