import { randomBytes } from 'node:crypto'
import { ErroDePreparo } from '../db/embutido/erro.ts'
import { BANCO, prepararBanco, trocarNaUrl } from '../db/papeis.ts'
import { executar } from './encerramento.ts'

const USO = `Indique o superusuário do servidor: DATABASE_URL_SUPER=postgres://postgres:senha@servidor:5432/postgres npm run db:papeis`

function senhaDe(variavel: string): string {
  return process.env[variavel] || randomBytes(24).toString('base64url')
}

/** Prepares an own PostgreSQL and prints the two addresses to configure. Running again changes the passwords. */
async function preparar(): Promise<void> {
  const urlSuper = process.env['DATABASE_URL_SUPER']
  if (!urlSuper) throw new ErroDePreparo(USO)
  const senhaDono = senhaDe('VETLUME_SENHA_DONO')
  const senhaApp = senhaDe('VETLUME_SENHA_APP')
  await prepararBanco({ urlSuper, senhaDono, senhaApp })
  const endereco = (usuario: string, senha: string) => trocarNaUrl(urlSuper, { banco: BANCO, usuario, senha })
  console.log(`Banco "${BANCO}" pronto. Guarde estes endereços em lugar seguro; eles não serão mostrados de novo.\n`)
  console.log(`DATABASE_URL=${endereco('vetlume_app', senhaApp)}`)
  console.log(`DATABASE_URL_DONO=${endereco('vetlume_dono', senhaDono)}   # só para migrações`)
}

await executar(async ({ sair }) => {
  await preparar()
  await sair(0)
})
