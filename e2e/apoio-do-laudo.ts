import { entrarPelaTela, expect, SENHA, type Page } from './apoio.ts'

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

/** That of `parceiro@demo.vet`. */
const CLINICA = 'Clínica Veterinária X'

interface ListaDe {
  itens: { codigo: string; nome: string; pesoGramas: number | null; especie: { nome: string } }[]
}
export const listar = async (page: Page, rota: string) => (await pedir<ListaDe>(page, 'GET', rota)).itens

/** An exam of a dog, begun. */
export async function marcar(recepcao: Page, servico: string, qual: number) {
  const [servicos, animais, especialistas, clinicas] = await Promise.all([
    listar(recepcao, '/servico?limite=100'),
    listar(recepcao, '/animal?limite=100'),
    listar(recepcao, '/especialista?limite=100'),
    listar(recepcao, '/parceiro?limite=100'),
  ])
  const animal = animais.filter(({ especie, pesoGramas }) => especie.nome === 'Canina' && pesoGramas !== null)[qual]
  const { codigo } = await pedir<{ codigo: string }>(recepcao, 'POST', '/atendimento', {
    animal: animal?.codigo,
    especialista: especialistas.find(({ nome }) => nome.includes('Helena'))?.codigo,
    parceiro: clinicas.find(({ nome }) => nome === CLINICA)?.codigo,
    itens: [{ servico: servicos.find(({ nome }) => nome === servico)?.codigo }],
    pesoGramas: animal?.pesoGramas,
    outroExame: true,
    ignorarEspecialidade: true,
    motivoEspecialidade: 'Plantão da semana.',
  })
  const lido = await pedir<{ versao: number; numero: number; itens: { codigo: string }[] }>(
    recepcao,
    'GET',
    `/atendimento/${codigo}`,
  )
  await pedir(recepcao, 'POST', `/atendimento/${codigo}/transicao`, { versao: lido.versao, acao: 'iniciar' })
  return { item: lido.itens[0]?.codigo, numero: lido.numero }
}

/** What a specialist writes in a laudo before it can be signed. */
export interface Escrito {
  /** Measures that the model asks for, and what is typed of each. */
  medidas: Record<string, string>
  /** What must be written by hand before the signature: the section, and its text. */
  textos?: Record<string, string>
  conclusao: string
}

export async function escrever(page: Page, { medidas, textos = {}, conclusao }: Escrito): Promise<void> {
  for (const [nome, texto] of Object.entries(textos)) {
    await page.getByRole('textbox', { name: `Texto de ${nome}` }).click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(texto)
  }
  for (const [nome, valor] of Object.entries(medidas))
    await page.getByRole('textbox', { name: nome, exact: true }).fill(valor)
  await page.getByRole('textbox', { name: 'Texto da impressão diagnóstica' }).click()
  await page.keyboard.type(conclusao)
  await page.keyboard.press('Alt+Shift+Enter')
}

export async function assinar(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter')
  const dialogo = page.getByRole('dialog', { name: 'Assinar o laudo' })
  await expect(dialogo.getByLabel('Sua senha')).toBeVisible()
  const li = dialogo.getByRole('checkbox', { name: /^Li o/ })
  if ((await li.count()) > 0) await li.check()
  await dialogo.getByLabel('Sua senha').fill(SENHA)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/assinatura eletrônica simples/).first()).toBeVisible()
  // What was done while it was written is not taken back from a signed laudo.
  await expect(page.getByRole('button', { name: 'Desfazer' })).toHaveCount(0)
}
