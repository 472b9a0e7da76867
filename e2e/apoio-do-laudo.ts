import { entrarPelaTela, type Page } from './apoio.ts'

type Json = Record<string, unknown>

/** Asks the product as the page would. */
export async function pedir<T>(page: Page, metodo: string, rota: string, corpo?: Json): Promise<T> {
  return page.evaluate(
    async ([comQual, onde, oQue]) => {
      const resposta = await fetch(`/api${onde}`, {
        method: comQual,
        headers: {
          Authorization: `Bearer ${localStorage.getItem('token')}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': crypto.randomUUID(),
        },
        ...(oQue === null ? {} : { body: JSON.stringify(oQue) }),
      })
      if (!resposta.ok) throw new Error(`${comQual} ${onde}: ${resposta.status} ${await resposta.text()}`)
      return resposta.status === 204 ? (undefined as never) : ((await resposta.json()) as never)
    },
    [metodo, rota, corpo ?? null] as const,
  )
}

interface Item {
  codigo: string
  titulo: string
  estado: string
  modalidade: string
  animal: { codigo: string }
  especialista: { codigo: string }
  atendimento: { codigo: string }
}
interface Lido {
  conteudo: { secoes: { situacao: string }[] }
}

/** A new abdominal ultrasound, just begun, of a patient whose last one was normal. Answers the draft, open to who signs. */
export async function comecarExame(page: Page, recepcao: Page, qual: number): Promise<string> {
  await Promise.all([entrarPelaTela(page, 'especialista@demo.vet'), entrarPelaTela(recepcao, 'cliente@demo.vet')])
  const { itens } = await pedir<{ itens: Item[] }>(page, 'GET', '/laudo?modalidade=ULTRASSONOGRAFIA&limite=100')
  const usados = new Set<string>()
  const servem: Item[] = []
  for (const item of itens) {
    if (!item.titulo.startsWith('Ultrassom abdominal') || usados.has(item.animal.codigo)) continue
    if (!['ASSINADO', 'ENTREGUE', 'VISUALIZADO'].includes(item.estado)) continue
    usados.add(item.animal.codigo)
    const { conteudo } = await pedir<Lido>(page, 'GET', `/laudo/${item.codigo}`)
    if (conteudo.secoes.every(({ situacao }) => situacao === 'NORMAL')) servem.push(item)
    if (servem.length > qual) break
  }
  const antes = servem[qual]
  if (antes === undefined) throw new Error('no normal abdominal ultrasound in the demonstration')
  const { itens: exames, pesoGramas } = await pedir<{
    itens: { servico: { codigo: string } }[]
    pesoGramas: number | null
  }>(recepcao, 'GET', `/atendimento/${antes.atendimento.codigo}`)
  const servico = exames[0]?.servico.codigo ?? ''
  const novo = await pedir<{ codigo: string }>(recepcao, 'POST', '/atendimento', {
    animal: antes.animal.codigo,
    especialista: antes.especialista.codigo,
    itens: [{ servico }],
    outroExame: true,
    pesoGramas,
  })
  const { versao, itens: pedidos } = await pedir<{ versao: number; itens: { codigo: string }[] }>(
    recepcao,
    'GET',
    `/atendimento/${novo.codigo}`,
  )
  await pedir(recepcao, 'POST', `/atendimento/${novo.codigo}/transicao`, { versao, acao: 'iniciar' })
  const { codigo } = await pedir<{ codigo: string }>(page, 'POST', '/laudo', { item: pedidos[0]?.codigo })
  return codigo
}
