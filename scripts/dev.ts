import { join } from 'node:path'
import { lerAmbiente } from './ambiente.ts'
import { abrirBanco, garantirDemonstracao } from './banco.ts'
import { assistir, comandoDe } from './comando.ts'
import { configuracaoDoServidor } from './configuracao.ts'
import type { Encerramento } from './encerramento.ts'
import { executar } from './encerramento.ts'
import { mostrarAcesso } from './mostrar-acesso.ts'
import { conferirPorta, tomarVez } from './vez.ts'

const DISTANCIA_DA_API = 1000

/** API that restarts and screens that reload as files change, on the same embedded database as `npm start`. */
async function desenvolver(encerramento: Encerramento): Promise<void> {
  const ambiente = lerAmbiente()
  const vez = await tomarVez(ambiente)
  encerramento.depois(vez.ceder)
  const portaApi = ambiente.porta + DISTANCIA_DA_API
  await conferirPorta(ambiente)
  await conferirPorta({ ...ambiente, porta: portaApi })
  const banco = await abrirBanco(ambiente, encerramento)
  const demonstracao = await encerramento.ouEncerrar(garantirDemonstracao(banco, ambiente, encerramento))
  const config = {
    ...configuracaoDoServidor({ ...ambiente, porta: portaApi }, banco, demonstracao),
    origem: `http://localhost:${ambiente.porta}`,
    producao: false,
  }
  const { raiz } = ambiente
  const vigiadas = ['apps/api/src', 'packages/dominio/src'].map((pasta) => `--watch-path=${join(raiz, pasta)}`)
  const api = assistir(
    process.execPath,
    ['--watch', '--watch-preserve-output', ...vigiadas, join(raiz, 'scripts', 'dev-api.ts')],
    {
      pasta: raiz,
      env: { VETLUME_CONFIG: JSON.stringify(config) },
      encerramento,
    },
  )
  const vite = assistir(
    comandoDe(raiz, 'vite'),
    ['--port', String(ambiente.porta), '--strictPort', '--logLevel', 'warn'],
    {
      pasta: join(raiz, 'apps', 'web'),
      env: { VETLUME_API: `http://localhost:${portaApi}` },
      encerramento,
    },
  )
  const endereco = `http://localhost:${ambiente.porta}`
  vez.anunciar(endereco)
  mostrarAcesso(endereco, demonstracao)
  await encerramento.ouEncerrar(Promise.race([api, vite]))
  await encerramento.sair(1)
}

await executar(desenvolver)
