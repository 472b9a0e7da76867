import { ROTULOS_DO_TITULO, type Conta } from '@vetlume/dominio/financeiro'
import { Suspense, useState } from 'react'
import { listar } from '../../lib/listar.ts'
import { dia, reais } from '../../lib/planilha/valores.ts'
import { useRegistroNaUrl } from '../../lib/use-registro-na-url.ts'
import type { EstadoVazioProps } from '../../ui/estados.tsx'
import { Botao } from '../../ui/botao.tsx'
import { BotaoElo } from '../../ui/elo.tsx'
import { Lista } from '../../ui/lista/lista.tsx'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { Pagina } from '../../ui/pagina.tsx'
import { Data, Dinheiro } from '../../ui/valores.tsx'
import { EtiquetaDoTitulo } from '../atendimento/index.ts'
import { usePode } from '../cadastros/index.ts'
import type { Livro } from './api.ts'
import { FILTROS_A_RECEBER, FILTROS_DE_CONTAS } from './filtros.ts'
import { PALAVRAS } from './palavras.ts'
import { saldoDe } from './quadros.ts'
import { ResumoDasContas } from './resumo-de-contas.tsx'
import { parte } from '../../ui/parte.tsx'

const ContasFinanceiras = parte(async () => (await import('./contas-financeiras.tsx')).ContasFinanceiras)
const DialogoDaConta = parte(async () => (await import('./dialogo-da-conta.tsx')).DialogoDaConta)
const DialogoDasBaixas = parte(async () => (await import('./dialogo-das-baixas.tsx')).DialogoDasBaixas)
const GavetaDaConta = parte(async () => (await import('./gaveta-da-conta.tsx')).GavetaDaConta)

const colunasDe = (contraparte: string, saldo: string): readonly Coluna<Conta>[] => [
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
  {
    id: 'situacao',
    titulo: 'Situação',
    celula: EtiquetaDoTitulo,
    texto: ({ estado, vencido, semCaixa }) =>
      vencido ? 'Vencido' : semCaixa ? 'Não se paga' : ROTULOS_DO_TITULO[estado],
    noCartao: 'destaque',
    largura: '9.5rem',
  },
]

export interface TelaDeContasProps {
  livro: Livro
  titulo: string
  descricao?: string
  /** A specialist receives what the company pays. */
  sentido: 'PAGAR' | 'RECEBER'
  porParceiro: boolean
  vazio: EstadoVazioProps
}

const BUSCAR = { 'contas-pagar': listar('contas-pagar'), 'contas-receber': listar('contas-receber') }
/** Whose money it is: what the columns are called follows from it. */
const COLUNAS = {
  PAGAR: colunasDe('Para quem', 'Falta pagar'),
  RECEBER: colunasDe('De quem', 'Falta receber'),
} as const

/** What is done in the book, and what is read of it: the menu has the statements for the operator alone. */
function Acoes({ livro, escreve }: { livro: Livro; escreve: boolean }) {
  const [aberto, abrir] = useState<'CONTAS' | 'NOVA' | null>(null)
  const veContas = usePode('conta-financeira:ler')
  const veFechamentos = usePode('fechamento:ler')
  const veAcertos = usePode('acerto:ler')
  const veNotas = usePode('nota-fiscal:ler')
  const fechar = () => abrir(null)
  return (
    <>
      {veFechamentos && (livro === 'contas-receber' || !escreve) && (
        <BotaoElo to="/financeiro/fechamento" variant="outlined">
          Fechamentos
        </BotaoElo>
      )}
      {veNotas && (livro === 'contas-receber' || !escreve) && (
        <BotaoElo to="/financeiro/nota-fiscal" variant="outlined">
          Notas fiscais
        </BotaoElo>
      )}
      {veAcertos && livro === 'contas-pagar' && (
        <BotaoElo to="/financeiro/acerto" variant="outlined">
          Acertos
        </BotaoElo>
      )}
      {usePode('resultado:ler') && <Demonstrativos />}
      {veContas && (
        <Botao variant="outlined" aria-haspopup="dialog" onClick={() => abrir('CONTAS')}>
          Contas financeiras
        </Botao>
      )}
      {escreve && (
        <Botao variant="contained" aria-haspopup="dialog" onClick={() => abrir('NOVA')}>
          Nova conta
        </Botao>
      )}
      <Suspense fallback={null}>
        {aberto === 'CONTAS' && <ContasFinanceiras aoFechar={fechar} />}
        {aberto === 'NOVA' && <DialogoDaConta livro={livro} conta={null} aoFechar={fechar} />}
      </Suspense>
    </>
  )
}

interface DaSelecaoProps {
  livro: Livro
  marcadas: readonly Conta[]
  desmarcar: () => void
}

/** What the ticked accounts come to, and the way to settle them together. */
function DaSelecao({ livro, marcadas, desmarcar }: DaSelecaoProps) {
  const [aberto, abrir] = useState(false)
  return (
    <>
      <span>
        Total <Dinheiro centavos={saldoDe(marcadas)} />
      </span>
      <Botao variant="contained" aria-haspopup="dialog" onClick={() => abrir(true)}>
        {PALAVRAS[livro].fazer}
      </Botao>
      {aberto && (
        <Suspense fallback={null}>
          <DialogoDasBaixas
            livro={livro}
            marcadas={marcadas}
            aoFechar={() => abrir(false)}
            aoConcluir={() => {
              abrir(false)
              desmarcar()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

const daSelecao = (livro: Livro) => (marcadas: readonly Conta[], desmarcar: () => void) => (
  <DaSelecao livro={livro} marcadas={marcadas} desmarcar={desmarcar} />
)
const DA_SELECAO = { 'contas-pagar': daSelecao('contas-pagar'), 'contas-receber': daSelecao('contas-receber') }

function Demonstrativos() {
  return (
    <>
      <BotaoElo to="/financeiro/demonstrativo-resultado" variant="outlined">
        DRE
      </BotaoElo>
      <BotaoElo to="/financeiro/fluxo-caixa" variant="outlined">
        Fluxo de caixa
      </BotaoElo>
    </>
  )
}

/** A book of accounts: totals, list, and the account that was opened beside it. */
export function TelaDeContas({ livro, titulo, descricao, sentido, porParceiro, vazio }: TelaDeContasProps) {
  const { codigo, buscaDoRegistro, fechar } = useRegistroNaUrl()
  const escreve = usePode(`${livro}:escrever`)
  return (
    <Pagina
      titulo={titulo}
      {...(descricao === undefined ? {} : { descricao })}
      migalhas={[{ rotulo: 'Financeiro' }, { rotulo: titulo }]}
      acoes={<Acoes livro={livro} escreve={escreve} />}
    >
      <ResumoDasContas livro={livro} sentido={sentido} />
      <Lista
        nomes={['conta', 'contas']}
        chave={[livro, 'lista']}
        buscar={BUSCAR[livro]}
        colunas={COLUNAS[sentido]}
        filtros={porParceiro ? FILTROS_A_RECEBER : FILTROS_DE_CONTAS}
        dicaDaBusca="Buscar por número, nome ou descrição"
        ordemPadrao="-vencimento"
        abrir={(conta) => ({ to: '.', search: buscaDoRegistro(conta.codigo) })}
        vazio={vazio}
        {...(escreve ? { acoesDaSelecao: DA_SELECAO[livro] } : {})}
      />
      {codigo != null && (
        <Suspense fallback={null}>
          <GavetaDaConta livro={livro} sentido={sentido} codigo={codigo} aoFechar={fechar} />
        </Suspense>
      )}
    </Pagina>
  )
}
