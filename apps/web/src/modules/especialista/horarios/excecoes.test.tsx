import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { escolher, escrever } from '../../../../teste/provar-cadastro.tsx'
import { exemplo } from '../../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../../teste/servidor/index.ts'
import { abrir } from '../../../../teste/tela.tsx'
import { agoraNoFuso } from '../../../lib/fuso.ts'

const HELENA = '01990000-0000-7000-8000-0000000000f1'
const FERIAS = {
  codigo: '01990000-0000-7000-8000-0000000000c1',
  versao: 2,
  tipo: 'FOLGA' as const,
  motivo: 'FERIAS' as const,
  de: '2027-01-04',
  ate: '2027-01-08',
  inicio: null,
  fim: null,
  observacao: 'Praia',
}
const dialogo = (nome: string) => page.getByRole('dialog', { name: nome })
const salvar = (nome: string) => dialogo(nome).getByRole('button', { name: 'Salvar' }).click()

async function abrirHorarios(excecoes: (typeof FERIAS)[] = []): Promise<void> {
  servidor.responde(
    'GET /especialista/:codigo/horarios',
    exemplo('GET /especialista/:codigo/horarios', { excecoes, permissoes: { editar: true } }),
  )
  await abrir(`/cadastro/especialista?codigo=${HELENA}&parte=horarios`, 'CLIENTE')
}

beforeEach(() => {
  servidor.responde('GET /especialista/:codigo/janelas', exemplo('GET /especialista/:codigo/janelas'))
  servidor.responde(
    'GET /especialista/:codigo',
    exemplo('GET /especialista/:codigo', { codigo: HELENA, verPartes: true }),
  )
  servidor.responde('POST /especialista/:codigo/excecoes', FERIAS)
  servidor.responde('PUT /especialista/:codigo/excecoes/:excecao', FERIAS)
})

it('a nova é de folga, de hoje e do dia inteiro, enquanto não se diz outra coisa', async () => {
  await abrirHorarios()
  await page.getByRole('button', { name: 'Nova exceção' }).click()
  await salvar('Nova exceção')
  const hoje = agoraNoFuso().toPlainDate().toString()
  await expect
    .poll(() => servidor.pedidos('POST /especialista/:codigo/excecoes'))
    .toEqual([
      {
        codigo: HELENA,
        tipo: 'FOLGA',
        motivo: 'FERIAS',
        de: hoje,
        ate: hoje,
        inicio: null,
        fim: null,
        observacao: null,
      },
    ])
  await expect.element(page.getByText('Exceção cadastrada.')).toBeVisible()
})

it('o último dia acompanha o primeiro, ida e volta, até que se diga outro; depois, só se ficasse antes', async () => {
  await abrirHorarios()
  await page.getByRole('button', { name: 'Nova exceção' }).click()
  const ultimo = page.getByRole('textbox', { name: 'Último dia' })
  await escrever('Primeiro dia', '31/12/2062')
  await expect.element(ultimo).toHaveValue('31/12/2062')
  await escrever('Primeiro dia', '28/12/2026')
  await expect.element(ultimo).toHaveValue('28/12/2026')
  await escrever('Último dia', '08/01/2027')
  await escrever('Primeiro dia', '04/01/2027')
  await expect.element(ultimo).toHaveValue('08/01/2027')
  await escrever('Primeiro dia', '11/01/2027')
  await expect.element(ultimo).toHaveValue('11/01/2027')
})

it('quem abre horário a mais diz das quantas às quantas, e o motivo passa a ser outro', async () => {
  await abrirHorarios()
  await page.getByRole('button', { name: 'Nova exceção' }).click()
  await escolher('Nestes dias', 'Atende a mais')
  await expect.element(page.getByText('Vale mesmo no almoço, em feriado e nas férias')).toBeVisible()
  await salvar('Nova exceção')
  expect(servidor.pedidos('POST /especialista/:codigo/excecoes')).toEqual([])
  await escrever('Das', '19:00')
  await escrever('Às', '21:00')
  await salvar('Nova exceção')
  await expect
    .poll(() => servidor.pedidos('POST /especialista/:codigo/excecoes'))
    .toMatchObject([{ tipo: 'EXTRA', motivo: 'ATENDIMENTO_EXTRA', inicio: '19:00', fim: '21:00' }])
})

it('a que se altera vem como está, e vai com a versão que se viu', async () => {
  await abrirHorarios([FERIAS])
  await page.getByRole('button', { name: 'Alterar a exceção de 04/01/2027 a 08/01/2027' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Observação' })).toHaveValue('Praia')
  await escrever('Observação', 'Serra')
  await salvar('Alterar exceção')
  const { codigo: excecao, ...igual } = FERIAS
  await expect
    .poll(() => servidor.pedidos('PUT /especialista/:codigo/excecoes/:excecao'))
    .toEqual([{ ...igual, codigo: HELENA, excecao, observacao: 'Serra' }])
})
