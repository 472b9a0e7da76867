import { ErroDeDominio } from '@vetlume/dominio/erros'
import { ErroDePreparo } from '../db/embutido/erro.ts'
import { lerAmbiente, lerEmail } from './ambiente.ts'
import { abrirBanco } from './banco.ts'
import { configuracaoDoServidor } from './configuracao.ts'
import { executar, type Encerramento } from './encerramento.ts'
import { tomarVez } from './vez.ts'

/** Prints the invitation of the first ADMIN on the terminal of whoever runs the server, for an installation without mail. */
async function convidar(encerramento: Encerramento): Promise<void> {
  const ambiente = lerAmbiente()
  const email = process.argv[2] ? lerEmail(process.argv[2], process.argv[2]) : ambiente.emailDoAdministrador
  if (email === null) throw new ErroDePreparo('Diga para quem: npm run admin:convite -- voce@empresa.com.br')
  const vez = await tomarVez(ambiente)
  encerramento.depois(vez.ceder)
  // Migrations belong to the start of the server.
  const banco = await abrirBanco({ ...ambiente, bancoExternoDono: null }, encerramento)
  const { abrirRecursos } = await import('../apps/api/src/servicos.ts')
  const { linkDoPrimeiroAdministrador } = await import('../apps/api/src/modules/usuario/index.ts')
  const recursos = abrirRecursos(configuracaoDoServidor(ambiente, banco, false))
  encerramento.depois(recursos.encerrar)
  const link = await recursos
    .porConta('admin:convite', (ctx) => linkDoPrimeiroAdministrador(ctx, email))
    .catch((erro: unknown) => {
      throw erro instanceof ErroDeDominio ? new ErroDePreparo(erro.message, { cause: erro }) : erro
    })
  console.log(`\nAbra este endereço no navegador, em até 7 dias, para criar a senha de ${email}:\n\n  ${link}\n`)
  console.log('Ele vale uma vez e dá acesso à administração: não o guarde nem o envie por canal aberto.')
}

await executar(async (encerramento) => {
  await convidar(encerramento)
  await encerramento.sair(0)
})
