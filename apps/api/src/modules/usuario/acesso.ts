import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { SessaoAberta } from '@vetlume/dominio/sessao'
import type { Usuario } from '@vetlume/dominio/usuario'
import { exigir } from '../../infra/banco/index.ts'
import { enviarLinkDeSenha, travarConta } from '../conta/index.ts'
import { apagarSegundoFator, avisarPessoa, encerrarSessoesDe, listarSessoes } from '../sessao/index.ts'
import { abrirParaMudar, lerFicha, registrarAcao, responder, type Chamada } from './comum.ts'
import { exigirOutraPessoa, recusar } from './policy.ts'

type DaPessoa = Chamada<{ codigo: string }>

/** Sends the person the link that sets another password. The one in use works until then: only they choose it. */
export async function mandarLinkDeSenha({ ctx, input: { codigo } }: DaPessoa): Promise<void> {
  const { estado } = await abrirParaMudar(ctx, codigo)
  if (estado === 'CONVIDADO') throw recusar('Esta pessoa ainda não aceitou o convite: mande o convite outra vez.')
  if (estado === 'INATIVO') throw recusar('Esta pessoa está inativa. Reative-a antes.')
  if (!(await enviarLinkDeSenha(ctx, exigir(await travarConta(ctx.tx, codigo)), 'redefinir-senha'))) {
    throw new ErroDeDominio('MUITAS_TENTATIVAS', { mensagem: 'Já foram três links na última hora. Espere um pouco.' })
  }
  registrarAcao(ctx, 'MANDAR_LINK_DE_SENHA', codigo)
}

/** For who lost the device and the recovery codes. The person is told, and everywhere they were signed in ends. */
export async function redefinirSegundoFator({ ctx, input: { codigo } }: DaPessoa): Promise<Usuario> {
  await abrirParaMudar(ctx, codigo)
  exigirOutraPessoa(ctx.ator, codigo, 'Troque o seu próprio aplicativo em “Minha conta”, com a senha e um código.')
  if (!(await apagarSegundoFator(ctx.tx, codigo)))
    throw recusar('Esta pessoa não tem a verificação em duas etapas ligada.')
  await encerrarSessoesDe(ctx, { usuario: codigo })
  await avisarPessoa(ctx, codigo, 'segundo-fator-desligado', { peloAdministrador: true })
  registrarAcao(ctx, 'REDEFINIR_SEGUNDO_FATOR', codigo)
  return responder(ctx, codigo)
}

export async function verSessoes({ ctx, input: { codigo } }: DaPessoa): Promise<SessaoAberta[]> {
  await lerFicha(ctx, codigo)
  return listarSessoes(ctx, codigo)
}

export async function encerrarSessoes({ ctx, input: { codigo } }: DaPessoa): Promise<void> {
  await abrirParaMudar(ctx, codigo)
  await encerrarSessoesDe(ctx, { usuario: codigo })
}

export async function encerrarSessao({ ctx, input }: Chamada<{ codigo: string; sessao: string }>): Promise<void> {
  await abrirParaMudar(ctx, input.codigo)
  await encerrarSessoesDe(ctx, { usuario: input.codigo, sessao: input.sessao })
}
