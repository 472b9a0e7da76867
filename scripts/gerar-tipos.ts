import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { iniciarPostgres } from '../db/embutido/index.ts'
import { gerarTipos } from '../db/gerar-tipos.ts'
import { migrar } from '../db/migrar.ts'

const banco = await iniciarPostgres({ pasta: await mkdtemp(path.join(tmpdir(), 'vetlume-tipos-')), descartavel: true })
try {
  await migrar(banco.urlDono)
  gerarTipos(banco.urlDono)
} finally {
  await banco.parar()
}
