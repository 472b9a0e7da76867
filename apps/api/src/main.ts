import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { criarApp } from './app.ts'
import { ASSINANTES, ROTINAS, ROTINAS_DO_MINUTO } from './assinantes.ts'
import { criarCofre } from './infra/cofre.ts'
import { iniciarTarefas } from './infra/tarefas/index.ts'
import { criarEscuta } from './infra/tempo-real/index.ts'
import { convidarPrimeiroAdministrador, type Administracao } from './modules/usuario/index.ts'
import { abrirRecursos, type Instalacao } from './servicos.ts'
import { SOMAS } from './somas.ts'

export interface Configuracao extends Instalacao {
  host: string
  pastaWeb: string
  demonstracao: boolean
  /** Who is invited to run the platform while nobody does. */
  emailDoAdministrador?: string
  /** Requests a minute that one signed-in person may make; 600 when left out. */
  usoPorMinuto?: number
}

/** One process of a server. */
export interface Atendimento {
  endereco: string
  parar(): Promise<void>
}

export interface Servidor extends Atendimento {
  administracao: Administracao
}

/** What is done once a start, however many processes serve. */
async function prepararInicio(configuracao: Configuracao): Promise<Administracao> {
  const { servicos, logger, porConta, encerrar } = abrirRecursos(configuracao)
  try {
    // What people send is worked on in memory, or in the store: the only place where a kill leaves something half written.
    const recolhidos = await servicos.arquivos.recolherProvisorios()
    if (recolhidos > 0) logger.warn({ recolhidos }, 'arquivos provisórios recolhidos')
    return await porConta('inicio', (ctx) =>
      convidarPrimeiroAdministrador(ctx, configuracao.emailDoAdministrador ?? null),
    )
  } finally {
    await encerrar()
  }
}

/** Serves beside the other processes of a server that was started; it stops as the server does. */
export async function atender(configuracao: Configuracao): Promise<Atendimento> {
  const { bancoUrl, porta, host, pastaWeb, pastaArquivos, chaves, producao, demonstracao } = configuracao
  const recursos = abrirRecursos(configuracao)
  const { db, servicos, relogio, logger } = recursos
  const tarefas = await iniciarTarefas({
    url: bancoUrl,
    db,
    relogio,
    logger,
    servicos,
    assinantes: ASSINANTES,
    rotinas: ROTINAS,
    rotinasDoMinuto: ROTINAS_DO_MINUTO,
    somas: SOMAS,
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
    exigirSegundoFator: producao && !demonstracao,
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
      await recursos.encerrar()
    },
  }
}

/** Starts the server and its jobs, and answers how to stop them: no request is cut, no job is lost. */
export async function iniciarServidor(configuracao: Configuracao): Promise<Servidor> {
  const administracao = await prepararInicio(configuracao)
  return { administracao, ...(await atender(configuracao)) }
}
