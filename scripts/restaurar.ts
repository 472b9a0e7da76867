import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { listarCopias } from '../db/embutido/copia/guardadas.ts'
import { restaurarCopia } from '../db/embutido/copia/restaurar.ts'
import { ErroDePreparo } from '../db/embutido/erro.ts'
import type { Ambiente } from './ambiente.ts'
import { lerAmbiente } from './ambiente.ts'
import type { Encerramento } from './encerramento.ts'
import { executar } from './encerramento.ts'
import { tomarVez } from './vez.ts'

function escolher({ raiz, pastaCopias }: Ambiente, pedida: string | undefined): string {
  const nomes = listarCopias(pastaCopias)
  const lista = nomes.length > 0 ? `\n${nomes.map((nome) => `  ${nome}`).join('\n')}` : ' nenhuma.'
  if (pedida === undefined)
    throw new ErroDePreparo(`Diga qual: npm run restaurar -- <cópia>. Em ${pastaCopias} há:${lista}`)
  const achada = [join(pastaCopias, pedida), resolve(raiz, pedida)].find((pasta) => existsSync(pasta))
  if (achada !== undefined) return achada
  throw new ErroDePreparo(`A cópia ${pedida} não existe. Em ${pastaCopias} há:${lista}`)
}

async function restaurar(encerramento: Encerramento): Promise<void> {
  const ambiente = lerAmbiente()
  if (ambiente.bancoExterno)
    throw new ErroDePreparo(
      'Com DATABASE_URL o banco de dados é seu: restaure-o com as ferramentas do PostgreSQL. Este comando é do banco embutido.',
    )
  const opcoes = { chaves: { type: 'string' } } as const
  const { positionals, values } = parseArgs({ options: opcoes, allowPositionals: true })
  const copia = escolher(ambiente, positionals[0])
  const vez = await tomarVez(ambiente)
  encerramento.depois(vez.ceder)
  const { pastaDados, pastaArquivos, raiz } = ambiente
  const chaves = values.chaves === undefined ? null : resolve(raiz, values.chaves)
  const dizer = (passo: string) => console.log(passo)
  await encerramento.ouEncerrar(restaurarCopia(copia, chaves, { pastaDados, pastaArquivos, dizer }))
  console.log('\nRestaurada. Inicie o produto: npm start')
}

await executar(async (encerramento) => {
  await restaurar(encerramento)
  await encerramento.sair(0)
})
