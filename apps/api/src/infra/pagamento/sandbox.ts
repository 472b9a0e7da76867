import {
  CARTOES_DE_TESTE,
  cartaoDoToken,
  SEGUNDOS_EM_ANALISE,
  type CartaoDeTesteEscolhido,
  type MotivoDeRecusa,
} from '@vetlume/dominio/assinatura'
import { aplicarBasisPoints } from '@vetlume/dominio/dinheiro'
import { gerarPixCopiaECola } from '@vetlume/dominio/pix'
import { emTransacao, type Banco } from '../banco/index.ts'
import type { CartaoGuardado, PagamentoLido, Pedido, Provedor } from './porta.ts'
import { criarPagamento, decidirPagamento, lerPagamento, type PagamentoDeTeste } from './queries-do-sandbox.ts'

/** What real ones ask, about. */
const TAXA_BP = { CARTAO: 498, PIX: 99 } as const
/** A random key that nobody has registered: the code is good to read and pays nobody. */
const CHAVE_DE_NINGUEM = '00000000-0000-4000-8000-000000000000'

const DO_SANDBOX = 'teste'

function guardado(nome: CartaoDeTesteEscolhido): CartaoGuardado {
  const { bandeira, final } = CARTOES_DE_TESTE[nome]
  return { bandeira, final, validade: '12/2035', pagador: DO_SANDBOX, cartao: nome }
}

const motivoDe = (nome: CartaoDeTesteEscolhido): MotivoDeRecusa | null => {
  const cartao = CARTOES_DE_TESTE[nome]
  return 'motivo' in cartao ? cartao.motivo : null
}

const PAGAS: ReadonlySet<PagamentoDeTeste['estado']> = new Set(['APROVADA', 'CONTESTADA', 'RECUPERADA'])

const comoLido = (linha: PagamentoDeTeste, cartao: CartaoGuardado | null = null): PagamentoLido => ({
  pagamento: linha.codigo,
  referencia: linha.referencia,
  estado: linha.estado,
  motivo: linha.motivo,
  valorCentavos: linha.valor_centavos,
  taxaCentavos: PAGAS.has(linha.estado) ? linha.taxa_centavos : 0,
  pix: linha.pix === null || linha.expira_em === null ? null : { codigo: linha.pix, expiraEm: linha.expira_em },
  cartao,
})

const desfechoDoCartao = (nome: CartaoDeTesteEscolhido, renovacao: boolean) => {
  if (nome === 'PENDENTE') return { estado: 'PENDENTE', motivo: null } as const
  const recusa = nome === 'RENOVA_RECUSADO' && !renovacao ? null : motivoDe(nome)
  return recusa === null
    ? ({ estado: 'APROVADA', motivo: null } as const)
    : ({ estado: 'RECUSADA', motivo: recusa } as const)
}

/**
 * A provider that takes no money, for who has no account at a real one: it approves, refuses, keeps waiting, gives back and disputes as one
 * does, and remembers what it answered. All that comes from it is marked as of test.
 */
export function criarSandbox(db: Banco): Provedor {
  const naPlataforma = <T>(trabalho: (tx: Banco) => Promise<T>) => emTransacao(db, { papel: 'plataforma' }, trabalho)
  const doCartao = async (pedido: Pedido, nome: CartaoDeTesteEscolhido, renovacao: boolean): Promise<PagamentoLido> => {
    const { referencia, valorCentavos, agora } = pedido
    const linha = await naPlataforma((tx) =>
      criarPagamento(tx, {
        referencia,
        meio: 'CARTAO',
        ...desfechoDoCartao(nome, renovacao),
        valorCentavos,
        taxaCentavos: aplicarBasisPoints(valorCentavos, TAXA_BP.CARTAO),
        pix: null,
        expiraEm: null,
        aprovaEm: nome === 'PENDENTE' ? agora.add({ seconds: SEGUNDOS_EM_ANALISE }).toString() : null,
        agora: agora.toString(),
      }),
    )
    return comoLido(linha, linha.estado === 'RECUSADA' ? null : guardado(nome))
  }
  const semToken = (pedido: Pedido): PagamentoLido => ({
    pagamento: `recusado-${pedido.referencia}`,
    referencia: pedido.referencia,
    estado: 'RECUSADA',
    motivo: 'TOKEN_INVALIDO',
    valorCentavos: pedido.valorCentavos,
    taxaCentavos: 0,
    pix: null,
    cartao: null,
  })
  const ler = (agora: Temporal.Instant, qual: { codigo: string } | { referencia: string }) =>
    naPlataforma((tx) => lerPagamento(tx, qual, agora.toString()))

  return {
    nome: 'SANDBOX',
    teste: true,
    chavePublica: null,
    conferirEmSegundos: SEGUNDOS_EM_ANALISE,
    async pagarComCartao(pedido) {
      const nome = cartaoDoToken(pedido.cartao.token)
      return nome === null ? semToken(pedido) : doCartao(pedido, nome, false)
    },
    async pagarComCartaoGuardado(pedido) {
      const nome = cartaoDoToken(`teste:${pedido.cartao.cartao}:guardado0`)
      return nome === null ? semToken(pedido) : doCartao(pedido, nome, true)
    },
    async gerarPix({ referencia, valorCentavos, expiraEm, agora }) {
      const pix = gerarPixCopiaECola({
        chave: CHAVE_DE_NINGUEM,
        nome: 'AMBIENTE DE TESTE',
        cidade: 'SEM VALOR',
        valor: valorCentavos,
        txid: `TESTE${referencia.replaceAll('-', '').slice(-20)}`,
      })
      return comoLido(
        await naPlataforma((tx) =>
          criarPagamento(tx, {
            referencia,
            meio: 'PIX',
            estado: 'PENDENTE',
            motivo: null,
            valorCentavos,
            taxaCentavos: aplicarBasisPoints(valorCentavos, TAXA_BP.PIX),
            pix,
            expiraEm: expiraEm.toString(),
            aprovaEm: null,
            agora: agora.toString(),
          }),
        ),
      )
    },
    aceitaCredenciais: () => Promise.resolve(true),
    async consultar({ pagamento, agora }) {
      const linha = await ler(agora, { codigo: pagamento })
      return linha === undefined ? null : comoLido(linha)
    },
    async procurar({ referencia, agora }) {
      const linha = await ler(agora, { referencia })
      return linha === undefined ? null : comoLido(linha)
    },
    async cancelar({ pagamento, agora }) {
      await naPlataforma((tx) => decidirPagamento(tx, { codigo: pagamento }, 'CANCELADA', agora.toString()))
    },
    async devolver({ pagamento, agora }) {
      const linha = await naPlataforma(async (tx) => {
        await decidirPagamento(tx, { codigo: pagamento }, 'DEVOLVIDA', agora.toString())
        return lerPagamento(tx, { codigo: pagamento }, agora.toString())
      })
      if (linha === undefined) throw new Error(`no payment of test ${pagamento}`)
      return comoLido(linha)
    },
    async guardarCartao({ cartao }) {
      const nome = cartaoDoToken(cartao.token)
      return nome === null || (motivoDe(nome) !== null && nome !== 'RENOVA_RECUSADO') ? null : guardado(nome)
    },
    // It tells nobody by HTTP: what it decides is told where it is decided.
    lerAviso: () => null,
    async decidir({ referencia, desfecho, agora }) {
      const para = (
        {
          APROVAR: 'APROVADA',
          RECUSAR: 'RECUSADA',
          EXPIRAR: 'EXPIRADA',
          CONTESTAR: 'CONTESTADA',
          RECUPERAR: 'RECUPERADA',
          DEVOLVER: 'DEVOLVIDA',
        } as const
      )[desfecho]
      const linha = await naPlataforma((tx) => decidirPagamento(tx, { referencia }, para, agora.toString()))
      return linha === undefined ? null : comoLido(linha)
    },
  }
}
