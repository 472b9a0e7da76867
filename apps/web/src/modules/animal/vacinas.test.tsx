import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { escolher } from '../../../teste/provar-cadastro.tsx'
import { exemplo, type Parcial } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import type { Corpo } from '../../../teste/servidor/tipos.ts'
import { abrir } from '../../../teste/tela.tsx'

const CODIGO = '01990000-0000-7000-8000-0000000000a1'
const DADA = '01990000-0000-7000-8000-0000000000b1'
const SEM_MAIS = { lote: null, fabricante: null, aplicadaPor: null, observacao: null } as const
const V10 = { ...SEM_MAIS, codigo: DADA, vacina: 'V10', dia: '2025-11-10', proxima: '2026-11-10', versao: 3 } as const

async function abrirPaciente(ficha: Parcial<Corpo<'GET /animal/:codigo'>> = {}): Promise<void> {
  servidor.responde('GET /animal/:codigo/prontuario', exemplo('GET /animal/:codigo/prontuario'))
  servidor.responde('GET /animal/:codigo/medidas', [])
  servidor.responde('GET /animal/:codigo/duplicados', [])
  servidor.responde('GET /copia-prontuario', exemplo('GET /copia-prontuario'))
  servidor.responde(
    'GET /animal/:codigo',
    exemplo('GET /animal/:codigo', {
      codigo: CODIGO,
      nome: 'Amora',
      especie: { nome: 'Canina' },
      permissoes: { editar: true },
      ...ficha,
    }),
  )
  await abrir(`/cadastro/animal?codigo=${CODIGO}`, 'CLIENTE')
  await expect.element(page.getByRole('heading', { name: 'Amora' })).toBeVisible()
}

const secao = () => page.getByRole('region', { name: 'Vacinas' })
const campo = (nome: string) => page.getByRole('textbox', { name: nome })
const linhas = () =>
  secao()
    .getByRole('row')
    .elements()
    .slice(1)
    .map(({ textContent }) => textContent)

it('a próxima dose que passou é um alerta na página, e está marcada na tabela', async () => {
  const emDia = { ...V10, codigo: CODIGO, vacina: 'Antirrábica', lote: 'L-7', proxima: '2027-01-10', atrasada: false }
  await abrirPaciente({ vacinas: [emDia, { ...V10, atrasada: true }] })
  await expect.element(page.getByRole('alert')).toHaveTextContent('Vacina atrasada: V10 (desde 10/11/2026).')
  expect(linhas()).toEqual(['Antirrábica10/11/2025\u00a0· lote L-710/01/2027', 'V1010/11/202510/11/2026Atrasada'])
})

it('em dia, nada alerta; sem vacina, diz que não há', async () => {
  await abrirPaciente({ vacinas: [{ ...V10, atrasada: false }] })
  expect(page.getByRole('alert').query()).toBeNull()
  expect(linhas()).toEqual(['V1010/11/202510/11/2026'])
})

it('sem vacina, diz que não há; quem não escreve não registra', async () => {
  await abrirPaciente({ permissoes: { editar: false } })
  await expect.element(secao().getByText('Nenhuma vacina registrada.')).toBeVisible()
  expect(secao().getByRole('button').query()).toBeNull()
})

it('registra uma da espécie, com lote e próxima dose, e ela fica na tabela', async () => {
  await abrirPaciente()
  servidor.responde('POST /animal/:codigo/vacinas', { vacinas: [{ ...V10, atrasada: true }] })
  await secao().getByRole('button', { name: 'Registrar vacina' }).click()
  await escolher('Vacina', 'V10')
  await campo('Aplicada em').fill('10/11/2025')
  await campo('Próxima dose').fill('10/11/2026')
  await campo('Lote').fill('L-9')
  await page.getByRole('button', { name: 'Registrar', exact: true }).click()
  await expect.element(page.getByText('Vacina registrada.')).toBeVisible()
  expect(servidor.pedidos('POST /animal/:codigo/vacinas')).toEqual([
    { ...SEM_MAIS, codigo: CODIGO, vacina: 'V10', dia: '2025-11-10', proxima: '2026-11-10', lote: 'L-9' },
  ])
  await expect.element(secao().getByText('Atrasada')).toBeVisible()
})

it('a que não é das usuais se escreve, e o que se registrou se corrige e se apaga', async () => {
  await abrirPaciente({ vacinas: [{ ...V10, vacina: 'Leishmaniose', atrasada: false }] })
  servidor.responde('PUT /animal/:codigo/vacinas/:vacinaDada', {
    vacinas: [{ ...V10, vacina: 'Coronavírus', atrasada: false }],
  })
  await secao().getByRole('button', { name: 'Corrigir a vacina Leishmaniose de 10/11/2025' }).click()
  await expect.element(campo('Qual vacina')).toHaveValue('Leishmaniose')
  await campo('Qual vacina').fill('Coronavírus')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(page.getByText('Vacina corrigida.')).toBeVisible()
  expect(servidor.pedidos('PUT /animal/:codigo/vacinas/:vacinaDada')).toMatchObject([
    { codigo: CODIGO, vacinaDada: DADA, versao: 3, vacina: 'Coronavírus' },
  ])
  servidor.responde('DELETE /animal/:codigo/vacinas/:vacinaDada', { vacinas: [] })
  await secao().getByRole('button', { name: 'Apagar a vacina Coronavírus de 10/11/2025' }).click()
  await page.getByRole('button', { name: 'Apagar', exact: true }).click()
  await expect.element(secao().getByText('Nenhuma vacina registrada.')).toBeVisible()
  expect(servidor.pedidos('DELETE /animal/:codigo/vacinas/:vacinaDada')).toEqual([{ codigo: CODIGO, vacinaDada: DADA }])
})
