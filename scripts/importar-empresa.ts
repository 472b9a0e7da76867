import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { importarEmpresa, type Importada } from '../db/empresa/importar.ts'
import { ErroDePreparo } from '../db/embutido/erro.ts'
import { lerAmbiente } from './ambiente.ts'
import { abrirBanco } from './banco.ts'
import { configuracaoDoServidor } from './configuracao.ts'
import { executar, type Encerramento } from './encerramento.ts'
import { tomarVez } from './vez.ts'

const COMO = 'npm run importar-empresa -- copia.zip --chave=SHA256:...'

function lerPedido(): { caminho: string; chave: string | undefined } {
  const { positionals, values } = parseArgs({ options: { chave: { type: 'string' } }, allowPositionals: true })
  const [caminho] = positionals
  if (caminho === undefined) throw new ErroDePreparo(`Diga qual cópia: ${COMO}`)
  return { caminho: resolve(caminho), chave: values.chave }
}

/** What is told at the end, for whoever goes on from here. */
function contar(
  { empresa, linhas, arquivos, perdidos, convidar, reconhecidas, semCpf }: Importada,
  cartas: boolean,
): void {
  console.log(`\n${empresa.nome} está nesta instalação: ${linhas} registros e ${arquivos} arquivos.`)
  if (perdidos > 0) console.log(`${perdidos} arquivos já faltavam na origem e não vieram.`)
  if (reconhecidas > 0) console.log(`${reconhecidas} pessoas já tinham conta aqui e entram com a senha que têm.`)
  console.log(
    cartas
      ? `${convidar.length} pessoas foram convidadas a criar a senha.`
      : `${convidar.length} pessoas esperam convite. Sem servidor de correio, as cartas ficam guardadas para quem administra.`,
  )
  if (semCpf.length > 0) console.log(`O CPF destas pessoas é de outra conta e ficou em branco: ${semCpf.join(', ')}.`)
  console.log('\nFalta enviar de novo: os certificados A1. E criar outra vez: os endereços secretos da agenda.')
}

async function importar(encerramento: Encerramento): Promise<void> {
  const { caminho, chave } = lerPedido()
  const ambiente = lerAmbiente()
  const vez = await tomarVez(ambiente)
  encerramento.depois(vez.ceder)
  const banco = await abrirBanco(ambiente, encerramento)
  if (banco.urlDono === null)
    throw new ErroDePreparo('Indique também DATABASE_URL_DONO: quem traz uma empresa é o dono do esquema.')
  const { abrirRecursos } = await import('../apps/api/src/servicos.ts')
  const { receberImportada } = await import('../apps/api/src/modules/usuario/index.ts')
  const recursos = abrirRecursos(configuracaoDoServidor(ambiente, banco, false))
  encerramento.depois(recursos.encerrar)
  const fim = new AbortController()
  const importacao = importarEmpresa(caminho, {
    urlDono: banco.urlDono,
    arquivos: recursos.servicos.arquivos,
    chave,
    dizer: (passo) => console.log(passo),
    sinal: fim.signal,
  })
  // What was written is taken back before the database is let go.
  encerramento.depois(async () => {
    fim.abort(new ErroDePreparo('A importação foi interrompida. Nada mudou nesta instalação.'))
    await importacao.catch(() => undefined)
  })
  const importada = await encerramento.ouEncerrar(importacao)
  await recursos.porConta('importar-empresa', (ctx) => receberImportada(ctx, importada))
  contar(importada, ambiente.correio !== null)
}

await executar(async (encerramento) => {
  await importar(encerramento)
  await encerramento.sair(0)
})
