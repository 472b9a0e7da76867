import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { escolher, escrever, provarCadastro } from '../../../teste/provar-cadastro.tsx'
import { exemplo, type Parcial } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import type { Corpo } from '../../../teste/servidor/tipos.ts'
import { abrir } from '../../../teste/tela.tsx'

const [CODIGO, CANINA, CLARA] = [
  '01990000-0000-7000-8000-0000000000a1',
  '01990000-0000-7000-8000-0000000000a2',
  '01990000-0000-7000-8000-0000000000a3',
]

function responderPeloProntuario(): void {
  servidor.responde('GET /animal/:codigo/prontuario', exemplo('GET /animal/:codigo/prontuario'))
  servidor.responde('GET /animal/:codigo/medidas', [])
  servidor.responde('GET /animal/:codigo/duplicados', [])
}

provarCadastro('/cadastro/animal', {
  perfil: 'CLIENTE',
  caminho: 'animal',
  linha: { nome: 'Amora', tutor: { nome: 'Clara Prado' } },
  mostra: 'Clara Prado',
  vazia: 'Nenhum paciente cadastrado',
  novo: 'Novo paciente',
  tambem: () => {
    responderPeloProntuario()
    servidor.responde('GET /especie', exemplo('GET /especie', { itens: [{ codigo: CANINA, nome: 'Canina' }] }))
    servidor.responde('GET /tutor', exemplo('GET /tutor', { itens: [{ codigo: CLARA, nome: 'Clara Prado' }] }))
  },
  preenche: async () => {
    await escrever('Nome', 'Tobias')
    await escolher('Tutor', /Clara Prado/)
    await escolher('Espécie', 'Canina')
    await escolher('Sexo', 'Macho')
    await escrever('Nascimento ou idade', '10/03/2020')
    await escrever('Peso de hoje', '12,4')
    await escrever('Microchip', '985 112 345 678 903')
  },
  pede: {
    nome: 'Tobias',
    tutor: CLARA,
    especie: CANINA,
    sexo: 'MACHO',
    nascimento: '2020-03-10',
    pesoGramas: 12_400,
    microchip: '985112345678903',
  },
  ficha: { codigo: CODIGO, nome: 'Tobias', especie: { codigo: CANINA, nome: 'Canina' } },
  depois: 'Prontuário',
})

async function abrirProntuario(ficha: Parcial<Corpo<'GET /animal/:codigo'>>): Promise<void> {
  responderPeloProntuario()
  servidor.responde('GET /animal/:codigo', exemplo('GET /animal/:codigo', { codigo: CODIGO, nome: 'Amora', ...ficha }))
  await abrir(`/cadastro/animal?codigo=${CODIGO}`, 'CLIENTE')
  await expect.element(page.getByRole('heading', { name: 'Amora' })).toBeVisible()
}

const identificacao = () => page.getByRole('region', { name: 'Identificação' })

it('lê o microchip em grupos de três, e não deixa rótulo do que ninguém informou', async () => {
  await abrirProntuario({ microchip: '985112345678903', pelagem: 'Tricolor' })
  await expect.element(identificacao().getByText('985 112 345 678 903')).toBeVisible()
  expect(
    identificacao()
      .getByRole('term')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Pelagem', 'Microchip'])
})

it('mostra o alerta, o último peso e quanto mudou desde o anterior', async () => {
  await abrirProntuario({
    alerta: 'Morde',
    pesoGramas: 11_000,
    pesos: [
      { codigo: CODIGO, gramas: 11_000, medidoEm: '2026-11-20T15:00:00Z' },
      { codigo: CANINA, gramas: 10_000, medidoEm: '2026-10-20T15:00:00Z' },
    ],
  })
  await expect.element(page.getByRole('alert').getByText('Morde')).toBeVisible()
  await expect.element(page.getByText('11 kg', { exact: true }).first()).toBeVisible()
  await expect.element(page.getByText('+1 kg, em 20/11/2026')).toBeVisible()
})

it('de quem morreu, o prontuário fica e não se oferece novo atendimento', async () => {
  await abrirProntuario({ obito: '2026-11-01', obitoMotivo: 'Idade avançada' })
  await expect.element(page.getByText(/morreu em 01\/11\/2026: Idade avançada\./)).toBeVisible()
  expect(page.getByRole('link', { name: 'Novo atendimento' }).query()).toBeNull()
})
