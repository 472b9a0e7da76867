import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined'
import DoNotDisturbIcon from '@mui/icons-material/DoNotDisturbOnOutlined'
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined'
import {
  ROTULOS_DA_SITUACAO_DO_CUPOM,
  textoDaDuracao,
  type ItemDeCupom,
  type SituacaoDeCupom,
} from '@vetlume/dominio/cupom'
import { listar } from '../../lib/listar.ts'
import { Etiqueta, type EtiquetaProps } from '../../ui/etiqueta.tsx'
import { Lista } from '../../ui/lista/lista.tsx'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { Pagina } from '../../ui/pagina.tsx'
import { Data, Dinheiro } from '../../ui/valores.tsx'
import { filtroDeOpcoes, formatarPercentual } from '../cadastros/index.ts'

const APARENCIA: Readonly<
  Record<SituacaoDeCupom, Pick<EtiquetaProps, 'tom'> & Required<Pick<EtiquetaProps, 'icone'>>>
> = {
  VIGENTE: { tom: 'sucesso', icone: CheckCircleIcon },
  FUTURO: { tom: 'info', icone: ScheduleIcon },
  EXPIRADO: { tom: 'neutro', icone: DoNotDisturbIcon },
  ESGOTADO: { tom: 'aviso', icone: DoNotDisturbIcon },
  INATIVO: { tom: 'neutro', icone: DoNotDisturbIcon },
}

function Desconto({ tipo, percentualBp, valorCentavos }: ItemDeCupom) {
  return tipo === 'PERCENTUAL' ? formatarPercentual(percentualBp ?? 0) : <Dinheiro centavos={valorCentavos} />
}

const colunas: readonly Coluna<ItemDeCupom>[] = [
  { id: 'texto', titulo: 'Cupom', celula: ({ texto }) => texto, ordem: 'texto' },
  { id: 'desconto', titulo: 'Desconto', celula: Desconto, alinhar: 'direita' },
  { id: 'duracao', titulo: 'Vale por', celula: ({ duracao, meses }) => textoDaDuracao(duracao, meses) },
  { id: 'de', titulo: 'Começa em', celula: ({ validoDe }) => <Data dia={validoDe} />, ordem: 'validoDe' },
  {
    id: 'ate',
    titulo: 'Termina em',
    celula: ({ validoAte }) => (validoAte === null ? 'Sem data' : <Data dia={validoAte} />),
  },
  {
    id: 'usos',
    titulo: 'Usos',
    celula: ({ usos, limiteTotal }) => (limiteTotal === null ? usos : `${usos} de ${limiteTotal}`),
    ordem: 'usos',
    alinhar: 'direita',
  },
  {
    id: 'situacao',
    titulo: 'Situação',
    celula: ({ situacao }) => <Etiqueta rotulo={ROTULOS_DA_SITUACAO_DO_CUPOM[situacao]} {...APARENCIA[situacao]} />,
    noCartao: 'destaque',
  },
]

const filtros = [filtroDeOpcoes('situacao', 'Situação', ROTULOS_DA_SITUACAO_DO_CUPOM)]
const buscar = listar<ItemDeCupom>('cupom')

export function CupomPage() {
  return (
    <Pagina
      titulo="Cupons de desconto"
      descricao="Descontos que valem na assinatura dos planos."
      migalhas={[{ rotulo: 'Financeiro' }]}
    >
      <Lista
        nomes={['cupom', 'cupons']}
        chave={['cupom', 'lista']}
        buscar={buscar}
        colunas={colunas}
        filtros={filtros}
        ordemPadrao="-validoDe"
        vazio={{
          titulo: 'Nenhum cupom',
          texto: 'Os cupons criados para a assinatura aparecem aqui, com os usos de cada um.',
        }}
      />
    </Pagina>
  )
}
