import type { ExameAFaturar, Fechamento } from '@vetlume/dominio/fechamento'
import { ROTULOS_DO_FECHAMENTO } from '@vetlume/dominio/fechamento'
import type { RegistroNaUrl } from '../../lib/use-registro-na-url.ts'
import { listar } from '../../lib/listar.ts'
import { dia, reais } from '../../lib/planilha/valores.ts'
import { Lista } from '../../ui/lista/lista.tsx'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { Data, Dinheiro } from '../../ui/valores.tsx'
import { FILTROS_DA_CLINICA, FILTROS_DE_FECHAMENTOS, FILTROS_DOS_EXAMES } from './filtros.ts'
import { EtiquetaDoFechamento } from './situacao.tsx'

const NUMERO: Coluna<Fechamento> = {
  id: 'numero',
  titulo: 'Fechamento',
  celula: ({ numero }) => `nº ${numero}`,
  ordem: 'numero',
  largura: '8rem',
}
const CLINICA: Coluna<Fechamento> = { id: 'parceiro', titulo: 'Clínica', celula: ({ parceiro }) => parceiro.nome }
const VALORES: readonly Coluna<Fechamento>[] = [
  {
    id: 'ate',
    titulo: 'Exames até',
    celula: ({ ate }) => <Data dia={ate} />,
    texto: ({ ate }) => dia(ate),
    largura: '8rem',
  },
  {
    id: 'exames',
    titulo: 'Exames',
    celula: ({ exames, contestados }) =>
      contestados === 0 ? String(exames) : `${exames} (${contestados} em contestação)`,
    texto: ({ exames }) => exames,
    alinhar: 'direita',
    largura: '8rem',
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
    celula: EtiquetaDoFechamento,
    texto: ({ estado, vencido }) => (vencido ? 'Vencido' : ROTULOS_DO_FECHAMENTO[estado]),
    noCartao: 'destaque',
    largura: '9.5rem',
  },
]

export type Lado = 'EMPRESA' | 'CLINICA'

const COLUNAS: Readonly<Record<Lado, readonly Coluna<Fechamento>[]>> = {
  EMPRESA: [NUMERO, CLINICA, ...VALORES],
  CLINICA: [NUMERO, ...VALORES],
}
const buscarFechamentos = listar('fechamento')

const VAZIO = {
  EMPRESA: {
    titulo: 'Nenhum fechamento ainda',
    texto: 'Os exames das clínicas faturadas esperam em “A fechar”, até você fechar o período.',
  },
  CLINICA: {
    titulo: 'Nenhum fechamento ainda',
    texto: 'Quando a empresa fechar o período, a cobrança aparece aqui, exame por exame, com o Pix.',
  },
} as const

export function ListaDeFechamentos({
  lado,
  buscaDoRegistro,
}: {
  lado: Lado
  buscaDoRegistro: RegistroNaUrl['buscaDoRegistro']
}) {
  return (
    <Lista
      nomes={['fechamento', 'fechamentos']}
      chave={['fechamento', 'lista']}
      buscar={buscarFechamentos}
      colunas={COLUNAS[lado]}
      filtros={lado === 'EMPRESA' ? FILTROS_DE_FECHAMENTOS : FILTROS_DA_CLINICA}
      dicaDaBusca={lado === 'EMPRESA' ? 'Buscar por número ou clínica' : 'Buscar por número'}
      ordemPadrao="-numero"
      abrir={({ codigo }) => ({ to: '.', search: buscaDoRegistro(codigo) })}
      vazio={VAZIO[lado]}
    />
  )
}

const DO_EXAME: readonly Coluna<ExameAFaturar>[] = [
  { id: 'descricao', titulo: 'Exame', celula: ({ descricao }) => descricao },
  {
    id: 'dia',
    titulo: 'Dia',
    celula: (exame) => <Data dia={exame.dia} />,
    texto: (exame) => dia(exame.dia),
    ordem: 'dia',
    largura: '8rem',
  },
  {
    id: 'valor',
    titulo: 'Valor',
    celula: ({ centavos }) => <Dinheiro centavos={centavos} />,
    texto: ({ centavos }) => reais(centavos),
    alinhar: 'direita',
    noCartao: 'destaque',
    largura: '8.5rem',
  },
]
const DA_CLINICA: Coluna<ExameAFaturar> = {
  id: 'parceiro',
  titulo: 'Clínica',
  celula: ({ parceiro }) => parceiro.nome,
}
const COLUNAS_DOS_EXAMES: Readonly<Record<Lado, readonly Coluna<ExameAFaturar>[]>> = {
  EMPRESA: [...DO_EXAME.slice(0, 1), DA_CLINICA, ...DO_EXAME.slice(1)],
  CLINICA: DO_EXAME,
}
const buscarExames = listar('fechamento/exames')

/** Exams concluded that no closing charges yet. */
export function ListaDeExames({ lado }: { lado: Lado }) {
  return (
    <Lista
      nomes={['exame', 'exames']}
      chave={['fechamento', 'exames']}
      buscar={buscarExames}
      colunas={COLUNAS_DOS_EXAMES[lado]}
      filtros={FILTROS_DOS_EXAMES[lado]}
      dicaDaBusca="Buscar por paciente, exame ou clínica"
      ordemPadrao="dia"
      abrir={({ atendimento }) => ({ to: '/atendimento', search: { codigo: atendimento.codigo } })}
      vazio={{
        titulo: 'Nenhum exame à espera',
        texto: 'Os exames concluídos de clínica faturada ficam aqui até o fechamento do período.',
      }}
    />
  )
}
