import { iniciarServidor } from '../apps/api/src/main.ts'
import { lerAmbiente } from './ambiente.ts'
import { estadoDasCopias } from './copias.ts'

/** The API of `npm run dev`, in a process of its own that Node restarts at each change. */
const ambiente = lerAmbiente()
// Whether the database is up is known to the process that runs it; here it is only asked.
const embutido = {
  situacao: () => ({ subindo: false, voltouEm: null }),
  copias: () => estadoDasCopias(ambiente),
}
const servidor = await iniciarServidor({
  ...JSON.parse(process.env['VETLUME_CONFIG'] ?? '{}'),
  ...(ambiente.bancoExterno ? {} : { embutido }),
})
const parar = async () => {
  await servidor.parar()
  process.exit(0)
}
for (const sinal of ['SIGINT', 'SIGTERM'] as const) process.once(sinal, () => void parar())
