import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { desenhar } from '../../../teste/tela.tsx'
import { Calendario } from '../calendario.tsx'
import { CampoBusca, type OpcaoDeBusca } from './campo-busca.tsx'
import { CampoData } from './campo-data.tsx'
import { CampoMarcado } from './campo-marcado.tsx'
import { CampoSelecao } from './campo-selecao.tsx'
import { CampoTexto } from './campo-texto.tsx'

interface Valores {
  nome: string
  porte: string | null
  tutor: string | null
  nascimento: string | null
  ativo: boolean
}

type Controle = Control<Valores, unknown, Valores>
const lido: { ler?: () => Valores } = {}
const ler = () => lido.ler?.() ?? VAZIO

const VAZIO: Valores = { nome: '', porte: null, tutor: null, nascimento: null, ativo: false }

function Ficha({ children }: { children: (controle: Controle) => React.ReactNode }) {
  const form = useForm<Valores, unknown, Valores>({
    defaultValues: VAZIO,
  })
  useEffect(() => {
    lido.ler = form.getValues
  }, [form.getValues])
  return <form>{children(form.control)}</form>
}

const PORTES = ['Pequeno', 'Médio', 'Grande'].map((rotulo) => ({ valor: rotulo[0] ?? '', rotulo }))

it('o rótulo nomeia o campo, a ajuda o descreve, e o anel de quem tem o foco se vê', async () => {
  await desenhar(
    <Ficha>
      {(controle) => <CampoTexto controle={controle} nome="nome" rotulo="Nome" ajuda="Como é chamado" obrigatorio />}
    </Ficha>,
  )
  const nome = page.getByRole('textbox', { name: 'Nome', exact: true })
  await expect.element(nome).toHaveAccessibleDescription('Como é chamado')
  await expect.element(nome).toBeRequired()
  await page.getByText('Nome', { exact: true }).click()
  await expect.element(nome).toHaveFocus()
  const caixa = nome.element().parentElement ?? document.body
  expect(getComputedStyle(caixa).boxShadow).toContain('inset')
  document.documentElement.dataset['campos'] = 'filled'
  expect(getComputedStyle(caixa).borderTopColor).toBe(getComputedStyle(caixa).borderBottomColor)
  await userEvent.keyboard('{Tab}')
  expect(getComputedStyle(caixa).borderTopColor).not.toBe(getComputedStyle(caixa).borderBottomColor)
  document.documentElement.dataset['campos'] = 'outlined'
})

it('o texto de várias linhas cresce com o que se escreve', async () => {
  await desenhar(
    <Ficha>{(controle) => <CampoTexto controle={controle} nome="nome" rotulo="Observações" linhas={2} />}</Ficha>,
  )
  const campo = page.getByRole('textbox', { name: 'Observações' })
  const antes = campo.element().clientHeight
  await campo.fill('uma\nduas\ntrês\nquatro')
  expect(campo.element().clientHeight).toBeGreaterThan(antes)
  await campo.fill('uma\n'.repeat(30))
  expect(campo.element().clientHeight).toBeLessThan(antes * 3.5)
})

it('uma opção se escolhe só com o teclado: setas, Home, End, a primeira letra, Enter; Esc não muda nada', async () => {
  await desenhar(
    <Ficha>{(controle) => <CampoSelecao controle={controle} nome="porte" rotulo="Porte" opcoes={PORTES} />}</Ficha>,
  )
  const porte = page.getByRole('combobox', { name: 'Porte', exact: true })
  const opcao = (nome: string) => page.getByRole('option', { name: nome })
  await userEvent.keyboard('{Tab}')
  await expect.element(porte).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(opcao('Nenhum')).toHaveFocus()
  await expect.element(porte).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{End}')
  await expect.element(opcao('Grande')).toHaveFocus()
  await userEvent.keyboard('m')
  await expect.element(opcao('Médio')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(porte).toHaveTextContent('Médio')
  await expect.element(porte).toHaveFocus()
  expect(ler().porte).toBe('M')

  await userEvent.keyboard('{Enter}')
  await expect.element(opcao('Médio')).toHaveFocus()
  await expect.element(opcao('Médio')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Home}{Escape}')
  await expect.element(porte).toHaveFocus()
  expect(ler().porte).toBe('M')
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(opcao('Médio')).toHaveFocus()
  await userEvent.keyboard('{Home}{Enter}')
  await expect.element(porte).toHaveTextContent('Nenhum')
  expect(ler().porte).toBeNull()
})

const TUTORES: OpcaoDeBusca[] = [
  { codigo: '1', nome: 'Ana Prado', detalhe: 'São Paulo' },
  { codigo: '2', nome: 'Bruno Dias', detalhe: null },
]

it('um registro se acha digitando, se escolhe pelas setas e se limpa; Esc devolve o que estava escolhido', async () => {
  const procurados: string[] = []
  await desenhar(
    <Ficha>
      {(controle) => (
        <CampoBusca
          controle={controle}
          nome="tutor"
          rotulo="Tutor"
          chave={['teste', 'tutor']}
          procurar={async (texto) => {
            procurados.push(texto)
            return TUTORES.filter(({ nome }) => nome.toLowerCase().includes(texto.toLowerCase()))
          }}
          criar={{ rotulo: 'Cadastrar', executar: async (nome) => ({ codigo: '3', nome }) }}
        />
      )}
    </Ficha>,
  )
  const tutor = page.getByRole('combobox', { name: 'Tutor', exact: true })
  await tutor.click()
  await expect.element(page.getByRole('option', { name: 'Bruno Dias' })).toBeVisible()
  await userEvent.keyboard('pra')
  await expect.poll(() => procurados).toEqual(['', 'pra'])
  await expect.element(page.getByRole('option', { name: 'Bruno Dias' })).not.toBeInTheDocument()
  const primeira = page.getByRole('option', { name: /Ana Prado/ })
  await expect.element(primeira).toHaveAttribute('id', tutor.element().getAttribute('aria-activedescendant') ?? '')
  await userEvent.keyboard('{Enter}')
  await expect.element(tutor).toHaveValue('Ana Prado')
  await expect.element(tutor).toHaveFocus()
  expect(ler().tutor).toBe('1')

  // What is not chosen is not kept.
  await userEvent.keyboard('x')
  await userEvent.keyboard('{Escape}')
  await expect.element(tutor).toHaveValue('Ana Prado')
  await userEvent.keyboard('{Escape}')
  expect(ler().tutor).toBe('1')

  await page.getByRole('button', { name: 'Limpar' }).click()
  await expect.element(tutor).toHaveValue('')
  expect(ler().tutor).toBeNull()

  await tutor.fill('Clara')
  await page.getByRole('option', { name: 'Cadastrar “Clara”' }).click()
  await expect.element(tutor).toHaveValue('Clara')
  expect(ler().tutor).toBe('3')
})

it('a data se digita com barras ou sem, e se escolhe no calendário pelo teclado', async () => {
  await desenhar(
    <Ficha>
      {(controle) => <CampoData controle={controle} nome="nascimento" rotulo="Nascimento" maximo="2026-12-31" />}
    </Ficha>,
  )
  const campo = page.getByRole('textbox', { name: 'Nascimento' })
  for (const digitado of ['26112026', '26/11/2026']) {
    await campo.clear()
    expect(ler().nascimento).toBeNull()
    await campo.click()
    await userEvent.keyboard(digitado)
    await expect.element(campo).toHaveValue('26/11/2026')
    expect(ler().nascimento).toBe('2026-11-26')
  }
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  const dia = (nome: RegExp) => page.getByRole('button', { name: nome })
  await expect.element(dia(/26 de novembro de 2026/)).toHaveFocus()
  await expect.element(dia(/26 de novembro de 2026/)).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('{PageUp}{ArrowDown}{ArrowRight}')
  await expect.element(dia(/, 3 de novembro de 2026/)).toHaveFocus()
  // After the last day that may be chosen there is none.
  await userEvent.keyboard('{Shift>}{PageDown}{/Shift}')
  await expect.element(dia(/31 de dezembro de 2026/)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{Home}{Enter}')
  await expect.element(campo).toHaveValue('27/12/2026')
  await expect.element(campo).toHaveFocus()
  expect(ler().nascimento).toBe('2026-12-27')
})

it('o calendário leva a outro ano e não deixa escolher o que está fora', async () => {
  const escolhidos: string[] = []
  await desenhar(
    <Calendario
      dia={Temporal.PlainDate.from('2026-03-10')}
      minimo="2025-05-04"
      maximo="2026-03-20"
      aoEscolher={(dia) => escolhidos.push(dia.toString())}
    />,
  )
  await expect.element(page.getByRole('grid', { name: 'março de 2026' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Mês seguinte' })).toBeDisabled()
  await page.getByRole('button', { name: /21 de março/ }).click({ force: true })
  expect(escolhidos).toEqual([])
  await page.getByRole('combobox', { name: 'Ano' }).selectOptions('2025')
  await page.getByRole('combobox', { name: 'Mês' }).selectOptions('maio')
  await expect.element(page.getByRole('button', { name: 'Mês anterior' })).toBeDisabled()
  await page.getByRole('button', { name: 'domingo, 4 de maio de 2025' }).click()
  expect(escolhidos).toEqual(['2025-05-04'])
})

it('a caixa e a chave se marcam pelas palavras e pela barra de espaço', async () => {
  await desenhar(<Ficha>{(controle) => <CampoMarcado controle={controle} nome="ativo" rotulo="Ativo" chave />}</Ficha>)
  const chave = page.getByRole('switch', { name: 'Ativo' })
  await page.getByText('Ativo').click()
  await expect.element(chave).toBeChecked()
  await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift} ')
  await expect.element(chave).not.toBeChecked()
  const { outlineStyle, outlineWidth } = getComputedStyle(chave.element())
  expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px'])
})
