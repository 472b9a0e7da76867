import { PRODUTO } from '@vetlume/dominio/produto'
import type { Servidor } from '../apps/api/src/main.ts'
import type { Ambiente } from './ambiente.ts'
import { lerAmbiente } from './ambiente.ts'
import type { Banco } from './banco.ts'
import { abrirBanco, garantirDemonstracao } from './banco.ts'
import { configuracaoDoServidor } from './configuracao.ts'
import { agendarCopias } from './copias.ts'
import { construirWeb } from './construir-web.ts'
import type { Encerramento } from './encerramento.ts'
import { executar } from './encerramento.ts'
import { mostrarAcesso, mostrarAdministracao } from './mostrar-acesso.ts'
import { iniciarProcessos } from './processos.ts'
import { conferirPorta, tomarVez } from './vez.ts'

/** In this process, or in several that it keeps: then it does not carry the product too. */
async function servir(ambiente: Ambiente, banco: Banco, demonstracao: boolean): Promise<Servidor> {
  if (ambiente.processos > 1) return iniciarProcessos(ambiente, banco, demonstracao)
  const { iniciarServidor } = await import('../apps/api/src/main.ts')
  return iniciarServidor(configuracaoDoServidor(ambiente, banco, demonstracao))
}

async function iniciar(encerramento: Encerramento): Promise<void> {
  const ambiente = lerAmbiente()
  const vez = await tomarVez(ambiente)
  encerramento.depois(vez.ceder)
  await conferirPorta(ambiente)
  console.log(`Iniciando o ${PRODUTO.nome}...`)
  const interfacePronta = construirWeb(ambiente, encerramento)
  interfacePronta.catch(() => undefined)
  const banco = await abrirBanco(ambiente, encerramento)
  const demonstracao = await encerramento.ouEncerrar(garantirDemonstracao(banco, ambiente, encerramento))
  await encerramento.ouEncerrar(interfacePronta)
  const inicio = servir(ambiente, banco, demonstracao)
  const { endereco, administracao } = await encerramento.usar(inicio, ({ parar }) => parar())
  agendarCopias(ambiente, encerramento)
  vez.anunciar(endereco)
  mostrarAcesso(endereco, demonstracao)
  mostrarAdministracao(administracao)
}

await executar(iniciar)
