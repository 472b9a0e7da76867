import { SEM_CONFIRMAR, type Confirmacoes } from '@vetlume/dominio/agenda'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { EscolhaDoTrabalho } from '@vetlume/dominio/trabalho'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { linhaDoAgendamento, moverAgendamento, passarEspera, type Seguidor } from '../agenda/index.ts'
import { passarAtendimento } from '../atendimento/index.ts'
import { passarExame, passarLaudo, passarRevisao } from '../laudo/index.ts'
import { ehExame, type Pessoa } from './queries.ts'

export interface Passagem {
  escolha: EscolhaDoTrabalho
  de: Pessoa
  para: Pessoa
  motivo: string
}

const confirmado = ({ ressalvas }: EscolhaDoTrabalho, motivo: string): Confirmacoes => ({
  ...SEM_CONFIRMAR,
  confirmarPlantao: ressalvas.includes('FORA_DO_HORARIO'),
  confirmarDeslocamento: ressalvas.includes('FORA_DE_ALCANCE'),
  ignorarEspecialidade: ressalvas.includes('SEM_ESPECIALIDADE'),
  motivoEspecialidade: motivo,
})

/** The same time with somebody else, checked as any move; its atendimento follows. */
async function passarHorario(ctx: CtxCliente, { escolha, de, para, motivo }: Passagem, seguidor: Seguidor) {
  const { codigo, versao } = escolha
  const linha = exigir(await linhaDoAgendamento(ctx.tx, ctx.cliente, { tipo: 'EMPRESA' }, codigo))
  if (linha.especialista !== de.codigo)
    throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: 'Já é de outra pessoa: atualize a lista e confira.' })
  const { inicio, fim } = linha
  const input = { codigo, versao, especialista: para.codigo, inicio, fim, ...confirmado(escolha, motivo) }
  await seguidor.segurar(ctx, [codigo])
  await moverAgendamento({ ctx, input })
  await seguidor.seguir(ctx, [codigo])
}

/** One thing from one specialist to another, by the verb of its kind. Throws why it cannot be. */
export async function passar(ctx: CtxCliente, passagem: Passagem, seguidor: Seguidor): Promise<void> {
  const { escolha, de, para, motivo } = passagem
  const { codigo, versao } = escolha
  const um = { codigo, versao, de, para, insistencia: confirmado(escolha, motivo) }
  switch (escolha.tipo) {
    case 'AGENDAMENTO':
      return passarHorario(ctx, passagem, seguidor)
    case 'ATENDIMENTO':
      return passarAtendimento(ctx, um)
    case 'LAUDO':
      return (await ehExame(ctx.tx, ctx.cliente, codigo)) ? passarExame(ctx, um) : passarLaudo(ctx, um)
    case 'REVISAO':
      return passarRevisao(ctx, um)
    case 'ESPERA':
      return passarEspera(ctx, um)
  }
}
