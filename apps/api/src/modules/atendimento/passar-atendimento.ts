import { podeMudar, type Confirmacoes } from '@vetlume/dominio/agenda'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxCliente } from '../../context.ts'
import { diferencas } from '../../infra/auditoria.ts'
import { exigir } from '../../infra/banco/index.ts'
import { exigirVersaoDoAtendimento } from './ler-atendimento.ts'
import { registrarNaLinhaDoTempo } from './linha-do-tempo.ts'
import { horarioDoAgendamento } from './queries-horario.ts'
import { itensVivos } from './queries-itens.ts'
import { alterarAtendimento, travarAtendimento } from './queries.ts'
import { registrarRessalva, ressalvaDoEspecialista } from './ressalva.ts'
import { paraTrilha } from './trilha.ts'

interface Passagem {
  codigo: string
  versao: number
  de: { codigo: string }
  para: { codigo: string; nome: string }
  insistencia: Pick<Confirmacoes, 'ignorarEspecialidade' | 'motivoEspecialidade'>
}

const recusar = (mensagem: string) => new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem })

/** Gives an atendimento that did not begin, and has no time of its own, to another specialist. One with a time goes with it. */
export async function passarAtendimento(
  ctx: CtxCliente,
  { codigo, versao, de, para, insistencia }: Passagem,
): Promise<void> {
  const { tx, cliente, ator } = ctx
  const atual = exigir(await travarAtendimento(tx, cliente, { tipo: 'EMPRESA' }, codigo))
  if (atual.estado !== 'ABERTO') throw recusar('O exame já começou ou foi cancelado.')
  if (atual.especialista !== de.codigo) throw recusar('Já é de outra pessoa: atualize a lista e confira.')
  await exigirVersaoDoAtendimento(ctx, atual, versao)
  const horario = await horarioDoAgendamento(tx, cliente, atual.agendamento)
  if (horario !== null && podeMudar(horario.estado)) throw recusar('Este exame tem horário marcado: passe o horário.')
  const itens = await itensVivos(tx, cliente, codigo)
  const ressalva = await ressalvaDoEspecialista(ctx, { especialista: para.codigo, itens }, insistencia)
  await alterarAtendimento(tx, atual, { especialista: para.codigo })
  const texto = `Especialista definido: ${para.nome}`
  await registrarNaLinhaDoTempo(ctx, [{ atendimento: codigo, tipo: 'ESPECIALISTA', texto }])
  await registrarRessalva(ctx, codigo, ressalva)
  if (para.codigo !== ator.especialista)
    ctx.publicar({ tipo: 'atendimento.atribuido', dados: { atendimento: codigo, especialista: para.codigo } })
  const depois = { ...atual, especialista: para.codigo }
  ctx.auditar({
    acao: 'ALTERAR',
    entidade: 'atendimento',
    registro: codigo,
    mudancas: diferencas(await paraTrilha(ctx, atual, itens), await paraTrilha(ctx, depois, itens)),
  })
}
