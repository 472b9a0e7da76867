import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { criarApp } from './app.ts'
import { ASSINANTES, ROTINAS } from './assinantes.ts'
import { arquivosEmPasta } from './infra/arquivos.ts'
import { conectar } from './infra/banco/index.ts'
import { criarCofre } from './infra/cofre.ts'
import { criarCorreio, type ServidorDeCorreio } from './infra/correio.ts'
import { criarImpressor } from './infra/pdf/index.ts'
import { criarRegistro } from './infra/registro.ts'
import { relogioDoSistema } from './infra/relogio.ts'
import { iniciarTarefas } from './infra/tarefas/index.ts'
import { criarEscuta } from './infra/tempo-real/index.ts'
import { criarTokens } from './infra/token.ts'

export interface Configuracao {
  /** Role vetlume_app. */
  bancoUrl: string
  porta: number
  host: string
  pastaWeb: string
  pastaArquivos: string
  /** Secrets of at least 32 characters, from the environment. */
  chaves: { token: string; dados: string }
  producao: boolean
  demonstracao: boolean
  /** Origin that people reach the product at; the local address when left out. */
  origem?: string
  /** Where mail goes out; without it, messages are kept to be read by an ADMIN. */
  correio?: ServidorDeCorreio
  /** Requests a minute that one signed-in person may make; 600 when left out. */
  usoPorMinuto?: number
}

export interface Servidor {
  endereco: string
  parar(): Promise<void>
}

/** Starts the server and its jobs, and answers how to stop them: no request is cut, no job is lost. */
export async function iniciarServidor(configuracao: Configuracao): Promise<Servidor> {
  const { bancoUrl, porta, host, pastaWeb, pastaArquivos, chaves, producao } = configuracao
  const { db, encerrar } = conectar(bancoUrl)
  const impressor = criarImpressor()
  const origem = configuracao.origem ?? `http://localhost:${porta}`
  const correio = criarCorreio(configuracao.correio ?? null, chaves.token)
  const servicos = {
    arquivos: arquivosEmPasta(pastaArquivos),
    correio,
    impressor,
    tokens: criarTokens(chaves.token),
    origem,
  }
  const relogio = relogioDoSistema
  const logger = criarRegistro(producao ? 'info' : 'warn')
  const tarefas = await iniciarTarefas({
    url: bancoUrl,
    db,
    relogio,
    logger,
    servicos,
    assinantes: ASSINANTES,
    rotinas: ROTINAS,
  })
  const escuta = criarEscuta({ url: bancoUrl, logger })
  const app = await criarApp({
    db,
    relogio,
    servicos,
    tarefas,
    escuta,
    cofre: criarCofre(chaves.dados),
    web: { pasta: pastaWeb, guardadas: path.join(pastaArquivos, 'interface') },
    producao,
    exigirSegundoFator: producao && !configuracao.demonstracao,
    logger,
    ...(configuracao.usoPorMinuto ? { usoPorMinuto: configuracao.usoPorMinuto } : {}),
  })
  await app.listen({ port: porta, host })
  const { port } = app.server.address() as AddressInfo
  return {
    endereco: `http://localhost:${port}`,
    async parar() {
      await app.close()
      await escuta.encerrar()
      await tarefas.parar()
      correio.encerrar()
      await impressor.encerrar()
      await encerrar()
    },
  }
}
