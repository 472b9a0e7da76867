import path from 'node:path'
import { iniciarPostgres } from '../../db/embutido/index.ts'
import { iniciarProcesso } from '../processos/index.ts'
import { processosDoPostgres } from '../processos/sistema.ts'

// What the bench has while it measures: a database and a process that makes the load. Tells whom to look for, and stays.
const postgres = await iniciarPostgres({ pasta: path.join(process.argv[2] ?? '', 'banco'), acompanhado: true })
const gerador = await iniciarProcesso('gerador')
process.send?.([gerador.pid, processosDoPostgres(postgres.pasta).principal])
setInterval(() => undefined, 60_000)
