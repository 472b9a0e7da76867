import { ROTULOS_DO_ACERTO, type Acerto } from '@vetlume/dominio/acerto'
import type { RegistroNaUrl } from '../../lib/use-registro-na-url.ts'
import { listar } from '../../lib/listar.ts'
import { dia, reais } from '../../lib/planilha/valores.ts'
import { Lista } from '../../ui/lista/lista.tsx'
import type { Coluna, Filtro } from '../../ui/lista/tipos.ts'
import { Data, Dinheiro } from '../../ui/valores.tsx'
import { filtroDeOpcoes, filtroDoCadastro } from '../cadastros/index.ts'
import { EtiquetaDoAcerto } from './situacao.tsx'

const NUMERO: Coluna<Acerto> = {
  id: 'numero',
  titulo: 'Acerto',
  celula: ({ numero }) => `nº ${numero}`,
  ordem: 'numero',
  largura: '7rem',
}
const ESPECIALISTA: Coluna<Acerto> = {
  id: 'especialista',
  titulo: 'Especialista',
  celula: ({ especialista }) => especialista.nome,
}
const VALORES: readonly Coluna<Acerto>[] = [
  {
    id: 'ate',
    titulo: 'Exames até',
    celula: ({ ate }) => <Data dia={ate} />,
    texto: ({ ate }) => dia(ate),
    largura: '8rem',
  },
  {
    id: 'repasses',
    titulo: 'Repasses',
    celula: ({ repasses }) => String(repasses),
    texto: ({ repasses }) => repasses,
    alinhar: 'direita',
    largura: '7rem',
  },
  {
    id: 'vencimento',
    titulo: 'Vencimento',
    celula: ({ vencimento }) => <Data dia={vencimento} />,
    texto: ({ vencimento }) => dia(vencimento),
    ordem: 'vencimento',
    largura: '8rem',
  },
  {
    id: 'total',
    titulo: 'Total',
    celula: ({ totalCentavos }) => <Dinheiro centavos={totalCentavos} />,
    texto: ({ totalCentavos }) => reais(totalCentavos),
    alinhar: 'direita',
    largura: '8.5rem',
  },
  {
    id: 'saldo',
    titulo: 'Falta pagar',
    celula: ({ saldoCentavos }) => <Dinheiro centavos={saldoCentavos} />,
    texto: ({ saldoCentavos }) => reais(saldoCentavos),
    alinhar: 'direita',
    largura: '8.5rem',
  },
  {
    id: 'situacao',
    titulo: 'Situação',
    celula: EtiquetaDoAcerto,
    texto: ({ estado, vencido }) => (vencido ? 'Vencido' : ROTULOS_DO_ACERTO[estado]),
    noCartao: 'destaque',
    largura: '10.5rem',
  },
]

const { DESFEITO, ...QUE_VALEM } = ROTULOS_DO_ACERTO
const FILTROS_DO_ESPECIALISTA: readonly Filtro[] = [filtroDeOpcoes('situacao', 'Situação', QUE_VALEM)]
const FILTROS_DA_EMPRESA: readonly Filtro[] = [
  filtroDeOpcoes('situacao', 'Situação', { ...QUE_VALEM, DESFEITO }),
  filtroDoCadastro('especialista', 'Especialista', 'especialista'),
]

const buscar = listar('acerto')

interface ListaDeAcertosProps {
  daEmpresa: boolean
  buscaDoRegistro: RegistroNaUrl['buscaDoRegistro']
}

export function ListaDeAcertos({ daEmpresa, buscaDoRegistro }: ListaDeAcertosProps) {
  return (
    <Lista
      nomes={['acerto', 'acertos']}
      chave={['acerto', 'lista']}
      buscar={buscar}
      colunas={daEmpresa ? [NUMERO, ESPECIALISTA, ...VALORES] : [NUMERO, ...VALORES]}
      filtros={daEmpresa ? FILTROS_DA_EMPRESA : FILTROS_DO_ESPECIALISTA}
      dicaDaBusca={daEmpresa ? 'Buscar por número ou especialista' : 'Buscar por número'}
      ordemPadrao="-numero"
      abrir={({ codigo }) => ({ to: '.', search: buscaDoRegistro(codigo) })}
      vazio={{
        titulo: 'Nenhum acerto ainda',
        texto: daEmpresa
          ? 'Os repasses dos exames concluídos esperam em “A acertar”, até você acertar o período.'
          : 'Quando a empresa acertar o período, os seus repasses aparecem aqui para você conferir e aprovar.',
      }}
    />
  )
}
