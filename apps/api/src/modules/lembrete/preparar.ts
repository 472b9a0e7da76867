import { linkDoWhatsApp } from '@vetlume/dominio/formatos'
import { podeLembrar, textoDoLembrete, type LembreteDoAgendamento } from '@vetlume/dominio/lembrete'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { linhaDoAgendamento } from '../agenda/index.ts'
import { visaoDe } from '../cadastros/index.ts'
import { resumoDoAgendamento, type ResumoDoAgendamento } from '../aviso-da-agenda/index.ts'
import { abrirLembrete, lembreteDe } from './queries.ts'

interface Chamada {
  ctx: CtxCliente
  input: { codigo: string }
}

const NENHUM: LembreteDoAgendamento = { enviadoEm: null, resposta: null, motivo: null, respondidoEm: null }

export async function verLembrete({ ctx, input: { codigo } }: Chamada): Promise<LembreteDoAgendamento> {
  const linha = exigir(await linhaDoAgendamento(ctx.tx, ctx.cliente, visaoDe(ctx.ator), codigo))
  return (await lembreteDe(ctx.tx, ctx.cliente, linha)) ?? NENHUM
}

interface Contato {
  telefone: string | null
  aviso: string | null
}

/** Whose number the message goes to, as with mail: the clinic's or, without one, the tutor's. */
function contatoDe({ parceiro, clinica, tutor }: ResumoDoAgendamento): Contato {
  const telefone = parceiro === null ? (tutor?.telefone ?? null) : (clinica?.telefone ?? null)
  if (parceiro === null && !podeLembrar(tutor?.aceitaWhatsapp ?? null))
    return { telefone: null, aviso: 'O tutor pediu para não receber mensagens pelo WhatsApp.' }
  if (parceiro !== null && !podeLembrar(clinica?.aceitaAvisos ?? null))
    return { telefone: null, aviso: 'A clínica pediu para não receber lembretes: veja a ficha dela.' }
  if (telefone !== null) return { telefone, aviso: null }
  return { telefone, aviso: `${parceiro === null ? 'O tutor' : 'A clínica'} não tem telefone no cadastro.` }
}

/** The link and the words to send by hand. The company sends it: a clinic does not confirm to itself. */
export async function prepararLembrete({ ctx, input: { codigo } }: Chamada) {
  const { tx, cliente, agora, servicos } = ctx
  const visao = visaoDe(ctx.ator)
  exigir(await linhaDoAgendamento(tx, cliente, visao, codigo))
  if (visao.tipo === 'PARCEIRO')
    throw new ErroDeDominio('SEM_PERMISSAO', { mensagem: 'Quem envia o lembrete é a empresa.' })
  const resumo = exigir(await resumoDoAgendamento(tx, cliente, codigo))
  const { estado, inicio, animal, servicos: exames, clinica, empresa } = resumo
  if (estado !== 'AGENDADO' || Date.parse(inicio) <= agora.epochMilliseconds)
    throw new ErroDeDominio('TRANSICAO_INVALIDA', {
      mensagem: 'Só um exame agendado, que ainda vai acontecer, espera confirmação.',
    })
  const lembrete = await abrirLembrete(tx, cliente, resumo, agora.toString(), servicos.correio)
  const link = `${servicos.origem}/confirmar-agendamento#${servicos.correio.segredoDoLink(lembrete)}`
  const dados = {
    empresa: empresa.nome,
    animal,
    servicos: exames,
    clinica: clinica?.nome ?? null,
    inicio,
    fuso: empresa.fuso,
  }
  const texto = textoDoLembrete(dados, link)
  const { telefone, aviso } = contatoDe(resumo)
  return { link, texto, whatsapp: telefone === null ? null : linkDoWhatsApp(telefone, texto), aviso }
}
