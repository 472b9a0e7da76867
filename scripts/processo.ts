import { atender, iniciarServidor, type Atendimento } from '../apps/api/src/main.ts'
import { estadoDasCopias } from './copias.ts'
import type { Aviso, Ordem, SituacaoEnviada } from './processos.ts'

// One of the processes of `iniciarProcessos`. It ends when that one says so; when that one dies, Node ends it.

let situacao: SituacaoEnviada = null
let servidor: Promise<Atendimento> | null = null

const avisar = (aviso: Aviso, depois?: () => void) => process.send?.(aviso, undefined, undefined, depois)

async function servir({ ambiente, configuracao, primeiro, ...ordem }: Extract<Ordem, { tipo: 'servir' }>) {
  situacao = ordem.situacao
  const embutido = {
    situacao: () => ({
      subindo: situacao?.subindo === true,
      voltouEm: situacao?.voltouEm ? Temporal.Instant.from(situacao.voltouEm) : null,
    }),
    copias: () => estadoDasCopias(ambiente),
  }
  const completa = { ...configuracao, ...(situacao === null ? {} : { embutido }) }
  if (!primeiro) return { ...(await atender(completa)), administracao: null }
  return iniciarServidor(completa)
}

async function parar(): Promise<void> {
  const iniciado = await servidor?.catch(() => null)
  await iniciado?.parar().catch((erro: unknown) => console.error(erro))
  process.exit(0)
}

process.on('message', (ordem: Ordem) => {
  if (ordem.tipo === 'situacao') situacao = ordem.situacao
  else if (ordem.tipo === 'parar') void parar()
  else {
    const inicio = servir(ordem)
    servidor = inicio
    inicio.then(
      ({ endereco, administracao }) => avisar({ tipo: 'servindo', endereco, administracao }),
      (erro: unknown) => {
        console.error(erro)
        avisar({ tipo: 'falhou', mensagem: erro instanceof Error ? erro.message : String(erro) }, () => process.exit(1))
      },
    )
  }
})
// A Ctrl+C reaches every process of the terminal: the first one decides when the others stop.
for (const sinal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(sinal, () => undefined)
