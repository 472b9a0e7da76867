import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { ErroDePreparo } from '../db/embutido/erro.ts'
import { travar } from '../db/embutido/trava.ts'
import type { Ambiente } from './ambiente.ts'

const ESPERA_MS = 3000

export interface Vez {
  anunciar(endereco: string): void
  ceder(): Promise<void>
}

/** With an own database many servers may share the folder; only the embedded one has a single owner. */
const VEZ_LIVRE: Vez = { anunciar: () => undefined, ceder: async () => undefined }

/**
 * Takes the folder's turn to serve; the wait covers a server that is just ending.
 * @throws ErroDePreparo that tells where the other one answers.
 */
export async function tomarVez({ pastaDados, bancoExterno }: Ambiente): Promise<Vez> {
  if (bancoExterno) return VEZ_LIVRE
  const anuncio = join(pastaDados, 'endereco.txt')
  const trava = await travar(join(pastaDados, 'servidor.trava'), ESPERA_MS)
  if (!trava) {
    const onde = existsSync(anuncio) ? `em ${readFileSync(anuncio, 'utf8')}` : 'e ainda está iniciando'
    throw new ErroDePreparo(
      `O Vetlume já está rodando nesta pasta ${onde}. Encerre-o (Ctrl+C no terminal dele) antes de iniciar outro.`,
    )
  }
  rmSync(anuncio, { force: true })
  return {
    anunciar: (endereco) => writeFileSync(anuncio, endereco),
    ceder: async () => {
      rmSync(anuncio, { force: true })
      trava.soltar()
    },
  }
}

/** Fails early and clearly when another program has the port, before a database is started for nothing. */
export async function conferirPorta({ porta, host }: Ambiente): Promise<void> {
  const escuta = createServer()
  try {
    await new Promise<void>((ok, falha) => escuta.once('error', falha).listen(porta, host, ok))
  } catch (erro) {
    const codigo = erro instanceof Error && 'code' in erro ? erro.code : ''
    if (codigo === 'EADDRINUSE')
      throw new ErroDePreparo(
        `A porta ${porta} já está em uso por outro programa. Escolha outra: PORT=${porta + 1} npm start`,
      )
    if (codigo === 'EACCES')
      throw new ErroDePreparo(`A porta ${porta} exige permissão de administrador. Escolha outra: PORT=3000 npm start`)
    throw erro
  }
  await new Promise((ok) => escuta.close(ok))
}
