import type { Transferencia } from '@vetlume/dominio/financeiro'
import { listar } from '../../lib/listar.ts'
import { dia, reais } from '../../lib/planilha/valores.ts'
import { useRegistroNaUrl } from '../../lib/use-registro-na-url.ts'
import { Botao } from '../../ui/botao.tsx'
import { Dialogo } from '../../ui/dialogo.tsx'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import { Lista } from '../../ui/lista/lista.tsx'
import { FILTROS_DO_PERIODO } from '../../ui/lista/filtros-do-periodo.ts'
import type { Coluna, Filtro } from '../../ui/lista/tipos.ts'
import { Pagina } from '../../ui/pagina.tsx'
import { parte } from '../../ui/parte.tsx'
import { Data, Dinheiro } from '../../ui/valores.tsx'
import { filtroDoCadastro, usePode } from '../cadastros/index.ts'

const Formulario = parte(async () => (await import('./formulario-da-transferencia.tsx')).FormularioDaTransferencia)
const Detalhe = parte(async () => (await import('./detalhe-da-transferencia.tsx')).DetalheDaTransferencia)

const situacaoDe = ({ estorno, conciliada }: Transferencia) =>
  estorno !== null
    ? ({ tom: 'neutro', rotulo: 'Estornada' } as const)
    : conciliada
      ? ({ tom: 'sucesso', rotulo: 'Conciliada' } as const)
      : null

const COLUNAS: readonly Coluna<Transferencia>[] = [
  {
    id: 'transferencia',
    titulo: 'Transferência',
    celula: ({ de, para }) => `De ${de.nome} para ${para.nome}`,
  },
  {
    id: 'descricao',
    titulo: 'Descrição',
    celula: ({ descricao }) => descricao ?? '–',
    texto: ({ descricao }) => descricao ?? '',
  },
  {
    id: 'dia',
    titulo: 'Dia',
    celula: (transferencia) => <Data dia={transferencia.dia} />,
    texto: (transferencia) => dia(transferencia.dia),
    ordem: 'dia',
    largura: '8rem',
  },
  {
    id: 'situacao',
    titulo: 'Situação',
    celula: (transferencia) => {
      const situacao = situacaoDe(transferencia)
      return situacao === null ? '–' : <Etiqueta {...situacao} />
    },
    texto: (transferencia) => situacaoDe(transferencia)?.rotulo ?? '',
    largura: '8rem',
  },
  {
    id: 'taxa',
    titulo: 'Taxa',
    celula: ({ taxaCentavos }) => <Dinheiro centavos={taxaCentavos} />,
    texto: ({ taxaCentavos }) => reais(taxaCentavos),
    alinhar: 'direita',
    noCartao: 'oculta',
    largura: '7rem',
  },
  {
    id: 'valor',
    titulo: 'Valor',
    celula: ({ valorCentavos }) => <Dinheiro centavos={valorCentavos} />,
    texto: ({ valorCentavos }) => reais(valorCentavos),
    ordem: 'valor',
    alinhar: 'direita',
    noCartao: 'destaque',
    largura: '8.5rem',
  },
]

const FILTROS: readonly Filtro[] = [
  filtroDoCadastro('contaFinanceira', 'Conta financeira', 'conta-financeira'),
  ...FILTROS_DO_PERIODO,
]

const buscar = listar('transferencia')

/** Money that went from one account of the company to another. */
export function TransferenciaPage() {
  const escreve = usePode('conta-financeira:escrever')
  const { codigo, buscaDoRegistro, criar, fechar } = useRegistroNaUrl()
  return (
    <Pagina
      titulo="Transferências"
      descricao="O que passou de uma conta da empresa para outra. No caixa de todas juntas, só a taxa conta."
      migalhas={[
        { rotulo: 'Financeiro' },
        { rotulo: 'Contas a pagar', para: '/financeiro/contas-pagar' },
        { rotulo: 'Transferências' },
      ]}
      acoes={
        escreve ? (
          <Botao variant="contained" aria-haspopup="dialog" onClick={criar}>
            Transferir
          </Botao>
        ) : null
      }
    >
      <Lista
        nomes={['transferência', 'transferências']}
        chave={['transferencia', 'lista']}
        buscar={buscar}
        colunas={COLUNAS}
        filtros={FILTROS}
        dicaDaBusca="Buscar por conta ou descrição"
        ordemPadrao="-dia"
        abrir={(transferencia) => ({ to: '.', search: buscaDoRegistro(transferencia.codigo) })}
        vazio={{
          titulo: 'Nenhuma transferência',
          texto: 'Registre aqui o depósito do caixa no banco, ou o que a maquininha repassou.',
        }}
      />
      {codigo === null && escreve && (
        <Dialogo aberto aoFechar={fechar} titulo="Transferir" descricao="De uma conta da empresa para outra.">
          <Formulario aoFechar={fechar} />
        </Dialogo>
      )}
      {codigo != null && <Detalhe codigo={codigo} aoFechar={fechar} />}
    </Pagina>
  )
}
