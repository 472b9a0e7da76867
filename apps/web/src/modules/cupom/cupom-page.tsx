import { cartaoDoCupom, ROTULOS_DA_SITUACAO_DO_CUPOM, textoDaDuracao, type ItemDeCupom } from '@vetlume/dominio/cupom'
import { dia, percentual, reais } from '../../lib/planilha/valores.ts'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { Data } from '../../ui/valores.tsx'
import { filtroDeOpcoes, telaDeCadastro, doCartao } from '../cadastros/index.ts'
import { textoDoDesconto } from './resumo.ts'
import { SituacaoDoCupom } from './situacao-do-cupom.tsx'

const colunas: readonly Coluna<ItemDeCupom>[] = [
  { id: 'texto', titulo: 'Cupom', celula: ({ texto }) => texto, ordem: 'texto' },
  {
    id: 'desconto',
    titulo: 'Desconto',
    celula: textoDoDesconto,
    texto: ({ percentualBp, valorCentavos }) => percentual(percentualBp) ?? reais(valorCentavos),
    alinhar: 'direita',
  },
  { id: 'duracao', titulo: 'Vale por', celula: ({ duracao, meses }) => textoDaDuracao(duracao, meses) },
  {
    id: 'de',
    titulo: 'Começa em',
    celula: ({ validoDe }) => <Data dia={validoDe} />,
    texto: ({ validoDe }) => dia(validoDe),
    ordem: 'validoDe',
  },
  {
    id: 'ate',
    titulo: 'Termina em',
    celula: ({ validoAte }) => (validoAte === null ? 'Sem data' : <Data dia={validoAte} />),
    texto: ({ validoAte }) => dia(validoAte),
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
    celula: ({ situacao }) => <SituacaoDoCupom situacao={situacao} />,
    texto: ({ situacao }) => ROTULOS_DA_SITUACAO_DO_CUPOM[situacao],
    noCartao: 'destaque',
  },
]

export const CupomPage = telaDeCadastro({
  ...doCartao(cartaoDoCupom),
  genero: 'o',
  titulo: 'Cupons de desconto',
  descricao: 'Descontos que valem na assinatura dos planos.',
  colunas,
  filtros: [filtroDeOpcoes('situacao', 'Situação', ROTULOS_DA_SITUACAO_DO_CUPOM)],
  vazio: { titulo: 'Nenhum cupom', texto: 'Crie um cupom e divulgue o código: ele vale na assinatura dos planos.' },
  registro: async () => (await import('./cupom-registro.tsx')).registroDeCupom,
})
