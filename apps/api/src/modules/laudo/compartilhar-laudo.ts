import { ErroDeDominio } from '@vetlume/dominio/erros'
import { linkDoWhatsApp } from '@vetlume/dominio/formatos'
import { ROTULOS_DO_DESTINO, type DestinoDoLink, type LinkDoLaudo } from '@vetlume/dominio/laudo'
import { createHash, randomBytes } from 'node:crypto'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { visaoDe } from '../cadastros/index.ts'
import { registrarNaLinhaDoTempo } from '../atendimento/index.ts'
import { nomeNaLinhaDoTempo } from './acontecimentos.ts'
import { podeCompartilhar } from './policy.ts'
import { laudoVisivel, type LinhaDeLaudo } from './queries.ts'
import {
  compartilhamentosDoLaudo,
  inserirCompartilhamento,
  marcarEnviado,
  quemRecebePorWhatsapp,
  revogarCompartilhamento,
  tutorDoLaudo,
  type Compartilhamento,
} from './queries-compartilhamento.ts'

/** The secret itself is stored nowhere. */
export const hashDaChave = (chave: string): Buffer => createHash('sha256').update(chave).digest()

/** A clinic sees and revokes the links that its person made, not those of the company. */
async function linksVisiveis(
  { tx, cliente, ator }: CtxCliente,
  codigo: string,
): Promise<{ laudo: LinhaDeLaudo; links: Compartilhamento[] }> {
  const visao = visaoDe(ator)
  const laudo = exigir(await laudoVisivel(tx, cliente, visao, codigo))
  return {
    laudo,
    links: await compartilhamentosDoLaudo(tx, cliente, codigo, visao.tipo === 'PARCEIRO' ? ator.usuario : null),
  }
}

export async function listarCompartilhamentos({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: { codigo: string }
}): Promise<Compartilhamento[]> {
  return (await linksVisiveis(ctx, input.codigo)).links
}

/** Makes a secret link of 256 random bits. The secret goes after `#`, which browsers never send, so it is in no log. */
export async function compartilharLaudo({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: { codigo: string; dias: number }
}): Promise<LinkDoLaudo> {
  const { tx, cliente, ator, agora, servicos } = ctx
  const laudo = exigir(await laudoVisivel(tx, cliente, visaoDe(ator), input.codigo))
  if (!podeCompartilhar(laudo.estado)) {
    const mensagem =
      laudo.estado === 'RETIFICADO'
        ? 'Este laudo foi substituído: compartilhe a edição mais nova.'
        : 'Só um laudo assinado pode ser compartilhado.'
    throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem })
  }
  const chave = randomBytes(32).toString('base64url')
  const { codigo, expiraEm } = await inserirCompartilhamento(tx, cliente, {
    laudo: laudo.codigo,
    chave_hash: hashDaChave(chave),
    expira_em: agora.add({ hours: 24 * input.dias }).toString(),
    criado_por: ator.usuario,
    criado_em: agora.toString(),
  })
  ctx.auditar({
    acao: 'compartilhar',
    entidade: 'laudo',
    registro: laudo.codigo,
    mudancas: { link: [null, codigo], expira_em: [null, expiraEm] },
  })
  const url = `${servicos.origem}/laudo-compartilhado#${chave}`
  return { codigo, url, expiraEm, ...(await conversas(ctx, laudo, url)) }
}

/** With the tutor and with the clinic, with the text ready; who sends it reads it before. A clinic chooses whom it writes to. */
async function conversas(
  { tx, cliente, ator }: CtxCliente,
  { codigo, titulo }: LinhaDeLaudo,
  url: string,
): Promise<Pick<LinkDoLaudo, 'whatsapp' | 'clinica'>> {
  const { nome, telefone, aceitaWhatsapp, empresa, animal } = exigir(await tutorDoLaudo(tx, cliente, codigo))
  const daEmpresa = visaoDe(ator).tipo !== 'PARCEIRO'
  const recusado = daEmpresa && aceitaWhatsapp === false
  const para = daEmpresa && !recusado && telefone !== null ? { nome, telefone } : null
  const texto = (ola: string) => `${ola} ${empresa} entregou o laudo de ${animal} (${titulo}). Para ver: ${url}`
  const ola = para === null ? 'Olá!' : `Olá, ${para.nome.split(' ')[0] ?? para.nome}!`
  const daClinica = daEmpresa ? await quemRecebePorWhatsapp(tx, cliente, codigo) : []
  return {
    whatsapp: { url: linkDoWhatsApp(para?.telefone ?? null, texto(ola)), para, recusado },
    clinica: daClinica.map((contato) => ({
      ...contato,
      url: linkDoWhatsApp(contato.telefone, texto(`Olá, ${contato.nome}!`)),
    })),
  }
}

/** Only the company sends a laudo to the clinic, when there is one. */
function conferirDestino({ ator }: CtxCliente, { parceiro }: LinhaDeLaudo, destino: DestinoDoLink): void {
  if (destino === 'CLINICA' && (parceiro === null || visaoDe(ator).tipo === 'PARCEIRO'))
    throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: 'Este laudo não tem clínica a quem enviar.' })
}

function recusarEnvio({ destino }: Compartilhamento): never {
  const mensagem =
    destino === null
      ? 'Este link não abre mais o laudo: crie outro e envie-o.'
      : `Este link já foi enviado ${ROTULOS_DO_DESTINO[destino]}: crie outro e envie-o.`
  throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem })
}

/** That a link went by WhatsApp, to whom, by whom and when: told by the person, since no machine knows. */
export async function marcarComoEnviado({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: { codigo: string; compartilhamento: string; destino: DestinoDoLink }
}): Promise<void> {
  const { tx, cliente, ator, agora } = ctx
  const { destino } = input
  const { laudo, links } = await linksVisiveis(ctx, input.codigo)
  const link = exigir(links.find(({ codigo }) => codigo === input.compartilhamento))
  conferirDestino(ctx, laudo, destino)
  const { usuario: por, nome } = ator
  if (!(await marcarEnviado(tx, cliente, { codigo: link.codigo, destino, agora: agora.toString(), por, nome }))) {
    const agoraMesmo = (await linksVisiveis(ctx, input.codigo)).links.find(({ codigo }) => codigo === link.codigo)
    return agoraMesmo?.destino === destino ? undefined : recusarEnvio(agoraMesmo ?? link)
  }
  ctx.auditar({
    acao: 'enviar por WhatsApp',
    entidade: 'laudo',
    registro: laudo.codigo,
    mudancas: { link: [null, link.codigo], destino: [null, destino], enviado_em: [null, agora.toString()] },
  })
  const texto = `${nomeNaLinhaDoTempo(laudo)} enviado ${ROTULOS_DO_DESTINO[destino]} por WhatsApp`
  const tipo = destino === 'TUTOR' ? 'LAUDO_ENVIADO_AO_TUTOR' : 'LAUDO_ENVIADO_A_CLINICA'
  await registrarNaLinhaDoTempo(ctx, [{ atendimento: laudo.atendimento, tipo, texto }])
}

/** Ends a link; ending it again is no error. */
export async function cancelarCompartilhamento({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: { codigo: string; compartilhamento: string }
}): Promise<void> {
  const { laudo, links } = await linksVisiveis(ctx, input.codigo)
  const { codigo } = exigir(links.find((link) => link.codigo === input.compartilhamento))
  const agora = ctx.agora.toString()
  if (!(await revogarCompartilhamento(ctx.tx, ctx.cliente, codigo, agora))) return
  ctx.auditar({
    acao: 'cancelar link',
    entidade: 'laudo',
    registro: laudo.codigo,
    mudancas: { link: [codigo, null], revogado_em: [null, agora] },
  })
}
