import { ROTULOS_DO_METODO, ROTULOS_DO_TITULO, type Conta } from '@vetlume/dominio/financeiro'
import { escreverPagamentos } from '@vetlume/dominio/importacao'
import { listar } from '../../lib/listar.ts'
import { dia, reais } from '../../lib/planilha/valores.ts'
import { useRegistroNaUrl } from '../../lib/use-registro-na-url.ts'
import type { EstadoVazioProps } from '../../ui/estados.tsx'
import { soNaPlanilha } from '../../ui/lista/colunas-exportadas.ts'
import { Lista } from '../../ui/lista/lista.tsx'
import { primeiraPagina } from '../../ui/lista/primeira-pagina.ts'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { Pagina } from '../../ui/pagina.tsx'
import { Data, Dinheiro } from '../../ui/valores.tsx'
import { EtiquetaDoTitulo } from '../atendimento/index.ts'
import { usePode } from '../cadastros/index.ts'
import { ACOES_DA_EMPRESA, acoesDaClinica } from './acoes-da-selecao.tsx'
import { AcoesDoLivro, PagarTudo } from './acoes-do-livro.tsx'
import type { Livro } from './api.ts'
import { FILTROS_A_RECEBER, FILTROS_DE_CONTAS } from './filtros.ts'
import { ResumoDasContas } from './resumo-de-contas.tsx'
import { parte } from '../../ui/parte.tsx'

const GavetaDaConta = parte(async () => (await import('./gaveta-da-conta.tsx')).GavetaDaConta)

const DIAS_DA_CONTA: readonly Coluna<Conta>[] = [
  {
    id: 'emissao',
    titulo: 'Emissão',
    celula: ({ emissao }) => <Data dia={emissao} />,
    texto: ({ emissao }) => dia(emissao),
    oculta: true,
  },
  {
    id: 'competencia',
    titulo: 'Competência',
    celula: ({ competencia }) => <Data dia={competencia} />,
    texto: ({ competencia }) => dia(competencia),
    oculta: true,
  },
]

const COMO_SE_PAGA: readonly Coluna<Conta>[] = [
  {
    id: 'documento',
    titulo: 'Nº do documento',
    celula: ({ numeroDocumento }) => numeroDocumento,
    texto: ({ numeroDocumento }) => numeroDocumento,
    oculta: true,
  },
  {
    id: 'forma',
    titulo: 'Forma prevista',
    celula: ({ forma }) => forma !== null && ROTULOS_DO_METODO[forma],
    texto: ({ forma }) => (forma === null ? null : ROTULOS_DO_METODO[forma]),
    oculta: true,
  },
]

interface PalavrasDasColunas {
  contraparte: string
  saldo: string
  pago: string
  /** What a repasse is paid by is the payment of a whole settlement: its file has none. */
  pagamentos?: string
}

const colunasDe = ({ contraparte, saldo, pago, pagamentos }: PalavrasDasColunas): readonly Coluna<Conta>[] => [
  { id: 'descricao', titulo: 'Descrição', celula: ({ descricao }) => descricao },
  { id: 'contraparte', titulo: contraparte, celula: (conta) => conta.contraparte },
  {
    id: 'vencimento',
    titulo: 'Vencimento',
    celula: ({ vencimento }) => <Data dia={vencimento} />,
    texto: ({ vencimento }) => dia(vencimento),
    ordem: 'vencimento',
    largura: '8rem',
  },
  {
    id: 'valor',
    titulo: 'Valor',
    celula: ({ valorCentavos }) => <Dinheiro centavos={valorCentavos} />,
    texto: ({ valorCentavos }) => reais(valorCentavos),
    ordem: 'valor',
    alinhar: 'direita',
    largura: '8.5rem',
  },
  {
    id: 'saldo',
    titulo: saldo,
    celula: ({ saldoCentavos }) => <Dinheiro centavos={saldoCentavos} />,
    texto: ({ saldoCentavos }) => reais(saldoCentavos),
    alinhar: 'direita',
    largura: '8.5rem',
  },
  ...DIAS_DA_CONTA,
  {
    id: 'pago',
    titulo: pago,
    celula: ({ pagoCentavos }) => <Dinheiro centavos={pagoCentavos} />,
    texto: ({ pagoCentavos }) => reais(pagoCentavos),
    alinhar: 'direita',
    oculta: true,
  },
  ...COMO_SE_PAGA,
  {
    id: 'situacao',
    titulo: 'Situação',
    celula: EtiquetaDoTitulo,
    texto: ({ estado, vencido, semCaixa, aCancelar }) =>
      aCancelar !== null
        ? 'Nota a cancelar'
        : vencido
          ? 'Vencido'
          : semCaixa
            ? 'Não se paga'
            : ROTULOS_DO_TITULO[estado],
    noCartao: 'destaque',
    largura: '9.5rem',
  },
  ...(pagamentos === undefined
    ? []
    : soNaPlanilha<Conta>(
        { [pagamentos]: (conta) => escreverPagamentos(conta.pagamentosQueValem ?? []) },
        { semVolta: true },
      )),
]

export interface TelaDeContasProps {
  livro: Livro
  titulo: string
  descricao?: string
  /** A specialist receives what the company pays. */
  sentido: 'PAGAR' | 'RECEBER'
  porParceiro: boolean
  /** What the company spends has a type. */
  despesas?: boolean
  vazio: EstadoVazioProps
}

const fonteDe = <L extends 'contas-pagar' | 'contas-receber'>(livro: L) => ({
  chave: [livro, 'lista'],
  buscar: listar(livro),
  ordemPadrao: 'prazo',
})
const FONTES = { 'contas-pagar': fonteDe('contas-pagar'), 'contas-receber': fonteDe('contas-receber') }
export const carregarContas = {
  'contas-pagar': primeiraPagina(FONTES['contas-pagar']),
  'contas-receber': primeiraPagina(FONTES['contas-receber']),
}
const A_RECEBER = { contraparte: 'De quem', saldo: 'Falta receber', pago: 'Já recebido' } as const
/** Whose money it is: what the columns are called follows from it. */
const COLUNAS = {
  PAGAR: colunasDe({ contraparte: 'Para quem', saldo: 'Falta pagar', pago: 'Já pago', pagamentos: 'Pagamentos' }),
  RECEBER: colunasDe({ ...A_RECEBER, pagamentos: 'Recebimentos' }),
  REPASSES: colunasDe(A_RECEBER),
} as const
const COLUNAS_DAS_DESPESAS: readonly Coluna<Conta>[] = [
  ...COLUNAS.PAGAR,
  {
    id: 'tipoDespesa',
    titulo: 'Tipo de despesa',
    celula: ({ tipoDespesa }) => tipoDespesa?.nome,
    texto: ({ tipoDespesa }) => tipoDespesa?.nome,
    oculta: true,
  },
]

/** A book of accounts: totals, list, and the account that was opened beside it. */
export function TelaDeContas({
  livro,
  titulo,
  descricao,
  sentido,
  porParceiro,
  despesas = false,
  vazio,
}: TelaDeContasProps) {
  const { codigo, buscaDoRegistro, fechar } = useRegistroNaUrl()
  const escreve = usePode(`${livro}:escrever`)
  const quais = livro === 'contas-pagar' && sentido === 'RECEBER' ? 'REPASSES' : sentido
  const daClinica = !escreve && livro === 'contas-pagar' && sentido === 'PAGAR'
  return (
    <Pagina
      titulo={titulo}
      {...(descricao === undefined ? {} : { descricao })}
      migalhas={[{ rotulo: 'Financeiro' }, { rotulo: titulo }]}
      acoes={
        <>
          <AcoesDoLivro livro={livro} escreve={escreve} />
          {daClinica && <PagarTudo livro={livro} />}
        </>
      }
    >
      <ResumoDasContas livro={livro} sentido={sentido} />
      <Lista
        nomes={['conta', 'contas']}
        {...FONTES[livro]}
        colunas={despesas ? COLUNAS_DAS_DESPESAS : COLUNAS[quais]}
        filtros={porParceiro ? FILTROS_A_RECEBER : FILTROS_DE_CONTAS}
        dicaDaBusca="Buscar por número, nome, descrição ou documento"
        abrir={(conta) => ({ to: '.', search: buscaDoRegistro(conta.codigo) })}
        vazio={vazio}
        {...(escreve ? { acoesDaSelecao: ACOES_DA_EMPRESA[livro] } : {})}
        {...(daClinica ? { acoesDaSelecao: acoesDaClinica } : {})}
      />
      {codigo != null && <GavetaDaConta livro={livro} sentido={sentido} codigo={codigo} aoFechar={fechar} />}
    </Pagina>
  )
}
