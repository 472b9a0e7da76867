import { setPriority } from 'node:os'
import { join } from 'node:path'
import { fazerCopia } from '../db/embutido/copia/copiar.ts'
import { emMega } from '../db/embutido/copia/espaco.ts'
import { recusarRestauracaoPendente } from '../db/embutido/copia/restaurar.ts'
import { ErroDePreparo } from '../db/embutido/erro.ts'
import { alcancarPostgres, iniciarPostgres } from '../db/embutido/index.ts'
import type { Ambiente } from './ambiente.ts'
import { lerAmbiente } from './ambiente.ts'
import { arquivoDasChaves, lerSegredos } from './chaves.ts'
import type { Encerramento } from './encerramento.ts'
import { executar } from './encerramento.ts'

const BAIXA = 10

/** The database of the product that is up, else one started for as long as the copy takes. */
async function alcancar({ pastaDados }: Ambiente, encerramento: Encerramento) {
  const pasta = join(pastaDados, 'postgres')
  const noAr = alcancarPostgres(pasta)
  if (noAr !== null) return noAr
  await encerramento.usar(iniciarPostgres({ pasta }), ({ parar }) => parar())
  return alcancarPostgres(pasta)
}

async function copiar(encerramento: Encerramento): Promise<void> {
  const ambiente = lerAmbiente()
  const { pastaArquivos, pastaCopias: copias, bancoExterno } = ambiente
  if (bancoExterno)
    throw new ErroDePreparo(
      'Com DATABASE_URL o banco de dados é seu, e as cópias dele também: use as do seu PostgreSQL (cópia de base e WAL), junto com a pasta de arquivos e as chaves.',
    )
  const segredos = lerSegredos(ambiente)
  if (segredos === null)
    throw new ErroDePreparo(`Não há instalação para copiar: falta ${arquivoDasChaves(ambiente.pastaDados)}.`)
  recusarRestauracaoPendente(ambiente.pastaDados)
  setPriority(BAIXA)
  const alcancado = await encerramento.ouEncerrar(alcancar(ambiente, encerramento))
  if (alcancado === null) throw new ErroDePreparo('O banco de dados está parado e não iniciou. Repita a cópia.')
  const copia = fazerCopia({ ...alcancado, pastaArquivos, segredos, copias, dizer: (passo) => console.log(passo) })
  const { pasta, manifesto } = await encerramento.ouEncerrar(copia)
  console.log(`\nCópia conferida em ${pasta} (${emMega(manifesto.bytes)}).`)
  console.log(`Guarde também, em outro lugar, as chaves que a abrem: ${join(copias, 'chaves', manifesto.chaves)}`)
}

await executar(async (encerramento) => {
  await copiar(encerramento)
  await encerramento.sair(0)
})
