import { ROTULOS_DO_TIPO_DE_PLANO, type ItemDePlanoDeSaude } from '@vetlume/dominio/plano-saude'
import { listar } from '../../lib/listar.ts'
import { Lista } from '../../ui/lista/lista.tsx'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { Pagina } from '../../ui/pagina.tsx'
import { colunaDeSituacao, filtroDeOpcoes, filtroDeSituacao, formatarPercentual } from '../cadastros/index.ts'

const dias = (quantos: number) => (quantos === 1 ? '1 dia' : `${quantos} dias`)

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
    alinhar: 'direita',
  },
  {
    id: 'pagamento',
    titulo: 'Paga em',
    celula: ({ prazoPagamentoDias }) => dias(prazoPagamentoDias),
    ordem: 'prazoPagamento',
    alinhar: 'direita',
  },
  {
    id: 'carencia',
    titulo: 'Carência',
    celula: ({ carenciaDias }) => (carenciaDias === 0 ? 'Sem carência' : dias(carenciaDias)),
    alinhar: 'direita',
  },
  colunaDeSituacao,
]

const filtros = [filtroDeOpcoes('tipo', 'Tipo', ROTULOS_DO_TIPO_DE_PLANO), filtroDeSituacao]
const buscar = listar<ItemDePlanoDeSaude>('plano-saude')

export function PlanoSaudePage() {
  return (
    <Pagina
      titulo="Planos de saúde"
      descricao="Planos aceitos e as regras de cada um."
      migalhas={[{ rotulo: 'Cadastro' }]}
    >
      <Lista
        nomes={['plano de saúde', 'planos de saúde']}
        chave={['plano-saude', 'lista']}
        buscar={buscar}
        colunas={colunas}
        filtros={filtros}
        ordemPadrao="operadora"
        vazio={{ titulo: 'Nenhum plano de saúde', texto: 'Os planos aceitos pelas empresas aparecem aqui.' }}
      />
    </Pagina>
  )
}
