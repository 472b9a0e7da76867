import { OPERADORA_NAO_INFORMADA, TERMOS_VIGENTES, type Operadora } from '@vetlume/dominio/conta'
import type { Logger } from 'pino'
import type { CtxPlataforma, Servicos } from './context.ts'
import { arquivosEmPasta } from './infra/arquivos.ts'
import { conectar, type Banco } from './infra/banco/index.ts'
import { criarCarimbo } from './infra/carimbo.ts'
import { raizesIcpBrasil } from './infra/certificado/index.ts'
import { criarCorreio, type ServidorDeCorreio } from './infra/correio.ts'
import { SEM_FIM } from './infra/pedinte.ts'
import type { BancoEmbutido } from './infra/embutido.ts'
import { criarAmbienteDeTeste } from './infra/nota-fiscal/index.ts'
import { criarCofre } from './infra/cofre.ts'
import {
  criarContasDasEmpresas,
  criarMercadoPago,
  criarSandbox,
  type CredenciaisDoMercadoPago,
} from './infra/pagamento/index.ts'
import { criarImpressor } from './infra/pdf/index.ts'
import { criarDiario } from './infra/diario.ts'
import { relogioDoSistema, type Relogio } from './infra/relogio.ts'
import { criarTokens } from './infra/token.ts'
import { emPlataforma } from './infra/unidade.ts'

export interface Instalacao {
  /** Role vetlume_app. */
  bancoUrl: string
  /** Of the pool of this process; 16 when left out. */
  conexoes?: number
  porta: number
  pastaArquivos: string
  /** Secrets of at least 32 characters, from the environment. */
  chaves: { token: string; dados: string }
  producao: boolean
  /** Origin that people reach the product at; the local address when left out. */
  origem?: string
  /** Where mail goes out; without it, messages are kept to be read by an ADMIN. */
  correio?: ServidorDeCorreio
  /** Who takes the money of the subscriptions; without it, nobody does and all of it is marked as of test. */
  mercadoPago?: CredenciaisDoMercadoPago
  /** Who runs this installation; nobody is named when left out. */
  operadora?: Operadora
  /** The embedded database and its copies, when this installation runs one. */
  embutido?: BancoEmbutido
}

export interface Recursos {
  db: Banco
  servicos: Servicos
  relogio: Relogio
  logger: Logger
  /** Runs what nobody asked for by HTTP; `motivo` stands in the trail where a request has its number. */
  porConta<T>(motivo: string, trabalho: (ctx: CtxPlataforma<null>) => Promise<T>): Promise<T>
  encerrar(): Promise<void>
}

/** What the server and the commands of whoever runs it share. */
export function abrirRecursos({
  bancoUrl,
  conexoes,
  porta,
  pastaArquivos,
  chaves,
  producao,
  ...resto
}: Instalacao): Recursos {
  const origem = resto.origem ?? `http://localhost:${porta}`
  const { db, encerrar } = conectar(bancoUrl, conexoes === undefined ? {} : { maximo: conexoes })
  const real = resto.mercadoPago ? criarMercadoPago({ ...resto.mercadoPago, origem }) : null
  const servicos = {
    arquivos: arquivosEmPasta(pastaArquivos),
    correio: criarCorreio(resto.correio ?? null, chaves.token),
    impressor: criarImpressor(),
    tokens: criarTokens(chaves.token),
    notaFiscal: criarAmbienteDeTeste(db),
    pagamento: real ?? criarSandbox(db),
    recebimentos: criarContasDasEmpresas({
      cofre: criarCofre(chaves.dados),
      chave: chaves.dados,
      origem,
      sandbox: real === null ? criarSandbox(db) : null,
    }),
    carimbo: criarCarimbo(chaves.dados),
    raizes: raizesIcpBrasil(),
    embutido: resto.embutido ?? null,
    operadora: resto.operadora ?? OPERADORA_NAO_INFORMADA,
    termos: TERMOS_VIGENTES,
    origem,
  }
  const relogio = relogioDoSistema
  const logger = criarDiario(producao ? 'info' : 'warn')
  return {
    db,
    servicos,
    relogio,
    logger,
    porConta: (requestId, trabalho) =>
      emPlataforma(
        db,
        { agora: relogio.agora(), ator: null, servicos, requestId, endereco: null, logger, sinal: SEM_FIM },
        trabalho,
      ),
    async encerrar() {
      servicos.correio.encerrar()
      await servicos.impressor.encerrar()
      await encerrar()
    },
  }
}
