import { ROTULOS_DO_MOVIMENTO, type MovimentoBancario } from '@vetlume/dominio/conciliacao'
import { mensagemDoErro } from '../../lib/erro-de-api.ts'
import { listar } from '../../lib/listar.ts'
import { api } from '../../lib/navegador.ts'
import { dia, reais } from '../../lib/planilha/valores.ts'
import { Botao } from '../../ui/botao.tsx'
import { BotaoElo } from '../../ui/elo.tsx'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import { Lista } from '../../ui/lista/lista.tsx'
import { FILTROS_DO_PERIODO } from '../../ui/lista/filtros-do-periodo.ts'
import type { Coluna, Filtro } from '../../ui/lista/tipos.ts'
import { Pagina } from '../../ui/pagina.tsx'
import { Recado } from '../../ui/recado.tsx'
import { useAcao } from '../../ui/use-acao.ts'
import { Data, Dinheiro } from '../../ui/valores.tsx'
import { filtroDeOpcoes, filtroDoCadastro, usePode } from '../cadastros/index.ts'
import { origemDoLancamento } from '../financeiro/index.ts'
import { useAtualizarBanco } from './api.ts'
import { movimentos } from './palavras.ts'

const TONS = { PENDENTE: 'aviso', CONCILIADO: 'sucesso', IGNORADO: 'neutro' } as const

/** With what it was reconciled, or why it was left out. */
const comQue = ({ pares, motivo }: MovimentoBancario) =>
  motivo ??
  pares
    .map(({ contraparte, conta, descricao }) => (conta === null ? descricao : `${contraparte}, nº ${conta.numero}`))
    .join('; ')

const COLUNAS: readonly Coluna<MovimentoBancario>[] = [
  { id: 'descricao', titulo: 'Movimento', celula: ({ descricao }) => descricao },
  {
    id: 'dia',
    titulo: 'Dia',
    celula: (movimento) => <Data dia={movimento.dia} />,
    texto: (movimento) => dia(movimento.dia),
    ordem: 'dia',
    largura: '8rem',
  },
  { id: 'comQue', titulo: 'Com o quê', celula: comQue },
  {
    id: 'estado',
    titulo: 'Situação',
    celula: ({ estado }) => <Etiqueta tom={TONS[estado]} rotulo={ROTULOS_DO_MOVIMENTO[estado]} />,
    texto: ({ estado }) => ROTULOS_DO_MOVIMENTO[estado],
    largura: '8rem',
  },
  {
    id: 'valor',
    titulo: 'Valor',
    celula: ({ centavos }) => <Dinheiro centavos={centavos} />,
    texto: ({ centavos }) => reais(centavos),
    ordem: 'valor',
    alinhar: 'direita',
    noCartao: 'destaque',
    largura: '8.5rem',
  },
]

const FILTROS: readonly Filtro[] = [
  filtroDoCadastro('contaFinanceira', 'Conta financeira', 'conta-financeira'),
  filtroDeOpcoes('estado', 'Situação', ROTULOS_DO_MOVIMENTO),
  ...FILTROS_DO_PERIODO,
]

const buscar = listar('movimento-bancario')

/** Puts lines back to wait, one after the other. */
function Desfazer({ itens, limpar }: { itens: readonly MovimentoBancario[]; limpar: () => void }) {
  const atualizar = useAtualizarBanco()
  const feitos = itens.filter(({ estado }) => estado !== 'PENDENTE')
  const desfazer = useAcao(
    async () => {
      for (const { codigo, versao } of feitos)
        await api('POST /movimento-bancario/:codigo/desfeito', { codigo, versao })
      limpar()
    },
    atualizar,
    () => `${movimentos(feitos.length)} à espera outra vez. O que está nos livros fica neles.`,
  )
  return (
    <>
      {desfazer.error !== null && <Recado tom="error">{mensagemDoErro(desfazer.error)}</Recado>}
      <Botao
        variant="outlined"
        loading={desfazer.isPending}
        disabled={feitos.length === 0}
        onClick={() => desfazer.mutate(undefined)}
      >
        Voltar a esperar
      </Botao>
    </>
  )
}

const acoesDosMovimentos = (itens: readonly MovimentoBancario[], limpar: () => void) => (
  <Desfazer itens={itens} limpar={limpar} />
)

/** Where the books have what a line was reconciled with. */
const abrirPar = ({ pares }: MovimentoBancario) => origemDoLancamento(pares[0] ?? { conta: null })

/** Every line of the bank, whatever became of it. */
export function MovimentosPage() {
  const escreve = usePode('conciliacao:escrever')
  return (
    <Pagina
      titulo="Movimentos do banco"
      descricao="Tudo o que os extratos trouxeram: o que espera, o que foi conciliado e o que ficou de fora."
      migalhas={[
        { rotulo: 'Financeiro' },
        { rotulo: 'Conciliação', para: '/financeiro/conciliacao' },
        { rotulo: 'Movimentos' },
      ]}
      acoes={
        <BotaoElo to="/financeiro/conciliacao" variant="outlined">
          Conciliar
        </BotaoElo>
      }
    >
      <Lista
        nomes={['movimento', 'movimentos']}
        chave={['movimento-bancario', 'lista']}
        buscar={buscar}
        colunas={COLUNAS}
        filtros={FILTROS}
        dicaDaBusca="Buscar no texto do banco"
        ordemPadrao="dia"
        abrir={abrirPar}
        {...(escreve ? { acoesDaSelecao: acoesDosMovimentos } : {})}
        vazio={{ titulo: 'Nenhum movimento', texto: 'Os movimentos aparecem quando um extrato é importado.' }}
      />
    </Pagina>
  )
}
