import type { AtendimentoCompleto } from '@vetlume/dominio/atendimento'
import type { ItemDeLaudo } from '@vetlume/dominio/laudo'
import type { Pagina } from '@vetlume/dominio/contrato'
import type { Pedinte } from './pedir.ts'

interface Quem {
  recepcao: Pedinte
  especialista: Pedinte
}

/**
 * So many drafts of abdominal ultrasounds as their model brings them, each of an exam opened and started now, of a patient who had
 * one delivered: those of the demonstration depend on the hour when it was made.
 */
export async function comecarRascunhos({ recepcao, especialista }: Quem, quantos: number): Promise<string[]> {
  const { itens } = await especialista<Pagina<ItemDeLaudo>>(
    'GET',
    '/laudo?modalidade=ULTRASSONOGRAFIA&estado=ENTREGUE&limite=100',
  )
  // The demonstration is of the week when it was made: some days leave one such patient, who then has several exams.
  const pacientes = [...new Map(itens.map((item) => [item.animal.codigo, item])).values()]
  if (pacientes.length === 0) throw new Error('no patient had an ultrasound')
  const anteriores = Array.from({ length: quantos }, () => pacientes)
    .flat()
    .slice(0, quantos)
  const codigos: string[] = []
  for (const { animal, especialista: quem, atendimento } of anteriores) {
    const { itens: exames, pesoGramas } = await recepcao<AtendimentoCompleto>(
      'GET',
      `/atendimento/${atendimento.codigo}`,
    )
    const novo = await recepcao<{ codigo: string }>('POST', '/atendimento', {
      animal: animal.codigo,
      especialista: quem.codigo,
      itens: exames.slice(0, 1).map(({ servico }) => ({ servico: servico.codigo })),
      outroExame: true,
      pesoGramas,
    })
    const { versao, itens: pedidos } = await recepcao<AtendimentoCompleto>('GET', `/atendimento/${novo.codigo}`)
    await recepcao('POST', `/atendimento/${novo.codigo}/transicao`, { versao, acao: 'iniciar' })
    const { codigo } = await especialista<{ codigo: string }>('POST', '/laudo', { item: pedidos[0]?.codigo })
    codigos.push(codigo)
  }
  return codigos
}
