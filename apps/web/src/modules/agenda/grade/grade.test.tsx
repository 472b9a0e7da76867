import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exemplo, type Parcial } from '../../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../../teste/servidor/index.ts'
import type { Corpo } from '../../../../teste/servidor/tipos.ts'
import { abrir } from '../../../../teste/tela.tsx'

const DIA = '2026-11-24'
const [CODIGO, HELENA] = ['01990000-0000-7000-8000-0000000000a1', '01990000-0000-7000-8000-0000000000e1']
const as = (hora: string) => `${DIA}T${hora}:00-03:00`
const emUtc = (hora: string) => new Date(as(hora)).toISOString()
type Item = Parcial<Corpo<'GET /agendamento/periodo'>['itens'][number]> & { fim: string }
const ITEM: Item = {
  codigo: CODIGO,
  versao: 3,
  estado: 'CONFIRMADO',
  inicio: emUtc('10:00'),
  fim: emUtc('11:00'),
  especialista: { codigo: HELENA, nome: 'Helena Prado' },
  animal: { nome: 'Amora' },
}
const jornadas = [
  {
    especialista: { codigo: HELENA, nome: 'Helena Prado', cor: '#0a7d73' },
    fuso: 'America/Sao_Paulo',
    dias: [{ dia: DIA, janelas: [{ inicio: emUtc('08:00'), fim: emUtc('18:00') }] }],
  },
]
const coluna = () => page.getByRole('group', { name: 'Helena Prado' })
const caixa = (nome: RegExp) => coluna().getByRole('button', { name: nome })

/** Height of an hour inside the column: the marks stand a whole hour apart. */
function altura(hora: string): number {
  const { top } = coluna().element().getBoundingClientRect()
  const marcas = [...document.querySelectorAll('.ag-horas span')].filter(({ textContent }) => textContent !== '')
  const [a, b] = marcas.map((marca) => marca.getBoundingClientRect())
  const [h, m] = hora.split(':').map(Number) as [number, number]
  if (a === undefined || b === undefined) throw new Error('a grade não mostra horas')
  const desde = h + m / 60 - Number(marcas[0]?.textContent?.slice(0, 2))
  return a.top + a.height / 2 - top + desde * (b.top - a.top)
}

/** A minute past the hour: on the line itself the press could fall on the quarter before it. */
const ponto = (hora: string) => ({ x: 120, y: altura(hora) + 2 })

const arrastarNaColuna = (de: string, para: string) =>
  userEvent.dragAndDrop(coluna(), coluna(), { sourcePosition: ponto(de), targetPosition: ponto(para), steps: 8 })

async function abrirDia(itens: Item[] = [ITEM], alturaDaTela = 1400): Promise<void> {
  let guardados = itens
  await page.viewport(1280, alturaDaTela)
  servidor.responde('GET /agendamento/periodo', () =>
    exemplo('GET /agendamento/periodo', { fuso: 'America/Sao_Paulo', completo: true, itens: guardados, jornadas }),
  )
  servidor.responde('POST /agendamento/:codigo/mover', ({ codigo, inicio, fim, versao }) => {
    guardados = guardados.map((item) => ({ ...item, inicio, fim: fim ?? item.fim, versao: versao + 1 }))
    return { codigo, versao: versao + 1, estado: 'CONFIRMADO' }
  })
  await abrir(`/agenda/agenda-atendimento?visao=dia&dia=${DIA}`, 'CLIENTE')
  await expect.element(coluna()).toBeVisible()
}

describe('grade da agenda', () => {
  const movidos = () => servidor.pedidos('POST /agendamento/:codigo/mover')

  it('arrastar um agendamento muda o horário, e a caixa vai junto', async () => {
    await abrirDia()
    await arrastarNaColuna('10:30', '14:30')
    await expect.element(page.getByText('Amora: de 10:00 para 14:00.')).toBeVisible()
    await expect.element(caixa(/14:00 Amora/)).toBeVisible()
    expect(movidos()).toMatchObject([
      { codigo: CODIGO, versao: 3, inicio: emUtc('14:00'), fim: emUtc('15:00'), especialista: HELENA },
    ])
  })

  it('desfazer manda de volta, com a versão nova', async () => {
    await abrirDia()
    await arrastarNaColuna('10:30', '14:30')
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect.poll(() => movidos().at(-1)).toMatchObject({ versao: 4, inicio: emUtc('10:00'), fim: emUtc('11:00') })
  })

  it('recusado, volta para onde estava', async () => {
    await abrirDia()
    servidor.recusa('POST /agendamento/:codigo/mover', 'HORARIO_OCUPADO')
    await arrastarNaColuna('10:30', '14:30')
    await expect.poll(movidos).toHaveLength(1)
    await expect.element(caixa(/10:00 Amora/)).toBeVisible()
  })

  it('puxar a borda de baixo muda só o fim', async () => {
    await abrirDia()
    const { x, y } = ponto('11:00')
    await userEvent.dragAndDrop(coluna(), coluna(), {
      sourcePosition: { x, y: y - 6 },
      targetPosition: { x, y: altura('12:00') - 4 },
      steps: 8,
    })
    await expect.poll(() => movidos()).toMatchObject([{ inicio: emUtc('10:00'), fim: emUtc('12:00') }])
  })

  it('arrastar no vazio abre o agendamento novo, com o especialista da coluna', async () => {
    await abrirDia()
    await arrastarNaColuna('13:00', '14:30')
    const dialogo = page.getByRole('dialog', { name: 'Novo agendamento' })
    await expect.element(dialogo).toBeVisible()
    await expect.element(dialogo.getByRole('combobox', { name: 'Especialista' })).toHaveValue('Helena Prado')
  })

  it('quem não pode mover não arrasta', async () => {
    await abrirDia([{ ...ITEM, permissoes: { mover: false } }])
    await arrastarNaColuna('10:30', '14:30')
    await expect.element(caixa(/10:00 Amora/)).toBeVisible()
    expect(movidos()).toEqual([])
  })

  it('pelas setas muda, Esc desiste e só Enter grava', async () => {
    await abrirDia()
    ;(caixa(/10:00 Amora/).element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect.element(page.getByText('Mudança descartada.')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}')
    await expect.element(page.getByText(/10:30 às 11:45.*Enter aplica/)).toBeInTheDocument()
    const previa = document.querySelector('.ag-previa')?.getBoundingClientRect()
    expect(Math.abs((previa?.height ?? 0) - (altura('11:45') - altura('10:30')))).toBeLessThan(3)
    expect(movidos()).toEqual([])
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Amora: de 10:00 para 10:30.')).toBeVisible()
    expect(movidos()).toMatchObject([{ versao: 3, inicio: emUtc('10:30'), fim: emUtc('11:45') }])
  })

  it('um clique abre a ficha do agendamento', async () => {
    servidor.responde(
      'GET /agendamento/:codigo',
      exemplo('GET /agendamento/:codigo', { codigo: CODIGO, inicio: emUtc('10:00'), fim: emUtc('11:00') }),
    )
    await abrirDia()
    await caixa(/10:00 Amora/).click()
    await expect.poll(() => location.search).toContain(`agendamento=${CODIGO}`)
    expect(movidos()).toEqual([])
  })

  it('o dia começa à vista meia hora antes do primeiro exame', async () => {
    await abrirDia([{ ...ITEM, inicio: emUtc('16:00'), fim: emUtc('17:00') }], 600)
    const rolo = document.querySelector('[data-rolo]')!
    const acima = () =>
      caixa(/16:00 Amora/)
        .element()
        .getBoundingClientRect().top - rolo.getBoundingClientRect().top
    const hora = altura('10:00') - altura('09:00')
    await expect.poll(() => rolo.scrollTop).toBeGreaterThan(hora)
    // The heading stands over the half hour.
    expect(acima()).toBeGreaterThan(hora / 2)
    expect(acima()).toBeLessThan(3 * hora)
  })
})
