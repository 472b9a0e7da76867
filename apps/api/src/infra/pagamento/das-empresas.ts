import type { ProvedorDoRecebimento } from '@vetlume/dominio/financeiro'
import { hkdfSync } from 'node:crypto'
import type { Cofre } from '../cofre.ts'
import { titularDoToken, type Conexao } from './conexao-do-mercado-pago.ts'
import { criarMercadoPago } from './mercado-pago.ts'
import type { Provedor } from './porta.ts'

interface Credenciais {
  token: string
  segredo: string
}

/** A connection as it is kept. */
export interface ConexaoGuardada {
  cliente: string
  provedor: ProvedorDoRecebimento
  /** Null in the one of test. */
  envelope: Uint8Array | null
  endereco: string
}

/** The accounts of companies at providers, each with credentials of its own. */
export interface ContasDasEmpresas {
  /** Whether this installation lets a company try it out without money. */
  comTeste: boolean
  /** What nobody guesses, the same each time: a company registers it before it has credentials. */
  segredoDoEndereco(cliente: string): string
  /** Of this installation, to be registered at the provider. */
  enderecoDosAvisos(segredo: string): string
  selar(cliente: string, credenciais: Credenciais): Buffer
  /** Whose account these credentials open. Throws `CredenciaisRecusadas` or `PagamentoIndisponivel`. */
  conferir(conexao: ConexaoGuardada): Promise<string>
  abrir(conexao: ConexaoGuardada): Provedor
}

interface Opcoes extends Omit<Conexao, 'token'> {
  cofre: Cofre
  /** Of the installation, at least 32 characters. */
  chave: string
  origem: string
  /** Null where money is real. */
  sandbox: Provedor | null
}

/** Where sealed credentials open: the row of that company and nowhere else. */
const lugarDe = (cliente: string) => `recebimento:${cliente}`

export function criarContasDasEmpresas({ cofre, chave, origem, sandbox, ...prazos }: Opcoes): ContasDasEmpresas {
  const caminho = (segredo: string) => `/api/recebimento/aviso/${segredo}`
  const doSandbox = (): Provedor => {
    if (sandbox === null) throw new Error('this installation has no environment of test')
    return sandbox
  }
  const abrirEnvelope = ({ cliente, envelope }: ConexaoGuardada): Credenciais => {
    if (envelope === null) throw new Error('a connection to a real provider without credentials')
    return cofre.abrir(envelope, lugarDe(cliente)) as Credenciais
  }
  return {
    comTeste: sandbox !== null,
    segredoDoEndereco: (cliente) =>
      Buffer.from(hkdfSync('sha256', chave, cliente, 'vetlume-avisos-da-empresa-1', 32)).toString('base64url'),
    enderecoDosAvisos: (segredo) => `${origem}${caminho(segredo)}`,
    selar: (cliente, { token, segredo }) => cofre.selar({ token, segredo }, lugarDe(cliente)),
    async conferir(conexao) {
      if (conexao.provedor === 'SANDBOX') return 'Ambiente de teste'
      return titularDoToken({ ...prazos, token: abrirEnvelope(conexao).token })
    },
    abrir(conexao) {
      if (conexao.provedor === 'SANDBOX') return doSandbox()
      const credenciais = abrirEnvelope(conexao)
      return criarMercadoPago({
        ...prazos,
        ...credenciais,
        chavePublica: '',
        origem,
        caminhoDoAviso: caminho(conexao.endereco),
      })
    },
  }
}
