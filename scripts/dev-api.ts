import { iniciarServidor } from '../apps/api/src/main.ts'

/** The API of `npm run dev`, in a process of its own that Node restarts at each change. */
const servidor = await iniciarServidor(JSON.parse(process.env['VETLUME_CONFIG'] ?? '{}'))
const parar = async () => {
  await servidor.parar()
  process.exit(0)
}
for (const sinal of ['SIGINT', 'SIGTERM'] as const) process.once(sinal, () => void parar())
