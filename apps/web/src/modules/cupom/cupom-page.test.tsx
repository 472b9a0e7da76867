import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { escrever, provarCadastro } from '../../../teste/provar-cadastro.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

provarCadastro('/financeiro/cupom', {
  perfil: 'ADMIN',
  caminho: 'cupom',
  linha: { texto: 'VOLTA10', tipo: 'PERCENTUAL', percentualBp: 1_000 },
  mostra: 'VOLTA10',
  vazia: 'Nenhum cupom',
  novo: 'Novo cupom',
  preenche: async () => {
    await escrever('Código', 'verao15')
    await escrever('Percentual', '15')
  },
  pede: { texto: 'VERAO15', tipo: 'PERCENTUAL', percentualBp: 1_500, valorCentavos: null, planos: [] },
  ficha: { texto: 'VERAO15', tipo: 'PERCENTUAL', percentualBp: 1_500 },
  depois: 'VERAO15',
})

const CODIGO = '01990000-0000-7000-8000-0000000000c1'
const PLANO = { codigo: '01990000-0000-7000-8000-0000000000a1', nome: 'Essencial' }

it.each([
  { planos: [PLANO], usos: 0, retira: true, inclui: true, diz: 'Sem nenhum escolhido, o cupom vale em todos.' },
  { planos: [PLANO], usos: 1, retira: false, inclui: true, diz: /continua valendo nos planos em que valia/ },
  { planos: [], usos: 1, retira: false, inclui: false, diz: 'Já foi usado: continua valendo em todos os planos.' },
])('com $usos usos e $planos.length planos escolhidos, mostra o que ainda pode mudar', async (caso) => {
  const { retira, inclui, diz, ...ficha } = caso
  servidor.responde('GET /cupom/:codigo', exemplo('GET /cupom/:codigo', { codigo: CODIGO, ...ficha }))
  await abrir(`/financeiro/cupom?codigo=${CODIGO}`, 'ADMIN')
  await expect.element(page.getByText(diz)).toBeVisible()
  expect(page.getByRole('button', { name: 'Retirar Essencial' }).elements()).toHaveLength(retira ? 1 : 0)
  expect(page.getByRole('combobox', { name: 'Incluir plano' }).elements()).toHaveLength(inclui ? 1 : 0)
})
