import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { escolher, escrever, provarCadastro } from '../../../teste/provar-cadastro.tsx'
import { abrir } from '../../../teste/tela.tsx'

provarCadastro('/cadastro/especialista', {
  perfil: 'CLIENTE',
  caminho: 'especialista',
  linha: { nome: 'Helena Prado', crmv: 'CRMV-SP 12345', especialidade: { nome: 'Cardiologia' } },
  mostra: 'CRMV-SP 12345',
  vazia: 'Nenhum especialista',
  novo: 'Novo especialista',
  preenche: async () => {
    await escrever('Nome', 'Rui Campos')
    await escolher('Estado do CRMV', /Rio de Janeiro/)
    await escrever('Número do CRMV', '678')
    await escolher('Inscrição', 'Inscrição secundária')
    await escrever('Reembolso por km', '1,85')
    await escrever('Franquia de km por dia', '20')
  },
  pede: {
    nome: 'Rui Campos',
    crmvUf: 'RJ',
    crmvNumero: '678',
    crmvTipo: 'SECUNDARIA',
    kmCentavos: 185,
    franquiaKm: 20,
  },
  ficha: { nome: 'Rui Campos', crmv: 'CRMV-RJ 678-S' },
  depois: 'CRMV-RJ 678-S',
})

it('o endereço de onde sai para de crescer onde o cadastro para de aceitar', async () => {
  await abrir('/cadastro/especialista?novo=1', 'CLIENTE')
  const campo = page.getByRole('textbox', { name: 'Endereço de onde sai' })
  await campo.fill('a'.repeat(198))
  await campo.click()
  await userEvent.keyboard('{End}bcd')
  await expect.element(campo).toHaveValue(`${'a'.repeat(198)}bc`)
})

it('diz de que tipo é a chave Pix que reconheceu', async () => {
  await abrir('/cadastro/especialista?novo=1', 'CLIENTE')
  const campo = page.getByRole('textbox', { name: 'Chave Pix' })
  await campo.fill('helena@exemplo.com.br')
  await expect.element(campo).toHaveAccessibleDescription('Reconhecida como e-mail')
})
