import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { desenhar, entrarComo } from '../../../teste/tela.tsx'
import { CreditoDaClinica } from './credito-da-clinica.tsx'

const CLINICA = '01990000-0000-7000-8000-0000000000b1'
const credito = (limiteCentavos: number | null, usadoCentavos = 450_000) =>
  servidor.responde(
    'GET /fechamento/credito',
    exemplo('GET /fechamento/credito', {
      limiteCentavos,
      usadoCentavos,
      aReceber: { centavos: 400_000, alvo: { rota: '/financeiro/contas-receber', filtros: { parceiro: CLINICA } } },
      aFaturar: { centavos: 50_000, alvo: { rota: '/financeiro/fechamento', filtros: { vista: 'exames' } } },
    }),
  )

it('diz quanto do limite foi usado, e avisa só quando este exame passa dele', async () => {
  credito(500_000)
  entrarComo('CLIENTE')
  await desenhar(
    <>
      <CreditoDaClinica parceiro={CLINICA} exameCentavos={50_000} />
      <CreditoDaClinica parceiro={CLINICA} exameCentavos={50_001} />
    </>,
  )
  await expect.element(page.getByText(/^R\$\s4\.500,00 de R\$\s5\.000,00 usados do limite$/)).toBeVisible()
  await expect.element(page.getByText(/Com este exame, ela passa dele em R\$\s0,01\./)).toBeVisible()
})

it('diz da clínica que já passou dele, antes de qualquer exame', async () => {
  credito(400_000)
  entrarComo('CLIENTE')
  await desenhar(<CreditoDaClinica parceiro={CLINICA} />)
  await expect.element(page.getByText(/A clínica já passou dele em R\$\s500,00\./)).toBeVisible()
})

it('sem limite, sem clínica ou sem ver as contas a receber, nada', async () => {
  credito(null)
  entrarComo('CLIENTE')
  await desenhar(
    <>
      <p>Formulário</p>
      <CreditoDaClinica parceiro={CLINICA} />
      <CreditoDaClinica parceiro={null} />
    </>,
  )
  await expect.poll(() => servidor.pedidos('GET /fechamento/credito')).toEqual([{ parceiro: CLINICA }])
  await expect.element(page.getByText('Formulário')).toBeVisible()
  expect(page.getByText(/limite/).query()).toBeNull()
})

it('a quem não vê dinheiro nada se pergunta ao servidor', async () => {
  entrarComo('ESPECIALISTA')
  await desenhar(
    <>
      <p>Formulário</p>
      <CreditoDaClinica parceiro={CLINICA} />
    </>,
  )
  await expect.element(page.getByText('Formulário')).toBeVisible()
  expect(servidor.pedidos('GET /fechamento/credito')).toEqual([])
})
